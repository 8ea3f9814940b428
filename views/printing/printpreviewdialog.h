// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>
#include <vector>

#include "model/document/latestresult.h"
#include "model/scenario/scenario.h"
#include "views/pages/page.h"

class QComboBox;
class QLabel;
class QPrinter;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace kartenwerk {

class PageView;

/// What the sheets say about where the scenario comes from.
struct PrintSource
{
  QString fileName; ///< without folders; empty: not saved yet
  QString hash;     ///< of the file's content, hexadecimal; may be empty
  QString folder;   ///< where a PDF is offered to go; empty: the current one
};

/// The setup sheet page by page as it will be printed, with print and save as PDF.
class PrintPreviewDialog : public QDialog
{
  Q_OBJECT

public:
  PrintPreviewDialog(PlayableScenario scenario, PrintSource source, QWidget* parent = nullptr);
  ~PrintPreviewDialog() override;

  /// The path that is offered for a PDF.
  QString suggestedPath() const;
  const std::vector<Page>& pages() const { return m_pages; }
  int page() const { return m_page; }
  Paper paper() const;
  void setPaper(Paper paper);

  /// Writes the pages in the background; what came of it is shown in the dialog.
  void savePdf(const QString& path);
  /// Paints all pages at true scale. False if the printer refused.
  bool printTo(QPrinter& printer);

public Q_SLOTS:
  void goTo(int page);
  void goBy(int pages) { goTo(m_page + pages); }

Q_SIGNALS:
  /// A file was written, or not: then `sentence` says why.
  void saved(bool written, const QString& sentence);
  /// A PDF goes there.
  void fileChosen(const QString& path);

private:
  struct Written
  {
    QString path;
    Problems problems;
  };

  QWidget* buildTop();
  QWidget* buildBottom();
  QToolButton* tool(const QString& text, const QString& tip, const QString& name);
  void layPages();
  void showPage();
  void finishPdf(const Written& written);
  void setBusy(bool busy);
  void chooseFile();
  void choosePrinter();

  PlayableScenario m_scenario;
  PrintSource m_source;
  std::vector<Page> m_pages;
  int m_page = 0;
  QComboBox* m_paper;
  QToolButton* m_back;
  QToolButton* m_forward;
  QLabel* m_position;
  QLabel* m_zoom;
  PageView* m_view;
  QLabel* m_message;
  QProgressBar* m_progress;
  QPushButton* m_stop;
  QPushButton* m_save;
  QPushButton* m_print;
  LatestResult<Written> m_work;
};

} // namespace kartenwerk
