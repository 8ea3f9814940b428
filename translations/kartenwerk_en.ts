<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>ChipNumberText</name>
    <message numerus="yes">
        <source>Columns %1, rows %2: %n chip(s), fair share %3.</source>
        <translation>
            <numerusform>Columns %1, rows %2: %n chip, fair share %3.</numerusform>
            <numerusform>Columns %1, rows %2: %n chips, fair share %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>about %n hour</numerusform>
            <numerusform>about %n hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipText</name>
    <message numerus="yes">
        <source>Impossible: at most %n chip(s) fit.</source>
        <translation>
            <numerusform>Impossible: at most %n chip fits.</numerusform>
            <numerusform>Impossible: at most %n chips fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Impossible: more squares are pinned than the %n chip(s) asked for.</source>
        <translation>
            <numerusform>Impossible: more squares are pinned than the %n chip asked for.</numerusform>
            <numerusform>Impossible: more squares are pinned than the %n chips asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie here, %1 are asked for.</source>
        <translation>
            <numerusform>%n chip lie here, %1 are asked for.</numerusform>
            <numerusform>%n chips lie here, %1 are asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in %1, at least %2 are asked for.</source>
        <translation>
            <numerusform>%n chip lie in %1, at least %2 are asked for.</numerusform>
            <numerusform>%n chips lie in %1, at least %2 are asked for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in %1, at most %2 are allowed.</source>
        <translation>
            <numerusform>%n chip lie in %1, at most %2 are allowed.</numerusform>
            <numerusform>%n chips lie in %1, at most %2 are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going through all cases shows that no more than %n chip(s) fit.</source>
        <translation>
            <numerusform>Going through all cases shows that no more than %n chip fit.</numerusform>
            <numerusform>Going through all cases shows that no more than %n chips fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single square(s)</source>
        <translation>
            <numerusform>%n single square</numerusform>
            <numerusform>%n single squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no layout of %n chip(s).</source>
        <translation>
            <numerusform>There is no layout of %n chip.</numerusform>
            <numerusform>There is no layout of %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is exactly one layout of %n chip(s).</source>
        <translation>
            <numerusform>There is exactly one layout of %n chip.</numerusform>
            <numerusform>There is exactly one layout of %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 layouts of %n chip(s).</source>
        <translation>
            <numerusform>There are %1 layouts of %n chip.</numerusform>
            <numerusform>There are %1 layouts of %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Impossible: no layout of %n chip(s) has the symmetry asked for; chips come in groups then.</source>
        <translation>
            <numerusform>Impossible: no layout of %n chip has the symmetry asked for; chips come in groups then.</numerusform>
            <numerusform>Impossible: no layout of %n chips has the symmetry asked for; chips come in groups then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Layouts of %n chip(s): %1.</source>
        <translation>
            <numerusform>Layouts of %n chip: %1.</numerusform>
            <numerusform>Layouts of %n chips: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of squares that are all too close to each other</source>
        <translation>
            <numerusform>%n group of squares that are all too close to each other</numerusform>
            <numerusform>%n groups of squares that are all too close to each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n square(s) that may hold a chip are covered by %1. No two squares of such a piece may both hold one, so each piece holds at most one chip.</source>
        <translation>
            <numerusform>The %n square that may hold a chip is covered by %1. No two squares of such a piece may both hold one, so each piece holds at most one chip.</numerusform>
            <numerusform>The %n squares that may hold a chip are covered by %1. No two squares of such a piece may both hold one, so each piece holds at most one chip.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%1: agrees, %n move(s), scores %2</source>
        <translation>
            <numerusform>%1: agrees, %n move, scores %2</numerusform>
            <numerusform>%1: agrees, %n moves, scores %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n chip(s).</source>
        <translation>
            <numerusform>The box holds only %n chip.</numerusform>
            <numerusform>The box holds only %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) fit.</source>
        <translation>
            <numerusform>At most %n chip fits.</numerusform>
            <numerusform>At most %n chips fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %n chip(s), %2</source>
        <translation>
            <numerusform>Seed %1: %n chip, %2</numerusform>
            <numerusform>Seed %1: %n chips, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broken rule(s)</source>
        <translation>
            <numerusform>%n broken rule</numerusform>
            <numerusform>%n broken rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s), %2, %3</source>
        <translation>
            <numerusform>%1: %n chip, %2, %3</numerusform>
            <numerusform>%1: %n chips, %2, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squares lie over squares of the second map: %1.</source>
        <translation>
            <numerusform>%n square lies over a square of the second map: %1.</numerusform>
            <numerusform>%n squares lie over squares of the second map: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints at the joint are gone.</source>
        <translation>
            <numerusform>%n print at the joint is gone.</numerusform>
            <numerusform>%n prints at the joint are gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries at the joint are gone.</source>
        <translation>
            <numerusform>%n ferry at the joint is gone.</numerusform>
            <numerusform>%n ferries at the joint are gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind (--format json lists all)</source>
        <translation>
            <numerusform>%n more of this kind (--format json lists all)</numerusform>
            <numerusform>%n more of this kind (--format json lists all)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known about %n chip(s): none of the chains that the estimate is made of grew so long.</source>
        <translation>
            <numerusform>Nothing is known about %n chip: none of the chains that the estimate is made of grew so long.</numerusform>
            <numerusform>Nothing is known about %n chips: none of the chains that the estimate is made of grew so long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cannot be played; there are %n more reason(s), see “kartenwerk-cli check”.</source>
        <translation>
            <numerusform>It cannot be played; there is %n more reason, see “kartenwerk-cli check”.</numerusform>
            <numerusform>It cannot be played; there are %n more reasons, see “kartenwerk-cli check”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExpansionText</name>
    <message numerus="yes">
        <source>Highway: %n tile(s) × %1</source>
        <translation>
            <numerusform>Highway: %n tile × %1</numerusform>
            <numerusform>Highway: %n tiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad Neighbourhood: %n tile(s) × %1</source>
        <translation>
            <numerusform>Bad Neighbourhood: %n tile × %1</numerusform>
            <numerusform>Bad Neighbourhood: %n tiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Siege: %n coat(s) of arms × %1</source>
        <translation>
            <numerusform>Siege: %n coat of arms × %1</numerusform>
            <numerusform>Siege: %n coats of arms × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Street Fair: %n tile(s) × %1</source>
        <translation>
            <numerusform>Street Fair: %n tile × %1</numerusform>
            <numerusform>Street Fair: %n tiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peasant Revolt: %n farmhouse tile(s) × %1</source>
        <translation>
            <numerusform>Peasant Revolt: %n farmhouse tile × %1</numerusform>
            <numerusform>Peasant Revolt: %n farmhouse tiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hermit: %n square(s) with a city × %1</source>
        <translation>
            <numerusform>Hermit: %n square with a city × %1</numerusform>
            <numerusform>Hermit: %n squares with a city × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pilgrimage Route: %n square(s) with a road × %1</source>
        <translation>
            <numerusform>Pilgrimage Route: %n square with a road × %1</numerusform>
            <numerusform>Pilgrimage Route: %n squares with a road × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wainwrights: %n tile(s) × %1</source>
        <translation>
            <numerusform>Wainwrights: %n tile × %1</numerusform>
            <numerusform>Wainwrights: %n tiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coiners: %n coat(s) of arms × %1</source>
        <translation>
            <numerusform>Coiners: %n coat of arms × %1</numerusform>
            <numerusform>Coiners: %n coats of arms × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tanners: %n farmhouse(s) and shed(s) × %1</source>
        <translation>
            <numerusform>Tanners: %n farmhouse or shed × %1</numerusform>
            <numerusform>Tanners: %n farmhouses and sheds × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chips: %n tile(s) × %1</source>
        <translation>
            <numerusform>Chips: %n tile × %1</numerusform>
            <numerusform>Chips: %n tiles × %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message numerus="yes">
        <source>%n tile(s) × %1</source>
        <translation>
            <numerusform>%n tile × %1</numerusform>
            <numerusform>%n tiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms × %1</source>
        <translation>
            <numerusform>%n coat of arms × %1</numerusform>
            <numerusform>%n coats of arms × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n town(s) × %1</source>
        <translation>
            <numerusform>%n town × %1</numerusform>
            <numerusform>%n towns × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) around × %1</source>
        <translation>
            <numerusform>%n square around × %1</numerusform>
            <numerusform>%n squares around × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s) × %1</source>
        <translation>
            <numerusform>%n completed city × %1</numerusform>
            <numerusform>%n completed cities × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the chip on %2: %n point(s).</source>
        <translation>
            <numerusform>%1 takes the chip on %2: %n point.</numerusform>
            <numerusform>%1 takes the chip on %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the coats of arms on %2.</source>
        <translation>
            <numerusform>%1 gets %n point for the coats of arms on %2.</numerusform>
            <numerusform>%1 gets %n points for the coats of arms on %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of wine</source>
        <translation>
            <numerusform>%n barrel of wine</numerusform>
            <numerusform>%n barrels of wine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sack(s) of grain</source>
        <translation>
            <numerusform>%n sack of grain</numerusform>
            <numerusform>%n sacks of grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bale(s) of cloth</source>
        <translation>
            <numerusform>%n bale of cloth</numerusform>
            <numerusform>%n bales of cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pig: %n city(s) × %1</source>
        <translation>
            <numerusform>pig: %n city × %1</numerusform>
            <numerusform>pig: %n cities × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sells a %2 wine on %3: %n point(s).</source>
        <translation>
            <numerusform>%1 sells a %2 wine on %3: %n point.</numerusform>
            <numerusform>%1 sells a %2 wine on %3: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n chip(s) for the road at %2.</source>
        <translation>
            <numerusform>%1 spends %n chip for the road at %2.</numerusform>
            <numerusform>%1 spends %n chips for the road at %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message numerus="yes">
        <source>The large city {named} is in %n piece(s).</source>
        <translation>
            <numerusform>The large city {named} is in %n piece.</numerusform>
            <numerusform>The large city {named} is in %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n river tile(s) in the draw pile can hardly be laid on a map.</source>
        <translation>
            <numerusform>%n river tile in the draw pile can hardly be laid on a map.</numerusform>
            <numerusform>%n river tiles in the draw pile can hardly be laid on a map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario uses %n start square(s); the rules ask for at least two.</source>
        <translation>
            <numerusform>The scenario uses %n start square; the rules ask for at least two.</numerusform>
            <numerusform>The scenario uses %n start squares; the rules ask for at least two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached from the start squares in use: {places}.</source>
        <translation>
            <numerusform>%n playable square cannot be reached from the start squares in use: {places}.</numerusform>
            <numerusform>%n playable squares cannot be reached from the start squares in use: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached with every choice of start squares: {places}.</source>
        <translation>
            <numerusform>%n playable square cannot be reached with every choice of start squares: {places}.</numerusform>
            <numerusform>%n playable squares cannot be reached with every choice of start squares: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario is for %n player(s); two to six can play.</source>
        <translation>
            <numerusform>The scenario is for %n player; two to six can play.</numerusform>
            <numerusform>The scenario is for %n players; two to six can play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) is/are laid instead of the usual 30.</source>
        <translation>
            <numerusform>%n chip is laid instead of the usual 30.</numerusform>
            <numerusform>%n chips are laid instead of the usual 30.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The map has %n start square(s); a game begins on at least two.</source>
        <translation>
            <numerusform>The map has %n start square; a game begins on at least two.</numerusform>
            <numerusform>The map has %n start squares; a game begins on at least two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached from any start: {places}.</source>
        <translation>
            <numerusform>%n playable square cannot be reached from any start: {places}.</numerusform>
            <numerusform>%n playable squares cannot be reached from any start: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) lie(s) alone, far from the rest: {places}.</source>
        <translation>
            <numerusform>%n playable square lies alone, far from the rest: {places}.</numerusform>
            <numerusform>%n playable squares lie alone, far from the rest: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) inside the land take(s) no tile: {places}.</source>
        <translation>
            <numerusform>%n square inside the land takes no tile: {places}.</numerusform>
            <numerusform>%n squares inside the land take no tile: {places}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IssuesPanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message numerus="yes">
        <source>Field of %1: %n point(s) if the game ended now</source>
        <translation>
            <numerusform>Field of %1: %n point if the game ended now</numerusform>
            <numerusform>Field of %1: %n points if the game ended now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message numerus="yes">
        <source>%n line(s) end(s) with CR LF; files are written with LF alone.</source>
        <translation>
            <numerusform>%n line ends with CR LF; files are written with LF alone.</numerusform>
            <numerusform>%n lines end with CR LF; files are written with LF alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) is/are not listed.</source>
        <translation>
            <numerusform>%n more problem is not listed.</numerusform>
            <numerusform>%n more problems are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A ring of a polygon has only %n position(s); it needs at least four.</source>
        <translation>
            <numerusform>A ring of a polygon has only %n position; it needs at least four.</numerusform>
            <numerusform>A ring of a polygon has only %n positions; it needs at least four.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scenario is for %n player(s); two to six can play.</source>
        <translation>
            <numerusform>The scenario is for %n player; two to six can play.</numerusform>
            <numerusform>The scenario is for %n players; two to six can play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n meeple(s); 1 to 20 can be played with.</source>
        <translation>
            <numerusform>Each player has %n meeple; 1 to 20 can be played with.</numerusform>
            <numerusform>Each player has %n meeples; 1 to 20 can be played with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The record names %n player(s), but its scenario is for %2.</source>
        <translation>
            <numerusform>The record names %n player, but its scenario is for %2.</numerusform>
            <numerusform>The record names %n players, but its scenario is for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message numerus="yes">
        <source>%n tile(s) are not in the order and stay in the box.</source>
        <translation>
            <numerusform>%n tile is not in the order and stays in the box.</numerusform>
            <numerusform>%n tiles are not in the order and stay in the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) follow at random.</source>
        <translation>
            <numerusform>%n tile follows at random.</numerusform>
            <numerusform>%n tiles follow at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in order</source>
        <translation>
            <numerusform>%n tile in order</numerusform>
            <numerusform>%n tiles in order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation>
            <numerusform>Setup for %n player</numerusform>
            <numerusform>Setup for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) for tiles</source>
        <translation>
            <numerusform>%n square for tiles</numerusform>
            <numerusform>%n squares for tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n of these at random: %1.</source>
        <translation>
            <numerusform>Draw %n of these at random: %1.</numerusform>
            <numerusform>Draw %n of these at random: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie on the map as drawn.</source>
        <translation>
            <numerusform>%n chip lie on the map as drawn.</numerusform>
            <numerusform>%n chips lie on the map as drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chip(s) on squares that the rules allow.</source>
        <translation>
            <numerusform>Lay %n chip on squares that the rules allow.</numerusform>
            <numerusform>Lay %n chips on squares that the rules allow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) stay in the box.</source>
        <translation>
            <numerusform>%n chip stays in the box.</numerusform>
            <numerusform>%n chips stay in the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) a player, one more on the score board.</source>
        <translation>
            <numerusform>%n meeple a player, one more on the score board.</numerusform>
            <numerusform>%n meeples a player, one more on the score board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (%n copies)</source>
        <translation>
            <numerusform> (once)</numerusform>
            <numerusform> (%n copies)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <translation>
            <numerusform>%1: %n tile</numerusform>
            <numerusform>%1: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles to take: %n</source>
        <translation>
            <numerusform>Tiles to take: %n</numerusform>
            <numerusform>Tiles to take: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay in the box</source>
        <translation>
            <numerusform>%n tile stays in the box</numerusform>
            <numerusform>%n tiles stay in the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie face down on each printed place, in its colour if it has one.</source>
        <translation>
            <numerusform>%n chip lies face down on each printed place, in its colour if it has one.</numerusform>
            <numerusform>%n chips lie face down on each printed place, in its colour if it has one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are drawn, in the fixed order of the scenario; the others stay in the box.</source>
        <translation>
            <numerusform>%n tile is drawn, in the fixed order of the scenario; the others stay in the box.</numerusform>
            <numerusform>%n tiles are drawn, in the fixed order of the scenario; the others stay in the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n tile(s) are drawn in the fixed order of the scenario.</source>
        <translation>
            <numerusform>The first tile is drawn in the fixed order of the scenario.</numerusform>
            <numerusform>The first %n tiles are drawn in the fixed order of the scenario.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message numerus="yes">
        <source>Print road on %n edges</source>
        <translation>
            <numerusform>Print road on %n edge</numerusform>
            <numerusform>Print road on %n edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Print city on %n edges</source>
        <translation>
            <numerusform>Print city on %n edge</numerusform>
            <numerusform>Print city on %n edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chips</source>
        <translation>
            <numerusform>Take away %n chip</numerusform>
            <numerusform>Take away %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n prints</source>
        <translation>
            <numerusform>Erase %n print</numerusform>
            <numerusform>Erase %n prints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n ferries</source>
        <translation>
            <numerusform>Erase %n ferry</numerusform>
            <numerusform>Erase %n ferries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n towns or starts</source>
        <translation>
            <numerusform>Erase %n town or start</numerusform>
            <numerusform>Erase %n towns or starts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n squares of a large city</source>
        <translation>
            <numerusform>Erase %n square of a large city</numerusform>
            <numerusform>Erase %n squares of a large city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n squares</source>
        <translation>
            <numerusform>Erase %n square</numerusform>
            <numerusform>Erase %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint land, %n squares</source>
        <translation>
            <numerusform>Paint land, %n square</numerusform>
            <numerusform>Paint land, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Block %n squares</source>
        <translation>
            <numerusform>Block %n square</numerusform>
            <numerusform>Block %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint depot, %n squares</source>
        <translation>
            <numerusform>Paint depot, %n square</numerusform>
            <numerusform>Paint depot, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint highlight, %n squares</source>
        <translation>
            <numerusform>Paint highlight, %n square</numerusform>
            <numerusform>Paint highlight, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint clouds, %n squares</source>
        <translation>
            <numerusform>Paint clouds, %n square</numerusform>
            <numerusform>Paint clouds, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint land abroad, %n squares</source>
        <translation>
            <numerusform>Paint land abroad, %n square</numerusform>
            <numerusform>Paint land abroad, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint sea, %n squares</source>
        <translation>
            <numerusform>Paint sea, %n square</numerusform>
            <numerusform>Paint sea, %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n squares</source>
        <translation>
            <numerusform>Delete %n square</numerusform>
            <numerusform>Delete %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chips</source>
        <translation>
            <numerusform>Lay %n chip</numerusform>
            <numerusform>Lay %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n squares</source>
        <translation>
            <numerusform>Pin %n square</numerusform>
            <numerusform>Pin %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n squares</source>
        <translation>
            <numerusform>Unpin %n square</numerusform>
            <numerusform>Unpin %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban chips from %n squares</source>
        <translation>
            <numerusform>Ban chips from %n square</numerusform>
            <numerusform>Ban chips from %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow chips on %n squares again</source>
        <translation>
            <numerusform>Allow chips on %n square again</numerusform>
            <numerusform>Allow chips on %n squares again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away coats of %n islands</source>
        <translation>
            <numerusform>Take away coats of %n island</numerusform>
            <numerusform>Take away coats of %n islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put coats on %n islands</source>
        <translation>
            <numerusform>Put coats on %n island</numerusform>
            <numerusform>Put coats on %n islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chumak squares</source>
        <translation>
            <numerusform>Take away %n chumak square</numerusform>
            <numerusform>Take away %n chumak squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n chumak squares</source>
        <translation>
            <numerusform>Make %n chumak square</numerusform>
            <numerusform>Make %n chumak squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chip marks</source>
        <translation>
            <numerusform>Take away %n chip mark</numerusform>
            <numerusform>Take away %n chip marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Print %n chip marks</source>
        <translation>
            <numerusform>Print %n chip mark</numerusform>
            <numerusform>Print %n chip marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n towns</source>
        <translation>
            <numerusform>%n town</numerusform>
            <numerusform>%n towns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start squares</source>
        <translation>
            <numerusform>%n start square</numerusform>
            <numerusform>%n start squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squares of a large city</source>
        <translation>
            <numerusform>%n square of a large city</numerusform>
            <numerusform>%n squares of a large city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints</source>
        <translation>
            <numerusform>%n print</numerusform>
            <numerusform>%n prints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries</source>
        <translation>
            <numerusform>%n ferry</numerusform>
            <numerusform>%n ferries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n mark</numerusform>
            <numerusform>%n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laid tiles</source>
        <translation>
            <numerusform>%n laid tile</numerusform>
            <numerusform>%n laid tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wishes for chips</source>
        <translation>
            <numerusform>%n wish for chips</numerusform>
            <numerusform>%n wishes for chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipControls</name>
    <message numerus="yes">
        <source>Ask for %n chip(s)</source>
        <translation>
            <numerusform>Ask for %n chip</numerusform>
            <numerusform>Ask for %n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipFactsView</name>
    <message numerus="yes">
        <source>%n square(s) may hold a chip.</source>
        <translation>
            <numerusform>%n square may hold a chip.</numerusform>
            <numerusform>%n squares may hold a chip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) fit.</source>
        <translation>
            <numerusform>At most %n chip fits.</numerusform>
            <numerusform>At most %n chips fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipSettingsView</name>
    <message numerus="yes">
        <source>Keep chips %n step(s) apart</source>
        <translation>
            <numerusform>Keep chips %n step apart</numerusform>
            <numerusform>Keep chips %n steps apart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipsPanel</name>
    <message numerus="yes">
        <source>Lay %n chip(s), seed %1</source>
        <translation>
            <numerusform>Lay %n chip, seed %1</numerusform>
            <numerusform>Lay %n chips, seed %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::CountsBox</name>
    <message numerus="yes">
        <source>%n squares in all.</source>
        <translation>
            <numerusform>%n square in all.</numerusform>
            <numerusform>%n squares in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::FacesView</name>
    <message numerus="yes">
        <source>%n chip(s) in the box</source>
        <translation>
            <numerusform>%n chip in the box</numerusform>
            <numerusform>%n chips in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::FileCommands</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged recovery copies were put aside.</source>
        <translation>
            <numerusform>%n damaged recovery copy was put aside.</numerusform>
            <numerusform>%n damaged recovery copies were put aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssueDetail</name>
    <message numerus="yes">
        <source>Mend all %n of this kind</source>
        <translation>
            <numerusform>Mend the one of this kind</numerusform>
            <numerusform>Mend all %n of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssuesPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not listed</source>
        <translation>
            <numerusform>%n more not listed</numerusform>
            <numerusform>%n more not listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) hidden</source>
        <translation>
            <numerusform>%n issue hidden</numerusform>
            <numerusform>%n issues hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>name of an undo step: what was done, how often</extracomment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::JoinDialog</name>
    <message numerus="yes">
        <source>%n squares of the other map</source>
        <translation>
            <numerusform>%n square of the other map</numerusform>
            <numerusform>%n squares of the other map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints at the joint</source>
        <translation>
            <numerusform>%n print at the joint</numerusform>
            <numerusform>%n prints at the joint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries at the joint</source>
        <translation>
            <numerusform>%n ferry at the joint</numerusform>
            <numerusform>%n ferries at the joint</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::LayoutFactsView</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::LayoutView</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::MainWindow</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::OrderEdit</name>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n left</numerusform>
            <numerusform>%1, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::PreviewPane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ResizeDialog</name>
    <message numerus="yes">
        <source>%n squares</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n towns, starts and the like</source>
        <translation>
            <numerusform>%n town, start or the like</numerusform>
            <numerusform>%n towns, starts and the like</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parts of %n large cities</source>
        <translation>
            <numerusform>parts of %n large city</numerusform>
            <numerusform>parts of %n large cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints</source>
        <translation>
            <numerusform>%n print</numerusform>
            <numerusform>%n prints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries</source>
        <translation>
            <numerusform>%n ferry</numerusform>
            <numerusform>%n ferries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ScoreTable</name>
    <message numerus="yes">
        <source>%n earlier score(s)</source>
        <translation>
            <numerusform>%n earlier score</numerusform>
            <numerusform>%n earlier scores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::SelectionForm</name>
    <message numerus="yes">
        <source>%n squares</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
</TS>
