// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/documentpage.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/editor/banner.h"
#include "views/canvas/mapcanvas.h"
#include "views/canvas/opentable.h"

namespace kartenwerk {

DocumentPage::DocumentPage(std::shared_ptr<Session> session, QWidget* parent)
    : QWidget(parent), m_session(std::move(session)), m_canvas(new MapCanvas),
      m_openTable(new OpenTable), m_stack(new QStackedWidget(this)), m_layout(new QVBoxLayout(this))
{
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(0);
  m_stack->addWidget(m_canvas);
  m_stack->addWidget(m_openTable);
  m_layout->addWidget(m_stack);
  m_canvas->setSession(m_session.get());
  m_openTable->setSession(m_session.get());
  // A file that another program changed may have got a map, or lost it.
  connect(m_session.get(), &Session::mapReplaced, this, &DocumentPage::follow);
  follow();
}

void DocumentPage::follow()
{
  m_stack->setCurrentIndex(m_session->hasMap() ? 0 : 1);
  setFocusProxy(m_stack->currentWidget());
}

DocumentPage::~DocumentPage()
{
  // The canvas lives until the base class goes; its session goes before.
  m_canvas->setSession(nullptr);
  m_openTable->setSession(nullptr);
}

Banner& DocumentPage::addBanner(const QString& text)
{
  auto* banner = new Banner(text, this);
  m_layout->insertWidget(0, banner);
  return *banner;
}

} // namespace kartenwerk
