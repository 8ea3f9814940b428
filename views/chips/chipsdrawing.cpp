// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel draws layouts.
#include <QStackedWidget>
#include <algorithm>
#include <atomic>

#include "model/chips/balance.h"
#include "model/scenario/chiplayout.h"
#include "views/chips/chipcontrols.h"
#include "views/chips/chipsettingsview.h"
#include "views/chips/chipspanel.h"
#include "views/chips/layoutedits.h"
#include "views/text/chiptext.h"

namespace kartenwerk {

namespace {

/// Whether that layout lies as it would be drawn with these.
bool liesAlready(const ChipLayout* layout, std::uint64_t seed, const Wish& wish,
                 const ChipSettings& settings)
{
  return layout && layout->origin && layout->seed == seed && layout->origin->wish == wish &&
         layout->origin->settings == settings;
}

} // namespace

Wish ChipsPanel::wish() const
{
  auto wish = m_controls->wish();
  wish.best = m_settings->best();
  return wish;
}

void ChipsPanel::draw()
{
  const auto seed = m_settings->seed();
  if (!m_session)
    return;
  if (!seed) {
    say(tr("The seed must be a whole number below 2⁶⁴."), false);
    return;
  }
  const auto& scenario = m_session->scenario();
  const auto again = liesAlready(layoutInUse(scenario), *seed, wish(), chipSettings(scenario));
  drawSeed(again ? freshSeed() : *seed);
}

void ChipsPanel::drawNext()
{
  if (!m_session)
    return;
  if (const auto* later = m_history.after(layoutInUse(m_session->scenario())))
    layAgain(ChipLayout(*later));
  else
    drawSeed(m_settings->seed().value_or(0) + 1);
}

void ChipsPanel::drawPrevious()
{
  if (!m_session)
    return;
  if (const auto* earlier = m_history.before(layoutInUse(m_session->scenario())))
    layAgain(ChipLayout(*earlier));
}

void ChipsPanel::layAgain(const ChipLayout& layout)
{
  m_settings->setSeed(layout.seed);
  lay(layout, tr("Lay again the layout of seed %1").arg(layout.seed));
}

void ChipsPanel::lay(const ChipLayout& layout, const QString& step)
{
  edit(withDrawnChips(m_session->scenario(), layout, tr("Layout %1").arg(1).toStdString()), step);
  say({}, false);
  ask();
}

void ChipsPanel::drawSeed(std::uint64_t seed)
{
  if (!m_session)
    return;
  m_settings->setSeed(seed);
  auto question = questionOf(m_session->map(), m_session->scenario());
  question.layout.clear();
  auto made = Made{{}, m_makerQuestion == question ? m_maker : nullptr, question, wish(), seed};
  m_controls->setBusy(true);
  say({}, false);
  m_drawWork.ask([this, made](std::stop_token stop) mutable {
    const auto work = watched(stop, [this](int permille) { m_controls->setProgress(permille); });
    if (!made.maker)
      made.maker = std::make_shared<const LayoutMaker>(Board(made.question.map),
                                                       made.question.settings, work);
    made.drawn = made.maker->ready().found() ? made.maker->make(made.wish, made.seed, 0, work)
                                             : made.maker->ready();
    return made;
  });
}

Work ChipsPanel::watched(std::stop_token stop, std::function<void(int)> show)
{
  auto last = std::make_shared<std::atomic<int>>(-1);
  return {std::move(stop), [this, last, show = std::move(show)](int permille) {
            if (last->exchange(permille) == permille)
              return;
            QMetaObject::invokeMethod(
                this, [show, permille] { show(permille); }, Qt::QueuedConnection);
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
    drawSeed(made.seed);
    return;
  }
  const auto& settings = made.question.settings;
  if (!made.drawn.found()) {
    say(noLayoutText(made.drawn, settings.count), made.drawn.noLayout == NoLayout::TooMany);
    return;
  }
  const auto layout = chipLayout(made.drawn, settings, made.wish, made.seed);
  m_history.add(layoutInUse(m_session->scenario()), layout);
  lay(layout, tr("Lay %n chip(s), seed %1", nullptr, static_cast<int>(made.drawn.layout.size()))
                  .arg(made.seed));
}

void ChipsPanel::openGallery()
{
  if (!m_session)
    return;
  m_firstSeed = m_settings->seed().value_or(1);
  m_stack->setCurrentIndex(GalleryPage);
  fillGallery();
}

void ChipsPanel::fillGallery()
{
  m_gallery->begin(m_session->map());
  auto question = questionOf(m_session->map(), m_session->scenario());
  question.layout.clear();
  m_galleryWork.ask([this, question, wish = wish(), seed = m_firstSeed](std::stop_token stop) {
    const auto board = Board(question.map);
    const auto maker = LayoutMaker(board, question.settings, {stop, {}});
    auto drawn = maker.ready();
    for (int i = 0; i < Gallery::layouts && drawn.found() && !stop.stop_requested(); ++i) {
      const auto work = watched(stop, [this, i](int permille) {
        m_gallery->setProgress((1000 * i + permille) / Gallery::layouts);
      });
      const auto number = seed + static_cast<std::uint64_t>(i);
      drawn = maker.make(wish, number, 0, work);
      if (!drawn.found())
        break;
      auto item = GalleryLayout{chipLayout(drawn, question.settings, wish, number), std::nullopt,
                                accessGaps(board, question.settings, drawn.layout)};
      if (const auto score = maker.scale().score(drawn.layout, {stop, {}}))
        item.percent = score->percent();
      if (stop.stop_requested())
        break;
      QMetaObject::invokeMethod(
          this,
          [this, item, i] {
            m_gallery->add(item);
            m_gallery->setProgress(1000 * (i + 1) / Gallery::layouts);
          },
          Qt::QueuedConnection);
    }
    return drawn;
  });
}

void ChipsPanel::takeFromGallery(const ChipLayout& layout)
{
  if (!m_session)
    return;
  m_settings->setSeed(layout.seed);
  m_history.add(layoutInUse(m_session->scenario()), layout);
  lay(layout, tr("Lay %n chip(s), seed %1", nullptr, static_cast<int>(layout.chips.size()))
                  .arg(layout.seed));
}

void ChipsPanel::deal(bool balanced)
{
  const auto* layout = m_session ? layoutInUse(m_session->scenario()) : nullptr;
  if (!layout)
    return;
  const auto& scenario = m_session->scenario();
  const auto& rules = scenario.rules.chips;
  const auto squares = squaresOf(*layout);
  const auto index = m_deals++;
  const auto faces =
      balanced ? balancedFaces(Board(m_session->map()), squares, rules, layout->seed, index)
                     .value_or(std::vector<FacedChip>())
               : shuffledFaces(squares, rules, layout->seed, index);
  edit(withFaces(scenario, faces),
       balanced ? tr("Lay the chips face up, balanced") : tr("Deal the chips face up"));
}

void ChipsPanel::clearChips()
{
  if (!m_session)
    return;
  say({}, false);
  edit(withoutChips(m_session->scenario()), tr("Clear the chips"));
}

} // namespace kartenwerk
