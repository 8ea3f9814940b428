// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel draws a layout.
#include "views/chips/chipcontrols.h"
#include "views/chips/chipspanel.h"
#include "views/chips/layoutedits.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

void ChipsPanel::drawBy(int step)
{
  const auto seed = m_controls->seed();
  if (!m_session)
    return;
  if (!seed) {
    say(tr("The seed must be a whole number below 2⁶⁴."), false);
    return;
  }
  m_controls->setSeed(*seed + static_cast<std::uint64_t>(step));
  auto question = questionOf(m_session->map(), m_session->scenario());
  question.layout.clear();
  auto made = Made{{},
                   m_makerQuestion == question ? m_maker : nullptr,
                   question,
                   m_controls->wish(),
                   *m_controls->seed()};
  m_controls->setBusy(true);
  say({}, false);
  m_drawWork.ask([this, made](std::stop_token stop) mutable {
    const auto work = watched(stop);
    if (!made.maker)
      made.maker = std::make_shared<const LayoutMaker>(Board(made.question.map),
                                                       made.question.settings, work);
    made.drawn = made.maker->ready().found() ? made.maker->make(made.wish, made.seed, 0, work)
                                             : made.maker->ready();
    return made;
  });
}

Work ChipsPanel::watched(std::stop_token stop)
{
  return {std::move(stop), [this](int permille) {
            QMetaObject::invokeMethod(
                this, [this, permille] { m_controls->setProgress(permille); },
                Qt::QueuedConnection);
          }};
}

void ChipsPanel::finishDraw(Made made)
{
  m_controls->setBusy(false);
  if (!m_session)
    return;
  auto now = questionOf(m_session->map(), m_session->scenario());
  now.layout.clear();
  m_maker = made.maker;
  m_makerQuestion = made.question;
  // Drawn for a map or for rules that were changed meanwhile.
  if (now != made.question) {
    drawBy(0);
    return;
  }
  const auto asked = made.question.settings.count;
  if (!made.drawn.found()) {
    say(noLayoutText(made.drawn, asked), made.drawn.noLayout == NoLayout::TooMany);
    return;
  }
  edit(withDrawnChips(m_session->scenario(), made.drawn.layout, made.seed, made.wish.method,
                      tr("Layout %1").arg(1).toStdString()),
       tr("Lay %n chip(s), seed %1", nullptr, static_cast<int>(made.drawn.layout.size()))
           .arg(made.seed));
  say(tr("%n chip(s) laid: %1.", nullptr, static_cast<int>(made.drawn.layout.size()))
          .arg(uniformityText(made.drawn.uniformity)),
      false);
}

void ChipsPanel::clearChips()
{
  if (!m_session)
    return;
  say({}, false);
  edit(withoutChips(m_session->scenario()), tr("Clear the chips"));
}

} // namespace kartenwerk
