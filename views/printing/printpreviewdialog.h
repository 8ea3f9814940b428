// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "model/scenario/scenario.h"

namespace kartenwerk {

/// What the sheets say about where the scenario comes from.
struct PrintSource
{
  QString fileName; ///< without folders; empty: not saved yet
  QString hash;     ///< of the file's content, hexadecimal; may be empty
};

/// The setup sheet page by page as it will be printed, with print and save as PDF.
class PrintPreviewDialog : public QDialog
{
  Q_OBJECT

public:
  PrintPreviewDialog(PlayableScenario scenario, PrintSource source, QWidget* parent = nullptr);
  ~PrintPreviewDialog() override;
};

} // namespace kartenwerk
