// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/editor/samples.h"

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace kartenwerk {

/// What the middle shows when nothing is open: says what to do.
class StartPage : public QWidget
{
  Q_OBJECT

public:
  explicit StartPage(QWidget* parent = nullptr);

  /// What there is to look at and try, each with a picture.
  void setSamples(const std::vector<Sample>& samples, const std::vector<QPixmap>& pictures);
  /// Files that can be opened with one click.
  void setRecentFiles(const QStringList& paths);

Q_SIGNALS:
  void newWanted();
  void newWithoutMapWanted();
  void openWanted();
  void fileWanted(const QString& path);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QLabel* m_title;
  QLabel* m_words;
  QPushButton* m_open;
  QPushButton* m_new;
  QPushButton* m_newWithoutMap;
  QLabel* m_samplesTitle;
  QGridLayout* m_samples;
  QLabel* m_recentTitle;
  QVBoxLayout* m_recent;
};

} // namespace kartenwerk
