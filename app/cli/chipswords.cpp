// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/chipswords.h"

namespace kartenwerk::cli {

std::string wordOf(MaximumProof proof)
{
  switch (proof) {
  case MaximumProof::Pieces:
    return "pieces";
  case MaximumProof::Counting:
    return "counting";
  case MaximumProof::None:
    return "none";
  }
  return {};
}

std::string wordOf(Uniformity uniformity)
{
  switch (uniformity) {
  case Uniformity::ExactlyUniform:
    return "exact";
  case Uniformity::UniformWithin1e6:
    return "proved";
  case Uniformity::RandomNotUniform:
    return "none";
  }
  return {};
}

std::string wordOf(DrawEngine engine)
{
  switch (engine) {
  case DrawEngine::Tables:
    return "tables";
  case DrawEngine::CouplingFromThePast:
    return "coupling-from-the-past";
  case DrawEngine::MoveChain:
    return "move-chain";
  case DrawEngine::Annealing:
    return "annealing";
  }
  return {};
}

std::string wordOf(NoLayout why)
{
  switch (why) {
  case NoLayout::None:
    return "none";
  case NoLayout::TooMany:
    return "too-many";
  case NoLayout::PinForbidden:
    return "pin-forbidden";
  case NoLayout::PinsTooClose:
    return "pins-too-close";
  case NoLayout::MorePinsThanChips:
    return "more-pins-than-chips";
  case NoLayout::QuotaImpossible:
    return "quota-impossible";
  case NoLayout::QuotaTooRare:
    return "quota-too-rare";
  case NoLayout::NotSymmetric:
    return "not-symmetric";
  case NoLayout::NoSymmetricSize:
    return "no-symmetric-size";
  case NoLayout::TooDense:
    return "too-dense";
  case NoLayout::Stopped:
    return "stopped";
  }
  return {};
}

std::string wordOf(LayoutCounts::Kind kind)
{
  switch (kind) {
  case LayoutCounts::Kind::Exact:
    return "exact";
  case LayoutCounts::Kind::Estimated:
    return "estimated";
  case LayoutCounts::Kind::TooMuch:
    return "too-much";
  case LayoutCounts::Kind::Stopped:
    return "stopped";
  }
  return {};
}

std::string wordOf(WhatIf::Without without)
{
  switch (without) {
  case WhatIf::Without::Towns:
    return "towns";
  case WhatIf::Without::Starts:
    return "starts";
  case WhatIf::Without::OpenSides:
    return "open-sides";
  case WhatIf::Without::ForbiddenKinds:
    return "forbidden-kinds";
  case WhatIf::Without::ClosedRegions:
    return "closed-regions";
  case WhatIf::Without::Bans:
    return "bans";
  case WhatIf::Without::Spacing:
    return "spacing";
  }
  return {};
}

} // namespace kartenwerk::cli
