// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/chips/quotasview.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <algorithm>

#include "views/issues/emptystate.h"

namespace kartenwerk {

namespace {

constexpr auto mostChips = 9999;

} // namespace

QuotasView::QuotasView(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_title(new QLabel(this)),
      m_leastTitle(new QLabel(this)), m_mostTitle(new QLabel(this))
{
  m_grid->setContentsMargins(0, 8, 0, 8);
  m_grid->setHorizontalSpacing(8);
  m_grid->setVerticalSpacing(4);
  m_grid->setColumnStretch(0, 1);
  m_grid->addWidget(m_title, 0, 0);
  m_grid->addWidget(m_leastTitle, 0, 1);
  m_grid->addWidget(m_mostTitle, 0, 2);
  retranslate();
}

void QuotasView::retranslate()
{
  m_title->setText(tr("Chips in a region"));
  m_leastTitle->setText(tr("at least"));
  m_mostTitle->setText(tr("at most"));
  for (auto* title : {m_title, m_leastTitle, m_mostTitle})
    title->setPalette(quietPalette(palette()));
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const auto name = QString::fromStdString(m_regions[i]);
    m_rows[i].name->setText(name);
    m_rows[i].least->setAccessibleName(tr("%1, at least").arg(name));
    m_rows[i].most->setAccessibleName(tr("%1, at most").arg(name));
    m_rows[i].most->setSpecialValueText(tr("any"));
  }
}

void QuotasView::changeEvent(QEvent* event)
{
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    retranslate();
}

void QuotasView::showScenario(const Map& map, const Scenario& scenario)
{
  m_scenario = scenario;
  auto regions = std::vector<std::string>();
  for (const auto& region : map.regions())
    regions.push_back(region.name);
  for (const auto& quota : scenario.chipWishes.quotas)
    if (std::ranges::find(regions, quota.region) == regions.end())
      regions.push_back(quota.region);
  if (regions != m_regions) {
    m_regions = std::move(regions);
    rebuild();
  }
  setVisible(!m_regions.empty());
  showQuotas();
}

void QuotasView::rebuild()
{
  for (const auto& row : m_rows)
    for (auto* widget : {static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.least),
                         static_cast<QWidget*>(row.most)})
      widget->deleteLater();
  m_rows.clear();
  for (std::size_t i = 0; i < m_regions.size(); ++i) {
    auto row = Row{new QLabel(this), numberField(i), numberField(i)};
    row.most->setRange(RegionQuota::noLimit, mostChips);
    const auto line = static_cast<int>(i) + 1;
    m_grid->addWidget(row.name, line, 0);
    m_grid->addWidget(row.least, line, 1);
    m_grid->addWidget(row.most, line, 2);
    m_rows.push_back(row);
  }
  retranslate();
}

QSpinBox* QuotasView::numberField(std::size_t region)
{
  auto* field = new QSpinBox(this);
  field->setRange(0, mostChips);
  field->setKeyboardTracking(false);
  field->setMaximumWidth(80);
  connect(field, &QSpinBox::valueChanged, this, [this, region] {
    if (!m_filling)
      write(region);
  });
  return field;
}

void QuotasView::showQuotas()
{
  m_filling = true;
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const auto& quotas = m_scenario.chipWishes.quotas;
    const auto quota = std::ranges::find(quotas, m_regions[i], &RegionQuota::region);
    m_rows[i].least->setValue(quota == quotas.end() ? 0 : quota->least);
    m_rows[i].most->setValue(quota == quotas.end() ? RegionQuota::noLimit : quota->most);
  }
  m_filling = false;
}

void QuotasView::write(std::size_t region)
{
  auto changed = m_scenario;
  auto& quotas = changed.chipWishes.quotas;
  const auto& row = m_rows[region];
  auto quota = std::ranges::find(quotas, m_regions[region], &RegionQuota::region);
  if (quota == quotas.end())
    quota = quotas.insert(quotas.end(), RegionQuota{m_regions[region]});
  quota->least = row.least->value();
  quota->most = row.most->value();
  if (quota->least == 0 && quota->most == RegionQuota::noLimit && quota->extras.empty())
    quotas.erase(quota);
  Q_EMIT edited(changed,
                tr("Change the chips in %1").arg(QString::fromStdString(m_regions[region])));
}

} // namespace kartenwerk
