// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/properties/combinationnotes.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "views/properties/formtext.h"
#include "views/text/combinationwords.h"
#include "views/text/rulewords.h"

namespace kartenwerk {

namespace {

constexpr int dialogWidth = 640;
constexpr int dialogHeight = 560;

QString sourceOf(const Combination& combination)
{
  return combination.source.empty() ? settledText(combination.settled)
                                    : sourceText(combination.source);
}

/// One row of the table of all combinations.
QString rowOf(const Combination& combination)
{
  return QStringLiteral("<tr><td><b>%1</b><br>%2<br><i>%3</i></td></tr>")
      .arg(combinationTitle(combination).toHtmlEscaped(),
           combinationReason(combination).toHtmlEscaped(),
           combination.source.empty()
               ? settledText(combination.settled).toHtmlEscaped()
               : FormText::tr("%1: %2")
                     .arg(settledText(combination.settled), sourceText(combination.source))
                     .toHtmlEscaped());
}

} // namespace

RuleNote noteOf(const Combination& combination)
{
  return {combination.settled, settledText(combination.settled),
          FormText::tr("%1: %2").arg(combinationTitle(combination), combinationReason(combination)),
          sourceOf(combination)};
}

void showAllCombinations(QWidget* parent)
{
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(FormText::tr("Rules together"));
  auto* text = new QTextBrowser;
  text->setAccessibleName(dialog->windowTitle());
  text->setFrameShape(QFrame::NoFrame);
  auto rows = QString();
  for (const auto& combination : combinations())
    rows += rowOf(combination);
  text->setHtml(QStringLiteral("<table cellpadding=6>%1</table>").arg(rows));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog->resize(dialogWidth, dialogHeight);
  dialog->show();
}

} // namespace kartenwerk
