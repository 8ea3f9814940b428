// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/chips/coupling.h"
#include "tests/model/chips/masks.h"
#include "tests/model/chips/uniform.h"

using namespace kartenwerk;

namespace {

using Set = std::vector<int>;

Conflicts ring(int length)
{
  auto neighbours = std::vector<std::vector<int>>{};
  for (auto v = 0; v < length; ++v)
    neighbours.push_back({(v + length - 1) % length, (v + 1) % length});
  return Conflicts(neighbours);
}

/// The first beginning from which all have met, and their set.
std::optional<std::pair<int, Set>> firstMeeting(const CouplingFromThePast& coupling,
                                                std::uint64_t seed)
{
  for (auto doublings = 0; doublings <= coupling.mostDoublings(); ++doublings)
    if (auto set = coupling.setFromThePast(seed, doublings, {}))
      return std::pair(doublings, std::move(*set));
  return std::nullopt;
}

} // namespace

class CouplingTest : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  void aBeginningFartherBackChangesNothing();
  void aDrawIsTheFirstMeetingOfTheWantedSize();
  void drawsOnARingAreUniform();
  void notBipartiteOrTooDenseIsRefused();
  void aStoppedDrawGivesNothing();
};

/// "The chance nearer to now is reused": fresh chance for each beginning would favour sets at which
/// everything meets quickly.
void CouplingTest::aBeginningFartherBackChangesNothing()
{
  const auto free = freeSquares(Board(openGrid(6, 6)), chips(0));
  const auto coupling = CouplingFromThePast::tuned(free.conflicts, 9, {});
  QVERIFY(coupling.has_value());
  auto doubled = 0;
  for (auto seed = std::uint64_t{1}; seed <= 200; ++seed) {
    const auto met = firstMeeting(*coupling, seed).value();
    doubled += met.first > 0 ? 1 : 0;
    for (auto more = 1; more <= 3; ++more)
      QVERIFY(coupling->setFromThePast(seed, met.first + more, {}) == met.second);
  }
  QVERIFY(doubled >= 10); // often enough to notice
}

void CouplingTest::aDrawIsTheFirstMeetingOfTheWantedSize()
{
  const auto free = freeSquares(Board(openGrid(6, 6)), chips(0));
  const auto coupling = *CouplingFromThePast::tuned(free.conflicts, 9, {});
  auto doubled = 0;
  auto random = Random(3, Purpose::Chips);
  for (auto i = 0; i < 60; ++i) {
    auto expected = random;
    const auto drawn = coupling.draw(random, {});
    auto met = firstMeeting(coupling, expected.next()).value();
    while (met.second.size() != 9)
      met = firstMeeting(coupling, expected.next()).value();
    doubled += met.first > 0 ? 1 : 0;
    QVERIFY(drawn == met.second);
  }
  QVERIFY(doubled >= 3);
}

void CouplingTest::drawsOnARingAreUniform()
{
  const auto coupling = *CouplingFromThePast::tuned(ring(12), 5, {});
  auto all = std::vector<Set>{};
  for (auto bits = 0U; bits < (1U << 12U); ++bits) {
    const auto round = (bits << 1U | bits >> 11U) & 0xfffU;
    if (std::popcount(bits) != 5 || (bits & round) != 0)
      continue;
    auto set = Set{};
    for (auto v = 0; v < 12; ++v)
      if (((bits >> static_cast<unsigned>(v)) & 1U) != 0)
        set.push_back(v);
    all.push_back(set);
  }
  QCOMPARE(all.size(), std::size_t{36});
  auto whole = UniformTest<Set>(all);
  auto random = Random(5, Purpose::Chips);
  for (auto i = 0; i < 3600; ++i)
    whole.add(coupling.draw(random, {}).value());
  QVERIFY2(std::abs(whole.deviation()) < mostDeviation,
           qPrintable(QString::number(whole.deviation())));
}

void CouplingTest::notBipartiteOrTooDenseIsRefused()
{
  QVERIFY(!CouplingFromThePast::tuned(ring(5), 2, {}));
  QVERIFY(!CouplingFromThePast::tuned(Conflicts{}, 0, {}));
  const auto free = freeSquares(Board(openGrid(40, 40)), chips(0));
  QVERIFY(!CouplingFromThePast::tuned(free.conflicts, 790, {}));
}

void CouplingTest::aStoppedDrawGivesNothing()
{
  auto stop = std::stop_source{};
  stop.request_stop();
  const auto coupling = *CouplingFromThePast::tuned(ring(12), 5, {});
  auto random = Random(1, Purpose::Chips);
  QVERIFY(!coupling.draw(random, {stop.get_token(), {}}));
  QVERIFY(!coupling.setFromThePast(1, 3, {stop.get_token(), {}}));
}

QTEST_APPLESS_MAIN(CouplingTest)
#include "tst_coupling.moc"
