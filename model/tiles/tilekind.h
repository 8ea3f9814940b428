// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/extras.h"
#include "model/base/place.h"

namespace kartenwerk {

enum class Edge : std::uint8_t { Field, Road, City, River };

/// Where a feature leaves a tile. Cities, roads and rivers use whole edges, fields half-edges.
/// Left and right are as seen from the tile's centre looking out over the edge.
enum class Port : std::uint8_t {
  North,
  East,
  South,
  West,
  NorthLeft,
  NorthRight,
  EastLeft,
  EastRight,
  SouthLeft,
  SouthRight,
  WestLeft,
  WestRight
};
inline constexpr int portCount = 12;

/// A set of ports.
class Ports
{
public:
  constexpr Ports() = default;
  constexpr Ports(std::initializer_list<Port> ports)
  {
    for (const auto port : ports)
      insert(port);
  }
  constexpr void insert(Port port) { m_bits |= bit(port); }
  constexpr bool has(Port port) const { return (m_bits & bit(port)) != 0; }
  constexpr bool empty() const { return m_bits == 0; }
  constexpr std::uint16_t bits() const { return m_bits; }
  bool operator==(const Ports&) const = default;

private:
  static constexpr std::uint16_t bit(Port port)
  {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(port));
  }
  std::uint16_t m_bits = 0;
};

constexpr Port edgePort(Side side)
{
  return static_cast<Port>(side);
}
constexpr Port leftPort(Side side)
{
  return static_cast<Port>(4 + 2 * static_cast<int>(side));
}
constexpr Port rightPort(Side side)
{
  return static_cast<Port>(5 + 2 * static_cast<int>(side));
}
constexpr Side sideOf(Port port)
{
  const auto p = static_cast<int>(port);
  return static_cast<Side>(p < 4 ? p : (p - 4) / 2);
}
/// A port after its tile is turned; left stays left.
constexpr Port rotated(Port port, Rotation rotation)
{
  const auto side = rotated(sideOf(port), rotation);
  const auto p = static_cast<int>(port);
  return p < 4 ? edgePort(side) : (p % 2 == 0 ? leftPort(side) : rightPort(side));
}
/// The port of the neighbouring tile that touches this one: left meets right.
constexpr Port facing(Port port)
{
  const auto side = opposite(sideOf(port));
  const auto p = static_cast<int>(port);
  return p < 4 ? edgePort(side) : (p % 2 == 0 ? rightPort(side) : leftPort(side));
}
std::string_view toString(Port port); ///< "N", "NL" … as in files
std::optional<Port> portFrom(std::string_view text);

enum class FeatureType : std::uint8_t { City, Road, Field, Monastery, Garden, River };
enum class Goods : std::uint8_t { None, Wine, Grain, Cloth };
/// What a road with one port, or a river with one, ends at.
enum class RoadEnd : std::uint8_t { None, Crossing, Monastery, City, Spring, Lake };
/// Small pictures in a field; Markets of Leipzig and the Land Surveyors count them.
enum class Illustration : std::uint8_t { Farmhouse, Cowshed, Pigsty, DonkeyStable };

struct Feature
{
  std::string id; ///< unique in the tile, such as "c0"
  FeatureType type = FeatureType::Field;
  Ports ports;

  int coats = 0;                           ///< cities
  bool cathedral = false;                  ///< cities
  bool darmstadtium = false;               ///< cities
  Goods goods = Goods::None;               ///< cities
  bool inn = false;                        ///< roads
  RoadEnd end = RoadEnd::None;             ///< roads and rivers with one port
  std::string endCity;                     ///< id of the city, when end is City
  bool church = false;                     ///< monasteries: Darmstadt
  std::vector<std::string> cities;         ///< fields: ids of the tile's cities that it touches
  bool inner = false;                      ///< fields without ports, wholly inside the tile
  std::vector<Illustration> illustrations; ///< fields
  Extras extras;

  bool operator==(const Feature&) const = default;
};

/// Whether the roads of a crossing meet in a village (Markets of Leipzig; rules.md D20).
enum class Crossing : std::uint8_t { None, Plain, Village };

struct TileKind
{
  std::string id; ///< unique over all sets, such as "base-D"
  std::string name;
  std::array<Edge, 4> edges{}; ///< north, east, south, west
  std::vector<Feature> features;
  Crossing crossing = Crossing::None;
  std::string gardenVariantOf; ///< id of the kind without the garden; else empty
  Extras extras;

  bool operator==(const TileKind&) const = default;

  /// The edge that looks to `side` when the tile is turned.
  Edge edge(Side side, Rotation rotation) const
  {
    return edges[static_cast<std::size_t>(rotated(side, inverse(rotation)))];
  }
};

} // namespace kartenwerk
