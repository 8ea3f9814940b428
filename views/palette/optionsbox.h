// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "views/tools/tool.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QSpinBox;

namespace kartenwerk {

/// What the tool in hand puts down: a page for each tool.
class OptionsBox : public QWidget
{
  Q_OBJECT

public:
  explicit OptionsBox(QWidget* parent = nullptr);

  void showTool(Tool tool, const ToolOptions& options);

Q_SIGNALS:
  void changed(const kartenwerk::ToolOptions& options);

protected:
  void changeEvent(QEvent* event) override;

private:
  QWidget* groundPage();
  QWidget* printPage();
  QWidget* ferryPage();
  QWidget* chipPage();
  QWidget* markPage();
  QWidget* wordsPage();
  void retranslate();
  void retranslateColours(QComboBox& box, const QString& none);
  void refresh();
  void change(ToolOptions options);
  void showWords(Tool tool);

  std::vector<QWidget*> m_pages;
  Tool m_tool = Tool::Select;
  ToolOptions m_options;
  QButtonGroup* m_grounds = nullptr;
  QLabel* m_groundColourName = nullptr;
  QComboBox* m_groundColour = nullptr;
  QButtonGroup* m_prints = nullptr;
  QLabel* m_printCoatsName = nullptr;
  QSpinBox* m_printCoats = nullptr;
  QLabel* m_ferryPointsName = nullptr;
  QSpinBox* m_ferryPoints = nullptr;
  QLabel* m_ferryCoatsName = nullptr;
  QSpinBox* m_ferryCoats = nullptr;
  QLabel* m_chipActName = nullptr;
  QComboBox* m_chipAct = nullptr;
  QLabel* m_chipWords = nullptr;
  QLabel* m_chipColourName = nullptr;
  QComboBox* m_chipColour = nullptr;
  QLabel* m_chipValueName = nullptr;
  QComboBox* m_chipValue = nullptr;
  QButtonGroup* m_marks = nullptr;
  QLabel* m_markColourName = nullptr;
  QComboBox* m_markColour = nullptr;
  QLabel* m_islandCoatsName = nullptr;
  QSpinBox* m_islandCoats = nullptr;
  QLabel* m_words = nullptr;
};

} // namespace kartenwerk
