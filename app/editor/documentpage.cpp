// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/editor/documentpage.h"

#include <QVBoxLayout>

#include "app/editor/banner.h"
#include "views/canvas/mapcanvas.h"

namespace kartenwerk {

DocumentPage::DocumentPage(std::shared_ptr<Session> session, QWidget* parent)
    : QWidget(parent), m_session(std::move(session)), m_canvas(new MapCanvas(this)),
      m_layout(new QVBoxLayout(this))
{
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(0);
  m_layout->addWidget(m_canvas);
  setFocusProxy(m_canvas);
  m_canvas->setSession(m_session.get());
}

DocumentPage::~DocumentPage()
{
  // The canvas lives until the base class goes; its session goes before.
  m_canvas->setSession(nullptr);
}

Banner& DocumentPage::addBanner(const QString& text)
{
  auto* banner = new Banner(text, this);
  m_layout->insertWidget(0, banner);
  return *banner;
}

} // namespace kartenwerk
