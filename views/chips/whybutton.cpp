// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/whybutton.h"

#include <QFrame>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "model/chips/explanations.h"
#include "views/text/chipexplanationtext.h"

namespace kartenwerk {

namespace {

constexpr auto noteWidth = 340;

QString signText(std::string_view sign)
{
  if (sign == "-")
    return QStringLiteral(" − ");
  if (sign == "x")
    return QStringLiteral(" × ");
  if (sign == "/")
    return QStringLiteral(" / ");
  return sign.empty() ? QString() : QStringLiteral(" + ");
}

} // namespace

QString formulaWithNumbers(const std::string& id, const ShownQuantities& values)
{
  const auto* explanation = chipExplanation(id);
  const auto whole = values.find(id);
  if (explanation == nullptr || explanation->terms.empty() || whole == values.end())
    return {};
  auto text = whole->second + QStringLiteral(" = ");
  for (const auto& term : explanation->terms) {
    const auto value = values.find(term.quantity);
    if (value == values.end())
      return {};
    const auto nothing = value->second == QLatin1String("0");
    if (nothing && (term.sign == "+" || term.sign == "-"))
      continue;
    text += signText(term.sign) + value->second;
  }
  return text;
}

WhyButton::WhyButton(std::string id, QWidget* parent) : QToolButton(parent), m_id(std::move(id))
{
  setText(QStringLiteral("?"));
  setAutoRaise(true);
  setFocusPolicy(Qt::StrongFocus);
  setStyleSheet(QStringLiteral(
      "QToolButton { border: 1px solid palette(mid); border-radius: 8px; min-width: 14px;"
      " max-width: 14px; min-height: 14px; max-height: 14px; font-size: 10px; }"
      "QToolButton:hover, QToolButton:focus { border-color: palette(highlight);"
      " color: palette(link); }"));
  connect(this, &QToolButton::clicked, this, &WhyButton::explain);
  retranslate();
}

void WhyButton::setId(std::string id)
{
  m_id = std::move(id);
  retranslate();
}

void WhyButton::retranslate()
{
  auto name = chipQuantityText(m_id);
  setToolTip(tr("How this number comes about"));
  setAccessibleName(tr("How this comes about: %1").arg(name));
}

QString WhyButton::explanation() const
{
  const auto numbers = formulaWithNumbers(m_id, m_values);
  const auto text = chipExplanationText(m_id);
  return numbers.isEmpty() ? text : text + QStringLiteral("\n\n") + numbers;
}

void WhyButton::explain()
{
  auto* note = new QFrame(this, Qt::Popup);
  note->setAttribute(Qt::WA_DeleteOnClose);
  note->setFrameShape(QFrame::StyledPanel);
  note->setObjectName(QStringLiteral("explanation"));
  auto* text = new QLabel(explanation(), note);
  text->setWordWrap(true);
  text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  text->setMinimumWidth(noteWidth);
  text->setMaximumWidth(noteWidth);
  auto* layout = new QVBoxLayout(note);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->addWidget(text);
  note->adjustSize();
  auto area = QRect(mapToGlobal(QPoint(0, height() + 4)), note->size());
  const auto room = screen()->availableGeometry();
  area.moveRight(std::min(area.right(), room.right() - 8));
  if (area.bottom() > room.bottom())
    area.moveBottom(mapToGlobal(QPoint(0, -4)).y());
  note->move(area.topLeft());
  note->show();
  text->setFocus();
}

} // namespace kartenwerk
