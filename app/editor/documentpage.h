// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "model/document/session.h"

class QStackedWidget;
class QVBoxLayout;

namespace kartenwerk {

class Banner;
class MapCanvas;
class OpenTable;

/// One tab: a session on a canvas, or on an open table where it has no map, with banners above it.
class DocumentPage : public QWidget
{
  Q_OBJECT

public:
  explicit DocumentPage(std::shared_ptr<Session> session, QWidget* parent = nullptr);
  ~DocumentPage() override;

  Session& session() { return *m_session; }
  MapCanvas& canvas() { return *m_canvas; }
  OpenTable& openTable() { return *m_openTable; }
  /// An empty banner above the map; it goes when it is closed.
  Banner& addBanner(const QString& text);

private:
  void follow();

  std::shared_ptr<Session> m_session;
  MapCanvas* m_canvas;
  OpenTable* m_openTable;
  QStackedWidget* m_stack;
  QVBoxLayout* m_layout;
};

} // namespace kartenwerk
