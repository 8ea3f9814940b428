// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/printing/printpreviewdialog.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>

#include "model/base/files.h"
#include "views/issues/emptystate.h"
#include "views/pages/setupsheet.h"
#include "views/printing/pageview.h"
#include "views/text/problemtext.h"

namespace kartenwerk {

namespace {

constexpr auto millimetresPerInch = 25.4;
constexpr auto zoomStep = 1.2;

QPageSize pageSize(Paper paper)
{
  return QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
}

} // namespace

PrintPreviewDialog::PrintPreviewDialog(PlayableScenario scenario, PrintSource source,
                                       QWidget* parent)
    : QDialog(parent), m_scenario(std::move(scenario)), m_source(std::move(source)),
      m_paper(new QComboBox), m_position(new QLabel), m_zoom(new QLabel), m_view(new PageView),
      m_message(new QLabel), m_progress(new QProgressBar), m_stop(new QPushButton(tr("Stop"))),
      m_save(new QPushButton(tr("&Save as PDF…"))), m_print(new QPushButton(tr("&Print…"))),
      m_work([this](const Written& written) { finishPdf(written); })
{
  setWindowTitle(tr("Print preview"));
  const auto room = QGuiApplication::primaryScreen()->availableSize();
  resize(760, std::min(900, room.height() * 9 / 10));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(buildTop());
  layout->addWidget(m_view, 1);
  layout->addWidget(buildBottom());
  connect(m_view, &PageView::zoomChanged, this,
          [this] { m_zoom->setText(tr("%1 %").arg(qRound(m_view->zoom() * 100))); });
  connect(m_view, &PageView::pageTurned, this, &PrintPreviewDialog::goBy);
  const auto key = [this](QKeySequence::StandardKey sequence, int by) {
    connect(new QShortcut(sequence, this), &QShortcut::activated, this, [this, by] { goBy(by); });
  };
  key(QKeySequence::MoveToNextPage, 1);
  key(QKeySequence::MoveToPreviousPage, -1);
  setBusy(false);
  layPages();
  m_view->setFocus();
}

PrintPreviewDialog::~PrintPreviewDialog() = default;

QToolButton* PrintPreviewDialog::tool(const QString& text, const QString& tip, const QString& name)
{
  auto* button = new QToolButton;
  button->setText(text);
  button->setAutoRaise(true);
  button->setToolTip(tip);
  button->setAccessibleName(name);
  button->setFocusPolicy(Qt::TabFocus);
  button->setMinimumSize(28, 28);
  return button;
}

QWidget* PrintPreviewDialog::buildTop()
{
  m_paper->addItem(tr("A4"), static_cast<int>(Paper::A4));
  m_paper->addItem(tr("Letter"), static_cast<int>(Paper::Letter));
  m_paper->setAccessibleName(tr("Paper"));
  connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintPreviewDialog::layPages);
  m_back = tool({}, tr("Previous page (Page up)"), tr("Previous page"));
  m_back->setArrowType(Qt::LeftArrow);
  m_forward = tool({}, tr("Next page (Page down)"), tr("Next page"));
  m_forward->setArrowType(Qt::RightArrow);
  auto* smaller = tool(QStringLiteral("−"), tr("Smaller"), tr("Smaller"));
  auto* larger = tool(QStringLiteral("+"), tr("Larger"), tr("Larger"));
  auto* fit = tool(tr("Whole page"), tr("Show the whole page"), tr("Whole page"));
  auto* line = new QWidget;
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(16, 8, 16, 8);
  layout->setSpacing(8);
  layout->addWidget(m_paper);
  layout->addStretch(1);
  layout->addWidget(m_back);
  layout->addWidget(m_position);
  layout->addWidget(m_forward);
  layout->addStretch(1);
  m_zoom->setMinimumWidth(44);
  m_zoom->setAlignment(Qt::AlignCenter);
  layout->addWidget(smaller);
  layout->addWidget(m_zoom);
  layout->addWidget(larger);
  layout->addWidget(fit);
  connect(m_back, &QToolButton::clicked, this, [this] { goBy(-1); });
  connect(m_forward, &QToolButton::clicked, this, [this] { goBy(1); });
  connect(smaller, &QToolButton::clicked, this,
          [this] { m_view->setZoom(m_view->zoom() / zoomStep); });
  connect(larger, &QToolButton::clicked, this,
          [this] { m_view->setZoom(m_view->zoom() * zoomStep); });
  connect(fit, &QToolButton::clicked, this, [this] { m_view->setZoom({}); });
  return line;
}

