// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// The ids of everything that can be wrong with an input or an output (Problem::rule). The comment
/// after each id names what Problem::details hold, in order. Names of types in details are
/// "string", "integer", "number", "boolean", "array", "object", "null".
namespace kartenwerk::rule {

// Files. Problem::file is the path, "-" for standard input and output.
inline constexpr std::string_view fileMissing = "file.missing";            // -
inline constexpr std::string_view fileDirectory = "file.directory";        // -
inline constexpr std::string_view filePermission = "file.permission";      // -
inline constexpr std::string_view fileTooLarge = "file.too-large";         // limit in MiB
inline constexpr std::string_view fileDevice = "file.device";              // -
inline constexpr std::string_view fileUnreadable = "file.unreadable";      // the system's reason
inline constexpr std::string_view writeNoFolder = "write.no-folder";       // folder
inline constexpr std::string_view writeDirectory = "write.directory";      // -
inline constexpr std::string_view writePermission = "write.permission";    // folder
inline constexpr std::string_view writeReadOnly = "write.read-only";       // -
inline constexpr std::string_view writeFull = "write.full";                // -
inline constexpr std::string_view writeTooLarge = "write.too-large";       // -
inline constexpr std::string_view writeFailed = "write.failed";            // the system's reason
inline constexpr std::string_view writeBundled = "write.bundled";          // -
inline constexpr std::string_view writeNoMap = "write.no-map";             // -
inline constexpr std::string_view reloadUnsavedMap = "reload.unsaved-map"; // name of the map

// JSON text.
inline constexpr std::string_view jsonEmpty = "json.empty";                   // -
inline constexpr std::string_view jsonByteOrderMark = "json.byte-order-mark"; // - (warning)
inline constexpr std::string_view jsonLineEnds = "json.line-ends";       // lines (warning: CRLF)
inline constexpr std::string_view jsonEncoding = "json.encoding";        // "UTF-16" or "UTF-32"
inline constexpr std::string_view jsonUtf8 = "json.utf8";                // byte, such as "0xFF"
inline constexpr std::string_view jsonControl = "json.control";          // byte, such as "0x00"
inline constexpr std::string_view jsonTruncated = "json.truncated";      // -
inline constexpr std::string_view jsonNotANumber = "json.not-a-number";  // word, such as "NaN"
inline constexpr std::string_view jsonNumberRange = "json.number-range"; // number
inline constexpr std::string_view jsonSyntax = "json.syntax";            // what was found
inline constexpr std::string_view jsonTrailing = "json.trailing";        // what was found
inline constexpr std::string_view jsonTooDeep = "json.too-deep";         // limit
inline constexpr std::string_view jsonTooManyValues = "json.too-many-values"; // limit
inline constexpr std::string_view jsonLongString = "json.long-string";        // limit in bytes
inline constexpr std::string_view jsonDuplicateKey =
    "json.duplicate-key";                                         // key, line, column of first
inline constexpr std::string_view moreProblems = "more-problems"; // how many more

// Records.
inline constexpr std::string_view recordMissing = "record.missing"; // key
inline constexpr std::string_view recordType = "record.type";       // key or "", expected, found
inline constexpr std::string_view recordRange = "record.range";     // key, value, least, greatest
inline constexpr std::string_view recordChoice = "record.choice";   // key, value, "a, b, c"
inline constexpr std::string_view recordPlace = "record.place";     // key or "", value
inline constexpr std::string_view recordCount = "record.count";     // key, entries, least, greatest
inline constexpr std::string_view recordRepeated = "record.repeated"; // key, word that comes twice

// Documents. Formats are "kartenwerk-map", "kartenwerk-tiles", "kartenwerk-scenario" …
inline constexpr std::string_view documentNoFormat = "document.no-format";       // expected
inline constexpr std::string_view documentOtherFormat = "document.other-format"; // found, expected
inline constexpr std::string_view documentNewer = "document.newer";     // version, newest known
inline constexpr std::string_view documentVersion = "document.version"; // what was found

// Maps. Problem::place is set wherever there is one.
inline constexpr std::string_view mapSize = "map.size";            // columns, rows, limit
inline constexpr std::string_view mapColumns = "map.columns";      // value of "columns", true width
inline constexpr std::string_view mapRaggedRow = "map.ragged-row"; // row, length, expected
inline constexpr std::string_view mapUnknownSign = "map.unknown-sign"; // sign
inline constexpr std::string_view mapOffGrid = "map.off-grid";     // place, last place of the grid
inline constexpr std::string_view mapTwoSites = "map.two-sites";   // kind, line of the first
inline constexpr std::string_view mapTwoPrints = "map.two-prints"; // line of the first
inline constexpr std::string_view mapCityEmpty = "map.city-empty"; // name
inline constexpr std::string_view mapCityUnmarked = "map.city-unmarked"; // city's name, sign found
inline constexpr std::string_view mapCityUnlisted = "map.city-unlisted"; // -
inline constexpr std::string_view mapCityTwice = "map.city-twice";       // line of the first
inline constexpr std::string_view mapCitySide = "map.city-side"; // city's name: not an outer side
inline constexpr std::string_view mapCitySideTwice = "map.city-side-twice"; // -
inline constexpr std::string_view mapFerryItself = "map.ferry-itself";      // -
inline constexpr std::string_view mapTwoFerries = "map.two-ferries";        // line of the first
inline constexpr std::string_view mapRegionTwice = "map.region-twice";      // region's name

// Tile sets. Problem::details[0] is always the id of the kind (or of the set for the last three).
inline constexpr std::string_view tilesKindTwice = "tiles.kind-twice";       // kind
inline constexpr std::string_view tilesFeatureTwice = "tiles.feature-twice"; // kind, feature
inline constexpr std::string_view tilesEdgeFree = "tiles.edge-free";         // kind, side, edge
inline constexpr std::string_view tilesEdgeTwice =
    "tiles.edge-twice"; // kind, side, features "a, b"
inline constexpr std::string_view tilesEdgeDiffers =
    "tiles.edge-differs";                                   // kind, side, edge, feature
inline constexpr std::string_view tilesPort = "tiles.port"; // kind, feature, port: wrong sort
inline constexpr std::string_view tilesHalfFree = "tiles.half-free";   // kind, port
inline constexpr std::string_view tilesHalfTwice = "tiles.half-twice"; // kind, port, fields "a, b"
inline constexpr std::string_view tilesHalfCity = "tiles.half-city";   // kind, port, field
inline constexpr std::string_view tilesFieldSplit =
    "tiles.field-split"; // kind, side, fields "a, b"
inline constexpr std::string_view tilesCorner =
    "tiles.corner"; // kind, port, field, city not listed
inline constexpr std::string_view tilesUnknownCity = "tiles.unknown-city"; // kind, feature, city
inline constexpr std::string_view tilesInner =
    "tiles.inner"; // kind, field: inner with ports, or not
inline constexpr std::string_view tilesNoPorts = "tiles.no-ports"; // kind, feature
inline constexpr std::string_view tilesRoadEnd =
    "tiles.road-end"; // kind, feature: end and ports differ
inline constexpr std::string_view tilesProperty =
    "tiles.property"; // kind, feature, key: not for its type
inline constexpr std::string_view tilesGarden =
    "tiles.garden"; // kind, base kind: not the same but garden
inline constexpr std::string_view tilesStart = "tiles.start"; // set, kind that is not in it
inline constexpr std::string_view tilesEmpty = "tiles.empty"; // set
inline constexpr std::string_view tilesTotal = "tiles.total"; // set, total, greatest

// Scenarios and what they refer to.
inline constexpr std::string_view scenarioReference =
    "scenario.reference";                                               // key: not exactly one way
inline constexpr std::string_view scenarioBundled = "scenario.bundled"; // id that is not bundled
inline constexpr std::string_view scenarioAbsolute = "scenario.absolute"; // path (warning)
inline constexpr std::string_view scenarioHash = "scenario.hash"; // path (warning: content changed)
inline constexpr std::string_view scenarioHashText = "scenario.hash-text";       // what was found
inline constexpr std::string_view scenarioSupplyTwice = "scenario.change-twice"; // kind
inline constexpr std::string_view scenarioUnknownKind = "scenario.unknown-kind"; // key, kind
inline constexpr std::string_view scenarioKindDiffers = "scenario.kind-differs"; // kind (warning)
inline constexpr std::string_view scenarioPlaceTwice = "scenario.place-twice";   // key, place
inline constexpr std::string_view scenarioLayout = "scenario.layout";            // number, layouts
inline constexpr std::string_view scenarioDraws =
    "scenario.draws"; // draws, order: one without the other
inline constexpr std::string_view scenarioNoTiles = "scenario.no-tiles"; // -

// Other people's formats. Geographic points and countries are named by their property "name".
inline constexpr std::string_view geoCollection = "geo.collection"; // -: no feature collection
inline constexpr std::string_view geoGeometry = "geo.geometry";     // its type (warning: left out)
inline constexpr std::string_view geoKind = "geo.kind";             // the word (warning: left out)
inline constexpr std::string_view geoPosition = "geo.position";     // -: no longitude and latitude
inline constexpr std::string_view geoRing = "geo.ring";             // positions: fewer than 4
inline constexpr std::string_view geoOption = "geo.option";         // option out of range
inline constexpr std::string_view geoNoCountry = "geo.no-country";  // -
inline constexpr std::string_view geoHome = "geo.home";             // country that is not there
inline constexpr std::string_view geoExtent = "geo.extent";         // country without extent
inline constexpr std::string_view geoPointOff = "geo.point-off";    // name (info: left out)
inline constexpr std::string_view geoPointTaken =
    "geo.point-taken"; // name, place, name of who is there (info: left out)
inline constexpr std::string_view geoFerry =
    "geo.ferry"; // name, place (info: a ferry wants two ends, put by hand)

// Games. Problem::place is set wherever there is one.
inline constexpr std::string_view gameTooLarge = "game.too-large"; // greatest squares, tiles
inline constexpr std::string_view gameTooManyStarts =
    "game.too-many-starts"; // start squares in use, greatest number
inline constexpr std::string_view gamePlayers = "game.players";          // players: not 2 to 6
inline constexpr std::string_view gameMeeples = "game.meeples";          // meeples: not 1 to 20
inline constexpr std::string_view gameNoTiles = "game.no-tiles";         // -
inline constexpr std::string_view gameTile = "game.tile";                // kind that is no tile
inline constexpr std::string_view gameNoStart = "game.no-start";         // -
inline constexpr std::string_view gameStartSquare = "game.start-square"; // -: not playable
inline constexpr std::string_view gameStartTile = "game.start-tile";     // kind: fits no used start
inline constexpr std::string_view gameLaidTile = "game.laid-tile";       // kind: does not fit there
inline constexpr std::string_view gameUnknownKind = "game.unknown-kind"; // kind not in play
inline constexpr std::string_view gameDraws = "game.draws";     // kind drawn or laid too often
inline constexpr std::string_view gameChips = "game.chips";     // chips, greatest number
inline constexpr std::string_view gameLeipzig = "game.leipzig"; // -: none of 2 × 2 on the map

// Game records. details[0] is the number of the move, from 1.
inline constexpr std::string_view recordIllegalMove = "game.illegal-move"; // move
inline constexpr std::string_view recordDiffers =
    "game.differs"; // move, what ("tile", "set-aside", "player", "scores", "end"), record, replay
inline constexpr std::string_view recordDeal = "game.deal"; // -: tiles or chips not the scenario's

// The beginning of a game record; Problem::pointer says where.
inline constexpr std::string_view recordNames = "game.names";               // names, players
inline constexpr std::string_view recordLaidOff = "game.deal-laid-off";     // -: on no start
inline constexpr std::string_view recordLaidTwice = "game.deal-laid-twice"; // -
inline constexpr std::string_view recordPiles = "game.deal-piles";          // tiles, depots
inline constexpr std::string_view recordChipExtra = "game.chip-extra";      // -
inline constexpr std::string_view recordChipMissing = "game.chip-missing";  // -
inline constexpr std::string_view recordQuarters = "game.deal-quarters";    // -
inline constexpr std::string_view recordSurveyors = "game.deal-surveyors";  // -

inline constexpr std::array all{
    fileMissing,
    fileDirectory,
    filePermission,
    fileTooLarge,
    fileDevice,
    fileUnreadable,
    writeNoFolder,
    writeDirectory,
    writePermission,
    writeReadOnly,
    writeFull,
    writeTooLarge,
    writeFailed,
    writeBundled,
    writeNoMap,
    reloadUnsavedMap,
    jsonEmpty,
    jsonByteOrderMark,
    jsonLineEnds,
    jsonEncoding,
    jsonUtf8,
    jsonControl,
    jsonTruncated,
    jsonNotANumber,
    jsonNumberRange,
    jsonSyntax,
    jsonTrailing,
    jsonTooDeep,
    jsonTooManyValues,
    jsonLongString,
    jsonDuplicateKey,
    moreProblems,
    recordMissing,
    recordType,
    recordRange,
    recordChoice,
    recordPlace,
    recordCount,
    recordRepeated,
    documentNoFormat,
    documentOtherFormat,
    documentNewer,
    documentVersion,
    mapSize,
    mapColumns,
    mapRaggedRow,
    mapUnknownSign,
    mapOffGrid,
    mapTwoSites,
    mapTwoPrints,
    mapCityEmpty,
    mapCityUnmarked,
    mapCityUnlisted,
    mapCityTwice,
    mapCitySide,
    mapCitySideTwice,
    mapFerryItself,
    mapTwoFerries,
    mapRegionTwice,
    tilesKindTwice,
    tilesFeatureTwice,
    tilesEdgeFree,
    tilesEdgeTwice,
    tilesEdgeDiffers,
    tilesPort,
    tilesHalfFree,
    tilesHalfTwice,
    tilesHalfCity,
    tilesFieldSplit,
    tilesCorner,
    tilesUnknownCity,
    tilesInner,
    tilesNoPorts,
    tilesRoadEnd,
    tilesProperty,
    tilesGarden,
    tilesStart,
    tilesEmpty,
    tilesTotal,
    scenarioReference,
    scenarioBundled,
    scenarioAbsolute,
    scenarioHash,
    scenarioHashText,
    scenarioSupplyTwice,
    scenarioUnknownKind,
    scenarioKindDiffers,
    scenarioPlaceTwice,
    scenarioLayout,
    scenarioDraws,
    scenarioNoTiles,
    geoCollection,
    geoGeometry,
    geoKind,
    geoPosition,
    geoRing,
    geoOption,
    geoNoCountry,
    geoHome,
    geoExtent,
    geoPointOff,
    geoPointTaken,
    geoFerry,
    gameTooLarge,
    gameTooManyStarts,
    gamePlayers,
    gameMeeples,
    gameNoTiles,
    gameTile,
    gameNoStart,
    gameStartSquare,
    gameStartTile,
    gameLaidTile,
    gameUnknownKind,
    gameDraws,
    gameChips,
    gameLeipzig,
    recordIllegalMove,
    recordDiffers,
    recordDeal,
    recordNames,
    recordLaidOff,
    recordLaidTwice,
    recordPiles,
    recordChipExtra,
    recordChipMissing,
    recordQuarters,
    recordSurveyors,
};

} // namespace kartenwerk::rule
