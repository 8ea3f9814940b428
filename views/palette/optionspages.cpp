// SPDX-License-Identifier: GPL-3.0-or-later
#include <QButtonGroup>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

#include "views/palette/optionsbox.h"
#include "views/palette/swatches.h"

namespace kartenwerk {

namespace {

QGridLayout* pageLayout(QWidget* page)
{
  auto* layout = new QGridLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setHorizontalSpacing(8);
  layout->setVerticalSpacing(4);
  layout->setColumnStretch(1, 1);
  return layout;
}

QLabel* addRow(QGridLayout& layout, QWidget* field)
{
  auto* label = new QLabel(field->parentWidget());
  label->setBuddy(field);
  const auto row = layout.rowCount();
  layout.addWidget(label, row, 0);
  layout.addWidget(field, row, 1);
  return label;
}

QSpinBox* numberField(QWidget* parent, int greatest)
{
  auto* field = new QSpinBox(parent);
  field->setRange(0, greatest);
  return field;
}

QComboBox* choiceField(QWidget* parent, int choices)
{
  auto* field = new QComboBox(parent);
  for (int i = 0; i < choices; ++i)
    field->addItem(QString());
  return field;
}

} // namespace

QWidget* OptionsBox::groundPage()
{
  auto* page = new QWidget(this);
  auto* layout = pageLayout(page);
  m_grounds = new QButtonGroup(page);
  auto row = 0;
  for (const auto& ground : offeredGrounds()) {
    auto* button = new QRadioButton(page);
    button->setIcon(groundSwatch(ground));
    m_grounds->addButton(button, row);
    layout->addWidget(button, row++, 0, 1, 2);
  }
  m_groundColour = choiceField(page, 4);
  m_groundColourName = addRow(*layout, m_groundColour);
  connect(m_grounds, &QButtonGroup::idClicked, this, [this](int id) {
    auto options = m_options;
    options.ground = offeredGrounds()[static_cast<std::size_t>(id)];
    if (takesColour(options.ground))
      options.ground.colour = static_cast<Colour>(m_groundColour->currentIndex());
    change(options);
  });
  connect(m_groundColour, &QComboBox::activated, this, [this](int index) {
    auto options = m_options;
    options.ground.colour = static_cast<Colour>(index);
    change(options);
  });
  return page;
}

QWidget* OptionsBox::printPage()
{
  auto* page = new QWidget(this);
  auto* layout = pageLayout(page);
  m_prints = new QButtonGroup(page);
  for (const auto kind : {PrintKind::Road, PrintKind::City}) {
    auto* button = new QRadioButton(page);
    m_prints->addButton(button, static_cast<int>(kind));
    layout->addWidget(button, static_cast<int>(kind), 0, 1, 2);
  }
  m_printCoats = numberField(page, 9);
  m_printCoatsName = addRow(*layout, m_printCoats);
  connect(m_prints, &QButtonGroup::idClicked, this, [this](int id) {
    auto options = m_options;
    options.print = static_cast<PrintKind>(id);
    change(options);
  });
  connect(m_printCoats, &QSpinBox::valueChanged, this, [this](int coats) {
    auto options = m_options;
    options.printCoats = coats;
    change(options);
  });
  return page;
}

QWidget* OptionsBox::ferryPage()
{
  auto* page = new QWidget(this);
  auto* layout = pageLayout(page);
  m_ferryPoints = numberField(page, 9);
  m_ferryPointsName = addRow(*layout, m_ferryPoints);
  m_ferryCoats = numberField(page, 9);
  m_ferryCoatsName = addRow(*layout, m_ferryCoats);
  connect(m_ferryPoints, &QSpinBox::valueChanged, this, [this](int points) {
    auto options = m_options;
    options.ferryPoints = points;
    change(options);
  });
  connect(m_ferryCoats, &QSpinBox::valueChanged, this, [this](int coats) {
    auto options = m_options;
    options.ferryCoats = coats;
    change(options);
  });
  return page;
}

QWidget* OptionsBox::chipPage()
{
  auto* page = new QWidget(this);
  auto* layout = pageLayout(page);
  m_chipAct = choiceField(page, 3);
  m_chipActName = addRow(*layout, m_chipAct);
  m_chipColour = choiceField(page, 4);
  m_chipColourName = addRow(*layout, m_chipColour);
  m_chipValue = choiceField(page, 3);
  m_chipValueName = addRow(*layout, m_chipValue);
  m_chipWords = new QLabel(page);
  m_chipWords->setWordWrap(true);
  layout->addWidget(m_chipWords, layout->rowCount(), 0, 1, 2);
  connect(m_chipAct, &QComboBox::activated, this, [this](int index) {
    auto options = m_options;
    options.chipAct = static_cast<ChipAct>(index);
    change(options);
  });
  connect(m_chipColour, &QComboBox::activated, this, [this](int index) {
    auto options = m_options;
    options.chip = static_cast<Colour>(index);
    change(options);
  });
  connect(m_chipValue, &QComboBox::activated, this, [this](int index) {
    auto options = m_options;
    options.chipValue = index;
    change(options);
  });
  return page;
}

QWidget* OptionsBox::markPage()
{
  auto* page = new QWidget(this);
  auto* layout = pageLayout(page);
  m_marks = new QButtonGroup(page);
  for (const auto kind : {SiteKind::ChipMark, SiteKind::Island, SiteKind::Chumak}) {
    auto* button = new QRadioButton(page);
    m_marks->addButton(button, static_cast<int>(kind));
    layout->addWidget(button, layout->rowCount(), 0, 1, 2);
  }
  m_markColour = choiceField(page, 4);
  m_markColourName = addRow(*layout, m_markColour);
  m_islandCoats = numberField(page, 9);
  m_islandCoats->setMinimum(1);
  m_islandCoatsName = addRow(*layout, m_islandCoats);
  connect(m_marks, &QButtonGroup::idClicked, this, [this](int id) {
    auto options = m_options;
    options.mark = static_cast<SiteKind>(id);
    change(options);
  });
  connect(m_markColour, &QComboBox::activated, this, [this](int index) {
    auto options = m_options;
    options.markColour = static_cast<Colour>(index);
    change(options);
  });
  connect(m_islandCoats, &QSpinBox::valueChanged, this, [this](int coats) {
    auto options = m_options;
    options.islandCoats = coats;
    change(options);
  });
  return page;
}

QWidget* OptionsBox::wordsPage()
{
  auto* page = new QWidget(this);
  auto* layout = pageLayout(page);
  m_words = new QLabel(page);
  m_words->setWordWrap(true);
  m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  layout->addWidget(m_words, 0, 0, 1, 2);
  return page;
}

} // namespace kartenwerk