QWidget* PrintPreviewDialog::buildBottom()
{
  auto* line = new QWidget;
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(16, 8, 16, 16);
  layout->setSpacing(8);
  m_message->setWordWrap(true);
  m_message->setText(tr("Print at 100 %: switch off “fit to page”. The bar on the sheet is 100 mm "
                        "long."));
  m_message->setPalette(quietPalette(palette()));
  m_progress->setRange(0, 0);
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Writing the PDF"));
  m_print->setDefault(true);
  auto* close = new QPushButton(tr("Close"));
  close->setAutoDefault(false);
  m_save->setAutoDefault(false);
  m_stop->setAutoDefault(false);
  layout->addWidget(m_message, 1);
  layout->addWidget(m_progress, 1);
  layout->addWidget(m_stop);
  layout->addWidget(close);
  layout->addWidget(m_save);
  layout->addWidget(m_print);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(m_save, &QPushButton::clicked, this, &PrintPreviewDialog::chooseFile);
  connect(m_print, &QPushButton::clicked, this, &PrintPreviewDialog::choosePrinter);
  connect(m_stop, &QPushButton::clicked, this, [this] {
    m_work.forget();
    setBusy(false);
    m_message->setText(tr("Stopped."));
  });
  return line;
}

Paper PrintPreviewDialog::paper() const
{
  return static_cast<Paper>(m_paper->currentData().toInt());
}

void PrintPreviewDialog::setPaper(Paper paper)
{
  m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(paper)));
}

void PrintPreviewDialog::layPages()
{
  m_pages = setupSheet({m_scenario, m_source.fileName, m_source.hash, paper()});
  goTo(m_page);
}

void PrintPreviewDialog::goTo(int page)
{
  m_page = std::clamp(page, 0, std::max(0, static_cast<int>(m_pages.size()) - 1));
  showPage();
}

void PrintPreviewDialog::showPage()
{
  const auto count = static_cast<int>(m_pages.size());
  m_position->setText(tr("Page %1 of %2").arg(m_page + 1).arg(count));
  m_back->setEnabled(m_page > 0);
  m_forward->setEnabled(m_page + 1 < count);
  if (count > 0)
    m_view->showPage(m_pages[static_cast<std::size_t>(m_page)]);
  m_zoom->setText(tr("%1 %").arg(qRound(m_view->zoom() * 100)));
}

void PrintPreviewDialog::setBusy(bool busy)
{
  m_message->setVisible(!busy);
  m_progress->setVisible(busy);
  m_stop->setVisible(busy);
  m_save->setEnabled(!busy);
  m_print->setEnabled(!busy);
}

QString PrintPreviewDialog::suggestedPath() const
{
  const auto base = QFileInfo(m_source.fileName).completeBaseName();
  const auto name = (base.isEmpty() ? tr("setup sheet") : base) + QStringLiteral(".pdf");
  return m_source.folder.isEmpty() ? name : QDir(m_source.folder).filePath(name);
}

void PrintPreviewDialog::chooseFile()
{
  const auto path =
      QFileDialog::getSaveFileName(this, tr("Save as PDF"), suggestedPath(), tr("PDF (*.pdf)"));
  if (path.isEmpty())
    return;
  m_source.folder = QFileInfo(path).absolutePath();
  Q_EMIT fileChosen(path);
  savePdf(path);
}

void PrintPreviewDialog::savePdf(const QString& path)
{
  setBusy(true);
  const auto title = QString::fromStdString(m_scenario.scenario.title);
  m_work.ask([pages = m_pages, title, path](const std::stop_token& stop) {
    auto pdf = pagesPdf(pages, title);
    if (!pdf.value || stop.stop_requested())
      return Written{path, std::move(pdf.problems)};
    const auto bytes =
        std::string_view(pdf.value->constData(), static_cast<std::size_t>(pdf.value->size()));
    return Written{path, writeFile(path.toStdString(), bytes)};
  });
}

void PrintPreviewDialog::finishPdf(const Written& written)
{
  setBusy(false);
  const auto failed = anyErrors(written.problems);
  const auto sentence = failed ? problemText(written.problems.front())
                               : tr("Saved as %1").arg(QFileInfo(written.path).fileName());
  m_message->setText(sentence);
  Q_EMIT saved(!failed, sentence);
}

void PrintPreviewDialog::choosePrinter()
{
  auto printer = QPrinter(QPrinter::HighResolution);
  printer.setPageSize(pageSize(paper()));
  printer.setFullPage(true);
  printer.setDocName(QString::fromStdString(m_scenario.scenario.title));
  auto dialog = QPrintDialog(&printer, this);
  dialog.setMinMax(1, static_cast<int>(m_pages.size()));
  dialog.setOption(QAbstractPrintDialog::PrintPageRange);
  if (dialog.exec() != QDialog::Accepted)
    return;
  m_message->setText(printTo(printer) ? tr("Sent to the printer.")
                                      : tr("The printer could not be started."));
}

bool PrintPreviewDialog::printTo(QPrinter& printer)
{
  printer.setFullPage(true);
  const auto count = static_cast<int>(m_pages.size());
  const auto first = std::clamp(printer.fromPage(), 1, std::max(1, count));
  const auto last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
  auto painter = QPainter();
  if (!painter.begin(&printer))
    return false;
  const auto scale = printer.resolution() / millimetresPerInch;
  for (int page = first; page <= last; ++page) {
    if (page > first && !printer.newPage())
      return false;
    painter.save();
    painter.scale(scale, scale);
    paintPage(m_pages[static_cast<std::size_t>(page - 1)], painter);
    painter.restore();
  }
  return painter.end();
}

} // namespace kartenwerk
