// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/issues/issuedetail.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "views/issues/emptystate.h"

namespace kartenwerk {

IssueDetail::IssueDetail(QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_title(new QLabel(this)),
      m_explanation(new QLabel), m_mend(new QPushButton(this)), m_mendAll(new QPushButton(this))
{
  m_title->setFont(headingFont(*this));
  m_title->setWordWrap(true);
  m_explanation->setWordWrap(true);
  m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_explanation->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_scroll->setWidget(m_explanation);
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->viewport()->setAutoFillBackground(false);
  m_explanation->setAutoFillBackground(false);
  m_scroll->setFocusPolicy(Qt::NoFocus);

  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(m_mend);
  buttons->addWidget(m_mendAll);
  buttons->addStretch(1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(16, 8, 16, 8);
  layout->setSpacing(8);
  layout->addWidget(m_title);
  layout->addWidget(m_scroll, 1);
  layout->addLayout(buttons);
  connect(m_mend, &QPushButton::clicked, this, &IssueDetail::mendRequested);
  connect(m_mendAll, &QPushButton::clicked, this, &IssueDetail::mendAllRequested);
  retranslate();
}

void IssueDetail::retranslate()
{
  m_scroll->setAccessibleName(tr("Explanation"));
  m_mend->setToolTip(tr("Mends this issue as one step that can be undone"));
  if (m_empty)
    clear();
}

void IssueDetail::showIssue(const IssueRow& row, int ofItsKind)
{
  m_empty = false;
  m_title->setText(row.title);
  m_explanation->setText(row.explanation);
  m_explanation->setPalette(quietPalette(palette()));
  m_mend->setVisible(!row.mend.isEmpty());
  m_mend->setText(row.mend);
  m_mendAll->setVisible(!row.mend.isEmpty() && ofItsKind > 1);
  m_mendAll->setText(tr("Mend all %n of this kind", nullptr, ofItsKind));
}

void IssueDetail::clear()
{
  m_empty = true;
  m_title->clear();
  m_explanation->setText(tr("Choose an issue to see what it is about."));
  m_explanation->setPalette(quietPalette(palette()));
  m_mend->hide();
  m_mendAll->hide();
}

void IssueDetail::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
  if (event->type() == QEvent::PaletteChange)
    m_explanation->setPalette(quietPalette(palette()));
}

} // namespace kartenwerk
