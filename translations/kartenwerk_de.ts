<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Neue Karte …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Print setup sheet…</source>
        <translation>Aufbaublatt &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Delete selected squares</source>
        <translation>Ausgewählte Felder &amp;löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Ganze Karte</translation>
    </message>
    <message>
        <source>&amp;Go to square…</source>
        <translation>Zu &amp;Feld gehen …</translation>
    </message>
    <message>
        <source>&amp;Keys to the map</source>
        <translation>&amp;Tasten zur Karte</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Boden</translation>
    </message>
    <message>
        <source>Start s&amp;quare</source>
        <translation>Startf&amp;eld</translation>
    </message>
    <message>
        <source>&amp;Town</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Large city</source>
        <translation>&amp;Großstadt</translation>
    </message>
    <message>
        <source>&amp;Print on an edge</source>
        <translation>Auf&amp;druck am Rand</translation>
    </message>
    <message>
        <source>&amp;Ferry</source>
        <translation>&amp;Fähre</translation>
    </message>
    <message>
        <source>&amp;Chip</source>
        <translation>&amp;Chip</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Change si&amp;ze…</source>
        <translation>G&amp;röße ändern …</translation>
    </message>
    <message>
        <source>Cut off empty &amp;rims</source>
        <translation>Leere Ränder ab&amp;schneiden</translation>
    </message>
    <message>
        <source>T&amp;urn clockwise</source>
        <translation>Im &amp;Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>L&amp;inks und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Oben und un&amp;ten spiegeln</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Pre&amp;vious issue</source>
        <translation>&amp;Voriges Problem</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Ab&amp;spielen oder anhalten</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <translation>&amp;Partie öffnen …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Kartenwerk</source>
        <translation>&amp;Über Kartenwerk</translation>
    </message>
    <message>
        <source>Wheel &amp;zooms</source>
        <translation>&amp;Mausrad vergrößert</translation>
    </message>
    <message>
        <source>Mar&amp;k on a square</source>
        <translation>&amp;Zeichen auf einem Feld</translation>
    </message>
    <message>
        <source>&amp;Join another map…</source>
        <translation>&amp;Weitere Karte anfügen …</translation>
    </message>
    <message>
        <source>New game &amp;without a map…</source>
        <translation>Neue Partie &amp;ohne Karte …</translation>
    </message>
</context>
<context>
    <name>ChipNumberText</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Evenness %1 %: all walks to the chips take %2 steps, no layout could have fewer than %3.</source>
        <translation>Gleichmäßigkeit %1 %: Alle Wege zu den Chips sind zusammen %2 Schritte lang, weniger als %3 könnte keine Verteilung haben.</translation>
    </message>
    <message numerus="yes">
        <source>Columns %1, rows %2: %n chip(s), fair share %3.</source>
        <translation>
            <numerusform>Spalten %1, Zeilen %2: %n Chip, gerechter Anteil %3.</numerusform>
            <numerusform>Spalten %1, Zeilen %2: %n Chips, gerechter Anteil %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>More even than %1 % of %2 uniform layouts; their median is %3 %, the most even of them %4 %.</source>
        <translation>Gleichmäßiger als %1 % von %2 zufälligen Verteilungen; deren Median ist %3 %, die gleichmäßigste davon %4 %.</translation>
    </message>
    <message>
        <source>%1 and %2: access gap %3 steps, the map&apos;s own %4; %5 chips are nearer to the first, %6 to the second, %7 as near to both.</source>
        <translation>%1 und %2: Unterschied der Wege %3 Schritte, von der Karte selbst %4; %5 Chips liegen näher am ersten, %6 am zweiten, %7 gleich nah an beiden.</translation>
    </message>
    <message>
        <source>without the rule of towns</source>
        <translation>ohne die Regel der Orte</translation>
    </message>
    <message>
        <source>without the rules of start squares</source>
        <translation>ohne die Regeln der Startfelder</translation>
    </message>
    <message>
        <source>without the rule of open sides</source>
        <translation>ohne die Regel der offenen Seiten</translation>
    </message>
    <message>
        <source>without forbidden kinds of squares</source>
        <translation>ohne ausgeschlossene Arten von Feldern</translation>
    </message>
    <message>
        <source>without closed regions</source>
        <translation>ohne gesperrte Regionen</translation>
    </message>
    <message>
        <source>without bans</source>
        <translation>ohne von Hand gesperrte Felder</translation>
    </message>
    <message>
        <source>without distance between chips</source>
        <translation>ohne Abstand zwischen Chips</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>mirrored left and right</source>
        <translation>links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>mirrored top and bottom</source>
        <translation>oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>viertel Drehung</translation>
    </message>
    <message>
        <source>mirrored about the diagonal from the north-west</source>
        <translation>an der Diagonale von Nordwesten gespiegelt</translation>
    </message>
    <message>
        <source>mirrored about the diagonal from the north-east</source>
        <translation>an der Diagonale von Nordosten gespiegelt</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>etwa %n Sekunde</numerusform>
            <numerusform>etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>etwa %n Stunde</numerusform>
            <numerusform>etwa %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>As even as all of %1 uniform layouts.</source>
        <translation>So gleichmäßig wie alle von %1 zufälligen Verteilungen.</translation>
    </message>
</context>
<context>
    <name>ChipQuantities</name>
    <message>
        <source>chips in the box</source>
        <translation>Chips in der Schachtel</translation>
    </message>
    <message>
        <source>The table of values and colours in the rules, summed up.</source>
        <translation>Die Tabelle der Werte und Farben in den Regeln, zusammengezählt.</translation>
    </message>
    <message>
        <source>chips that stay in the box</source>
        <translation>Chips, die in der Schachtel bleiben</translation>
    </message>
    <message>
        <source>They are put away unseen.</source>
        <translation>Sie werden ungesehen weggelegt.</translation>
    </message>
    <message>
        <source>chips on the board</source>
        <translation>Chips auf dem Plan</translation>
    </message>
    <message>
        <source>As the rules of the scenario say; pinned chips are among them.</source>
        <translation>Wie es die Regeln des Szenarios sagen; festgelegte Chips sind dabei.</translation>
    </message>
    <message>
        <source>predicted time of the exact count</source>
        <translation>vorausgesagte Dauer der genauen Zählung</translation>
    </message>
    <message>
        <source>A dry run finds a good order of the squares and how many states it passes; each state holds a number for each size.</source>
        <translation>Ein Probelauf findet eine gute Reihenfolge der Felder und wie viele Zustände sie durchläuft; jeder Zustand hält für jede Größe eine Zahl.</translation>
    </message>
    <message>
        <source>legal layouts</source>
        <translation>erlaubte Verteilungen</translation>
    </message>
    <message>
        <source>The squares are decided one after the other; layouts that block the same squares ahead are counted together. All digits are exact.</source>
        <translation>Über die Felder wird eines nach dem anderen entschieden; Verteilungen, die dieselben kommenden Felder sperren, werden zusammen gezählt. Alle Ziffern sind genau.</translation>
    </message>
    <message>
        <source>64-bit words of a number</source>
        <translation>64-Bit-Wörter einer Zahl</translation>
    </message>
    <message>
        <source>3.5 nanoseconds</source>
        <translation>3,5 Nanosekunden</translation>
    </message>
    <message>
        <source>sizes from no chip on</source>
        <translation>Größen von keinem Chip an</translation>
    </message>
    <message>
        <source>states of the dry run</source>
        <translation>Zustände des Probelaufs</translation>
    </message>
    <message>
        <source>estimated number of layouts</source>
        <translation>geschätzte Zahl der Verteilungen</translation>
    </message>
    <message>
        <source>From size to size: each layout can grow by a chip on any of its free squares, and each larger one comes about once for each of its chips.</source>
        <translation>Von Größe zu Größe: Jede Verteilung kann auf jedem ihrer freien Felder um einen Chip wachsen, und jede größere entsteht einmal für jeden ihrer Chips.</translation>
    </message>
    <message>
        <source>mean number of free squares</source>
        <translation>mittlere Zahl freier Felder</translation>
    </message>
    <message>
        <source>the number for one chip fewer</source>
        <translation>die Zahl für einen Chip weniger</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>standard error of the estimate</source>
        <translation>Standardfehler der Schätzung</translation>
    </message>
    <message>
        <source>How far eight independent runs lie apart, divided by the root of eight.</source>
        <translation>Wie weit acht unabhängige Läufe auseinander liegen, geteilt durch die Wurzel aus acht.</translation>
    </message>
    <message>
        <source>evenness</source>
        <translation>Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>100 % would be every chip in the middle of its own compact area, all areas equally large. Map and rules rarely allow that.</source>
        <translation>100 % wäre jeder Chip in der Mitte seines eigenen runden Gebiets, alle Gebiete gleich groß. Karte und Regeln lassen das selten zu.</translation>
    </message>
    <message>
        <source>squares for each chip</source>
        <translation>Felder für jeden Chip</translation>
    </message>
    <message>
        <source>Every chip is given so many tile squares, or one more.</source>
        <translation>Jeder Chip bekommt so viele Plättchenfelder oder eines mehr.</translation>
    </message>
    <message>
        <source>the least number of steps that any layout could conceivably have</source>
        <translation>die kleinste Zahl von Schritten, die irgendeine Verteilung haben könnte</translation>
    </message>
    <message>
        <source>For each square that may hold a chip, the steps to its nearest tile squares; the smallest sums of these.</source>
        <translation>Für jedes Feld, auf dem ein Chip liegen darf, die Schritte zu den nächsten Plättchenfeldern; davon die kleinsten Summen.</translation>
    </message>
    <message>
        <source>steps to the nearest squares of the best places</source>
        <translation>Schritte zu den nächsten Feldern der besten Plätze</translation>
    </message>
    <message>
        <source>one step more where squares are left over</source>
        <translation>die nächsten Schritte, wo Felder übrig sind</translation>
    </message>
    <message>
        <source>steps of all walks</source>
        <translation>Schritte aller Wege</translation>
    </message>
    <message>
        <source>The squares are shared out so that every chip gets equally many, or one more, and all walks together are shortest. Walks go over land, towns, starts and large cities.</source>
        <translation>Die Felder werden so verteilt, dass jeder Chip gleich viele bekommt oder eines mehr und alle Wege zusammen am kürzesten sind. Wege gehen über Land, Orte, Startfelder und Großstädte.</translation>
    </message>
    <message>
        <source>access gap</source>
        <translation>Unterschied der Wege</translation>
    </message>
    <message>
        <source>The chips are sorted by their distance from each start square in use; the gap is how far the nearest, second nearest and so on differ on average.</source>
        <translation>Die Chips werden nach ihrer Entfernung von jedem benutzten Startfeld geordnet; der Unterschied sagt, wie weit der nächste, der zweitnächste und so fort im Mittel auseinander liegen.</translation>
    </message>
    <message>
        <source>the map&apos;s own access gap</source>
        <translation>Unterschied der Wege der Karte selbst</translation>
    </message>
    <message>
        <source>The same over all tile squares: a start square in the middle is nearer to everything, wherever the chips lie.</source>
        <translation>Dasselbe über alle Plättchenfelder: Ein Startfeld in der Mitte ist allem näher, wo auch immer die Chips liegen.</translation>
    </message>
    <message>
        <source>differences of the distances of all tile squares</source>
        <translation>Unterschiede der Entfernungen aller Plättchenfelder</translation>
    </message>
    <message>
        <source>differences of the distances of all chips</source>
        <translation>Unterschiede der Entfernungen aller Chips</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>banned squares</source>
        <translation>von Hand gesperrte Felder</translation>
    </message>
    <message>
        <source>You do not want a chip there.</source>
        <translation>Dort soll kein Chip liegen.</translation>
    </message>
    <message>
        <source>blocked squares</source>
        <translation>gesperrte Felder</translation>
    </message>
    <message>
        <source>Blocked squares, depots and highlights take no tile.</source>
        <translation>Gesperrte Felder, Depots und Sehenswürdigkeiten nehmen kein Plättchen auf.</translation>
    </message>
    <message>
        <source>squares of regions without chips</source>
        <translation>Felder von Regionen ohne Chips</translation>
    </message>
    <message>
        <source>You ask for no chip in that region.</source>
        <translation>In dieser Region soll kein Chip liegen.</translation>
    </message>
    <message>
        <source>squares of forbidden kinds</source>
        <translation>Felder ausgeschlossener Arten</translation>
    </message>
    <message>
        <source>They bear something, such as an island, on which you want no chip.</source>
        <translation>Sie tragen etwas, etwa eine Insel, worauf kein Chip liegen soll.</translation>
    </message>
    <message>
        <source>squares of large cities</source>
        <translation>Felder von Großstädten</translation>
    </message>
    <message>
        <source>They take no tile.</source>
        <translation>Sie nehmen kein Plättchen auf.</translation>
    </message>
    <message>
        <source>squares next to a start square in use</source>
        <translation>Felder neben einem benutzten Startfeld</translation>
    </message>
    <message>
        <source>No chip lies beside a start square in use.</source>
        <translation>Neben einem benutzten Startfeld liegt kein Chip.</translation>
    </message>
    <message>
        <source>squares beside an open side of a large city</source>
        <translation>Felder neben einer offenen Seite einer Großstadt</translation>
    </message>
    <message>
        <source>A side is open if a road or city is printed on it; in the edition of 2019 every side is.</source>
        <translation>Eine Seite ist offen, wenn darauf Straße oder Stadt gedruckt ist; in der Ausgabe von 2019 ist es jede.</translation>
    </message>
    <message>
        <source>squares outside the board</source>
        <translation>Felder außerhalb des Plans</translation>
    </message>
    <message>
        <source>They are no part of the board.</source>
        <translation>Sie gehören nicht zum Plan.</translation>
    </message>
    <message>
        <source>start squares in use</source>
        <translation>benutzte Startfelder</translation>
    </message>
    <message>
        <source>The start tile lies there.</source>
        <translation>Dort liegt das Startplättchen.</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>No chip lies on a town.</source>
        <translation>Auf einem Ort liegt kein Chip.</translation>
    </message>
    <message>
        <source>start squares not in use</source>
        <translation>unbenutzte Startfelder</translation>
    </message>
    <message>
        <source>Each bears a small town.</source>
        <translation>Jedes trägt einen kleinen Ort.</translation>
    </message>
    <message>
        <source>the greatest number of chips that fit</source>
        <translation>die größte Zahl von Chips, die passen</translation>
    </message>
    <message>
        <source>The free squares are cut into pieces that hold at most one chip each, so no more chips fit than there are pieces; a layout reaches that number.</source>
        <translation>Die freien Felder werden in Stücke zerlegt, auf denen höchstens ein Chip liegen kann, also passen nicht mehr Chips, als es Stücke gibt; eine Verteilung erreicht diese Zahl.</translation>
    </message>
    <message>
        <source>Dominoes are not enough with this distance, these ferries or this symmetry: all cases were gone through.</source>
        <translation>Dominos genügen bei diesem Abstand, diesen Fähren oder dieser Symmetrie nicht: Alle Fälle wurden durchgegangen.</translation>
    </message>
    <message>
        <source>dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>groups in which every two squares are too close</source>
        <translation>Gruppen, in denen sich alle Felder zu nahe sind</translation>
    </message>
    <message>
        <source>pinned chips</source>
        <translation>festgelegte Chips</translation>
    </message>
    <message>
        <source>single squares</source>
        <translation>einzelne Felder</translation>
    </message>
    <message>
        <source>squares that may hold a chip</source>
        <translation>Felder, auf denen ein Chip liegen darf</translation>
    </message>
    <message>
        <source>Each square that may hold none is counted once, by its first reason.</source>
        <translation>Jedes Feld, auf dem keiner liegen darf, wird einmal gezählt, nach seinem ersten Grund.</translation>
    </message>
    <message>
        <source>playable squares</source>
        <translation>spielbare Felder</translation>
    </message>
    <message>
        <source>Squares that take a tile.</source>
        <translation>Felder, die ein Plättchen aufnehmen.</translation>
    </message>
    <message>
        <source>uniform layouts drawn</source>
        <translation>gezogene zufällige Verteilungen</translation>
    </message>
    <message>
        <source>uniform layouts that are less even</source>
        <translation>davon weniger gleichmäßige</translation>
    </message>
    <message>
        <source>more even than so many random layouts</source>
        <translation>gleichmäßiger als so viele zufällige Verteilungen</translation>
    </message>
    <message>
        <source>Compared with layouts drawn so that every legal one is equally likely.</source>
        <translation>Verglichen mit Verteilungen, die so gezogen sind, dass jede erlaubte gleich wahrscheinlich ist.</translation>
    </message>
    <message>
        <source>exactly uniform</source>
        <translation>genau gleichverteilt</translation>
    </message>
    <message>
        <source>Every legal layout is equally likely. The exact numbers of layouts, or coupling from the past, see to that.</source>
        <translation>Jede erlaubte Verteilung ist gleich wahrscheinlich. Dafür sorgen die genauen Zahlen der Verteilungen oder Kopplung aus der Vergangenheit.</translation>
    </message>
    <message>
        <source>random, not uniform</source>
        <translation>zufällig, nicht gleichverteilt</translation>
    </message>
    <message>
        <source>Some layouts are likelier than others: even and fair ones are wanted, and where nothing is proved nothing is claimed.</source>
        <translation>Manche Verteilungen sind wahrscheinlicher als andere: Gleichmäßige und gerechte sind gewollt, und wo nichts bewiesen ist, wird nichts behauptet.</translation>
    </message>
    <message>
        <source>uniform to within 10⁻⁶</source>
        <translation>gleichverteilt bis auf 10⁻⁶</translation>
    </message>
    <message>
        <source>Chips are moved about so often that no statement about the layout is likelier by more than one in a million than in a uniform draw; that number of moves is proved.</source>
        <translation>Chips werden so oft versetzt, dass keine Aussage über die Verteilung um mehr als ein Millionstel wahrscheinlicher ist als bei gleichverteiltem Ziehen; diese Zahl von Zügen ist bewiesen.</translation>
    </message>
    <message>
        <source>chips that a rule costs</source>
        <translation>Chips, die eine Regel kostet</translation>
    </message>
    <message>
        <source>How many more would fit if the rule were not there.</source>
        <translation>Wie viele mehr passen würden, gäbe es die Regel nicht.</translation>
    </message>
    <message>
        <source>the greatest number without a rule</source>
        <translation>die größte Zahl ohne eine Regel</translation>
    </message>
    <message>
        <source>The same as the maximum, with the squares that this rule takes away.</source>
        <translation>Dasselbe wie die größte Zahl, mit den Feldern, die diese Regel wegnimmt.</translation>
    </message>
    <message>
        <source>fair share of a window</source>
        <translation>gerechter Anteil eines Ausschnitts</translation>
    </message>
    <message>
        <source>If the chips lay evenly by tile squares. The window shown is the one farthest from its share.</source>
        <translation>Wenn die Chips gleichmäßig nach Plättchenfeldern lägen. Gezeigt wird der Ausschnitt, der am weitesten von seinem Anteil entfernt ist.</translation>
    </message>
    <message>
        <source>tile squares in the window</source>
        <translation>Plättchenfelder im Ausschnitt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ChipText</name>
    <message>
        <source>about %1 × 10%2</source>
        <extracomment>a large number, such as: about 3.2 × 10⁴⁰</extracomment>
        <translation>etwa %1 × 10%2</translation>
    </message>
    <message>
        <source>%1 may hold no chip: %2.</source>
        <translation>Auf %1 darf kein Chip liegen: %2.</translation>
    </message>
    <message>
        <source>no square of the board</source>
        <translation>kein Feld des Spielplans</translation>
    </message>
    <message>
        <source>blocked, depot or highlight</source>
        <translation>gesperrt, Depot oder Sehenswürdigkeit</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>start square in use</source>
        <translation>benutztes Startfeld</translation>
    </message>
    <message>
        <source>start square not in use</source>
        <translation>unbenutztes Startfeld</translation>
    </message>
    <message>
        <source>next to a start square in use</source>
        <translation>neben einem benutzten Startfeld</translation>
    </message>
    <message>
        <source>beside an open side of a large city</source>
        <translation>an einer offenen Seite einer Großstadt</translation>
    </message>
    <message>
        <source>kind of square that shall hold none</source>
        <translation>Art von Feld, auf der keiner liegen soll</translation>
    </message>
    <message>
        <source>region without chips</source>
        <translation>Region ohne Chips</translation>
    </message>
    <message>
        <source>banned by hand</source>
        <translation>von Hand gesperrt</translation>
    </message>
    <message>
        <source>exactly uniform</source>
        <translation>genau gleichverteilt</translation>
    </message>
    <message>
        <source>uniform to within 10⁻⁶ (proved)</source>
        <translation>gleichverteilt bis auf 10⁻⁶ (bewiesen)</translation>
    </message>
    <message>
        <source>random, not uniform</source>
        <translation>zufällig, nicht gleichverteilt</translation>
    </message>
    <message>
        <source>even, random, not uniform</source>
        <translation>gleichmäßig, zufällig, nicht gleichverteilt</translation>
    </message>
    <message>
        <source>fair, random, not uniform</source>
        <translation>gerecht, zufällig, nicht gleichverteilt</translation>
    </message>
    <message>
        <source>laid by hand</source>
        <translation>von Hand gelegt</translation>
    </message>
    <message numerus="yes">
        <source>Impossible: at most %n chip(s) fit.</source>
        <translation>
            <numerusform>Unmöglich: höchstens %n Chip passt.</numerusform>
            <numerusform>Unmöglich: höchstens %n Chips passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Impossible: %1 is pinned, but may hold no chip.</source>
        <translation>Unmöglich: %1 ist festgelegt, aber dort darf kein Chip liegen.</translation>
    </message>
    <message>
        <source>Impossible: the pinned squares %1 are too close to each other.</source>
        <translation>Unmöglich: die festgelegten Felder %1 liegen zu dicht beieinander.</translation>
    </message>
    <message numerus="yes">
        <source>Impossible: more squares are pinned than the %n chip(s) asked for.</source>
        <translation>
            <numerusform>Unmöglich: mehr Felder sind festgelegt als der %n verlangte Chip.</numerusform>
            <numerusform>Unmöglich: mehr Felder sind festgelegt als die %n verlangten Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Impossible: the numbers asked for in %1 cannot be kept.</source>
        <translation>Unmöglich: die für %1 verlangten Anzahlen lassen sich nicht einhalten.</translation>
    </message>
    <message>
        <source>Fewer than one in 10,000 layouts keeps the numbers asked for in the regions: none was drawn.</source>
        <translation>Weniger als eine von 10 000 Verteilungen hält die Anzahlen in den Regionen ein: keine wurde gezogen.</translation>
    </message>
    <message>
        <source>So many chips on a map this wide cannot be drawn exactly: none was drawn.</source>
        <translation>So viele Chips lassen sich auf einer so breiten Karte nicht exakt ziehen: keine Verteilung wurde gezogen.</translation>
    </message>
    <message>
        <source>Stopped: none was drawn.</source>
        <translation>Angehalten: keine Verteilung wurde gezogen.</translation>
    </message>
    <message>
        <source>More than one chip lies on %1.</source>
        <translation>Auf %1 liegt mehr als ein Chip.</translation>
    </message>
    <message>
        <source>The chips on %1 are too close to each other.</source>
        <translation>Die Chips auf %1 liegen zu dicht beieinander.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie here, %1 are asked for.</source>
        <translation>
            <numerusform>%n Chip liegt hier, verlangt sind %1.</numerusform>
            <numerusform>%n Chips liegen hier, verlangt sind %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No chip lies on the pinned square %1.</source>
        <translation>Auf dem festgelegten Feld %1 liegt kein Chip.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in %1, at least %2 are asked for.</source>
        <translation>
            <numerusform>%n Chip liegt in %1, verlangt sind mindestens %2.</numerusform>
            <numerusform>%n Chips liegen in %1, verlangt sind mindestens %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in %1, at most %2 are allowed.</source>
        <translation>
            <numerusform>%n Chip liegt in %1, erlaubt sind höchstens %2.</numerusform>
            <numerusform>%n Chips liegen in %1, erlaubt sind höchstens %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 chips fit; which, is not proved.</source>
        <translation>Zwischen %1 und %2 Chips passen; wie viele genau, ist nicht bewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>Going through all cases shows that no more than %n chip(s) fit.</source>
        <translation>
            <numerusform>Alle Fälle durchzugehen zeigt, dass nicht mehr als %n Chip passt.</numerusform>
            <numerusform>Alle Fälle durchzugehen zeigt, dass nicht mehr als %n Chips passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n Domino</numerusform>
            <numerusform>%n Dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single square(s)</source>
        <translation>
            <numerusform>%n Einzelfeld</numerusform>
            <numerusform>%n Einzelfeldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no layout of %n chip(s).</source>
        <translation>
            <numerusform>Es gibt keine Verteilung mit %n Chip.</numerusform>
            <numerusform>Es gibt keine Verteilung mit %n Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is exactly one layout of %n chip(s).</source>
        <translation>
            <numerusform>Es gibt genau eine Verteilung mit %n Chip.</numerusform>
            <numerusform>Es gibt genau eine Verteilung mit %n Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 layouts of %n chip(s).</source>
        <translation>
            <numerusform>Es gibt %1 Verteilungen mit %n Chip.</numerusform>
            <numerusform>Es gibt %1 Verteilungen mit %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>The layout lacks the symmetry asked for at %1.</source>
        <translation>Der Verteilung fehlt bei %1 die verlangte Symmetrie.</translation>
    </message>
    <message>
        <source>Impossible: the map does not have the symmetry asked for.</source>
        <translation>Unmöglich: Die Karte hat die verlangte Symmetrie nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Impossible: no layout of %n chip(s) has the symmetry asked for; chips come in groups then.</source>
        <translation>
            <numerusform>Unmöglich: Keine Verteilung von %n Chip hat die verlangte Symmetrie; die Chips kommen dann in Gruppen.</numerusform>
            <numerusform>Unmöglich: Keine Verteilung von %n Chips hat die verlangte Symmetrie; die Chips kommen dann in Gruppen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rings show a layout that reaches it.</source>
        <translation>Die Ringe zeigen eine Verteilung, die so viele erreicht.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>layouts</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (estimated, ± %2 %)</source>
        <translation>%1 (geschätzt, ± %2 %)</translation>
    </message>
    <message numerus="yes">
        <source>Layouts of %n chip(s): %1.</source>
        <translation>
            <numerusform>Verteilungen von %n Chip: %1.</numerusform>
            <numerusform>Verteilungen von %n Chips: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of squares that are all too close to each other</source>
        <translation>
            <numerusform>%n Gruppe von Feldern, die sich alle zu nahe sind</numerusform>
            <numerusform>%n Gruppen von Feldern, die sich alle zu nahe sind</numerusform>
        </translation>
    </message>
    <message>
        <source>No square may hold a chip.</source>
        <translation>Auf keinem Feld darf ein Chip liegen.</translation>
    </message>
    <message numerus="yes">
        <source>The %n square(s) that may hold a chip are covered by %1. No two squares of such a piece may both hold one, so each piece holds at most one chip.</source>
        <translation>
            <numerusform>Das %n Feld, auf dem ein Chip liegen darf, ist bedeckt von %1. Auf zwei Feldern eines solchen Stücks darf nicht zugleich ein Chip liegen, also liegt auf jedem Stück höchstens einer.</numerusform>
            <numerusform>Die %n Felder, auf denen ein Chip liegen darf, sind bedeckt von %1. Auf zwei Feldern eines solchen Stücks darf nicht zugleich ein Chip liegen, also liegt auf jedem Stück höchstens einer.</numerusform>
        </translation>
    </message>
    <message>
        <source>no printed place for chips</source>
        <translation>kein aufgedruckter Platz für Chips</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>There is no option %1.</source>
        <translation>Die Option %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>The option %1 needs a value: %2.</source>
        <translation>Die Option %1 verlangt einen Wert: %2.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>Die Option %1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>%1: cannot be read</source>
        <translation>%1: nicht lesbar</translation>
    </message>
    <message>
        <source>%1: nothing found</source>
        <translation>%1: nichts gefunden</translation>
    </message>
    <message>
        <source>%1: errors %2, warnings %3, notes %4</source>
        <translation>%1: Fehler %2, Warnungen %3, Hinweise %4</translation>
    </message>
    <message>
        <source>--min must be info, warning or error.</source>
        <translation>--min muss info, warning oder error sein.</translation>
    </message>
    <message>
        <source>--format must be text or json.</source>
        <translation>--format muss text oder json sein.</translation>
    </message>
    <message>
        <source>The least that is reported and counts: info, warning or error (default).</source>
        <translation>Das Geringste, das gemeldet wird und zählt: info, warning oder error (Vorgabe).</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text (Vorgabe) oder json.</translation>
    </message>
    <message>
        <source>Say what is wrong with maps, tile sets, scenarios and games.</source>
        <translation>Sagen, was an Karten, Plättchensätzen, Szenarien und Partien nicht stimmt.</translation>
    </message>
    <message>
        <source>--seed must be a whole number from 0.</source>
        <translation>--seed muss eine ganze Zahl ab 0 sein.</translation>
    </message>
    <message>
        <source>--edition must be current or 2019.</source>
        <translation>--edition muss current oder 2019 sein.</translation>
    </message>
    <message>
        <source>--starts must name different start squares of the map, such as Rostock,Erfurt or B2,D5.</source>
        <translation>--starts muss verschiedene Startfelder der Karte nennen, etwa Rostock,Erfurt oder B2,D5.</translation>
    </message>
    <message>
        <source>Where to? -o OUT is missing.</source>
        <translation>Wohin? -o OUT fehlt.</translation>
    </message>
    <message>
        <source>There is no map to lay chips on.</source>
        <translation>Es gibt keine Karte, auf der Chips liegen könnten.</translation>
    </message>
    <message>
        <source>How many chips (default: as the rules say).</source>
        <translation>Anzahl der Chips (Vorgabe: wie in den Regeln).</translation>
    </message>
    <message>
        <source>The same seed gives the same layout (default 1).</source>
        <translation>Derselbe Startwert ergibt dieselbe Verteilung (Vorgabe 1).</translation>
    </message>
    <message>
        <source>Which sides of large cities bar chips: current (default) or 2019.</source>
        <translation>Welche Seiten von Großstädten Chips ausschließen: current (Vorgabe) oder 2019.</translation>
    </message>
    <message>
        <source>The scenario to write.</source>
        <translation>Das Szenario, das geschrieben wird.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2.</source>
        <translation>%1 muss eine ganze Zahl von 1 bis %2 sein.</translation>
    </message>
    <message>
        <source>--land must be a number from 0 to 1, such as 0.45.</source>
        <translation>--land muss eine Zahl von 0 bis 1 sein, etwa 0.45.</translation>
    </message>
    <message>
        <source>The output must end in .kwmap, .kwtiles, .kwscenario or .kwgame.</source>
        <translation>Die Ausgabe muss auf .kwmap, .kwtiles, .kwscenario oder .kwgame enden.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Die Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Columns of the map (default 13).</source>
        <translation>Spalten der Karte (Vorgabe 13).</translation>
    </message>
    <message>
        <source>Rows of the map (default 17).</source>
        <translation>Zeilen der Karte (Vorgabe 17).</translation>
    </message>
    <message>
        <source>A square is land when at least this share of it is (default 0.5).</source>
        <translation>Ein Feld ist Land, wenn mindestens dieser Anteil Land ist (Vorgabe 0.5).</translation>
    </message>
    <message>
        <source>The country of the map (default: the one with most points).</source>
        <translation>Das Land der Karte (Vorgabe: das mit den meisten Punkten).</translation>
    </message>
    <message>
        <source>Make a map of GeoJSON, or one of our files of another.</source>
        <translation>Aus GeoJSON eine Karte machen, oder aus einer unserer Dateien eine andere.</translation>
    </message>
    <message>
        <source>GeoJSON countries become land on a grid of equal areas, points become start squares, towns and large cities. A map becomes a scenario (.kwscenario), a scenario gives its map (.kwmap); the same kind of file is written anew.</source>
        <translation>Länder in GeoJSON werden Land auf einem flächentreuen Raster, Punkte werden Startfelder, Orte und Großstädte. Aus einer Karte wird ein Szenario (.kwscenario), ein Szenario gibt seine Karte her (.kwmap); eine Datei derselben Art wird neu geschrieben.</translation>
    </message>
    <message>
        <source>Change nothing; list the files that are not as they would be written, and end with 1 if there is one.</source>
        <translation>Nichts ändern; die Dateien nennen, die anders geschrieben würden, und dann mit 1 enden.</translation>
    </message>
    <message>
        <source>Write files anew as the program writes them.</source>
        <translation>Dateien so neu schreiben, wie das Programm sie schreibt.</translation>
    </message>
    <message>
        <source>Equal content gives equal bytes, so that differences between two versions of a file show what was changed. Unreadable files stay as they are. “-” reads standard input and writes standard output.</source>
        <translation>Gleicher Inhalt ergibt gleiche Bytes, so dass Unterschiede zwischen zwei Fassungen zeigen, was geändert wurde. Unlesbare Dateien bleiben, wie sie sind. „-“ liest die Standardeingabe und schreibt die Standardausgabe.</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>--players must name two to six players, each greedy or random.</source>
        <translation>--players muss zwei bis sechs Spieler nennen, jeder greedy oder random.</translation>
    </message>
    <message>
        <source>Only a scenario or a map can be played.</source>
        <translation>Nur ein Szenario oder eine Karte lässt sich spielen.</translation>
    </message>
    <message>
        <source>The same seed gives the same game (default 1).</source>
        <translation>Derselbe Startwert ergibt dieselbe Partie (Vorgabe 1).</translation>
    </message>
    <message>
        <source>Who plays, greedy or random (default: greedy on each seat).</source>
        <translation>Wer spielt, greedy (gierig) oder random (zufällig); Vorgabe: überall greedy.</translation>
    </message>
    <message>
        <source>The game record to write.</source>
        <translation>Die Partie, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Play one game and write its record.</source>
        <translation>Eine Partie spielen und aufschreiben.</translation>
    </message>
    <message>
        <source>The output must end in .pdf or .png.</source>
        <translation>Die Ausgabe muss auf .pdf oder .png enden.</translation>
    </message>
    <message>
        <source>Which sheet? --sheet setup is the only one there is.</source>
        <translation>Welches Blatt? Es gibt nur --sheet setup.</translation>
    </message>
    <message>
        <source>--paper must be A4 or Letter.</source>
        <translation>--paper muss A4 oder Letter sein.</translation>
    </message>
    <message>
        <source>Only a scenario or a map has a setup sheet.</source>
        <translation>Nur ein Szenario oder eine Karte hat ein Aufbaublatt.</translation>
    </message>
    <message>
        <source>Which sheet: setup.</source>
        <translation>Welches Blatt: setup (Aufbaublatt).</translation>
    </message>
    <message>
        <source>A4 (default) or Letter.</source>
        <translation>A4 (Vorgabe) oder Letter.</translation>
    </message>
    <message>
        <source>The file to write: .pdf, or .png for the screen; “-” gives PDF.</source>
        <translation>Die Datei, die geschrieben wird: .pdf, oder .png für den Bildschirm; „-“ ergibt PDF.</translation>
    </message>
    <message>
        <source>Make the setup sheet of a scenario.</source>
        <translation>Das Aufbaublatt eines Szenarios machen.</translation>
    </message>
    <message>
        <source>Map with chips, start squares, legend, tiles to take and rules in use, at true scale. Print it without scaling; the bar on it is 100 mm long.</source>
        <translation>Karte mit Chips, Startfelder, Legende, benötigte Plättchen und geltende Regeln, maßstabsgetreu. Ohne Anpassen der Größe drucken; der Balken darauf ist 100 mm lang.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Maps and scenarios of tile-laying games: checked, played and printed.</source>
        <translation>Karten und Szenarien für Legespiele: prüfen, spielen, drucken.</translation>
    </message>
    <message>
        <source>FILE is a .kwmap, .kwtiles, .kwscenario or .kwgame; “-” is standard input or output. Results go to standard output, messages to standard error.</source>
        <translation>FILE ist eine .kwmap, .kwtiles, .kwscenario oder .kwgame; „-“ ist die Standardeingabe oder -ausgabe. Ergebnisse stehen in der Standardausgabe, Meldungen in der Fehlerausgabe.</translation>
    </message>
    <message>
        <source>“kartenwerk-cli COMMAND --help” tells more about a command; “--version” shows the version.</source>
        <translation>„kartenwerk-cli COMMAND --help“ sagt mehr über einen Befehl; „--version“ zeigt die Version.</translation>
    </message>
    <message>
        <source>This is how it is called: %1</source>
        <translation>So wird der Befehl aufgerufen: %1</translation>
    </message>
    <message>
        <source>Which command?</source>
        <translation>Welcher Befehl?</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The output must end in .png, .svg or .pdf.</source>
        <translation>Die Ausgabe muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>--square-px must be a whole number from 2 to 2000.</source>
        <translation>--square-px muss eine ganze Zahl von 2 bis 2000 sein.</translation>
    </message>
    <message>
        <source>--square-mm must be a number from 1 to 500, and stand without --square-px.</source>
        <translation>--square-mm muss eine Zahl von 1 bis 500 sein und ohne --square-px stehen.</translation>
    </message>
    <message>
        <source>The picture to write: .png, .svg or .pdf; “-” gives PNG.</source>
        <translation>Das Bild, das geschrieben wird: .png, .svg oder .pdf; „-“ ergibt PNG.</translation>
    </message>
    <message>
        <source>Side of a square in pixels (default 64; 96 pixels are an inch).</source>
        <translation>Seite eines Feldes in Pixeln (Vorgabe 64; 96 Pixel sind ein Zoll).</translation>
    </message>
    <message>
        <source>Side of a square in millimetres (PDF: default 45).</source>
        <translation>Seite eines Feldes in Millimetern (PDF: Vorgabe 45).</translation>
    </message>
    <message>
        <source>Draw a map, a scenario or a game as a picture.</source>
        <translation>Eine Karte, ein Szenario oder eine Partie als Bild zeichnen.</translation>
    </message>
    <message>
        <source>Of a scenario the chips are shown too, of a game the tiles and figures at its end. No display is needed.</source>
        <translation>Zu einem Szenario gehören auch die Chips, zu einer Partie die Plättchen und Figuren an ihrem Ende. Ein Bildschirm ist nicht nötig.</translation>
    </message>
    <message>
        <source>%1: differs from the rules</source>
        <translation>%1: weicht von den Regeln ab</translation>
    </message>
    <message numerus="yes">
        <source>%1: agrees, %n move(s), scores %2</source>
        <translation>
            <numerusform>%1: stimmt überein, %n Zug, Punkte %2</numerusform>
            <numerusform>%1: stimmt überein, %n Züge, Punkte %2</numerusform>
        </translation>
    </message>
    <message>
        <source>--trace must be json.</source>
        <translation>--trace muss json sein.</translation>
    </message>
    <message>
        <source>Every step with what happened, as JSON.</source>
        <translation>Jeden Schritt mit dem, was geschah, als JSON.</translation>
    </message>
    <message>
        <source>Play game records again and compare.</source>
        <translation>Aufgeschriebene Partien nachspielen und vergleichen.</translation>
    </message>
    <message>
        <source>Every draw, placement and score is compared with what the record says. A record that differs ends with 1; the message names the first move that is wrong.</source>
        <translation>Jedes gezogene und gelegte Plättchen und jede Wertung wird mit der Aufzeichnung verglichen. Weicht sie ab, endet der Befehl mit 1; die Meldung nennt den ersten falschen Zug.</translation>
    </message>
    <message>
        <source>Try: kartenwerk-cli --help</source>
        <translation>Hilfe: kartenwerk-cli --help</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same as JSON.</source>
        <translation>Dasselbe als JSON.</translation>
    </message>
    <message>
        <source>Tell what is in a file.</source>
        <translation>Sagen, was in einer Datei steht.</translation>
    </message>
    <message>
        <source>Title, size and counts; of a map also its squares as text.</source>
        <translation>Titel, Größe und Anzahlen; bei einer Karte auch die Felder als Text.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Playable squares</source>
        <translation>Spielbare Felder</translation>
    </message>
    <message>
        <source>Start squares</source>
        <translation>Startfelder</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Large cities</source>
        <translation>Großstädte</translation>
    </message>
    <message>
        <source>Large-city squares</source>
        <translation>Großstadtfelder</translation>
    </message>
    <message>
        <source>Prints at the border</source>
        <translation>Aufdrucke am Rand</translation>
    </message>
    <message>
        <source>Ferries</source>
        <translation>Fähren</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Kinds of tiles</source>
        <translation>Plättchenarten</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Startplättchen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Starts in use</source>
        <translation>Benutzte Startfelder</translation>
    </message>
    <message>
        <source>Chips laid</source>
        <translation>Ausgelegte Chips</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Parts of turns</source>
        <translation>Zugteile</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 cannot be made of this file.</source>
        <translation>%1 lässt sich aus dieser Datei nicht machen.</translation>
    </message>
    <message>
        <source>Only a game record can be replayed.</source>
        <translation>Nur eine aufgeschriebene Partie lässt sich nachspielen.</translation>
    </message>
    <message>
        <source>There is no map to draw.</source>
        <translation>Es gibt keine Karte, die gezeichnet werden könnte.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Only one of --how-many, --max, --check and -o at a time.</source>
        <translation>Nur eines von --how-many, --max, --check und -o auf einmal.</translation>
    </message>
    <message>
        <source>Standard output cannot take the scenario and the JSON.</source>
        <translation>Die Standardausgabe kann nicht Szenario und JSON aufnehmen.</translation>
    </message>
    <message>
        <source>Only one of --exact and --estimate at a time.</source>
        <translation>Nur eines von --exact und --estimate auf einmal.</translation>
    </message>
    <message>
        <source>Which FILE?</source>
        <translation>Welche Datei (FILE)?</translation>
    </message>
    <message>
        <source>Lay chips by the rules, say how many fit and in how many ways, check layouts.</source>
        <translation>Chips nach den Regeln auslegen, sagen, wie viele passen und auf wie viele Arten, Verteilungen prüfen.</translation>
    </message>
    <message>
        <source>Draws layouts, says how even and how fair they are, and writes the scenario with them if -o is given. Drawn uniformly, all legal layouts are equally likely. What the scenario asks of its chips holds unless an option says otherwise. If so many chips do not fit, the command says how many do, gives the squares that prove it, and ends with 1; so it does where --check finds a broken rule. Ctrl-C stops long work; it then ends with 130.</source>
        <translation>Zieht Verteilungen, sagt, wie gleichmäßig und wie gerecht sie sind, und schreibt mit -o das Szenario mit ihnen. Gleichverteilt gezogen sind alle erlaubten Verteilungen gleich wahrscheinlich. Was das Szenario von seinen Chips verlangt, gilt, wenn keine Option etwas anderes sagt. Passen nicht so viele Chips, so sagt der Befehl, wie viele passen, nennt die Felder, die es beweisen, und endet mit 1; ebenso, wenn --check eine gebrochene Regel findet. Strg-C bricht lange Arbeit ab; er endet dann mit 130.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n chip(s).</source>
        <translation>
            <numerusform>In der Schachtel ist nur %n Chip.</numerusform>
            <numerusform>In der Schachtel sind nur %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start squares in use, by name or square; any: legal whichever are used.</source>
        <translation>Die benutzten Startfelder, mit Namen oder Feld; any: erlaubt, welche auch immer benutzt werden.</translation>
    </message>
    <message>
        <source>Chips may lie on start squares not in use.</source>
        <translation>Chips dürfen auf unbenutzten Startfeldern liegen.</translation>
    </message>
    <message>
        <source>The landings of a ferry are neighbours.</source>
        <translation>Die Anleger einer Fähre sind Nachbarn.</translation>
    </message>
    <message>
        <source>Chips lie at least so many steps apart (default 2; 1: no rule).</source>
        <translation>Chips liegen mindestens so viele Schritte auseinander (Vorgabe 2; 1: keine Regel).</translation>
    </message>
    <message>
        <source>Squares that touch at a corner are neighbours too.</source>
        <translation>Auch Felder, die sich an einer Ecke berühren, sind Nachbarn.</translation>
    </message>
    <message>
        <source>Kinds of squares without chips, such as island.</source>
        <translation>Arten von Feldern ohne Chips, etwa island.</translation>
    </message>
    <message>
        <source>How many chips a region holds: 3, 2..4, 2.. or ..4.</source>
        <translation>Wie viele Chips in einer Region liegen: 3, 2..4, 2.. oder ..4.</translation>
    </message>
    <message>
        <source>Squares that hold a chip in every layout.</source>
        <translation>Felder, auf denen in jeder Verteilung ein Chip liegt.</translation>
    </message>
    <message>
        <source>Squares that hold none.</source>
        <translation>Felder, auf denen keiner liegt.</translation>
    </message>
    <message>
        <source>left-right, top-bottom, half-turn, quarter-turn, diagonal or anti-diagonal.</source>
        <translation>left-right, top-bottom, half-turn, quarter-turn, diagonal oder anti-diagonal.</translation>
    </message>
    <message>
        <source>uniform (default), even or fair.</source>
        <translation>uniform (Vorgabe), even (gleichmäßig) oder fair (gerecht).</translation>
    </message>
    <message>
        <source>From uniform to as even as can be (default 100).</source>
        <translation>Von gleichverteilt bis so gleichmäßig wie möglich (Vorgabe 100).</translation>
    </message>
    <message>
        <source>fair: what equal access is worth against evenness (default 20).</source>
        <translation>fair: was gleiche Wege gegen Gleichmäßigkeit wert sind (Vorgabe 20).</translation>
    </message>
    <message>
        <source>even, fair: the best of so many (default 20).</source>
        <translation>even, fair: die beste von so vielen (Vorgabe 20).</translation>
    </message>
    <message>
        <source>So many layouts, with this seed and those that follow.</source>
        <translation>So viele Verteilungen, mit diesem Startwert und den folgenden.</translation>
    </message>
    <message>
        <source>undecided (default), dealt, or balanced by colour and value.</source>
        <translation>undecided (offen, Vorgabe), dealt (ausgeteilt) oder balanced (nach Farbe und Wert ausgewogen).</translation>
    </message>
    <message>
        <source>Tell how many layouts there are.</source>
        <translation>Sagen, wie viele Verteilungen es gibt.</translation>
    </message>
    <message>
        <source>--how-many: for every number of chips.</source>
        <translation>--how-many: für jede Zahl von Chips.</translation>
    </message>
    <message>
        <source>--how-many: exactly, however long it takes.</source>
        <translation>--how-many: genau, wie lange es auch dauert.</translation>
    </message>
    <message>
        <source>--how-many: an estimate with its standard error.</source>
        <translation>--how-many: geschätzt, mit Standardfehler.</translation>
    </message>
    <message>
        <source>Tell how many chips fit at most.</source>
        <translation>Sagen, wie viele Chips höchstens passen.</translation>
    </message>
    <message>
        <source>--max: with the proof, the squares that each rule takes, and how many would fit without it.</source>
        <translation>--max: mit dem Beweis, den Feldern, die jede Regel wegnimmt, und wie viele ohne sie passen würden.</translation>
    </message>
    <message>
        <source>Check the layouts of the scenario.</source>
        <translation>Die Verteilungen des Szenarios prüfen.</translation>
    </message>
    <message>
        <source>Tell how every number comes about; needs no FILE.</source>
        <translation>Sagen, wie jede Zahl zustande kommt; braucht keine Datei.</translation>
    </message>
    <message>
        <source>The answer as JSON.</source>
        <translation>Die Antwort als JSON.</translation>
    </message>
    <message>
        <source>Dominoes: %1</source>
        <translation>Dominos: %1</translation>
    </message>
    <message>
        <source>Single squares: %1</source>
        <translation>Einzelne Felder: %1</translation>
    </message>
    <message>
        <source>Groups of squares too close to each other: %1</source>
        <translation>Gruppen von Feldern, die sich zu nahe sind: %1</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Festgelegt: %1</translation>
    </message>
    <message>
        <source>Too close to a pinned square: %1</source>
        <translation>Zu nahe an einem festgelegten Feld: %1</translation>
    </message>
    <message>
        <source>A layout of so many: %1</source>
        <translation>Eine Verteilung von so vielen: %1</translation>
    </message>
    <message>
        <source>Farthest from even: %1</source>
        <translation>Am ungleichmäßigsten: %1</translation>
    </message>
    <message>
        <source>The map is too wide to count exactly; the number is estimated.</source>
        <translation>Die Karte ist zu breit, um genau zu zählen; die Zahl wird geschätzt.</translation>
    </message>
    <message>
        <source>Counting exactly: %1, %2 MB, %3 states.</source>
        <translation>Genaue Zählung: %1, %2 MB, %3 Zustände.</translation>
    </message>
    <message>
        <source>Counting exactly would take %1, %2 MB, %3 states (--exact does it); the number is estimated.</source>
        <translation>Genau zu zählen würde %1, %2 MB, %3 Zustände brauchen (--exact tut es); die Zahl wird geschätzt.</translation>
    </message>
    <message>
        <source>The numbers of chips in regions are not asked here.</source>
        <translation>Die verlangten Zahlen von Chips in Regionen bleiben hier außer Acht.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) fit.</source>
        <translation>
            <numerusform>Höchstens %n Chip passt.</numerusform>
            <numerusform>Höchstens %n Chips passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no layout of chips.</source>
        <translation>Es gibt keine Verteilung von Chips.</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>--count must be a whole number from 0 to 999.</source>
        <translation>--count muss eine ganze Zahl von 0 bis 999 sein.</translation>
    </message>
    <message>
        <source>--pin must name squares, such as D7,E9, or none.</source>
        <translation>--pin muss Felder nennen, etwa D7,E9, oder none.</translation>
    </message>
    <message>
        <source>--ban must name squares, such as D7,E9, or none.</source>
        <translation>--ban muss Felder nennen, etwa D7,E9, oder none.</translation>
    </message>
    <message>
        <source>--spacing must be a whole number from 1 to 9.</source>
        <translation>--spacing muss eine ganze Zahl von 1 bis 9 sein.</translation>
    </message>
    <message>
        <source>--without must name kinds of squares: start, town, island, chip-mark, chumak, or none.</source>
        <translation>--without muss Arten von Feldern nennen: start, town, island, chip-mark, chumak, oder none.</translation>
    </message>
    <message>
        <source>--quota must give regions of the map a number or a range, such as North=2..4,South=3, or none.</source>
        <translation>--quota muss Regionen der Karte eine Zahl oder einen Bereich geben, etwa Nord=2..4,Süd=3, oder none.</translation>
    </message>
    <message>
        <source>--symmetry must be none, left-right, top-bottom, half-turn, quarter-turn, diagonal or anti-diagonal.</source>
        <translation>--symmetry muss none, left-right, top-bottom, half-turn, quarter-turn, diagonal oder anti-diagonal sein.</translation>
    </message>
    <message>
        <source>--method must be uniform, even or fair.</source>
        <translation>--method muss uniform, even oder fair sein.</translation>
    </message>
    <message>
        <source>--evenness must be a whole number from 0 to 100.</source>
        <translation>--evenness muss eine ganze Zahl von 0 bis 100 sein.</translation>
    </message>
    <message>
        <source>--fairness must be a whole number from 0 to 1000.</source>
        <translation>--fairness muss eine ganze Zahl von 0 bis 1000 sein.</translation>
    </message>
    <message>
        <source>--best must be a whole number from 1 to 1000.</source>
        <translation>--best muss eine ganze Zahl von 1 bis 1000 sein.</translation>
    </message>
    <message>
        <source>--layouts must be a whole number from 1 to 1000.</source>
        <translation>--layouts muss eine ganze Zahl von 1 bis 1000 sein.</translation>
    </message>
    <message>
        <source>--faces must be undecided, dealt or balanced.</source>
        <translation>--faces muss undecided, dealt oder balanced sein.</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %n chip(s), %2</source>
        <translation>
            <numerusform>Startwert %1: %n Chip, %2</numerusform>
            <numerusform>Startwert %1: %n Chips, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n broken rule(s)</source>
        <translation>
            <numerusform>%n gebrochene Regel</numerusform>
            <numerusform>%n gebrochene Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s), %2, %3</source>
        <translation>
            <numerusform>%1: %n Chip, %2, %3</numerusform>
            <numerusform>%1: %n Chips, %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>--side must be north, east, south or west.</source>
        <translation>--side muss north, east, south oder west sein.</translation>
    </message>
    <message>
        <source>--%1 must be a whole number from %2 to %3.</source>
        <translation>--%1 muss eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>This is no map.</source>
        <translation>Das ist keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares lie over squares of the second map: %1.</source>
        <translation>
            <numerusform>%n Feld liegt über einem Feld der zweiten Karte: %1.</numerusform>
            <numerusform>%n Felder liegen über Feldern der zweiten Karte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints at the joint are gone.</source>
        <translation>
            <numerusform>%n Aufdruck an der Naht ist weggefallen.</numerusform>
            <numerusform>%n Aufdrucke an der Naht sind weggefallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries at the joint are gone.</source>
        <translation>
            <numerusform>%n Fähre an der Naht ist weggefallen.</numerusform>
            <numerusform>%n Fähren an der Naht sind weggefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The output must end in .kwmap.</source>
        <translation>Die Ausgabe muss auf .kwmap enden.</translation>
    </message>
    <message>
        <source>The maps do not meet there, or would have more than %1 columns or rows.</source>
        <translation>Die Karten berühren sich dort nicht oder hätten mehr als %1 Spalten oder Zeilen.</translation>
    </message>
    <message>
        <source>The side of the first map: north, east (default), south or west.</source>
        <translation>Die Seite der ersten Karte: north, east (Vorgabe), south oder west.</translation>
    </message>
    <message>
        <source>So far down, or to the right, the second map is moved along that side; may be negative.</source>
        <translation>So weit wird die zweite Karte an dieser Seite nach unten oder nach rechts verschoben; darf negativ sein.</translation>
    </message>
    <message>
        <source>So many columns or rows of both lie over one another.</source>
        <translation>So viele Spalten oder Zeilen beider liegen übereinander.</translation>
    </message>
    <message>
        <source>Put two maps side by side and make one of them.</source>
        <translation>Zwei Karten nebeneinanderlegen und eine daraus machen.</translation>
    </message>
    <message>
        <source>Where the maps overlap, land lies over sea and the first map over the second. Prints and ferries that face the other map are taken away; the command says so.</source>
        <translation>Wo sich die Karten überlappen, liegt Land über Meer und die erste Karte über der zweiten. Aufdrucke und Fähren, die zur anderen Karte zeigen, fallen weg; der Befehl sagt es.</translation>
    </message>
    <message>
        <source>%1: errors %2, warnings %3, notes %4 (--min info lists all)</source>
        <translation>%1: Fehler %2, Warnungen %3, Hinweise %4 (--min info listet alle auf)</translation>
    </message>
    <message>
        <source>The output must end in %1.</source>
        <translation>Die Ausgabe muss auf %1 enden.</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind (--format json lists all)</source>
        <translation>
            <numerusform>noch %n dieser Art (--format json nennt alle)</numerusform>
            <numerusform>noch %n dieser Art (--format json nennt alle)</numerusform>
        </translation>
    </message>
    <message>
        <source>A map is checked as it would be played: with the base tiles and two expansions. Each finding is a line on standard error, of each kind the first 20; the counts of each file, findings below --min included, are on standard output. With --format json all of it is on standard output.</source>
        <translation>Eine Karte wird so geprüft, wie sie gespielt würde: mit den Grundplättchen und zwei Erweiterungen. Jeder Fund ist eine Zeile auf der Standardfehlerausgabe, von jeder Art die ersten 20; die Zahlen je Datei, auch der Funde unter --min, stehen auf der Standardausgabe. Mit --format json steht alles auf der Standardausgabe.</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Drawing layouts to compare with</source>
        <translation>Verteilungen zum Vergleich ziehen</translation>
    </message>
    <message>
        <source>Drawing layout %1 of %2</source>
        <translation>Verteilung %1 von %2 ziehen</translation>
    </message>
    <message>
        <source>Measuring layout %1 of %2</source>
        <translation>Verteilung %1 von %2 messen</translation>
    </message>
    <message>
        <source>Looking how to count</source>
        <translation>Zählweg suchen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Schätzen</translation>
    </message>
    <message>
        <source>Matching squares</source>
        <translation>Felder paaren</translation>
    </message>
    <message>
        <source>%1 has no effect with %2.</source>
        <translation>%1 hat mit %2 keine Wirkung.</translation>
    </message>
    <message>
        <source>%1 has no effect without %2.</source>
        <translation>%1 hat ohne %2 keine Wirkung.</translation>
    </message>
    <message>
        <source>--explain needs no FILE, but “%1” is given.</source>
        <translation>--explain braucht keine DATEI, angegeben ist aber „%1“.</translation>
    </message>
    <message>
        <source>The exact number cannot be found: counting takes %1 MB of memory, and at most %2 MB are used. --how-many --estimate estimates it.</source>
        <translation>Die genaue Zahl lässt sich nicht finden: Zählen braucht %1 MB Speicher, und höchstens %2 MB werden benutzt. --how-many --estimate schätzt sie.</translation>
    </message>
    <message>
        <source>The exact number cannot be found: in every order of squares that was tried, the map is too wide to be gone through with at most %1 states. --how-many --estimate estimates it.</source>
        <translation>Die genaue Zahl lässt sich nicht finden: In jeder Reihenfolge der Felder, die versucht wurde, ist die Karte zu breit, um sie mit höchstens %1 Zuständen durchzugehen. --how-many --estimate schätzt sie.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known about %n chip(s): none of the chains that the estimate is made of grew so long.</source>
        <translation>
            <numerusform>Über %n Chip ist nichts bekannt: keine der Ketten, aus denen geschätzt wird, wurde so lang.</numerusform>
            <numerusform>Über %n Chips ist nichts bekannt: keine der Ketten, aus denen geschätzt wird, wurde so lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>--quota: the map has no region “%1”; it has none at all.</source>
        <translation>--quota: Die Karte hat keine Region „%1“; sie hat gar keine.</translation>
    </message>
    <message>
        <source>--quota: the map has no region “%1”; it has: %2.</source>
        <translation>--quota: Die Karte hat keine Region „%1“; sie hat: %2.</translation>
    </message>
    <message>
        <source>--starts: the map has no start square.</source>
        <translation>--starts: Die Karte hat kein Startfeld.</translation>
    </message>
    <message>
        <source>--starts: the map has no start square “%1”; it has: %2.</source>
        <translation>--starts: Die Karte hat kein Startfeld „%1“; sie hat: %2.</translation>
    </message>
    <message>
        <source>--pin and --ban both name %1: a square cannot hold a chip and none.</source>
        <translation>--pin und --ban nennen beide %1: Ein Feld kann nicht zugleich einen Chip und keinen tragen.</translation>
    </message>
    <message>
        <source>It cannot be played.</source>
        <translation>Es lässt sich nicht spielen.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be played; there are %n more reason(s), see “kartenwerk-cli check”.</source>
        <translation>
            <numerusform>Es lässt sich nicht spielen; es gibt noch %n Grund, siehe „kartenwerk-cli check“.</numerusform>
            <numerusform>Es lässt sich nicht spielen; es gibt noch %n Gründe, siehe „kartenwerk-cli check“.</numerusform>
        </translation>
    </message>
    <message>
        <source>A map alone is played with the base tiles and two expansions. What cannot be played by the rules ends with 1; “check” says all that is wrong with it.</source>
        <translation>Eine Karte allein wird mit den Grundplättchen und zwei Erweiterungen gespielt. Was sich nach den Regeln nicht spielen lässt, endet mit 1; „check“ sagt alles, was daran falsch ist.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done and nothing found; 1 something found, or the answer is no; 2 called wrongly; 3 an input could not be read; 4 an output could not be written; 130 stopped by Ctrl-C.</source>
        <translation>Rückgabewerte: 0 erledigt und nichts gefunden; 1 etwas gefunden, oder die Antwort ist nein; 2 falsch aufgerufen; 3 eine Eingabe war nicht zu lesen; 4 eine Ausgabe war nicht zu schreiben; 130 mit Strg-C abgebrochen.</translation>
    </message>
</context>
<context>
    <name>ExpansionText</name>
    <message>
        <source>the Wainwrights’ quarter</source>
        <translation>das Viertel der Wagner</translation>
    </message>
    <message>
        <source>the Coiners’ quarter</source>
        <translation>das Viertel der Münzer</translation>
    </message>
    <message>
        <source>the Bookbinders’ quarter</source>
        <translation>das Viertel der Buchbinder</translation>
    </message>
    <message>
        <source>the Tanners’ quarter</source>
        <translation>das Viertel der Gerber</translation>
    </message>
    <message>
        <source>Wainwrights</source>
        <translation>Wagner</translation>
    </message>
    <message>
        <source>Coiners</source>
        <translation>Münzer</translation>
    </message>
    <message>
        <source>Bookbinders</source>
        <translation>Buchbinder</translation>
    </message>
    <message>
        <source>Tanners</source>
        <translation>Gerber</translation>
    </message>
    <message>
        <source>1 point more for each tile of a road that you score</source>
        <translation>1 Punkt mehr je Plättchen einer Straße, die du wertest</translation>
    </message>
    <message>
        <source>3 points for each coat of arms of a completed city that you are in</source>
        <translation>3 Punkte je Wappen einer fertigen Stadt, in der du stehst</translation>
    </message>
    <message>
        <source>4 points for each monastery that anybody completes</source>
        <translation>4 Punkte für jedes Kloster, das irgendwer fertigstellt</translation>
    </message>
    <message>
        <source>At the end, 2 points for each farmhouse and shed in fields that are yours</source>
        <translation>Am Ende 2 Punkte je Bauernhof und Stall in Wiesen, die dir gehören</translation>
    </message>
    <message>
        <source>Citizens’ Jury</source>
        <translation>Bürgergericht</translation>
    </message>
    <message>
        <source>Bad Neighbourhood</source>
        <translation>Schlechte Nachbarschaft</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Street Fair</source>
        <translation>Straßenfest</translation>
    </message>
    <message>
        <source>Highway</source>
        <translation>Fernstraße</translation>
    </message>
    <message>
        <source>Peasant Revolt</source>
        <translation>Bauernaufstand</translation>
    </message>
    <message>
        <source>Hermit</source>
        <translation>Einsiedler</translation>
    </message>
    <message>
        <source>Pilgrimage Route</source>
        <translation>Pilgerweg</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Reichtum</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Everybody in the city scores it</source>
        <translation>Alle, die in der Stadt stehen, werten sie</translation>
    </message>
    <message>
        <source>Tiles with a single city edge do not score</source>
        <translation>Plättchen mit nur einer Stadtseite zählen nicht</translation>
    </message>
    <message>
        <source>+1 for each coat of arms</source>
        <translation>+1 je Wappen</translation>
    </message>
    <message>
        <source>+1 for each tile</source>
        <translation>+1 je Plättchen</translation>
    </message>
    <message>
        <source>Counts as 5 tiles, whatever its length</source>
        <translation>Zählt als 5 Plättchen, gleich wie lang sie ist</translation>
    </message>
    <message>
        <source>−1 for each tile with a farmhouse</source>
        <translation>−1 je Plättchen mit Bauernhof</translation>
    </message>
    <message>
        <source>−1 for each square with a city</source>
        <translation>−1 je Feld mit einer Stadt</translation>
    </message>
    <message>
        <source>+1 for each square with a road</source>
        <translation>+1 je Feld mit einer Straße</translation>
    </message>
    <message>
        <source>+3 points</source>
        <translation>+3 Punkte</translation>
    </message>
    <message>
        <source>−3 points</source>
        <translation>−3 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Highway: %n tile(s) × %1</source>
        <translation>
            <numerusform>Fernstraße: %n Plättchen × %1</numerusform>
            <numerusform>Fernstraße: %n Plättchen × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad Neighbourhood: %n tile(s) × %1</source>
        <translation>
            <numerusform>Schlechte Nachbarschaft: %n Plättchen × %1</numerusform>
            <numerusform>Schlechte Nachbarschaft: %n Plättchen × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Siege: %n coat(s) of arms × %1</source>
        <translation>
            <numerusform>Belagerung: %n Wappen × %1</numerusform>
            <numerusform>Belagerung: %n Wappen × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Street Fair: %n tile(s) × %1</source>
        <translation>
            <numerusform>Straßenfest: %n Plättchen × %1</numerusform>
            <numerusform>Straßenfest: %n Plättchen × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peasant Revolt: %n farmhouse tile(s) × %1</source>
        <translation>
            <numerusform>Bauernaufstand: %n Plättchen mit Bauernhof × %1</numerusform>
            <numerusform>Bauernaufstand: %n Plättchen mit Bauernhof × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hermit: %n square(s) with a city × %1</source>
        <translation>
            <numerusform>Einsiedler: %n Feld mit Stadt × %1</numerusform>
            <numerusform>Einsiedler: %n Felder mit Stadt × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pilgrimage Route: %n square(s) with a road × %1</source>
        <translation>
            <numerusform>Pilgerweg: %n Feld mit Straße × %1</numerusform>
            <numerusform>Pilgerweg: %n Felder mit Straße × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Wealth %1</source>
        <translation>Reichtum %1</translation>
    </message>
    <message>
        <source>Poverty %1</source>
        <translation>Armut %1</translation>
    </message>
    <message numerus="yes">
        <source>Wainwrights: %n tile(s) × %1</source>
        <translation>
            <numerusform>Wagner: %n Plättchen × %1</numerusform>
            <numerusform>Wagner: %n Plättchen × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coiners: %n coat(s) of arms × %1</source>
        <translation>
            <numerusform>Münzer: %n Wappen × %1</numerusform>
            <numerusform>Münzer: %n Wappen × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookbinders %1</source>
        <translation>Buchbinder %1</translation>
    </message>
    <message numerus="yes">
        <source>Tanners: %n farmhouse(s) and shed(s) × %1</source>
        <translation>
            <numerusform>Gerber: %n Bauernhof oder Stall × %1</numerusform>
            <numerusform>Gerber: %n Bauernhöfe und Ställe × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 sends %2 from the road at %3 to %4.</source>
        <translation>%1 schickt %2 von der Straße bei %3 in %4.</translation>
    </message>
    <message>
        <source>cities %1</source>
        <translation>Städte %1</translation>
    </message>
    <message>
        <source>roads %1</source>
        <translation>Straßen %1</translation>
    </message>
    <message>
        <source>monasteries %1</source>
        <translation>Klöster %1</translation>
    </message>
    <message>
        <source>The Land Surveyors now value: %1.</source>
        <translation>Die Landvermesser werten jetzt: %1.</translation>
    </message>
    <message>
        <source>Leipzig, %1: %2.</source>
        <translation>Leipzig, %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Chips: %n tile(s) × %1</source>
        <translation>
            <numerusform>Chips: %n Plättchen × %1</numerusform>
            <numerusform>Chips: %n Plättchen × %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message numerus="yes">
        <source>%n tile(s) × %1</source>
        <translation>
            <numerusform>%n Plättchen × %1</numerusform>
            <numerusform>%n Plättchen × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms × %1</source>
        <translation>
            <numerusform>%n Wappen × %1</numerusform>
            <numerusform>%n Wappen × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ferry %1</source>
        <translation>Fähre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n town(s) × %1</source>
        <translation>
            <numerusform>%n Ort × %1</numerusform>
            <numerusform>%n Orte × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery %1</source>
        <translation>Kloster %1</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) around × %1</source>
        <translation>
            <numerusform>%n Feld ringsum × %1</numerusform>
            <numerusform>%n Felder ringsum × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s) × %1</source>
        <translation>
            <numerusform>%n fertige Stadt × %1</numerusform>
            <numerusform>%n fertige Städte × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays “%2” on %3.</source>
        <translation>%1 legt „%2“ auf %3.</translation>
    </message>
    <message>
        <source>%1 lays “%2” on %3, turned %4°.</source>
        <translation>%1 legt „%2“ auf %3, um %4° gedreht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the chip on %2: %n point(s).</source>
        <translation>
            <numerusform>%1 nimmt den Chip auf %2: %n Punkt.</numerusform>
            <numerusform>%1 nimmt den Chip auf %2: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>the city</source>
        <translation>die Stadt</translation>
    </message>
    <message>
        <source>the road</source>
        <translation>die Straße</translation>
    </message>
    <message>
        <source>the field</source>
        <translation>die Wiese</translation>
    </message>
    <message>
        <source>the monastery</source>
        <translation>das Kloster</translation>
    </message>
    <message>
        <source>the garden</source>
        <translation>den Garten</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>den Fluss</translation>
    </message>
    <message>
        <source>a meeple</source>
        <translation>einen Meeple</translation>
    </message>
    <message>
        <source>the large meeple</source>
        <translation>den großen Meeple</translation>
    </message>
    <message>
        <source>the abbot</source>
        <translation>den Abt</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>den Baumeister</translation>
    </message>
    <message>
        <source>the pig</source>
        <translation>das Schwein</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 at %2: no points (%3).</source>
        <translation>%1 bei %2: keine Punkte (%3).</translation>
    </message>
    <message>
        <source>“%1” lies on the start square %2.</source>
        <translation>„%1“ liegt auf dem Startfeld %2.</translation>
    </message>
    <message>
        <source>“%1” fits nowhere and is set aside.</source>
        <translation>„%1“ passt nirgends und wird beiseitegelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the coats of arms on %2.</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt für die Wappen auf %2.</numerusform>
            <numerusform>%1 bekommt %n Punkte für die Wappen auf %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 upgrades the meeple on %2.</source>
        <translation>%1 wertet den Meeple auf %2 auf.</translation>
    </message>
    <message>
        <source>%1 gets one more tile for the town on %2.</source>
        <translation>%1 bekommt für den Ort auf %2 ein weiteres Plättchen.</translation>
    </message>
    <message>
        <source>%1: lay the tile.</source>
        <translation>%1: das Plättchen anlegen.</translation>
    </message>
    <message>
        <source>%1: upgrade a meeple with chips worth 4, or not.</source>
        <translation>%1: einen Meeple mit Chips im Wert von 4 aufwerten, oder nicht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The last tile has been laid: the game is over.</source>
        <translation>Das letzte Plättchen ist gelegt: die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>No square is left that a tile could be laid on: the game is over.</source>
        <translation>Kein Feld ist mehr frei, auf das ein Plättchen gelegt werden könnte: die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>No tile that is left fits anywhere: the game is over.</source>
        <translation>Keines der übrigen Plättchen passt noch irgendwo: die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>%1 puts %2 on the tile.</source>
        <translation>%1 setzt %2 auf das Plättchen.</translation>
    </message>
    <message>
        <source>%1 puts %2 on %3.</source>
        <translation>%1 setzt %2 auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n barrel(s) of wine</source>
        <translation>
            <numerusform>%n Fass Wein</numerusform>
            <numerusform>%n Fässer Wein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sack(s) of grain</source>
        <translation>
            <numerusform>%n Sack Getreide</numerusform>
            <numerusform>%n Säcke Getreide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bale(s) of cloth</source>
        <translation>
            <numerusform>%n Ballen Tuch</numerusform>
            <numerusform>%n Ballen Tuch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets one more tile from the builder.</source>
        <translation>%1 bekommt durch den Baumeister ein weiteres Plättchen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 takes the abbot home from %2: %3.</source>
        <translation>%1 holt den Abt von %2 zurück: %3.</translation>
    </message>
    <message>
        <source>%1: put a figure on the tile, or none.</source>
        <translation>%1: eine Figur auf das Plättchen setzen oder keine.</translation>
    </message>
    <message>
        <source>garden %1</source>
        <translation>Garten %1</translation>
    </message>
    <message>
        <source>Darmstadtium %1</source>
        <translation>Darmstadtium %1</translation>
    </message>
    <message>
        <source>most followers round the church %1</source>
        <translation>meiste Meeple um die Kirche %1</translation>
    </message>
    <message>
        <source>wine %1</source>
        <translation>Wein %1</translation>
    </message>
    <message>
        <source>grain %1</source>
        <translation>Getreide %1</translation>
    </message>
    <message>
        <source>cloth %1</source>
        <translation>Tuch %1</translation>
    </message>
    <message numerus="yes">
        <source>pig: %n city(s) × %1</source>
        <translation>
            <numerusform>Schwein: %n Stadt × %1</numerusform>
            <numerusform>Schwein: %n Städte × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>inn</source>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Darmstadt church</source>
        <translation>Darmstädter Kirche</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>%1: score the road, or send a meeple of it to Leipzig.</source>
        <translation>%1: werte die Straße, oder schicke einen Meeple von ihr nach Leipzig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sells a %2 wine on %3: %n point(s).</source>
        <translation>
            <numerusform>%1 verkauft einen Wein (%2) auf %3: %n Punkt.</numerusform>
            <numerusform>%1 verkauft einen Wein (%2) auf %3: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n chip(s) for the road at %2.</source>
        <translation>
            <numerusform>%1 gibt %n Chip für die Straße bei %2 aus.</numerusform>
            <numerusform>%1 gibt %n Chips für die Straße bei %2 aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays a %2 chip for “%3” on the depot %4.</source>
        <translation>%1 zahlt einen Chip (%2) für „%3“ auf dem Depot %4.</translation>
    </message>
    <message>
        <source>%1: take an open tile of an island, or draw one.</source>
        <translation>%1: ein offenes Plättchen einer Insel nehmen oder eines ziehen.</translation>
    </message>
    <message>
        <source>%1: sell a wine, or not.</source>
        <translation>%1: einen Wein verkaufen, oder nicht.</translation>
    </message>
    <message>
        <source>%1: spend chips for the road, each for 1 more per tile, or none.</source>
        <translation>%1: Chips für die Straße ausgeben, jeder bringt 1 mehr je Plättchen, oder keinen.</translation>
    </message>
    <message>
        <source>%1 covers the town on %2: %3.</source>
        <translation>%1 verdeckt den Ort auf %2: %3.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 (%4).</source>
        <translation>%1: %2 für %3 (%4).</translation>
    </message>
    <message>
        <source>%1 at %2: nobody scores it (%3).</source>
        <translation>%1 bei %2: niemand wertet (%3).</translation>
    </message>
    <message>
        <source>%1 at %2 complete: %3 for %4 (%5).</source>
        <translation>%1 bei %2 fertig: %3 für %4 (%5).</translation>
    </message>
    <message>
        <source>%1 at %2: %3 for %4 (%5).</source>
        <translation>%1 bei %2: %3 für %4 (%5).</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Move the square cursor</source>
        <translation>Feldmarke bewegen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Draw or select on the way</source>
        <translation>Dabei zeichnen oder auswählen</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Umschalt+Pfeiltasten</translation>
    </message>
    <message>
        <source>Choose a side of the square</source>
        <translation>Eine Seite des Feldes wählen</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Strg+Pfeiltasten</translation>
    </message>
    <message>
        <source>Use the tool on the square</source>
        <translation>Werkzeug auf das Feld anwenden</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Leertaste oder Eingabe</translation>
    </message>
    <message>
        <source>Clear the selected squares</source>
        <translation>Ausgewählte Felder leeren</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Cancel a stroke, select nothing</source>
        <translation>Strich abbrechen, nichts auswählen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Mittlere Taste, oder Leertaste und ziehen</translation>
    </message>
    <message>
        <source>Take the tool of what is there</source>
        <translation>Werkzeug für das, was dort ist, wählen</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Mit der rechten Taste ziehen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>About Kartenwerk</source>
        <translation>Über Kartenwerk</translation>
    </message>
    <message>
        <source>Draws, checks, prints and test-plays maps for tile-laying games.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Zeichnet, prüft, druckt und testet Karten für Legespiele.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewähr.</translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message>
        <source>Print that faces no square</source>
        <translation>Aufdruck ohne Feld davor</translation>
    </message>
    <message>
        <source>The print at {sides} faces no playable square.</source>
        <translation>Der Aufdruck an {sides} liegt vor keinem spielbaren Feld.</translation>
    </message>
    <message>
        <source>A printed road or city at the border is joined by the tile on the square that it faces. Without such a square nobody can ever reach it.</source>
        <translation>An eine aufgedruckte Straße oder Stadt am Rand schließt das Plättchen auf dem Feld davor an. Ohne dieses Feld erreicht sie nie jemand.</translation>
    </message>
    <message>
        <source>Remove the print</source>
        <translation>Aufdruck entfernen</translation>
    </message>
    <message>
        <source>Print between two squares</source>
        <translation>Aufdruck zwischen zwei Feldern</translation>
    </message>
    <message>
        <source>A square lies beyond the side {sides}, so there can be no print.</source>
        <translation>Jenseits der Seite {sides} liegt ein Feld; dort kann kein Aufdruck sein.</translation>
    </message>
    <message>
        <source>Prints stand at the border of the land: beyond their side there is sea, clouds, land abroad or the end of the map, but no playable square and no large city.</source>
        <translation>Aufdrucke stehen am Rand des Landes: jenseits ihrer Seite liegen Meer, Wolken, Ausland oder das Ende der Karte, aber kein spielbares Feld und keine Großstadt.</translation>
    </message>
    <message>
        <source>Print of road and city in one</source>
        <translation>Aufdruck aus Straße und Stadt zugleich</translation>
    </message>
    <message>
        <source>The printed feature “%1” is a road at one side and a city at another: {sides}.</source>
        <translation>Der Aufdruck „%1“ ist an einer Seite Straße und an einer anderen Stadt: {sides}.</translation>
    </message>
    <message>
        <source>Prints of one group are one feature, and a feature is either a road or a city. Give all of them the same kind, or put them into different groups.</source>
        <translation>Aufdrucke einer Gruppe sind ein einziges Gebiet, und das ist entweder Straße oder Stadt. Allen dieselbe Art geben oder sie auf verschiedene Gruppen verteilen.</translation>
    </message>
    <message>
        <source>Printed feature with two faces</source>
        <translation>Aufdruck mit zwei Gesichtern</translation>
    </message>
    <message>
        <source>The sides of the printed feature “%1” differ in name, coats of arms or counted tiles: {sides}.</source>
        <translation>Die Seiten des Aufdrucks „%1“ unterscheiden sich in Namen, Wappen oder gezählten Plättchen: {sides}.</translation>
    </message>
    <message>
        <source>Prints of one group are one feature whose coats of arms and tiles count once. All its sides should say the same.</source>
        <translation>Aufdrucke einer Gruppe sind ein einziges Gebiet, dessen Wappen und Plättchen einmal zählen. Alle Seiten sollten dasselbe sagen.</translation>
    </message>
    <message>
        <source>Make them all like the first</source>
        <translation>Alle wie den ersten machen</translation>
    </message>
    <message>
        <source>Ferry that ends off the map</source>
        <translation>Fähre, die neben der Karte endet</translation>
    </message>
    <message>
        <source>The ferry does not land on a playable square at {sides}.</source>
        <translation>Die Fähre legt an {sides} nicht an einem spielbaren Feld an.</translation>
    </message>
    <message>
        <source>A ferry joins the roads of two playable squares. Move its end to a square, or take the ferry away.</source>
        <translation>Eine Fähre verbindet die Straßen zweier spielbarer Felder. Ihr Ende an ein Feld verlegen, oder die Fähre entfernen.</translation>
    </message>
    <message>
        <source>Remove the ferry</source>
        <translation>Fähre entfernen</translation>
    </message>
    <message>
        <source>Ferry that lands between two squares</source>
        <translation>Fähre, die zwischen zwei Feldern anlegt</translation>
    </message>
    <message>
        <source>A square lies beyond the side {sides}, so no ferry can land there.</source>
        <translation>Jenseits der Seite {sides} liegt ein Feld; dort kann keine Fähre anlegen.</translation>
    </message>
    <message>
        <source>A ferry lands at the border of the land: beyond its side there is no playable square and no large city. Move the landing to another side.</source>
        <translation>Eine Fähre legt am Rand des Landes an: jenseits ihrer Seite liegt kein spielbares Feld und keine Großstadt. Den Anleger an eine andere Seite verlegen.</translation>
    </message>
    <message>
        <source>Ferry with one end</source>
        <translation>Fähre mit nur einem Ende</translation>
    </message>
    <message>
        <source>Both ends of the ferry are at {sides}.</source>
        <translation>Beide Enden der Fähre liegen an {sides}.</translation>
    </message>
    <message>
        <source>A ferry has two landings at different squares. Draw it anew from one landing to the other.</source>
        <translation>Eine Fähre hat zwei Anleger an verschiedenen Feldern. Sie neu von einem Anleger zum anderen zeichnen.</translation>
    </message>
    <message>
        <source>Ferry from a square to itself</source>
        <translation>Fähre von einem Feld zu ihm selbst</translation>
    </message>
    <message>
        <source>The ferry joins two sides of the same square: {sides}.</source>
        <translation>Die Fähre verbindet zwei Seiten desselben Feldes: {sides}.</translation>
    </message>
    <message>
        <source>Such a ferry opens no new square and demands two roads of one tile. It is hardly meant.</source>
        <translation>Eine solche Fähre öffnet kein neues Feld und verlangt zwei Straßen auf einem Plättchen. Das ist kaum so gemeint.</translation>
    </message>
    <message>
        <source>Two things at one side</source>
        <translation>Zweierlei an einer Seite</translation>
    </message>
    <message>
        <source>More than one print or landing stands at {sides}.</source>
        <translation>An {sides} steht mehr als ein Aufdruck oder Anleger.</translation>
    </message>
    <message>
        <source>A side of a square bears at most one print or one landing of a ferry. Move one of them to another side.</source>
        <translation>Eine Seite eines Feldes trägt höchstens einen Aufdruck oder einen Anleger. Eines davon an eine andere Seite verlegen.</translation>
    </message>
    <message>
        <source>Keep only one</source>
        <translation>Nur eines behalten</translation>
    </message>
    <message>
        <source>Large city in pieces</source>
        <translation>Großstadt in Teilen</translation>
    </message>
    <message numerus="yes">
        <source>The large city {named} is in %n piece(s).</source>
        <translation>
            <numerusform>Die Großstadt {named} besteht aus %n Teil.</numerusform>
            <numerusform>Die Großstadt {named} besteht aus %n getrennten Teilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The squares of a large city hang together side by side. Fill the gap, or make two cities of it.</source>
        <translation>Die Felder einer Großstadt hängen Seite an Seite zusammen. Die Lücke füllen, oder zwei Städte daraus machen.</translation>
    </message>
    <message>
        <source>Large city without an open side</source>
        <translation>Großstadt ohne offene Seite</translation>
    </message>
    <message>
        <source>The large city {named} has no open side: no city or road side of it faces a playable square.</source>
        <translation>Die Großstadt {named} hat keine offene Seite: keine ihrer Stadt- oder Straßenseiten liegt an einem spielbaren Feld.</translation>
    </message>
    <message>
        <source>Tiles join a large city at its open sides. Without any it is complete from the start and nobody can ever own it; it still counts for fields.</source>
        <translation>Plättchen schließen an den offenen Seiten an eine Großstadt an. Ohne offene Seite ist sie von Anfang an fertig und gehört nie jemandem; für Wiesen zählt sie trotzdem.</translation>
    </message>
    <message>
        <source>Gate that leads nowhere</source>
        <translation>Tor, das nirgends hinführt</translation>
    </message>
    <message>
        <source>A road leaves the large city {named} towards no playable square: {sides}.</source>
        <translation>Aus der Großstadt {named} führt eine Straße zu keinem spielbaren Feld: {sides}.</translation>
    </message>
    <message>
        <source>A gate is joined by the tile on the square before it. Without such a square the side counts as closed.</source>
        <translation>An ein Tor schließt das Plättchen auf dem Feld davor an. Ohne dieses Feld gilt die Seite als geschlossen.</translation>
    </message>
    <message>
        <source>Close the side</source>
        <translation>Seite schließen</translation>
    </message>
    <message>
        <source>Large cities side by side</source>
        <translation>Großstädte Seite an Seite</translation>
    </message>
    <message>
        <source>Two large cities touch at {places}.</source>
        <translation>Zwei Großstädte berühren sich bei {places}.</translation>
    </message>
    <message>
        <source>Different large cities do not join where they touch: the side between them is closed. If they are meant to be one city, make them one.</source>
        <translation>Verschiedene Großstädte verbinden sich nicht, wo sie sich berühren: die Seite dazwischen ist geschlossen. Sind sie als eine Stadt gemeint, eine daraus machen.</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 oder 2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Square that no tile fits</source>
        <translation>Feld, auf das kein Plättchen passt</translation>
    </message>
    <message>
        <source>No tile of the set fits the square {places} with what is printed round it.</source>
        <translation>Kein Plättchen passt auf das Feld {places} mit dem, was ringsum aufgedruckt ist.</translation>
    </message>
    <message>
        <source>The tile on this square must match the printed roads and cities, the ferries and the sides of large cities around it. No tile does, however it is turned: change a print, or add tiles that fit.</source>
        <translation>Das Plättchen auf diesem Feld muss zu den aufgedruckten Straßen und Städten, zu den Fähren und zu den Seiten der Großstädte ringsum passen. Keines tut das, wie man es auch dreht: einen Aufdruck ändern, oder passende Plättchen hinzunehmen.</translation>
    </message>
    <message>
        <source>Start tile that fits no start</source>
        <translation>Startplättchen, das auf kein Startfeld passt</translation>
    </message>
    <message>
        <source>The start tile %1 fits none of the start squares {places}.</source>
        <translation>Das Startplättchen %1 passt auf keines der Startfelder {places}.</translation>
    </message>
    <message>
        <source>The start tile is laid on one of the used start squares and must match what is printed there. Move a start square inland, or choose another start tile.</source>
        <translation>Das Startplättchen liegt auf einem der benutzten Startfelder und muss zu dem passen, was dort aufgedruckt ist. Ein Startfeld ins Landesinnere verlegen, oder ein anderes Startplättchen wählen.</translation>
    </message>
    <message>
        <source>No start tile</source>
        <translation>Kein Startplättchen</translation>
    </message>
    <message>
        <source>None of the tile sets names a start tile.</source>
        <translation>Keiner der Plättchensätze nennt ein Startplättchen.</translation>
    </message>
    <message>
        <source>Without a start tile, random tiles are laid on all used start squares. That works; the games differ more from each other.</source>
        <translation>Ohne Startplättchen liegen auf allen benutzten Startfeldern zufällige Plättchen. Das geht; die Partien unterscheiden sich dann stärker.</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Keine Plättchen</translation>
    </message>
    <message>
        <source>The scenario has no tiles to draw.</source>
        <translation>Das Szenario hat keine Plättchen zum Ziehen.</translation>
    </message>
    <message>
        <source>Choose at least one tile set, and leave some of its tiles in the game.</source>
        <translation>Mindestens einen Plättchensatz wählen und einige seiner Plättchen im Spiel lassen.</translation>
    </message>
    <message>
        <source>Few tiles for this map</source>
        <translation>Wenige Plättchen für diese Karte</translation>
    </message>
    <message>
        <source>There are %1 tiles for %2 playable squares, so that much of the map will stay empty.</source>
        <translation>Es gibt %1 Plättchen für %2 spielbare Felder; viel von der Karte wird leer bleiben.</translation>
    </message>
    <message>
        <source>Published maps have about as many tiles as squares. With far fewer, roads and cities stay open and chips stay on the map. Add a tile set, or make the map smaller.</source>
        <translation>Veröffentlichte Karten haben etwa so viele Plättchen wie Felder. Mit viel weniger bleiben Straßen und Städte offen und Chips auf der Karte liegen. Einen Plättchensatz hinzunehmen, oder die Karte verkleinern.</translation>
    </message>
    <message>
        <source>Many tiles for this map</source>
        <translation>Viele Plättchen für diese Karte</translation>
    </message>
    <message>
        <source>There are %1 tiles for %2 playable squares, so that many tiles will be left over.</source>
        <translation>Es gibt %1 Plättchen für %2 spielbare Felder; viele Plättchen werden übrig bleiben.</translation>
    </message>
    <message>
        <source>Published maps have about as many tiles as squares. With far more, the game ends when the map is full, and who gets the last good tile is chance. Take tiles out, or make the map larger.</source>
        <translation>Veröffentlichte Karten haben etwa so viele Plättchen wie Felder. Mit viel mehr endet die Partie, sobald die Karte voll ist, und wer das letzte gute Plättchen zieht, ist Zufall. Plättchen herausnehmen, oder die Karte vergrößern.</translation>
    </message>
    <message>
        <source>River tiles on a map</source>
        <translation>Flussplättchen auf einer Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n river tile(s) in the draw pile can hardly be laid on a map.</source>
        <translation>
            <numerusform>%n Flussplättchen im Stapel lässt sich auf einer Karte kaum anlegen.</numerusform>
            <numerusform>%n Flussplättchen im Stapel lassen sich auf einer Karte kaum anlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>River tiles are laid before all others, in one line from the spring to the lake. On a map with several start squares there is no place for that: use The River in games without a map.</source>
        <translation>Flussplättchen werden vor allen anderen gelegt, in einer Linie von der Quelle bis zum See. Auf einer Karte mit mehreren Startfeldern ist dafür kein Platz: den Fluss in Partien ohne Karte verwenden.</translation>
    </message>
    <message>
        <source>Changed count of an unknown tile</source>
        <translation>Geänderte Anzahl eines unbekannten Plättchens</translation>
    </message>
    <message>
        <source>The tile set “%1” has no tile %2 whose count could be changed.</source>
        <translation>Der Plättchensatz „%1“ hat kein Plättchen %2, dessen Anzahl sich ändern ließe.</translation>
    </message>
    <message>
        <source>The scenario changes how often this tile comes, but the set does not have it. Perhaps the tile was renamed or removed.</source>
        <translation>Das Szenario ändert, wie oft dieses Plättchen vorkommt, aber der Satz hat es nicht. Vielleicht wurde es umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>Remove the change</source>
        <translation>Änderung entfernen</translation>
    </message>
    <message>
        <source>Used start that is no start square</source>
        <translation>Benutzter Start, der kein Startfeld ist</translation>
    </message>
    <message>
        <source>The scenario begins on {places}, but that is no start square of the map.</source>
        <translation>Das Szenario beginnt auf {places}, aber das ist kein Startfeld der Karte.</translation>
    </message>
    <message>
        <source>The first tiles are laid on start squares of the map. Choose another start, or make the square a start square.</source>
        <translation>Die ersten Plättchen liegen auf Startfeldern der Karte. Ein anderes Startfeld wählen, oder das Feld zum Startfeld machen.</translation>
    </message>
    <message>
        <source>Do not use this start</source>
        <translation>Diesen Start nicht benutzen</translation>
    </message>
    <message>
        <source>Same start used twice</source>
        <translation>Dasselbe Startfeld doppelt benutzt</translation>
    </message>
    <message>
        <source>The start square {places} is named more than once.</source>
        <translation>Das Startfeld {places} ist mehrfach genannt.</translation>
    </message>
    <message>
        <source>One tile is laid on each used start square, so each can be used once only.</source>
        <translation>Auf jedem benutzten Startfeld liegt ein Plättchen; jedes lässt sich nur einmal benutzen.</translation>
    </message>
    <message>
        <source>Name it once</source>
        <translation>Nur einmal nennen</translation>
    </message>
    <message>
        <source>Only one start in use</source>
        <translation>Nur ein Startfeld benutzt</translation>
    </message>
    <message numerus="yes">
        <source>The scenario uses %n start square(s); the rules ask for at least two.</source>
        <translation>
            <numerusform>Das Szenario benutzt %n Startfeld; die Regeln verlangen mindestens zwei.</numerusform>
            <numerusform>Das Szenario benutzt %n Startfelder; die Regeln verlangen mindestens zwei.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a single start all tiles grow from one place, and much of what makes a map interesting is lost. Use two or three.</source>
        <translation>Mit einem einzigen Startfeld wächst alles von einer Stelle aus, und viel von dem, was eine Karte ausmacht, geht verloren. Zwei oder drei benutzen.</translation>
    </message>
    <message>
        <source>More starts in use than there are</source>
        <translation>Mehr Startfelder benutzt als vorhanden</translation>
    </message>
    <message>
        <source>The rules use %1 start squares, but the map has only %2.</source>
        <translation>Die Regeln benutzen %1 Startfelder, die Karte hat aber nur %2.</translation>
    </message>
    <message>
        <source>Lower the number of used start squares in the rules, or add start squares to the map.</source>
        <translation>In den Regeln die Anzahl der benutzten Startfelder senken, oder der Karte Startfelder hinzufügen.</translation>
    </message>
    <message>
        <source>Use those that there are</source>
        <translation>Die vorhandenen benutzen</translation>
    </message>
    <message>
        <source>Squares that the used starts cannot reach</source>
        <translation>Felder, die die benutzten Startfelder nicht erreichen</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached from the start squares in use: {places}.</source>
        <translation>
            <numerusform>%n spielbares Feld ist von den benutzten Startfeldern aus nicht erreichbar: {places}.</numerusform>
            <numerusform>%n spielbare Felder sind von den benutzten Startfeldern aus nicht erreichbar: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other start squares of the map would reach them, but the scenario does not use those. Use another start, or join the parts of the map.</source>
        <translation>Andere Startfelder der Karte würden sie erreichen, aber das Szenario benutzt diese nicht. Ein anderes Startfeld benutzen, oder die Teile der Karte verbinden.</translation>
    </message>
    <message>
        <source>Squares that some choices of starts cannot reach</source>
        <translation>Felder, die nicht jede Wahl der Startfelder erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached with every choice of start squares: {places}.</source>
        <translation>
            <numerusform>%n spielbares Feld ist nicht bei jeder Wahl der Startfelder erreichbar: {places}.</numerusform>
            <numerusform>%n spielbare Felder sind nicht bei jeder Wahl der Startfelder erreichbar: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start squares in use are drawn at random, and with an unlucky draw none of them reaches these squares. Name the starts in the scenario, or join the parts of the map.</source>
        <translation>Die benutzten Startfelder werden ausgelost, und mit Pech erreicht keines davon diese Felder. Die Startfelder im Szenario festlegen, oder die Teile der Karte verbinden.</translation>
    </message>
    <message>
        <source>Wrong number of players</source>
        <translation>Falsche Anzahl von Spielern</translation>
    </message>
    <message numerus="yes">
        <source>The scenario is for %n player(s); two to six can play.</source>
        <translation>
            <numerusform>Das Szenario ist für %n Person; spielen können zwei bis sechs.</numerusform>
            <numerusform>Das Szenario ist für %n Personen; spielen können zwei bis sechs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has figures in six colours, and needs at least two players.</source>
        <translation>Das Spiel hat Figuren in sechs Farben und braucht mindestens zwei Personen.</translation>
    </message>
    <message>
        <source>Take the nearest number</source>
        <translation>Die nächste mögliche Zahl nehmen</translation>
    </message>
    <message>
        <source>Laid tile that is on no used start</source>
        <translation>Ausgelegtes Plättchen, das auf keinem benutzten Startfeld liegt</translation>
    </message>
    <message>
        <source>A tile shall lie on {places} from the beginning, but that is no start square in use.</source>
        <translation>Auf {places} soll von Anfang an ein Plättchen liegen, aber das ist kein benutztes Startfeld.</translation>
    </message>
    <message>
        <source>Only used start squares bear a tile from the beginning.</source>
        <translation>Nur auf benutzten Startfeldern liegt von Anfang an ein Plättchen.</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Plättchen entfernen</translation>
    </message>
    <message>
        <source>Laid tile that is not in the game</source>
        <translation>Ausgelegtes Plättchen, das nicht im Spiel ist</translation>
    </message>
    <message>
        <source>The tile %1 shall lie on {places}, but no tile set in use has it.</source>
        <translation>Das Plättchen %1 soll auf {places} liegen, aber kein benutzter Plättchensatz hat es.</translation>
    </message>
    <message>
        <source>Choose a tile of the sets in use, or add the set that has it.</source>
        <translation>Ein Plättchen der benutzten Sätze wählen, oder den Satz hinzunehmen, der es hat.</translation>
    </message>
    <message>
        <source>Laid tile that does not fit</source>
        <translation>Ausgelegtes Plättchen, das nicht passt</translation>
    </message>
    <message>
        <source>The tile %1 does not fit on {places} as it shall lie there.</source>
        <translation>Das Plättchen %1 passt nicht so auf {places}, wie es dort liegen soll.</translation>
    </message>
    <message>
        <source>Drawn tile that is not in the game</source>
        <translation>Gezogenes Plättchen, das nicht im Spiel ist</translation>
    </message>
    <message>
        <source>The fixed order of draws names the tile %1, but no tile set in use has it.</source>
        <translation>Die feste Zugreihenfolge nennt das Plättchen %1, aber kein benutzter Plättchensatz hat es.</translation>
    </message>
    <message>
        <source>Every tile of a fixed order must be in the draw pile. Add the tile set that has it, or change the order.</source>
        <translation>Jedes Plättchen einer festen Reihenfolge muss im Stapel sein. Den Satz hinzunehmen, der es hat, oder die Reihenfolge ändern.</translation>
    </message>
    <message>
        <source>Tile drawn more often than there is</source>
        <translation>Plättchen, das öfter gezogen wird, als es vorhanden ist</translation>
    </message>
    <message>
        <source>The fixed order of draws names the tile %1 %2 times; the draw pile has it %3 times.</source>
        <translation>Die feste Zugreihenfolge nennt das Plättchen %1 %2-mal; im Stapel ist es %3-mal.</translation>
    </message>
    <message>
        <source>A fixed order can only draw what is there. Change the order, or the count of the tile.</source>
        <translation>Eine feste Reihenfolge kann nur ziehen, was vorhanden ist. Die Reihenfolge ändern, oder die Anzahl des Plättchens.</translation>
    </message>
    <message>
        <source>Unusual number of chips</source>
        <translation>Ungewöhnliche Anzahl von Chips</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) is/are laid instead of the usual 30.</source>
        <translation>
            <numerusform>%n Chip wird ausgelegt statt der üblichen 30.</numerusform>
            <numerusform>%n Chips werden ausgelegt statt der üblichen 30.</numerusform>
        </translation>
    </message>
    <message>
        <source>The published sets lay 30 chips. A smaller map may well do with fewer; this is only a reminder.</source>
        <translation>Die veröffentlichten Karten legen 30 Chips aus. Eine kleinere Karte kommt gut mit weniger aus; das ist nur eine Erinnerung.</translation>
    </message>
    <message>
        <source>More than ten chips of a colour</source>
        <translation>Mehr als zehn Chips einer Farbe</translation>
    </message>
    <message>
        <source>The box holds %2 chips in %1; the published sets have 10 of each colour.</source>
        <translation>In der Schachtel sind %2 Chips in %1; die veröffentlichten Sätze haben 10 von jeder Farbe.</translation>
    </message>
    <message>
        <source>Whoever plays with a published set cannot take that many out of the box. Lower the numbers in the chip rules, or print chips of your own.</source>
        <translation>Wer mit einem veröffentlichten Satz spielt, kann nicht so viele aus der Schachtel nehmen. Die Zahlen in den Chipregeln senken, oder eigene Chips drucken.</translation>
    </message>
    <message>
        <source>More chips than the box holds</source>
        <translation>Mehr Chips als in der Schachtel</translation>
    </message>
    <message>
        <source>%1 chips shall be laid, but the box holds only %2.</source>
        <translation>%1 Chips sollen ausgelegt werden, aber in der Schachtel sind nur %2.</translation>
    </message>
    <message>
        <source>Lay fewer chips, or put more into the box: the chip rules say how many there are of each colour and value.</source>
        <translation>Weniger Chips auslegen, oder mehr in die Schachtel tun: die Chipregeln sagen, wie viele es von jeder Farbe und jedem Wert gibt.</translation>
    </message>
    <message>
        <source>More chips than fit on the map</source>
        <translation>Mehr Chips, als auf die Karte passen</translation>
    </message>
    <message>
        <source>%1 chips shall be laid, but at most %2 fit on this map.</source>
        <translation>%1 Chips sollen ausgelegt werden, aber höchstens %2 passen auf diese Karte.</translation>
    </message>
    <message>
        <source>No two chips lie side by side, none lies on a town or a start, next to a used start or beside an open side of a large city. The chips panel shows the squares that prove how many fit. Lay fewer chips, or change the map.</source>
        <translation>Keine zwei Chips liegen Seite an Seite, keiner liegt auf einem Ort oder Startfeld, neben einem benutzten Startfeld oder an einer offenen Seite einer Großstadt. Der Chipbereich zeigt die Felder, die beweisen, wie viele passen. Weniger Chips auslegen, oder die Karte ändern.</translation>
    </message>
    <message>
        <source>Layout with another number of chips</source>
        <translation>Verteilung mit anderer Anzahl von Chips</translation>
    </message>
    <message>
        <source>The layout has %1 chips; the rules ask for %2.</source>
        <translation>Die Verteilung hat %1 Chips; die Regeln verlangen %2.</translation>
    </message>
    <message>
        <source>The layout was made for another number of chips. Draw a new one, or change the number in the rules.</source>
        <translation>Die Verteilung wurde für eine andere Anzahl von Chips gemacht. Eine neue ziehen, oder die Anzahl in den Regeln ändern.</translation>
    </message>
    <message>
        <source>Layout with chips that are not there</source>
        <translation>Verteilung mit Chips, die es nicht gibt</translation>
    </message>
    <message>
        <source>The layout has %3 chips of %1 with value %2; the box holds %4.</source>
        <translation>Die Verteilung hat %3 Chips in %1 mit dem Wert %2; in der Schachtel sind %4.</translation>
    </message>
    <message>
        <source>A layout can only use the chips that are in the box. Draw the layout anew, or change the chip rules.</source>
        <translation>Eine Verteilung kann nur Chips aus der Schachtel verwenden. Die Verteilung neu ziehen, oder die Chipregeln ändern.</translation>
    </message>
    <message>
        <source>Chip where none may lie</source>
        <translation>Chip, wo keiner liegen darf</translation>
    </message>
    <message>
        <source>By the rules no chip may lie on {places}.</source>
        <translation>Nach den Regeln darf auf {places} kein Chip liegen.</translation>
    </message>
    <message>
        <source>Chips lie on playable squares, at most one on each and no two side by side; none on a town or a start, next to a used start, or beside an open side of a large city. Move the chip, or draw a new layout.</source>
        <translation>Chips liegen auf spielbaren Feldern, höchstens einer auf jedem und keine zwei Seite an Seite; keiner auf einem Ort oder Startfeld, neben einem benutzten Startfeld oder an einer offenen Seite einer Großstadt. Den Chip verlegen, oder eine neue Verteilung ziehen.</translation>
    </message>
    <message>
        <source>The island mark on {places} is not on a playable square.</source>
        <translation>Das Inselzeichen auf {places} liegt nicht auf einem spielbaren Feld.</translation>
    </message>
    <message>
        <source>The chip mark on {places} is not on a playable square.</source>
        <translation>Die Chipmarke auf {places} liegt nicht auf einem spielbaren Feld.</translation>
    </message>
    <message>
        <source>The Chumak mark on {places} is not on a playable square.</source>
        <translation>Das Tschumaken-Zeichen auf {places} liegt nicht auf einem spielbaren Feld.</translation>
    </message>
    <message>
        <source>The depot on {places} has no colour.</source>
        <translation>Das Depot auf {places} hat keine Farbe.</translation>
    </message>
    <message>
        <source>The highlight on {places} has no colour.</source>
        <translation>Die Sehenswürdigkeit auf {places} hat keine Farbe.</translation>
    </message>
    <message>
        <source>The chip mark on {places} has no colour.</source>
        <translation>Die Chipmarke auf {places} hat keine Farbe.</translation>
    </message>
    <message>
        <source>The chip on {places} lies off the squares of the map.</source>
        <translation>Der Chip auf {places} liegt außerhalb der Felder der Karte.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a square that takes no tile.</source>
        <translation>Der Chip auf {places} liegt auf einem Feld, das kein Plättchen aufnimmt.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a large city.</source>
        <translation>Der Chip auf {places} liegt auf einer Großstadt.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a town.</source>
        <translation>Der Chip auf {places} liegt auf einem Ort.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a start square in use.</source>
        <translation>Der Chip auf {places} liegt auf einem benutzten Startfeld.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on an unused start square, which bears a town.</source>
        <translation>Der Chip auf {places} liegt auf einem unbenutzten Startfeld; dort ist ein Ort.</translation>
    </message>
    <message>
        <source>The chip on {places} lies next to a start square in use.</source>
        <translation>Der Chip auf {places} liegt neben einem benutzten Startfeld.</translation>
    </message>
    <message>
        <source>The chip on {places} lies beside an open side of a large city.</source>
        <translation>Der Chip auf {places} liegt an einer offenen Seite einer Großstadt.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a kind of square that shall bear none.</source>
        <translation>Der Chip auf {places} liegt auf einer Art von Feld, die keinen tragen soll.</translation>
    </message>
    <message>
        <source>The chip on {places} lies in a region that shall bear none.</source>
        <translation>Der Chip auf {places} liegt in einer Region, die keinen tragen soll.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a banned square.</source>
        <translation>Der Chip auf {places} liegt auf einem gesperrten Feld.</translation>
    </message>
    <message>
        <source>More than one chip lies on {places}.</source>
        <translation>Auf {places} liegt mehr als ein Chip.</translation>
    </message>
    <message>
        <source>The chips on {places} lie too close together.</source>
        <translation>Die Chips auf {places} liegen zu dicht beieinander.</translation>
    </message>
    <message>
        <source>No playable squares</source>
        <translation>Keine spielbaren Felder</translation>
    </message>
    <message>
        <source>The map has no playable square.</source>
        <translation>Die Karte hat kein spielbares Feld.</translation>
    </message>
    <message>
        <source>Tiles are laid on playable squares only, so nothing can be played on this map. Paint some land with the ground tool.</source>
        <translation>Plättchen werden nur auf spielbare Felder gelegt; auf dieser Karte lässt sich also nichts spielen. Mit dem Bodenwerkzeug Land malen.</translation>
    </message>
    <message>
        <source>Too few start squares</source>
        <translation>Zu wenige Startfelder</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n start square(s); a game begins on at least two.</source>
        <translation>
            <numerusform>Die Karte hat %n Startfeld; eine Partie beginnt auf mindestens zweien.</numerusform>
            <numerusform>Die Karte hat %n Startfelder; eine Partie beginnt auf mindestens zweien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first tiles are laid on start squares, and the rules ask for at least two of them. Put start squares far from each other, so that players can choose where to begin.</source>
        <translation>Die ersten Plättchen liegen auf Startfeldern, und die Regeln verlangen mindestens zwei. Am besten liegen sie weit auseinander, damit sich wählen lässt, wo man beginnt.</translation>
    </message>
    <message>
        <source>Start square where no tile can lie</source>
        <translation>Startfeld, auf dem kein Plättchen liegen kann</translation>
    </message>
    <message>
        <source>The start square {named} is not on a playable square.</source>
        <translation>Das Startfeld {named} ist kein spielbares Feld.</translation>
    </message>
    <message>
        <source>A tile lies on each used start square from the beginning. Make the square playable, or take the start away.</source>
        <translation>Auf jedem benutzten Startfeld liegt von Anfang an ein Plättchen. Das Feld spielbar machen oder das Startfeld entfernen.</translation>
    </message>
    <message>
        <source>Remove the start</source>
        <translation>Startfeld entfernen</translation>
    </message>
    <message>
        <source>Town where no tile can lie</source>
        <translation>Ort, auf dem kein Plättchen liegen kann</translation>
    </message>
    <message>
        <source>The town {named} is not on a playable square.</source>
        <translation>Der Ort {named} liegt nicht auf einem spielbaren Feld.</translation>
    </message>
    <message>
        <source>A town is an ordinary square with a small house that a tile will cover. Make the square playable, or take the town away.</source>
        <translation>Ein Ort ist ein gewöhnliches Feld mit einem kleinen Haus, das ein Plättchen verdecken wird. Das Feld spielbar machen oder den Ort entfernen.</translation>
    </message>
    <message>
        <source>Remove the town</source>
        <translation>Ort entfernen</translation>
    </message>
    <message>
        <source>Mark where no tile can lie</source>
        <translation>Zeichen, auf dem kein Plättchen liegen kann</translation>
    </message>
    <message>
        <source>What is printed on {places} needs a playable square.</source>
        <translation>Was auf {places} aufgedruckt ist, braucht ein spielbares Feld.</translation>
    </message>
    <message>
        <source>Coats of arms of an island, chip marks and Chumak squares come into play when a tile covers them or lies beside them. Make the square playable, or take the mark away.</source>
        <translation>Wappen einer Insel, Chipmarken und Tschumaken-Felder kommen ins Spiel, wenn ein Plättchen sie verdeckt oder daneben liegt. Das Feld spielbar machen oder das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Zeichen entfernen</translation>
    </message>
    <message>
        <source>Start square that is marked as a town too</source>
        <translation>Startfeld, das auch als Ort bezeichnet ist</translation>
    </message>
    <message>
        <source>The start square {named} bears a town as well.</source>
        <translation>Auf dem Startfeld {named} ist zusätzlich ein Ort.</translation>
    </message>
    <message>
        <source>Every start square shows a small town of its own and counts as a town as long as it is not used. A second town on it changes nothing.</source>
        <translation>Jedes Startfeld zeigt einen eigenen kleinen Ort und zählt als Ort, solange es nicht benutzt wird. Ein zweiter Ort darauf ändert nichts.</translation>
    </message>
    <message>
        <source>Island mark without coats of arms</source>
        <translation>Inselzeichen ohne Wappen</translation>
    </message>
    <message>
        <source>The island mark on {places} has no coat of arms.</source>
        <translation>Das Inselzeichen auf {places} hat kein Wappen.</translation>
    </message>
    <message>
        <source>A tile on an island square scores 2 points for each coat of arms there. Without any the mark does nothing: give it at least one coat, or take it away.</source>
        <translation>Ein Plättchen auf einem Inselfeld bringt 2 Punkte für jedes Wappen dort. Ohne Wappen bewirkt das Zeichen nichts: mindestens ein Wappen angeben oder das Zeichen entfernen.</translation>
    </message>
    <message>
        <source>Start square without a name</source>
        <translation>Startfeld ohne Namen</translation>
    </message>
    <message>
        <source>The start square on {places} has no name.</source>
        <translation>Das Startfeld {places} hat keinen Namen.</translation>
    </message>
    <message>
        <source>Players choose start squares by name, and the setup sheet lists them by name. Name the start in its properties.</source>
        <translation>Startfelder werden nach ihrem Namen gewählt, und das Aufbaublatt führt sie mit Namen auf. In den Eigenschaften einen Namen eintragen.</translation>
    </message>
    <message>
        <source>Town without a name</source>
        <translation>Ort ohne Namen</translation>
    </message>
    <message>
        <source>The town on {places} has no name.</source>
        <translation>Der Ort auf {places} hat keinen Namen.</translation>
    </message>
    <message>
        <source>Towns are printed with their names, and the log of a game speaks of them by name. Name the town in its properties.</source>
        <translation>Orte werden mit ihrem Namen gedruckt, und das Protokoll einer Partie nennt sie beim Namen. In den Eigenschaften einen Namen eintragen.</translation>
    </message>
    <message>
        <source>Large city without a name</source>
        <translation>Großstadt ohne Namen</translation>
    </message>
    <message>
        <source>The large city on {places} has no name.</source>
        <translation>Die Großstadt auf {places} hat keinen Namen.</translation>
    </message>
    <message>
        <source>Large cities are printed with their names, and the log of a game speaks of them by name. Name the city in its properties.</source>
        <translation>Großstädte werden mit ihrem Namen gedruckt, und das Protokoll einer Partie nennt sie beim Namen. In den Eigenschaften einen Namen eintragen.</translation>
    </message>
    <message>
        <source>Same name twice</source>
        <translation>Zweimal derselbe Name</translation>
    </message>
    <message>
        <source>The name “%1” is used more than once: {places}.</source>
        <translation>Der Name „%1“ kommt mehrfach vor: {places}.</translation>
    </message>
    <message>
        <source>Start squares, towns and large cities are told apart by their names, on paper and in the log of a game. Rename one of them.</source>
        <translation>Startfelder, Orte und Großstädte unterscheidet man an ihren Namen, auf dem Papier wie im Protokoll einer Partie. Eines davon umbenennen.</translation>
    </message>
    <message>
        <source>Squares that no start can reach</source>
        <translation>Felder, die kein Startfeld erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached from any start: {places}.</source>
        <translation>
            <numerusform>%n spielbares Feld ist von keinem Startfeld aus erreichbar: {places}.</numerusform>
            <numerusform>%n spielbare Felder sind von keinem Startfeld aus erreichbar: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile must touch a tile that lies already. Tiles spread from square to neighbouring square, round large cities that they touch, and along ferries. No way leads from a start square to these squares: join them by land, a large city or a ferry, or make them sea.</source>
        <translation>Ein Plättchen muss an ein schon liegendes anschließen. So wächst das Spiel von Feld zu Nachbarfeld, um berührte Großstädte herum und über Fähren. Von keinem Startfeld führt ein Weg zu diesen Feldern: durch Land, eine Großstadt oder eine Fähre verbinden, oder Meer daraus machen.</translation>
    </message>
    <message>
        <source>Island that no ferry reaches</source>
        <translation>Insel, die keine Fähre erreicht</translation>
    </message>
    <message>
        <source>The coats of arms on the island square {places} can never be scored, for no tile gets there.</source>
        <translation>Die Wappen auf dem Inselfeld {places} bringen nie Punkte, denn kein Plättchen kommt dorthin.</translation>
    </message>
    <message>
        <source>Island squares are reached by ferry. Draw a ferry from the mainland to the island.</source>
        <translation>Inselfelder erreicht man mit der Fähre. Eine Fähre vom Festland zur Insel einzeichnen.</translation>
    </message>
    <message>
        <source>Stray squares</source>
        <translation>Abgelegene Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) lie(s) alone, far from the rest: {places}.</source>
        <translation>
            <numerusform>%n spielbares Feld liegt allein, weit weg vom Rest: {places}.</numerusform>
            <numerusform>%n spielbare Felder liegen allein, weit weg vom Rest: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A few squares with nothing but empty space around them are often left over from drawing. Erase them, or join them to the rest by a ferry.</source>
        <translation>Einzelne Felder mit nichts als Leere ringsum sind oft beim Zeichnen übrig geblieben. Löschen, oder mit einer Fähre anbinden.</translation>
    </message>
    <message>
        <source>Make sea of them</source>
        <translation>Meer daraus machen</translation>
    </message>
    <message>
        <source>Hole in the land</source>
        <translation>Loch im Land</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) inside the land take(s) no tile: {places}.</source>
        <translation>
            <numerusform>%n Feld mitten im Land nimmt kein Plättchen auf: {places}.</numerusform>
            <numerusform>%n Felder mitten im Land nehmen kein Plättchen auf: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hole is a border like the coast: it closes the cities and roads that run into it. That is fine for a lake; if it is not meant, paint land.</source>
        <translation>Ein Loch ist ein Rand wie die Küste: es schließt Städte und Straßen ab, die hineinlaufen. Für einen See ist das richtig; sonst Land malen.</translation>
    </message>
    <message>
        <source>Colour missing</source>
        <translation>Farbe fehlt</translation>
    </message>
    <message>
        <source>What is printed on {places} has no colour.</source>
        <translation>Was auf {places} aufgedruckt ist, hat keine Farbe.</translation>
    </message>
    <message>
        <source>Depots, highlights and printed chip marks belong to a chip colour: purple, light blue or orange. Choose one in the properties.</source>
        <translation>Depots, Sehenswürdigkeiten und aufgedruckte Chipmarken gehören zu einer Chipfarbe: Lila, Hellblau oder Orange. In den Eigenschaften eine wählen.</translation>
    </message>
    <message>
        <source>Layout against your own rules</source>
        <translation>Verteilung gegen eigene Regeln</translation>
    </message>
    <message>
        <source>The chips on {places} break a rule of your own.</source>
        <translation>Die Chips auf {places} brechen eine eigene Regel.</translation>
    </message>
    <message>
        <source>The game can be played so, but the layout is not what you asked for: distance, regions, pinned and banned squares, symmetry. Draw a new layout, or change what you ask for.</source>
        <translation>So lässt sich spielen, aber die Verteilung ist nicht, was verlangt ist: Abstand, Regionen, festgelegte und gesperrte Felder, Symmetrie. Eine neue Verteilung ziehen oder ändern, was verlangt ist.</translation>
    </message>
    <message>
        <source>The chips on {places} lie closer together than you ask for.</source>
        <translation>Die Chips auf {places} liegen näher beieinander, als verlangt.</translation>
    </message>
    <message>
        <source>No chip lies on the pinned square {places}.</source>
        <translation>Auf dem festgelegten Feld {places} liegt kein Chip.</translation>
    </message>
    <message>
        <source>Fewer chips lie in the region %2 than you ask for.</source>
        <translation>In der Region %2 liegen weniger Chips, als verlangt.</translation>
    </message>
    <message>
        <source>More chips lie in the region %2 than you ask for.</source>
        <translation>In der Region %2 liegen mehr Chips, als verlangt.</translation>
    </message>
    <message>
        <source>The chips on {places} have no counterpart in the symmetry that you ask for.</source>
        <translation>Die Chips auf {places} haben kein Gegenstück in der verlangten Symmetrie.</translation>
    </message>
    <message>
        <source>River on a map</source>
        <translation>Fluss auf einer Karte</translation>
    </message>
    <message>
        <source>The River is laid first, but the game has a map.</source>
        <translation>Der Fluss wird zuerst gelegt, aber das Spiel hat eine Karte.</translation>
    </message>
    <message>
        <source>The River is laid in one line on the open table before all other tiles. The squares of a map leave it no way: play it without a map, or switch it off.</source>
        <translation>Der Fluss wird vor allen anderen Plättchen auf dem freien Tisch in einer Linie gelegt. Die Felder einer Karte lassen ihm keinen Weg: ohne Karte spielen, oder den Fluss ausschalten.</translation>
    </message>
    <message>
        <source>Switch the River off</source>
        <translation>Den Fluss ausschalten</translation>
    </message>
    <message>
        <source>River and Leipzig</source>
        <translation>Fluss und Leipzig</translation>
    </message>
    <message>
        <source>The River and the double tiles of Leipzig both want to lie first.</source>
        <translation>Der Fluss und die Doppelplättchen von Leipzig wollen beide zuerst liegen.</translation>
    </message>
    <message>
        <source>No document says where the river would begin when Leipzig lies on the table. Play one of them.</source>
        <translation>Kein Dokument sagt, wo der Fluss begänne, wenn Leipzig auf dem Tisch liegt. Nur eines von beiden spielen.</translation>
    </message>
    <message>
        <source>No Leipzig on the map</source>
        <translation>Kein Leipzig auf der Karte</translation>
    </message>
    <message>
        <source>The Markets of Leipzig are on, but no large city of the map is marked as Leipzig.</source>
        <translation>Die Märkte zu Leipzig sind an, aber keine Großstadt der Karte ist als Leipzig markiert.</translation>
    </message>
    <message>
        <source>On a map a large city of 2 × 2 squares takes the place of the double tiles. Mark one as Leipzig on the map, or switch the rule off.</source>
        <translation>Auf einer Karte steht eine Großstadt von 2 × 2 Feldern für die Doppelplättchen. Eine auf der Karte als Leipzig markieren, oder die Regel ausschalten.</translation>
    </message>
    <message>
        <source>Switch the Markets of Leipzig off</source>
        <translation>Die Märkte zu Leipzig ausschalten</translation>
    </message>
    <message>
        <source>Leipzig of another shape</source>
        <translation>Leipzig in anderer Form</translation>
    </message>
    <message>
        <source>The city “%1” is marked as Leipzig, but is not 2 × 2 squares with gates and closed sides only.</source>
        <translation>Die Stadt „%1“ ist als Leipzig markiert, besteht aber nicht aus 2 × 2 Feldern mit Toren und geschlossenen Seiten.</translation>
    </message>
    <message>
        <source>Each square is one of the four quarters, roads leave it through gates, and all other sides are closed: then a road that a gate begins leads to its quarter.</source>
        <translation>Jedes Feld ist eines der vier Viertel, Straßen verlassen es durch Tore, und alle anderen Seiten sind geschlossen: So führt eine Straße, die an einem Tor beginnt, in ihr Viertel.</translation>
    </message>
    <message>
        <source>Two Leipzigs</source>
        <translation>Zwei Leipzig</translation>
    </message>
    <message>
        <source>%1 large cities of the map are marked as Leipzig: {places}.</source>
        <translation>%1 Großstädte der Karte sind als Leipzig markiert: {places}.</translation>
    </message>
    <message>
        <source>There is one Leipzig with four quarters. Take the mark away from all others.</source>
        <translation>Es gibt ein Leipzig mit vier Vierteln. Den anderen die Markierung nehmen.</translation>
    </message>
    <message>
        <source>Rule without tiles</source>
        <translation>Regel ohne Plättchen</translation>
    </message>
    <message>
        <source>The rule “%1” is on, but no tile of the game needs it.</source>
        <translation>Die Regel „%1“ ist an, aber kein Plättchen des Spiels braucht sie.</translation>
    </message>
    <message>
        <source>The rule changes nothing. Add the tile set that it belongs to, or switch it off.</source>
        <translation>Die Regel ändert nichts. Den Plättchensatz dazunehmen, zu dem sie gehört, oder sie ausschalten.</translation>
    </message>
    <message>
        <source>Switch the rule off</source>
        <translation>Die Regel ausschalten</translation>
    </message>
    <message>
        <source>Abbot without gardens</source>
        <translation>Abt ohne Gärten</translation>
    </message>
    <message>
        <source>The abbot plays, but no tile has a garden or a monastery.</source>
        <translation>Der Abt spielt mit, aber kein Plättchen hat einen Garten oder ein Kloster.</translation>
    </message>
    <message>
        <source>The abbot stands on monasteries and gardens. The tile sets of the second edition have gardens.</source>
        <translation>Der Abt steht auf Klöstern und Gärten. Die Plättchensätze der zweiten Ausgabe haben Gärten.</translation>
    </message>
    <message>
        <source>Switch the abbot off</source>
        <translation>Den Abt ausschalten</translation>
    </message>
    <message>
        <source>Darmstadt without its tiles</source>
        <translation>Darmstadt ohne seine Plättchen</translation>
    </message>
    <message>
        <source>The rules of Darmstadt are on, but its three tiles are not in the game.</source>
        <translation>Die Regeln von Darmstadt sind an, aber seine drei Plättchen sind nicht im Spiel.</translation>
    </message>
    <message>
        <source>The Darmstadtium and the two churches are a tile set of their own, to be shuffled in.</source>
        <translation>Das Darmstadtium und die beiden Kirchen sind ein eigener Plättchensatz und werden eingemischt.</translation>
    </message>
    <message>
        <source>Add the tiles of Darmstadt</source>
        <translation>Die Plättchen von Darmstadt hinzufügen</translation>
    </message>
    <message>
        <source>Many monasteries</source>
        <translation>Viele Klöster</translation>
    </message>
    <message>
        <source>With the churches of Darmstadt, the base game has more monasteries than is meant.</source>
        <translation>Mit den Kirchen von Darmstadt hat das Grundspiel mehr Klöster als gedacht.</translation>
    </message>
    <message>
        <source>Played with the base game alone, two of its monasteries are taken out, so that the two churches replace them.</source>
        <translation>Nur mit dem Grundspiel gespielt, kommen zwei seiner Klöster heraus, sodass die beiden Kirchen sie ersetzen.</translation>
    </message>
    <message>
        <source>Take two monasteries out</source>
        <translation>Zwei Klöster herausnehmen</translation>
    </message>
    <message>
        <source>Too many figures</source>
        <translation>Zu viele Figuren</translation>
    </message>
    <message>
        <source>The players have %1 figures together; a game can hold %2.</source>
        <translation>Die Spieler haben zusammen %1 Figuren; ein Spiel fasst %2.</translation>
    </message>
    <message>
        <source>Meeples and special figures of all players are counted. Give each player fewer meeples.</source>
        <translation>Gezählt werden Meeple und besondere Figuren aller Spieler. Jedem Spieler weniger Meeple geben.</translation>
    </message>
    <message>
        <source>Give each player fewer meeples</source>
        <translation>Jedem Spieler weniger Meeple geben</translation>
    </message>
    <message>
        <source>The abbot plays, but no tile has a garden.</source>
        <translation>Der Abt spielt mit, aber kein Plättchen hat einen Garten.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on no printed place for chips.</source>
        <translation>Der Chip auf {places} liegt auf keinem aufgedruckten Platz für Chips.</translation>
    </message>
    <message>
        <source>Ends of the river</source>
        <translation>Enden des Flusses</translation>
    </message>
    <message>
        <source>The river has no single spring and lake: springs %1, lakes %2.</source>
        <translation>Der Fluss hat nicht genau eine Quelle und einen See: Quellen %1, Seen %2.</translation>
    </message>
    <message>
        <source>The river runs from one spring to one lake. Without a spring no river tile can be laid, without a lake the river stays open, and a second spring or lake is set aside.</source>
        <translation>Der Fluss führt von einer Quelle zu einem See. Ohne Quelle lässt sich kein Flussplättchen legen, ohne See bleibt der Fluss offen, und eine zweite Quelle oder ein zweiter See wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>A tile that lies from the beginning must match the prints, ferries and large cities round its square like any other. Turn it, or choose another. The Darmstadtium needs a city beside it.</source>
        <translation>Ein Plättchen, das von Anfang an liegt, muss wie jedes andere zu den Aufdrucken, Fähren und Großstädten um sein Feld passen. Es drehen, oder ein anderes wählen. Das Darmstadtium braucht eine Stadt neben sich.</translation>
    </message>
    <message>
        <source>The program cannot play on this map: with its margin it has %2 squares, and %3 are the most.</source>
        <translation>Auf dieser Karte kann das Programm nicht spielen: Mit ihrem Rand hat sie %2 Felder, und %3 sind das meiste.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 tiles; %3 are the most.</source>
        <translation>Mit %2 Plättchen kann das Programm nicht spielen; %3 sind das meiste.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 kinds of tiles; %3 are the most.</source>
        <translation>Mit %2 Arten von Plättchen kann das Programm nicht spielen; %3 sind das meiste.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 tiles of one kind; %3 are the most.</source>
        <translation>Mit %2 Plättchen einer Art kann das Programm nicht spielen; %3 sind das meiste.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 start squares in use; %3 are the most.</source>
        <translation>Mit %2 benutzten Startfeldern kann das Programm nicht spielen; %3 sind das meiste.</translation>
    </message>
    <message>
        <source>You ask for a number of chips in a region without a name.</source>
        <translation>Verlangt ist eine Zahl von Chips in einer Region ohne Namen.</translation>
    </message>
    <message>
        <source>A tile shall lie on {places} from the beginning, but that is off the map.</source>
        <translation>Auf {places} soll von Anfang an ein Plättchen liegen, aber das ist außerhalb der Karte.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: no square of the board is there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort ist kein Feld des Spielplans.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: no tile is laid there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort wird kein Plättchen gelegt.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: a large city stands there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort steht eine Großstadt.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: a town stands there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort liegt ein Ort.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: the game begins there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort beginnt das Spiel.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: unused start squares bear a town.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: unbenutzte Startfelder tragen einen Ort.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: a start square in use lies next to it.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: daneben liegt ein benutztes Startfeld.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: an open side of a large city lies beside it.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: daneben ist eine offene Seite einer Großstadt.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: you ask for none on this kind of square.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: auf solchen Feldern ist keiner verlangt.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: you ask for none in this region.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: in dieser Region ist keiner verlangt.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: no place for chips is printed there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort ist kein Platz für Chips aufgedruckt.</translation>
    </message>
    <message>
        <source>Too large to play</source>
        <translation>Zu groß zum Spielen</translation>
    </message>
    <message>
        <source>The program cannot play this: it has %2 of what it can hold %3 of.</source>
        <translation>Das kann das Programm nicht spielen: Es hat %2 von dem, wovon es %3 fasst.</translation>
    </message>
    <message>
        <source>A scenario of this size can be drawn, checked and printed, but neither the preview nor the command line can play it. Take out tiles or starts, or make the map smaller.</source>
        <translation>Ein Szenario dieser Größe lässt sich zeichnen, prüfen und drucken, aber weder die Vorschau noch die Kommandozeile kann es spielen. Plättchen oder Startfelder herausnehmen, oder die Karte verkleinern.</translation>
    </message>
    <message>
        <source>Laid tile off the table</source>
        <translation>Gelegtes Plättchen neben dem Tisch</translation>
    </message>
    <message>
        <source>A tile shall lie on {places} from the beginning, but the table of a game without a map has %1 × %1 squares.</source>
        <translation>Auf {places} soll von Anfang an ein Plättchen liegen, aber der Tisch eines Spiels ohne Karte hat %1 × %1 Felder.</translation>
    </message>
    <message>
        <source>The tile can never be reached there. Remove it, or lay it elsewhere.</source>
        <translation>Dort ist das Plättchen nie zu erreichen. Es entfernen oder woanders hinlegen.</translation>
    </message>
    <message>
        <source>Two tiles on one square</source>
        <translation>Zwei Plättchen auf einem Feld</translation>
    </message>
    <message>
        <source>More than one tile shall lie on {places} from the beginning.</source>
        <translation>Auf {places} soll von Anfang an mehr als ein Plättchen liegen.</translation>
    </message>
    <message>
        <source>A square bears one tile. Remove the others, or lay them elsewhere.</source>
        <translation>Ein Feld trägt ein Plättchen. Die anderen entfernen oder woanders hinlegen.</translation>
    </message>
    <message>
        <source>Keep the first</source>
        <translation>Das erste behalten</translation>
    </message>
    <message>
        <source>Laid tiles that do not match</source>
        <translation>Gelegte Plättchen, die nicht zueinander passen</translation>
    </message>
    <message>
        <source>The tiles that shall lie on {places} from the beginning do not match side by side, however they are turned.</source>
        <translation>Die Plättchen, die von Anfang an auf {places} liegen sollen, passen nicht aneinander, wie immer sie gedreht werden.</translation>
    </message>
    <message>
        <source>Tiles side by side must show each other the same: road to road, city to city, field to field. Turn one of them, or choose another.</source>
        <translation>Plättchen Seite an Seite müssen einander dasselbe zeigen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Eines davon drehen, oder ein anderes wählen.</translation>
    </message>
    <message>
        <source>Fixed order without tiles</source>
        <translation>Feste Reihenfolge ohne Plättchen</translation>
    </message>
    <message>
        <source>All draws shall come in a fixed order, but the order names no tile.</source>
        <translation>Alle Züge sollen in fester Reihenfolge kommen, aber die Reihenfolge nennt kein Plättchen.</translation>
    </message>
    <message>
        <source>With every draw fixed, the game has just the tiles of the order: with none it ends before it begins. Name the tiles, or let them be drawn at random.</source>
        <translation>Ist jeder Zug fest, dann hat das Spiel nur die Plättchen der Reihenfolge: ohne sie endet es, bevor es beginnt. Die Plättchen nennen, oder sie zufällig ziehen lassen.</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>Zufällig ziehen</translation>
    </message>
    <message>
        <source>Chips asked for in an unknown region</source>
        <translation>Chips in einer unbekannten Region verlangt</translation>
    </message>
    <message>
        <source>You ask for a number of chips in the region “%1”, which the map does not have.</source>
        <translation>Verlangt ist eine Zahl von Chips in der Region „%1“, die die Karte nicht hat.</translation>
    </message>
    <message>
        <source>Perhaps the region was renamed or removed. As long as chips are asked for there, no layout can be drawn.</source>
        <translation>Vielleicht wurde die Region umbenannt oder entfernt. Solange dort Chips verlangt sind, lässt sich keine Verteilung ziehen.</translation>
    </message>
    <message>
        <source>Ask nothing of this region</source>
        <translation>Von dieser Region nichts verlangen</translation>
    </message>
    <message>
        <source>Pin where no chip may lie</source>
        <translation>Festgesteckt, wo kein Chip liegen darf</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: none may lie there.</source>
        <translation>Auf {places} lässt sich kein Chip feststecken: dort darf keiner liegen.</translation>
    </message>
    <message>
        <source>As long as such a square is pinned, no layout can be drawn. Remove the pin, or change the map.</source>
        <translation>Solange ein solches Feld festgesteckt ist, lässt sich keine Verteilung ziehen. Das Feld lösen, oder die Karte ändern.</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Feld lösen</translation>
    </message>
    <message>
        <source>Square pinned and banned</source>
        <translation>Feld festgesteckt und gesperrt</translation>
    </message>
    <message>
        <source>You ask for a chip on {places} and ban chips there as well.</source>
        <translation>Auf {places} ist ein Chip verlangt und zugleich gesperrt.</translation>
    </message>
    <message>
        <source>A pinned square bears a chip in every layout, a banned one in none: no layout can be both.</source>
        <translation>Ein festgestecktes Feld trägt in jeder Verteilung einen Chip, ein gesperrtes in keiner: beides zugleich geht nicht.</translation>
    </message>
    <message>
        <source>Lift the ban</source>
        <translation>Sperre aufheben</translation>
    </message>
    <message>
        <source>Ban off the map</source>
        <translation>Sperre außerhalb der Karte</translation>
    </message>
    <message>
        <source>You ban chips on {places}, but that is off the map.</source>
        <translation>Auf {places} sind Chips gesperrt, aber das ist außerhalb der Karte.</translation>
    </message>
    <message>
        <source>Perhaps the map was made smaller. Such a ban does nothing.</source>
        <translation>Vielleicht wurde die Karte verkleinert. Eine solche Sperre bewirkt nichts.</translation>
    </message>
    <message>
        <source>Remove the ban</source>
        <translation>Sperre entfernen</translation>
    </message>
    <message>
        <source>Ban without effect</source>
        <translation>Sperre ohne Wirkung</translation>
    </message>
    <message>
        <source>You ban chips on {places}, where none may lie anyway.</source>
        <translation>Auf {places} sind Chips gesperrt, aber dort darf ohnehin keiner liegen.</translation>
    </message>
    <message>
        <source>The rules keep chips off towns, starts in use, large cities and what is next to them. The ban changes nothing as long as the map stays as it is.</source>
        <translation>Die Regeln halten Chips von Orten, benutzten Startfeldern, Großstädten und ihrer Nachbarschaft fern. Die Sperre ändert nichts, solange die Karte so bleibt.</translation>
    </message>
</context>
<context>
    <name>IssuesPanel</name>
    <message>
        <source>Problem with a file</source>
        <translation>Problem mit einer Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapCommands</name>
    <message>
        <source>Change size</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Cut off empty rims</source>
        <translation>Leere Ränder abschneiden</translation>
    </message>
    <message>
        <source>Mirror map</source>
        <translation>Karte spiegeln</translation>
    </message>
    <message>
        <source>Turn map</source>
        <translation>Karte drehen</translation>
    </message>
    <message>
        <source>Join another map</source>
        <translation>Weitere Karte anfügen</translation>
    </message>
    <message>
        <source>Maps (*.kwmap)</source>
        <translation>Karten (*.kwmap)</translation>
    </message>
</context>
<context>
    <name>MapRules</name>
    <message>
        <source>Chips worth exactly 4 make a meeple count as two until it is scored.</source>
        <translation>Chips im Wert von genau 4 lassen einen Meeple doppelt zählen, bis er gewertet wird.</translation>
    </message>
    <message>
        <source>With a chip a player takes an open tile from the island of its colour instead of drawing.</source>
        <translation>Mit einem Chip nimmt man ein offenes Plättchen von der Insel seiner Farbe, statt zu ziehen.</translation>
    </message>
    <message>
        <source>A second way to use a chip.</source>
        <translation>Eine zweite Art, einen Chip zu verwenden.</translation>
    </message>
    <message>
        <source>The public text breaks off before it is told.</source>
        <translation>Der öffentliche Text bricht vorher ab.</translation>
    </message>
    <message>
        <source>2 points of one colour are a wine. Once a turn it is sold for 5 when the tile meets a road or city at the border with a coat of arms.</source>
        <translation>2 Punkte einer Farbe sind ein Wein. Einmal im Zug verkauft man einen für 5, wenn das Plättchen an eine Straße oder Stadt mit Wappen am Rand anschließt.</translation>
    </message>
    <message>
        <source>It is sold for 9 when the tile covers a town whose bottle has the wine’s colour.</source>
        <translation>Für 9 verkauft man ihn, wenn das Plättchen einen Ort verdeckt, dessen Flasche die Farbe des Weins hat.</translation>
    </message>
    <message>
        <source>A taken chip is laid face up as a treat on a free square in the rows of its colour.</source>
        <translation>Ein genommener Chip kommt offen als Leckerbissen auf ein freies Feld in den Zeilen seiner Farbe.</translation>
    </message>
    <message>
        <source>The public text breaks off before it tells what finding a treat pays.</source>
        <translation>Der öffentliche Text bricht ab, bevor er sagt, was ein gefundener Leckerbissen bringt.</translation>
    </message>
    <message>
        <source>A meeple in the box beside the map buys a second turn.</source>
        <translation>Ein Meeple im Kasten neben der Karte kauft einen zweiten Zug.</translation>
    </message>
    <message>
        <source>The public text breaks off before it tells what the meeple’s return costs.</source>
        <translation>Der öffentliche Text bricht ab, bevor er sagt, was die Rückkehr des Meeples kostet.</translation>
    </message>
    <message>
        <source>Tiles beside a chumak square give chips, scored features put chips on it, building on it pays them.</source>
        <translation>Plättchen neben einem Tschumaken-Feld bringen Chips, gewertete Gebiete legen Chips darauf, wer es bebaut, bekommt sie.</translation>
    </message>
    <message>
        <source>The public text does not tell who puts how many chips on the square.</source>
        <translation>Der öffentliche Text sagt nicht, wer wie viele Chips auf das Feld legt.</translation>
    </message>
    <message>
        <source>Who lays a tile next to a printed city takes the chips there and scores them.</source>
        <translation>Wer ein Plättchen an eine aufgedruckte Stadt legt, nimmt die Chips dort und wertet sie.</translation>
    </message>
    <message>
        <source>For a scored road up to one chip of each colour is spent, each for 1 more per tile.</source>
        <translation>Für eine gewertete Straße gibt man bis zu einen Chip jeder Farbe aus, jeder bringt 1 mehr je Plättchen.</translation>
    </message>
    <message>
        <source>What a highlight pays in its colour.</source>
        <translation>Was eine Sehenswürdigkeit in ihrer Farbe bringt.</translation>
    </message>
    <message>
        <source>The public text breaks off before it is told; highlights are borders and no more.</source>
        <translation>Der öffentliche Text bricht vorher ab; Sehenswürdigkeiten sind Ränder, sonst nichts.</translation>
    </message>
    <message>
        <source>The chips of these maps.</source>
        <translation>Die Chips dieser Karten.</translation>
    </message>
    <message>
        <source>No text about them is public.</source>
        <translation>Kein Text darüber ist öffentlich.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>town %1</source>
        <translation>Ort %1</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>chip mark</source>
        <translation>Chipmarke</translation>
    </message>
    <message>
        <source>chumak square</source>
        <translation>Tschumaken-Feld</translation>
    </message>
    <message>
        <source>printed road to %1</source>
        <translation>aufgedruckte Straße nach %1</translation>
    </message>
    <message>
        <source>printed city %1</source>
        <translation>aufgedruckte Stadt %1</translation>
    </message>
    <message>
        <source>printed road</source>
        <translation>aufgedruckte Straße</translation>
    </message>
    <message>
        <source>printed city</source>
        <translation>aufgedruckte Stadt</translation>
    </message>
    <message>
        <source>%1 in the %2</source>
        <translation>%1 im %2</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>chip, %1</source>
        <translation>Chip, %1</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>Depot</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>Sehenswürdigkeit</translation>
    </message>
    <message>
        <source>clouds</source>
        <translation>Wolken</translation>
    </message>
    <message>
        <source>land abroad</source>
        <translation>Ausland</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>large city %1</source>
        <translation>Großstadt %1</translation>
    </message>
    <message>
        <source>ferry %1</source>
        <translation>Fähre %1</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>pinned for a chip</source>
        <translation>für einen Chip festgelegt</translation>
    </message>
    <message>
        <source>chips banned</source>
        <translation>für Chips gesperrt</translation>
    </message>
    <message>
        <source>blocked by waves</source>
        <translation>gesperrt durch Wellen</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message numerus="yes">
        <source>Field of %1: %n point(s) if the game ended now</source>
        <translation>
            <numerusform>Wiese von %1: %n Punkt, wenn die Partie jetzt endete</numerusform>
            <numerusform>Wiese von %1: %n Punkte, wenn die Partie jetzt endete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>“%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>“%1” must be of type %2, not %3.</source>
        <translation>„%1“ muss von der Art %2 sein, nicht %3.</translation>
    </message>
    <message>
        <source>A value of type %2 is wanted here, not %3.</source>
        <translation>Hier wird ein Wert der Art %2 erwartet, nicht %3.</translation>
    </message>
    <message>
        <source>“%1” is %2; it must be from %3 to %4.</source>
        <translation>„%1“ ist %2; erlaubt ist %3 bis %4.</translation>
    </message>
    <message>
        <source>“%1” is “%2”; it must be one of: %3.</source>
        <translation>„%1“ ist „%2“; möglich sind: %3.</translation>
    </message>
    <message>
        <source>“%1” is “%2”, which is no square such as D7.</source>
        <translation>„%1“ ist „%2“; das ist kein Feld wie D7.</translation>
    </message>
    <message>
        <source>“%2” is no square such as D7.</source>
        <translation>„%2“ ist kein Feld wie D7.</translation>
    </message>
    <message>
        <source>The file does not say what it is: “format” with “%1” is missing.</source>
        <translation>Die Datei sagt nicht, was sie ist: „format“ mit „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The file is “%1”, but “%2” is wanted here.</source>
        <translation>Die Datei ist „%1“, erwartet wird aber „%2“.</translation>
    </message>
    <message>
        <source>The file was written by a newer program: it has version %1, and this program knows versions up to %2.</source>
        <translation>Die Datei stammt von einem neueren Programm: sie hat Version %1, und dieses Programm kennt nur Versionen bis %2.</translation>
    </message>
    <message>
        <source>“version” must be a whole number from 1, not %1.</source>
        <translation>„version“ muss eine ganze Zahl ab 1 sein, nicht %1.</translation>
    </message>
    <message>
        <source>A map of %1 × %2 squares cannot be read: each side has 1 to %3 squares.</source>
        <translation>Eine Karte mit %1 × %2 Feldern lässt sich nicht lesen: jede Seite hat 1 bis %3 Felder.</translation>
    </message>
    <message>
        <source>“columns” is %1, but the rows have %2 squares.</source>
        <translation>„columns“ ist %1, aber die Zeilen haben %2 Felder.</translation>
    </message>
    <message>
        <source>Row %1 has %2 squares instead of %3.</source>
        <translation>Zeile %1 hat %2 statt %3 Felder.</translation>
    </message>
    <message>
        <source>The sign “%1” stands for no kind of square.</source>
        <translation>Das Zeichen „%1“ steht für keine Art von Feld.</translation>
    </message>
    <message>
        <source>%1 lies off the map, whose last square is %2.</source>
        <translation>%1 liegt außerhalb der Karte; ihr letztes Feld ist %2.</translation>
    </message>
    <message>
        <source>The square has a second mark of the kind “%1”; the first is in line %2.</source>
        <translation>Das Feld hat ein zweites Zeichen der Art „%1“; das erste steht in Zeile %2.</translation>
    </message>
    <message>
        <source>The side has a second print; the first is in line %1.</source>
        <translation>Die Seite hat einen zweiten Aufdruck; der erste steht in Zeile %1.</translation>
    </message>
    <message>
        <source>The large city “%1” has no squares.</source>
        <translation>Die Großstadt „%1“ hat keine Felder.</translation>
    </message>
    <message>
        <source>A large city has no squares.</source>
        <translation>Eine Großstadt hat keine Felder.</translation>
    </message>
    <message>
        <source>The square of the large city “%1” is marked “%2” in the rows; it must be “C”.</source>
        <translation>Das Feld der Großstadt „%1“ hat in den Zeilen das Zeichen „%2“; es muss „C“ sein.</translation>
    </message>
    <message>
        <source>The square of a large city is marked “%2” in the rows; it must be “C”.</source>
        <translation>Das Feld einer Großstadt hat in den Zeilen das Zeichen „%2“; es muss „C“ sein.</translation>
    </message>
    <message>
        <source>The square is marked as a large city in the rows, but no large city lists it.</source>
        <translation>Das Feld ist in den Zeilen als Großstadt bezeichnet, aber keine Großstadt führt es auf.</translation>
    </message>
    <message>
        <source>The square belongs to a large city already; see line %1.</source>
        <translation>Das Feld gehört schon zu einer Großstadt; siehe Zeile %1.</translation>
    </message>
    <message>
        <source>This is no outer side of the large city “%1”.</source>
        <translation>Das ist keine Außenseite der Großstadt „%1“.</translation>
    </message>
    <message>
        <source>This is no outer side of the large city.</source>
        <translation>Das ist keine Außenseite der Großstadt.</translation>
    </message>
    <message>
        <source>The side of the large city is listed twice.</source>
        <translation>Die Seite der Großstadt ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>Both ends of the ferry are at the same side.</source>
        <translation>Beide Enden der Fähre liegen an derselben Seite.</translation>
    </message>
    <message>
        <source>The side has a second ferry; the first is in line %1.</source>
        <translation>Die Seite hat eine zweite Fähre; die erste steht in Zeile %1.</translation>
    </message>
    <message>
        <source>The square is listed twice in the region “%1”.</source>
        <translation>Das Feld ist in der Region „%1“ doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>“%1” must say in exactly one way which file is meant: “bundled”, “path” or “embedded”.</source>
        <translation>„%1“ muss auf genau eine Weise sagen, welche Datei gemeint ist: „bundled“, „path“ oder „embedded“.</translation>
    </message>
    <message>
        <source>The program brings nothing with the name “%1”.</source>
        <translation>Das Programm bringt nichts mit dem Namen „%1“ mit.</translation>
    </message>
    <message>
        <source>The path “%1” is absolute, so that the scenario works on this computer only.</source>
        <translation>Der Pfad „%1“ ist absolut; das Szenario funktioniert deshalb nur auf diesem Rechner.</translation>
    </message>
    <message>
        <source>The file “%1” has changed since the scenario was saved.</source>
        <translation>Die Datei „%1“ hat sich geändert, seit das Szenario gespeichert wurde.</translation>
    </message>
    <message>
        <source>“%1” is no SHA-256 hash of 64 hexadecimal digits.</source>
        <translation>„%1“ ist keine SHA-256-Prüfsumme aus 64 Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>The count of the tile %1 is changed twice.</source>
        <translation>Die Anzahl des Plättchens %1 wird zweimal geändert.</translation>
    </message>
    <message>
        <source>“%1” names the tile %2, which is in none of the tile sets.</source>
        <translation>„%1“ nennt das Plättchen %2, das in keinem der Plättchensätze ist.</translation>
    </message>
    <message>
        <source>The tile %1 comes in several sets and is not the same in all of them; the first is used.</source>
        <translation>Das Plättchen %1 kommt in mehreren Sätzen vor und ist nicht in allen gleich; das erste gilt.</translation>
    </message>
    <message>
        <source>“%1” lists the square %2 twice.</source>
        <translation>„%1“ führt das Feld %2 doppelt auf.</translation>
    </message>
    <message>
        <source>Layout %1 is to be used, but there are only %2.</source>
        <translation>Verteilung %1 soll gelten, aber es gibt nur %2.</translation>
    </message>
    <message>
        <source>A fixed order of draws needs both the order and its tiles.</source>
        <translation>Eine feste Zugreihenfolge braucht beides: die Art der Reihenfolge und ihre Plättchen.</translation>
    </message>
    <message>
        <source>The scenario has no tiles to draw.</source>
        <translation>Das Szenario hat keine Plättchen zum Ziehen.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>The file may not be read: permission denied.</source>
        <translation>Die Datei darf nicht gelesen werden: keine Berechtigung.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the most that is read.</source>
        <translation>Die Datei ist größer als %1 MiB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>This is a device, not a file that could be read.</source>
        <translation>Das ist ein Gerät, keine lesbare Datei.</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>Die Datei ist nicht lesbar (%1).</translation>
    </message>
    <message>
        <source>Nothing was written: there is no folder “%1”.</source>
        <translation>Nichts wurde geschrieben: den Ordner „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing was written: this is a folder, not a file.</source>
        <translation>Nichts wurde geschrieben: das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>Nothing was written: the folder “%1” does not allow new files.</source>
        <translation>Nichts wurde geschrieben: der Ordner „%1“ lässt keine neuen Dateien zu.</translation>
    </message>
    <message>
        <source>Nothing was written: the file or its file system is read-only.</source>
        <translation>Nichts wurde geschrieben: die Datei oder ihr Dateisystem ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Nothing was written: the folder holds files that came with the program, and they stay as they are.</source>
        <translation>Nichts wurde geschrieben: in diesem Ordner liegen Dateien, die mit dem Programm kamen, und sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Nothing was written: the scenario has no map.</source>
        <translation>Nichts wurde geschrieben: das Szenario hat keine Karte.</translation>
    </message>
    <message>
        <source>Nothing was written: no space is left on the device.</source>
        <translation>Nichts wurde geschrieben: auf dem Datenträger ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>Nothing was written: the file would be larger than is allowed here.</source>
        <translation>Nichts wurde geschrieben: die Datei würde größer, als hier erlaubt ist.</translation>
    </message>
    <message>
        <source>Nothing was written (%1).</source>
        <translation>Nichts wurde geschrieben (%1).</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; it was skipped and will not be written back.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolge-Marke; sie wurde übergangen und wird nicht zurückgeschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end(s) with CR LF; files are written with LF alone.</source>
        <translation>
            <numerusform>%n Zeile endet mit CR LF; geschrieben wird nur LF.</numerusform>
            <numerusform>%n Zeilen enden mit CR LF; geschrieben wird nur LF.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is written in %1; only UTF-8 is read.</source>
        <translation>Die Datei ist in %1 geschrieben; gelesen wird nur UTF-8.</translation>
    </message>
    <message>
        <source>The byte %1 is not valid UTF-8 here.</source>
        <translation>Das Byte %1 ist hier kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The control character %1 must not stand here.</source>
        <translation>Das Steuerzeichen %1 darf hier nicht stehen.</translation>
    </message>
    <message>
        <source>The file ends too early: something is not closed. It may have been cut off.</source>
        <translation>Die Datei endet zu früh: etwas ist nicht geschlossen. Vielleicht wurde sie abgeschnitten.</translation>
    </message>
    <message>
        <source>“%1” is not a number that may stand in JSON.</source>
        <translation>„%1“ ist keine Zahl, die in JSON stehen darf.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Die Zahl %1 ist zu groß.</translation>
    </message>
    <message>
        <source>This is not JSON: “%1” does not belong here.</source>
        <translation>Das ist kein JSON: „%1“ gehört nicht hierher.</translation>
    </message>
    <message>
        <source>After the end of the JSON document more follows: “%1”.</source>
        <translation>Nach dem Ende des JSON-Dokuments folgt noch mehr: „%1“.</translation>
    </message>
    <message>
        <source>Lists and records are nested more than %1 levels deep.</source>
        <translation>Listen und Datensätze sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The file has more than %1 values.</source>
        <translation>Die Datei hat mehr als %1 Werte.</translation>
    </message>
    <message>
        <source>A text is longer than %1 bytes.</source>
        <translation>Ein Text ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time; the first is in line %2, column %3.</source>
        <translation>Der Schlüssel „%1“ steht hier zum zweiten Mal; der erste ist in Zeile %2, Spalte %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) is/are not listed.</source>
        <translation>
            <numerusform>%n weiteres Problem ist nicht aufgeführt.</numerusform>
            <numerusform>%n weitere Probleme sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture would be %1 × %2 px (%3 × %4 mm); at most %5 can be drawn.</source>
        <translation>Das Bild würde %1 × %2 px groß (%3 × %4 mm); gezeichnet werden kann höchstens %5.</translation>
    </message>
    <message>
        <source>A square of %1 is too small; the least is %2.</source>
        <translation>Ein Feld von %1 ist zu klein; das Kleinste ist %2.</translation>
    </message>
    <message>
        <source>The PDF could not be made.</source>
        <translation>Die PDF-Datei konnte nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>This is no GeoJSON feature collection.</source>
        <translation>Das ist keine GeoJSON-FeatureCollection.</translation>
    </message>
    <message>
        <source>A geometry of type “%1” was left out.</source>
        <translation>Eine Geometrie der Art „%1“ wurde weggelassen.</translation>
    </message>
    <message>
        <source>A point of the unknown kind “%1” was left out.</source>
        <translation>Ein Punkt der unbekannten Art „%1“ wurde weggelassen.</translation>
    </message>
    <message>
        <source>This is no position of longitude and latitude in degrees.</source>
        <translation>Das ist keine Position aus Länge und Breite in Grad.</translation>
    </message>
    <message numerus="yes">
        <source>A ring of a polygon has only %n position(s); it needs at least four.</source>
        <translation>
            <numerusform>Ein Ring eines Vielecks hat nur %n Position; er braucht mindestens vier.</numerusform>
            <numerusform>Ein Ring eines Vielecks hat nur %n Positionen; er braucht mindestens vier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value of the option “%1” is out of range.</source>
        <translation>Der Wert der Option „%1“ liegt außerhalb des Erlaubten.</translation>
    </message>
    <message>
        <source>The file has no country that a map could be made of.</source>
        <translation>Die Datei hat kein Land, aus dem eine Karte werden könnte.</translation>
    </message>
    <message>
        <source>The file has no country “%1”.</source>
        <translation>Die Datei hat kein Land „%1“.</translation>
    </message>
    <message>
        <source>The country “%1” has no extent.</source>
        <translation>Das Land „%1“ hat keine Ausdehnung.</translation>
    </message>
    <message>
        <source>“%1” lies too far from the land and was left out.</source>
        <translation>„%1“ liegt zu weit vom Land entfernt und wurde weggelassen.</translation>
    </message>
    <message>
        <source>“%1” was left out: its square %2 is taken by “%3”.</source>
        <translation>„%1“ wurde weggelassen: auf dem Feld %2 ist schon „%3“.</translation>
    </message>
    <message>
        <source>The ferry point “%1” on %2 was left out: draw the ferry by hand.</source>
        <translation>Der Fährpunkt „%1“ auf %2 wurde weggelassen: die Fähre bitte von Hand einzeichnen.</translation>
    </message>
    <message numerus="yes">
        <source>The scenario is for %n player(s); two to six can play.</source>
        <translation>
            <numerusform>Das Szenario ist für %n Person; spielen können zwei bis sechs.</numerusform>
            <numerusform>Das Szenario ist für %n Personen; spielen können zwei bis sechs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n meeple(s); 1 to 20 can be played with.</source>
        <translation>
            <numerusform>Jeder hat %n Meeple; möglich sind 1 bis 20.</numerusform>
            <numerusform>Jeder hat %n Meeple; möglich sind 1 bis 20.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile %1 cannot be played with: its edges and features do not agree.</source>
        <translation>Mit dem Plättchen %1 lässt sich nicht spielen: seine Kanten und Teile passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The map has no start square to begin on.</source>
        <translation>Die Karte hat kein Startfeld, auf dem man beginnen könnte.</translation>
    </message>
    <message>
        <source>The start square is not on a playable square.</source>
        <translation>Das Startfeld ist kein spielbares Feld.</translation>
    </message>
    <message>
        <source>The start tile %1 fits none of the start squares in use.</source>
        <translation>Das Startplättchen %1 passt auf keines der benutzten Startfelder.</translation>
    </message>
    <message>
        <source>The tile %1 does not fit where it shall lie from the beginning.</source>
        <translation>Das Plättchen %1 passt nicht dorthin, wo es von Anfang an liegen soll.</translation>
    </message>
    <message>
        <source>The tile %1 is not in the game.</source>
        <translation>Das Plättchen %1 ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>The tile %1 is drawn or laid more often than there is.</source>
        <translation>Das Plättchen %1 wird öfter gezogen oder gelegt, als es vorhanden ist.</translation>
    </message>
    <message>
        <source>The layout has %1 chips; at most %2 can be played with.</source>
        <translation>Die Verteilung hat %1 Chips; spielen kann man mit höchstens %2.</translation>
    </message>
    <message>
        <source>Move %1 is against the rules.</source>
        <translation>Zug %1 verstößt gegen die Regeln.</translation>
    </message>
    <message>
        <source>At move %1 the record says “%3” for “%2”, but the game gives “%4”.</source>
        <translation>Bei Zug %1 steht in der Aufzeichnung „%3“ für „%2“, die Partie ergibt aber „%4“.</translation>
    </message>
    <message>
        <source>The tiles or chips of the record are not those of its scenario.</source>
        <translation>Die Plättchen oder Chips der Aufzeichnung sind nicht die ihres Szenarios.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Something is wrong here: %1</source>
        <translation>Hier stimmt etwas nicht: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The tile %1 comes twice in the set.</source>
        <translation>Das Plättchen %1 kommt im Satz zweimal vor.</translation>
    </message>
    <message>
        <source>Tile %1 has two features with the id “%2”.</source>
        <translation>Plättchen %1 hat zwei Teile mit der Kennung „%2“.</translation>
    </message>
    <message>
        <source>Tile %1: no feature belongs to the %3 edge in the %2.</source>
        <translation>Plättchen %1: zur Kante im %2 (%3) gehört kein Teil.</translation>
    </message>
    <message>
        <source>Tile %1: the edge in the %2 belongs to several features: %3.</source>
        <translation>Plättchen %1: die Kante im %2 gehört zu mehreren Teilen: %3.</translation>
    </message>
    <message>
        <source>Tile %1: the edge in the %2 is of the kind %3, but the feature “%4” is not.</source>
        <translation>Plättchen %1: die Kante im %2 ist von der Art %3, der Teil „%4“ aber nicht.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” cannot leave the tile at %3.</source>
        <translation>Plättchen %1: der Teil „%2“ kann das Plättchen nicht bei %3 verlassen.</translation>
    </message>
    <message>
        <source>Tile %1: no field belongs to the half-edge %2.</source>
        <translation>Plättchen %1: zur halben Kante %2 gehört keine Wiese.</translation>
    </message>
    <message>
        <source>Tile %1: the half-edge %2 belongs to several fields: %3.</source>
        <translation>Plättchen %1: die halbe Kante %2 gehört zu mehreren Wiesen: %3.</translation>
    </message>
    <message>
        <source>Tile %1: the half-edge %2 lies at a city edge, so it cannot belong to the field “%3”.</source>
        <translation>Plättchen %1: die halbe Kante %2 liegt an einer Stadtkante und kann deshalb nicht zur Wiese „%3“ gehören.</translation>
    </message>
    <message>
        <source>Tile %1: the field edge in the %2 is divided between the fields %3.</source>
        <translation>Plättchen %1: die Wiesenkante im %2 ist zwischen den Wiesen %3 geteilt.</translation>
    </message>
    <message>
        <source>Tile %1: at %2 the field “%3” touches the city “%4”, but does not list it.</source>
        <translation>Plättchen %1: bei %2 grenzt die Wiese „%3“ an die Stadt „%4“, führt sie aber nicht auf.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” names the city “%3”, which the tile does not have.</source>
        <translation>Plättchen %1: der Teil „%2“ nennt die Stadt „%3“, die das Plättchen nicht hat.</translation>
    </message>
    <message>
        <source>Tile %1: the field “%2” must either reach an edge or be marked as inner.</source>
        <translation>Plättchen %1: die Wiese „%2“ muss entweder eine Kante erreichen oder als innere Wiese bezeichnet sein.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” reaches no edge.</source>
        <translation>Plättchen %1: der Teil „%2“ erreicht keine Kante.</translation>
    </message>
    <message>
        <source>Tile %1: what “%2” ends at does not agree with the edges that it reaches.</source>
        <translation>Plättchen %1: woran „%2“ endet, passt nicht zu den Kanten, die der Teil erreicht.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” cannot have “%3”.</source>
        <translation>Plättchen %1: der Teil „%2“ kann „%3“ nicht haben.</translation>
    </message>
    <message>
        <source>Tile %1 differs from tile %2 in more than one garden.</source>
        <translation>Plättchen %1 unterscheidet sich von Plättchen %2 in mehr als einem Garten.</translation>
    </message>
    <message>
        <source>The start tile %2 is not in the tile set %1.</source>
        <translation>Das Startplättchen %2 ist nicht im Plättchensatz %1.</translation>
    </message>
    <message>
        <source>The start tile %2 is not in the tile set.</source>
        <translation>Das Startplättchen %2 ist nicht im Plättchensatz.</translation>
    </message>
    <message>
        <source>The tile set %1 has no tiles.</source>
        <translation>Der Plättchensatz %1 hat keine Plättchen.</translation>
    </message>
    <message>
        <source>The tile set has no tiles.</source>
        <translation>Der Plättchensatz hat keine Plättchen.</translation>
    </message>
    <message>
        <source>The tile set %1 has %2 tiles; at most %3 can be played with.</source>
        <translation>Der Plättchensatz %1 hat %2 Plättchen; spielen kann man mit höchstens %3.</translation>
    </message>
    <message>
        <source>The tile set has %2 tiles; at most %3 can be played with.</source>
        <translation>Der Plättchensatz hat %2 Plättchen; spielen kann man mit höchstens %3.</translation>
    </message>
    <message>
        <source>The file names another map now, and %1 has changes that are not saved. Save or undo them first.</source>
        <translation>Die Datei nennt jetzt eine andere Karte, und %1 hat ungespeicherte Änderungen. Bitte erst speichern oder rückgängig machen.</translation>
    </message>
    <message>
        <source>“%1” has %2 entries; it must have %3 to %4.</source>
        <translation>„%1“ hat %2 Einträge; es müssen %3 bis %4 sein.</translation>
    </message>
    <message>
        <source>“%1” may name “%2” only once.</source>
        <translation>„%1“ darf „%2“ nur einmal nennen.</translation>
    </message>
    <message>
        <source>The Markets of Leipzig are on, but the map has no large city of 2 × 2 squares that is marked as Leipzig.</source>
        <translation>Die Märkte zu Leipzig sind an, aber auf der Karte ist keine Großstadt von 2 × 2 Feldern als Leipzig markiert.</translation>
    </message>
    <message>
        <source>Nothing says which file is meant.</source>
        <translation>Nichts sagt, welche Datei gemeint ist.</translation>
    </message>
    <message numerus="yes">
        <source>The record names %n player(s), but its scenario is for %2.</source>
        <translation>
            <numerusform>Die Aufzeichnung nennt %n Spieler, ihr Szenario ist aber für %2.</numerusform>
            <numerusform>Die Aufzeichnung nennt %n Spieler, ihr Szenario ist aber für %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile lies here from the beginning, but this is no start of the scenario.</source>
        <translation>Hier liegt von Anfang an ein Plättchen, aber das ist kein Startfeld des Szenarios.</translation>
    </message>
    <message>
        <source>A second tile lies here from the beginning.</source>
        <translation>Hier liegt von Anfang an ein zweites Plättchen.</translation>
    </message>
    <message>
        <source>The record lays %1 tiles on %2 depots; each depot bears equally many, at most five.</source>
        <translation>Die Aufzeichnung legt %1 Plättchen auf %2 Depots; jedes Depot trägt gleich viele, höchstens fünf.</translation>
    </message>
    <message>
        <source>The record has a chip here that the layout of its scenario has not.</source>
        <translation>Die Aufzeichnung hat hier einen Chip, den die Verteilung ihres Szenarios nicht hat.</translation>
    </message>
    <message>
        <source>The record lacks the chip that the layout of its scenario has here.</source>
        <translation>Der Aufzeichnung fehlt der Chip, den die Verteilung ihres Szenarios hier hat.</translation>
    </message>
    <message>
        <source>The quarters of Leipzig are not those of the rules, each once.</source>
        <translation>Die Viertel von Leipzig sind nicht die der Regeln, jedes einmal.</translation>
    </message>
    <message>
        <source>The piles of the Land Surveyors are not made of the scoring tiles of the rules.</source>
        <translation>Die Stapel der Landvermesser bestehen nicht aus den Wertungsplättchen der Regeln.</translation>
    </message>
    <message>
        <source>Tile %1: “%3” is given just where roads end at a crossing.</source>
        <translation>Plättchen %1: „%3“ steht genau dort, wo Straßen an einer Kreuzung enden.</translation>
    </message>
    <message>
        <source>The scenario is too large to play: at most %1 squares, the margin round the map included, and %2 tiles.</source>
        <translation>Das Szenario ist zu groß zum Spielen: höchstens %1 Felder, den Rand um die Karte mitgezählt, und %2 Plättchen.</translation>
    </message>
    <message>
        <source>The program cannot play with %1 start squares in use; %2 are the most.</source>
        <translation>Mit %1 benutzten Startfeldern kann das Programm nicht spielen; %2 sind das meiste.</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Change print</source>
        <translation>Aufdruck ändern</translation>
    </message>
    <message>
        <source>Change ferry</source>
        <translation>Fähre ändern</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Change ground</source>
        <translation>Boden ändern</translation>
    </message>
    <message>
        <source>Print in the %1</source>
        <translation>Aufdruck im %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Counts as tiles</source>
        <translation>Zählt als Plättchen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Ferry in the %1</source>
        <translation>Fähre im %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Rename large city</source>
        <translation>Großstadt umbenennen</translation>
    </message>
    <message>
        <source>Coats in this square</source>
        <translation>Wappen in diesem Feld</translation>
    </message>
    <message>
        <source>Change coats of large city</source>
        <translation>Wappen der Großstadt ändern</translation>
    </message>
    <message>
        <source>Side in the %1</source>
        <translation>Seite im %1</translation>
    </message>
    <message>
        <source>City (open)</source>
        <translation>Stadt (offen)</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Change side of large city</source>
        <translation>Seite der Großstadt ändern</translation>
    </message>
    <message>
        <source>Rename start square</source>
        <translation>Startfeld umbenennen</translation>
    </message>
    <message>
        <source>Rename town</source>
        <translation>Ort umbenennen</translation>
    </message>
    <message>
        <source>Change colour of chip mark</source>
        <translation>Farbe der Chipmarke ändern</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Change attribute of town</source>
        <translation>Merkmal des Ortes ändern</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Change coats of island</source>
        <translation>Wappen der Insel ändern</translation>
    </message>
    <message>
        <source>Chip mark</source>
        <translation>Chipmarke</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Chumak square</source>
        <translation>Tschumaken-Feld</translation>
    </message>
    <message>
        <source>Change chip</source>
        <translation>Chip ändern</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Change region</source>
        <translation>Region ändern</translation>
    </message>
    <message>
        <source>Change rule: %1</source>
        <translation>Regel ändern: %1</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>Change preset of rules</source>
        <translation>Regelvorlage ändern</translation>
    </message>
    <message>
        <source>Different kinds</source>
        <translation>Verschiedene Arten</translation>
    </message>
    <message>
        <source>Change colour of square</source>
        <translation>Farbe des Feldes ändern</translation>
    </message>
    <message>
        <source>Change mark of square</source>
        <translation>Zeichen des Feldes ändern</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Island with coats of arms</source>
        <translation>Insel mit Wappen</translation>
    </message>
    <message>
        <source>Change wine of town</source>
        <translation>Wein des Ortes ändern</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Wein</translation>
    </message>
    <message>
        <source>Rules together</source>
        <translation>Regeln zusammen</translation>
    </message>
    <message>
        <source>Change order of tiles</source>
        <translation>Reihenfolge der Plättchen ändern</translation>
    </message>
    <message>
        <source>All tiles have their place in the order.</source>
        <translation>Alle Plättchen haben ihren Platz in der Reihenfolge.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not in the order and stay in the box.</source>
        <translation>
            <numerusform>%n Plättchen steht nicht in der Reihenfolge und bleibt in der Schachtel.</numerusform>
            <numerusform>%n Plättchen stehen nicht in der Reihenfolge und bleiben in der Schachtel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) follow at random.</source>
        <translation>
            <numerusform>%n Plättchen folgt zufällig.</numerusform>
            <numerusform>%n Plättchen folgen zufällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of tiles</source>
        <translation>Reihenfolge der Plättchen</translation>
    </message>
    <message>
        <source>Shuffle the rest</source>
        <translation>Rest mischen</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Reihenfolge des Ziehens</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>Plättchen werden gezogen</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>First these, then at random</source>
        <translation>Erst diese, dann zufällig</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>Nur in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Change order of drawing</source>
        <translation>Reihenfolge des Ziehens ändern</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>The game ends with the last tile, when no square that can be reached is left, or when no tile left fits anywhere. A tile that fits nowhere is set aside, and another is drawn.</source>
        <translation>Das Spiel endet mit dem letzten Plättchen, wenn kein erreichbares Feld mehr frei ist, oder wenn kein übriges Plättchen irgendwo passt. Ein Plättchen, das nirgends passt, kommt beiseite, und ein anderes wird gezogen.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in order</source>
        <translation>
            <numerusform>%n geordnet</numerusform>
            <numerusform>%n geordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the tiles of these rules</source>
        <translation>Die Plättchen dieser Regeln nehmen</translation>
    </message>
    <message>
        <source>Change tile sets</source>
        <translation>Plättchensätze ändern</translation>
    </message>
    <message>
        <source>These rules are for games without a map. Other tiles belong to them.</source>
        <translation>Diese Regeln sind für Spiele ohne Karte. Zu ihnen gehören andere Plättchen.</translation>
    </message>
    <message>
        <source>Other tiles belong to these rules.</source>
        <translation>Zu diesen Regeln gehören andere Plättchen.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Quelle: %2.</translation>
    </message>
    <message>
        <source>Explain these rules</source>
        <translation>Diese Regeln erklären</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Figures and scoring</source>
        <translation>Figuren und Wertung</translation>
    </message>
    <message>
        <source>Map and towns</source>
        <translation>Karte und Orte</translation>
    </message>
    <message>
        <source>All combinations of rules…</source>
        <translation>Alle Kombinationen von Regeln …</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Zufällig gezogen</translation>
    </message>
    <message>
        <source>Change tile on start square</source>
        <translation>Plättchen auf Startfeld ändern</translation>
    </message>
    <message>
        <source>Tile on %1</source>
        <translation>Plättchen auf %1</translation>
    </message>
    <message>
        <source>Turned on %1</source>
        <translation>Drehung auf %1</translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation>Wie es passt</translation>
    </message>
    <message>
        <source>Start squares in use</source>
        <translation>Benutzte Startfelder</translation>
    </message>
    <message>
        <source>Change start squares in use</source>
        <translation>Benutzte Startfelder ändern</translation>
    </message>
    <message>
        <source>With none ticked, they are drawn at random.</source>
        <translation>Ist keines angekreuzt, werden sie gelost.</translation>
    </message>
    <message>
        <source>Tiles on start squares</source>
        <translation>Plättchen auf Startfeldern</translation>
    </message>
    <message>
        <source>Change number of tiles</source>
        <translation>Zahl der Plättchen ändern</translation>
    </message>
    <message>
        <source>Change copies of tile set</source>
        <translation>Exemplare des Plättchensatzes ändern</translation>
    </message>
    <message>
        <source>Number of each tile</source>
        <translation>Zahl jedes Plättchens</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Add tile set</source>
        <translation>Plättchensatz hinzufügen</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Not played: %1 %2</source>
        <translation>Nicht gespielt: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Meeples a player</source>
        <translation>Meeple je Spieler</translation>
    </message>
    <message>
        <source>Fields score</source>
        <translation>Wiesen werden gewertet</translation>
    </message>
    <message>
        <source>Points of a city of two tiles</source>
        <translation>Punkte einer Stadt aus zwei Plättchen</translation>
    </message>
    <message>
        <source>A covered town gives an extra tile</source>
        <translation>Ein verdeckter Ort gibt ein weiteres Plättchen</translation>
    </message>
    <message>
        <source>A covered town costs 2 points</source>
        <translation>Ein verdeckter Ort kostet 2 Punkte</translation>
    </message>
    <message>
        <source>A road scores 2 more for each town beside it</source>
        <translation>Eine Straße bringt 2 mehr für jeden Ort an ihr</translation>
    </message>
    <message>
        <source>Coats on islands score at once</source>
        <translation>Wappen auf Inseln werden sofort gewertet</translation>
    </message>
    <message>
        <source>Start squares used</source>
        <translation>Benutzte Startfelder</translation>
    </message>
    <message>
        <source>Tiles may close in empty squares</source>
        <translation>Plättchen dürfen leere Felder einschließen</translation>
    </message>
    <message>
        <source>Play with chips</source>
        <translation>Mit Chips spielen</translation>
    </message>
    <message>
        <source>Chips give</source>
        <translation>Chips geben</translation>
    </message>
    <message>
        <source>Chips on the board</source>
        <translation>Chips auf dem Plan</translation>
    </message>
    <message>
        <source>Purple chips of value 1</source>
        <translation>Lila Chips mit Wert 1</translation>
    </message>
    <message>
        <source>Purple chips of value 2</source>
        <translation>Lila Chips mit Wert 2</translation>
    </message>
    <message>
        <source>Light blue chips of value 1</source>
        <translation>Hellblaue Chips mit Wert 1</translation>
    </message>
    <message>
        <source>Light blue chips of value 2</source>
        <translation>Hellblaue Chips mit Wert 2</translation>
    </message>
    <message>
        <source>Orange chips of value 1</source>
        <translation>Orange Chips mit Wert 1</translation>
    </message>
    <message>
        <source>Orange chips of value 2</source>
        <translation>Orange Chips mit Wert 2</translation>
    </message>
    <message>
        <source>Large cities bar chips</source>
        <translation>Großstädte schließen Chips aus</translation>
    </message>
    <message>
        <source>Chips may lie on unused starts</source>
        <translation>Chips dürfen auf unbenutzten Startfeldern liegen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points and upgrades</source>
        <translation>Punkte und Aufwertungen</translation>
    </message>
    <message>
        <source>At open sides</source>
        <translation>An offenen Seiten</translation>
    </message>
    <message>
        <source>At every side (2019)</source>
        <translation>An jeder Seite (2019)</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Maps with chips (Germany)</source>
        <translation>Karten mit Chips (Deutschland)</translation>
    </message>
    <message>
        <source>Ferries join neighbours for chips</source>
        <translation>Fähren machen Felder für Chips zu Nachbarn</translation>
    </message>
    <message>
        <source>Wainwrights</source>
        <translation>Wagner</translation>
    </message>
    <message>
        <source>Coiners</source>
        <translation>Münzer</translation>
    </message>
    <message>
        <source>Bookbinders</source>
        <translation>Buchbinder</translation>
    </message>
    <message>
        <source>Tanners</source>
        <translation>Gerber</translation>
    </message>
    <message>
        <source>Citizens’ Jury</source>
        <translation>Bürgergericht</translation>
    </message>
    <message>
        <source>Bad Neighbourhood</source>
        <translation>Schlechte Nachbarschaft</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>Street Fair</source>
        <translation>Straßenfest</translation>
    </message>
    <message>
        <source>Highway</source>
        <translation>Fernstraße</translation>
    </message>
    <message>
        <source>Peasant Revolt</source>
        <translation>Bauernaufstand</translation>
    </message>
    <message>
        <source>Hermit</source>
        <translation>Einsiedler</translation>
    </message>
    <message>
        <source>Pilgrimage Route</source>
        <translation>Pilgerweg</translation>
    </message>
    <message>
        <source>Wealth (+3)</source>
        <translation>Reichtum (+3)</translation>
    </message>
    <message>
        <source>Poverty (−3)</source>
        <translation>Armut (−3)</translation>
    </message>
    <message>
        <source>Base game with two expansions</source>
        <translation>Grundspiel mit zwei Erweiterungen</translation>
    </message>
    <message>
        <source>Second edition with abbot and gardens</source>
        <translation>Zweite Ausgabe mit Abt und Gärten</translation>
    </message>
    <message>
        <source>Base game with the River</source>
        <translation>Grundspiel mit dem Fluss</translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <translation>Märkte zu Leipzig</translation>
    </message>
    <message>
        <source>Darmstadt</source>
        <translation>Darmstadt</translation>
    </message>
    <message>
        <source>The Land Surveyors</source>
        <translation>Die Landvermesser</translation>
    </message>
    <message>
        <source>Maps with chips (Taiwan)</source>
        <translation>Karten mit Chips (Taiwan)</translation>
    </message>
    <message>
        <source>Base game, second edition</source>
        <translation>Grundspiel, zweite Ausgabe</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Wirtshäuser &amp; Kathedralen</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Händler &amp; Baumeister</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>Rulebook of the maps</source>
        <translation>Regelheft der Karten</translation>
    </message>
    <message>
        <source>Map chips</source>
        <translation>Karten-Chips</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>Abbot and gardens</source>
        <translation>Abt und Gärten</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>our reading %1</source>
        <translation>unsere Lesart %1</translation>
    </message>
    <message>
        <source>How many normal meeples each player has. On a map it is 9 instead of 7; the one on the score board is not among them.</source>
        <translation>Wie viele normale Meeple jeder Spieler hat. Auf einer Karte sind es 9 statt 7; der auf der Zählleiste ist nicht dabei.</translation>
    </message>
    <message>
        <source>Meeples may lie in fields. At the end the field pays 3 for each completed city that it touches to whoever has most meeples in it.</source>
        <translation>Meeple dürfen auf Wiesen liegen. Am Ende bringt die Wiese dem, der dort die meisten Meeple hat, 3 Punkte für jede fertige Stadt, an die sie grenzt.</translation>
    </message>
    <message>
        <source>A completed city of two tiles is worth 4 like any other, or 2 under the older variant: 1 for each tile and coat of arms.</source>
        <translation>Eine fertige Stadt aus zwei Plättchen bringt 4 wie jede andere, oder 2 nach der älteren Variante: 1 für jedes Plättchen und Wappen.</translation>
    </message>
    <message>
        <source>Whoever covers a town draws another tile and plays it in full at once, once a turn.</source>
        <translation>Wer einen Ort verdeckt, zieht ein weiteres Plättchen und spielt es sofort ganz aus, einmal je Zug.</translation>
    </message>
    <message>
        <source>Whoever covers a town loses 2 points; a total may fall below 0.</source>
        <translation>Wer einen Ort verdeckt, verliert 2 Punkte; der Punktestand darf unter 0 fallen.</translation>
    </message>
    <message>
        <source>A scored road earns 2 for each town square that is still uncovered and lies beside one of its tiles, also at the end of the game.</source>
        <translation>Eine gewertete Straße bringt 2 für jedes noch freie Ortsfeld neben einem ihrer Plättchen, auch am Ende des Spiels.</translation>
    </message>
    <message>
        <source>A tile laid on an island square with coats of arms pays 2 for each coat at once; the coats count in no feature.</source>
        <translation>Ein Plättchen auf einem Inselfeld mit Wappen bringt sofort 2 je Wappen; diese Wappen zählen sonst nirgends.</translation>
    </message>
    <message>
        <source>How many start squares are drawn when the scenario names none; the rulebook wants two or more.</source>
        <translation>Wie viele Startfelder gelost werden, wenn das Szenario keine nennt; das Regelheft will mindestens zwei.</translation>
    </message>
    <message>
        <source>A tile may be laid so that an empty square is enclosed by tiles. Off: such a place is forbidden.</source>
        <translation>Ein Plättchen darf so liegen, dass ein leeres Feld von Plättchen umschlossen wird. Aus: Das ist verboten.</translation>
    </message>
    <message>
        <source>Inns on roads score</source>
        <translation>Wirtshäuser an Straßen zählen</translation>
    </message>
    <message>
        <source>A completed road with an inn is worth 2 a tile; unfinished at the end it is worth nothing. Off: inns are pictures only.</source>
        <translation>Eine fertige Straße mit Wirtshaus bringt 2 je Plättchen; unfertig am Ende bringt sie nichts. Aus: Wirtshäuser sind nur ein Bild.</translation>
    </message>
    <message>
        <source>Cathedrals in cities score</source>
        <translation>Kathedralen in Städten zählen</translation>
    </message>
    <message>
        <source>A completed city with a cathedral is worth 3 for each tile and coat of arms; unfinished at the end it is worth nothing. Off: cathedrals are pictures only.</source>
        <translation>Eine fertige Stadt mit Kathedrale bringt 3 für jedes Plättchen und Wappen; unfertig am Ende bringt sie nichts. Aus: Kathedralen sind nur ein Bild.</translation>
    </message>
    <message>
        <source>A large meeple for each player</source>
        <translation>Ein großer Meeple für jeden Spieler</translation>
    </message>
    <message>
        <source>Each player has one large meeple more. It counts as two where the majority is judged.</source>
        <translation>Jeder Spieler hat zusätzlich einen großen Meeple. Er zählt bei Mehrheiten doppelt.</translation>
    </message>
    <message>
        <source>Goods of cities</source>
        <translation>Waren der Städte</translation>
    </message>
    <message>
        <source>Whoever completes a city takes its goods, owner or not. At the end each kind pays 10 to whoever has most of it; those who are level all get 10.</source>
        <translation>Wer eine Stadt abschließt, bekommt ihre Waren, auch ohne sie zu besitzen. Am Ende bringt jede Sorte dem, der am meisten davon hat, 10; bei Gleichstand bekommen alle 10.</translation>
    </message>
    <message>
        <source>A builder for each player</source>
        <translation>Ein Baumeister für jeden Spieler</translation>
    </message>
    <message>
        <source>The builder is put on a road or city where its owner has a meeple. Extending that feature with a tile gives a second part of the turn, once a turn. It has no vote.</source>
        <translation>Der Baumeister kommt auf eine Straße oder Stadt, in der sein Besitzer einen Meeple hat. Wer sie mit einem Plättchen verlängert, hat einen zweiten Zugteil, einmal je Zug. Er zählt nicht bei Mehrheiten.</translation>
    </message>
    <message>
        <source>A pig for each player</source>
        <translation>Ein Schwein für jeden Spieler</translation>
    </message>
    <message>
        <source>The pig is put in a field where its owner has a farmer. With the majority there, each completed city pays him 4 instead of 3. It has no vote.</source>
        <translation>Das Schwein kommt auf eine Wiese, auf der sein Besitzer einen Bauern hat. Mit der Mehrheit dort bringt ihm jede fertige Stadt 4 statt 3. Es zählt nicht bei Mehrheiten.</translation>
    </message>
    <message>
        <source>An abbot for each player</source>
        <translation>Ein Abt für jeden Spieler</translation>
    </message>
    <message>
        <source>The abbot stands on a monastery or a garden and may be taken home early, instead of placing a figure, for 1 and 1 for each neighbouring tile. Gardens score like monasteries and take only the abbot.</source>
        <translation>Der Abt steht auf einem Kloster oder Garten und darf, statt eine Figur zu setzen, vorzeitig heimkehren: für 1 und 1 für jedes Nachbarplättchen. Gärten zählen wie Klöster und nehmen nur den Abt auf.</translation>
    </message>
    <message>
        <source>The River is laid first</source>
        <translation>Der Fluss wird zuerst gelegt</translation>
    </message>
    <message>
        <source>Tiles with a river are laid before all others, from the spring to the lake, without two bends in a row the same way. Only in games without a map.</source>
        <translation>Plättchen mit Fluss werden vor allen anderen gelegt, von der Quelle zum See, ohne zwei Biegungen nacheinander in dieselbe Richtung. Nur in Spielen ohne Karte.</translation>
    </message>
    <message>
        <source>Play with the Markets of Leipzig</source>
        <translation>Mit den Märkten zu Leipzig spielen</translation>
    </message>
    <message>
        <source>Whoever has the majority on a completed road that leads to Leipzig may score it, or send one of the meeples on it to a quarter instead. Meeples in the quarters bring more points for roads, cities, monasteries or fields.</source>
        <translation>Wer auf einer fertigen Straße nach Leipzig die Mehrheit hat, darf sie werten oder stattdessen einen Meeple von ihr in ein Viertel schicken. Meeple in den Vierteln bringen mehr Punkte für Straßen, Städte, Klöster oder Wiesen.</translation>
    </message>
    <message>
        <source>One meeple more for each player</source>
        <translation>Ein Meeple mehr für jeden Spieler</translation>
    </message>
    <message>
        <source>Meeples sent to Leipzig stay there, so each player has one more.</source>
        <translation>Meeple in Leipzig bleiben dort, darum hat jeder Spieler einen mehr.</translation>
    </message>
    <message>
        <source>Majority is judged after sending</source>
        <translation>Mehrheit erst nach dem Schicken</translation>
    </message>
    <message>
        <source>Off: the majority on the road is judged before anybody goes to Leipzig. On: it is judged anew without those sent, so that somebody else may score.</source>
        <translation>Aus: Die Mehrheit auf der Straße wird bestimmt, bevor jemand nach Leipzig geht. An: Sie wird ohne die Geschickten neu bestimmt, sodass jemand anders werten kann.</translation>
    </message>
    <message>
        <source>Any crossing connects to Leipzig</source>
        <translation>Jede Kreuzung verbindet mit Leipzig</translation>
    </message>
    <message>
        <source>Off: roads that meet in a village are connected to Leipzig together, other crossings end the way. On: every crossing of roads connects.</source>
        <translation>Aus: Straßen, die sich in einem Dorf treffen, sind zusammen mit Leipzig verbunden, andere Kreuzungen beenden den Weg. An: Jede Kreuzung verbindet.</translation>
    </message>
    <message>
        <source>Quarters in random order</source>
        <translation>Viertel in zufälliger Reihenfolge</translation>
    </message>
    <message>
        <source>The four quarters are shuffled when a game is dealt. Off: they lie in the order below.</source>
        <translation>Die vier Viertel werden zu Beginn eines Spiels gemischt. Aus: Sie liegen in der Reihenfolge darunter.</translation>
    </message>
    <message>
        <source>Order of the quarters</source>
        <translation>Reihenfolge der Viertel</translation>
    </message>
    <message>
        <source>The quarters clockwise, from the north-west.</source>
        <translation>Die Viertel im Uhrzeigersinn, von Nordwesten an.</translation>
    </message>
    <message>
        <source>Play with the tiles of Darmstadt</source>
        <translation>Mit den Plättchen von Darmstadt spielen</translation>
    </message>
    <message>
        <source>A completed city with the Darmstadtium pays its owners 3 more. A completed church pays 3 more to whoever has most followers on its nine squares; all who are level get it. Nothing more at the end.</source>
        <translation>Eine fertige Stadt mit dem Darmstadtium bringt ihren Besitzern 3 mehr. Eine fertige Kirche bringt dem 3 mehr, der auf ihren neun Feldern die meisten Meeple hat; bei Gleichstand allen. Am Ende gibt es nichts mehr dafür.</translation>
    </message>
    <message>
        <source>Churches count votes</source>
        <translation>Kirchen zählen Stimmen</translation>
    </message>
    <message>
        <source>Off: each follower on the nine squares counts one. On: large and upgraded meeples count two.</source>
        <translation>Aus: Jeder Meeple auf den neun Feldern zählt eins. An: Große und aufgewertete Meeple zählen zwei.</translation>
    </message>
    <message>
        <source>Play with the Land Surveyors</source>
        <translation>Mit den Landvermessern spielen</translation>
    </message>
    <message>
        <source>One scoring tile lies open for cities, one for roads and one for monasteries. It changes what features completed in the turn are worth; after a turn in which a feature with meeples was scored, all three change. They have no effect at the end.</source>
        <translation>Je ein Wertungsplättchen liegt für Städte, Straßen und Klöster offen. Es ändert, was im Zug Fertiggestelltes wert ist; nach einem Zug, in dem etwas mit Meeplen gewertet wurde, wechseln alle drei. Am Ende gelten sie nicht.</translation>
    </message>
    <message>
        <source>Sheds count in the Peasant Revolt</source>
        <translation>Ställe zählen beim Bauernaufstand</translation>
    </message>
    <message>
        <source>Off: only tiles with a farmhouse lose a point. On: tiles with a cowshed, pigsty or donkey stable, too.</source>
        <translation>Aus: Nur Plättchen mit Bauernhof verlieren einen Punkt. An: Auch die mit Kuh-, Schweine- oder Eselstall.</translation>
    </message>
    <message>
        <source>Tiles for cities</source>
        <translation>Plättchen für Städte</translation>
    </message>
    <message>
        <source>The scoring tiles of cities, shuffled when a game is dealt; at most twelve. Without tiles cities score as usual.</source>
        <translation>Die Wertungsplättchen der Städte, zu Beginn eines Spiels gemischt; höchstens zwölf. Ohne Plättchen zählen Städte wie sonst.</translation>
    </message>
    <message>
        <source>Tiles for roads</source>
        <translation>Plättchen für Straßen</translation>
    </message>
    <message>
        <source>The scoring tiles of roads. Whether the last one is +3 or −3 is our reading.</source>
        <translation>Die Wertungsplättchen der Straßen. Ob das letzte +3 oder −3 ist, ist unsere Lesart.</translation>
    </message>
    <message>
        <source>Tiles for monasteries</source>
        <translation>Plättchen für Klöster</translation>
    </message>
    <message>
        <source>The scoring tiles of monasteries and churches. Whether the last one is +3 or −3 is our reading.</source>
        <translation>Die Wertungsplättchen der Klöster und Kirchen. Ob das letzte +3 oder −3 ist, ist unsere Lesart.</translation>
    </message>
    <message>
        <source>Chips lie face down on squares of the map. Whoever lays a tile on such a square takes the chip.</source>
        <translation>Chips liegen verdeckt auf Feldern der Karte. Wer ein Plättchen auf ein solches Feld legt, nimmt den Chip.</translation>
    </message>
    <message>
        <source>How many of the chips lie on the board.</source>
        <translation>Wie viele der Chips auf dem Plan liegen.</translation>
    </message>
    <message>
        <source>How many such chips are in the box. The rules do not say it; five of each value and colour is our reading.</source>
        <translation>Wie viele solche Chips in der Schachtel sind. Die Regeln sagen es nicht; fünf von jedem Wert und jeder Farbe ist unsere Lesart.</translation>
    </message>
    <message>
        <source>No chip lies beside an open side of a large city: a printed road or city that faces a playable square. The rules of 2019 bar every side.</source>
        <translation>Kein Chip liegt neben einer offenen Seite einer Großstadt: einer aufgedruckten Straße oder Stadt vor einem spielbaren Feld. Die Regeln von 2019 sperren jede Seite.</translation>
    </message>
    <message>
        <source>Off: an unused start square shows a town, and towns take no chip.</source>
        <translation>Aus: Ein unbenutztes Startfeld zeigt einen Ort, und auf Orten liegt kein Chip.</translation>
    </message>
    <message>
        <source>On: the two landings of a ferry count as neighbours, so that not both of them may have a chip.</source>
        <translation>An: Die beiden Anleger einer Fähre gelten als Nachbarn, sodass nicht beide einen Chip haben dürfen.</translation>
    </message>
    <message>
        <source>The town variants belong to the maps.</source>
        <translation>Die Orts-Varianten gehören zu den Karten.</translation>
    </message>
    <message>
        <source>An unfinished road with an inn earns nothing at the end for towns beside it either.</source>
        <translation>Eine unfertige Straße mit Wirtshaus bringt am Ende auch für Orte neben ihr nichts.</translation>
    </message>
    <message>
        <source>Town and builder together still give only one second part of a turn.</source>
        <translation>Ort und Baumeister zusammen geben doch nur einen zweiten Zugteil.</translation>
    </message>
    <message>
        <source>The extra tile is a full part of the turn, so the abbot may go home in it.</source>
        <translation>Das weitere Plättchen ist ein ganzer Zugteil, der Abt darf darin heimkehren.</translation>
    </message>
    <message>
        <source>Towns are printed on maps, and the River is only for games without a map.</source>
        <translation>Orte sind auf Karten aufgedruckt, und den Fluss gibt es nur ohne Karte.</translation>
    </message>
    <message>
        <source>Whoever sends his only meeple gets nothing for the towns beside that road.</source>
        <translation>Wer seinen einzigen Meeple schickt, bekommt nichts für die Orte neben dieser Straße.</translation>
    </message>
    <message>
        <source>Towns change roads and turns; Darmstadt changes cities and churches.</source>
        <translation>Orte ändern Straßen und Züge, Darmstadt ändert Städte und Kirchen.</translation>
    </message>
    <message>
        <source>Points for towns are added at the end and change with no scoring tile, not with the Highway either.</source>
        <translation>Punkte für Orte kommen zuletzt dazu und ändern sich mit keinem Wertungsplättchen, auch nicht mit der Fernstraße.</translation>
    </message>
    <message>
        <source>No chip lies on a town.</source>
        <translation>Auf Orten liegt kein Chip.</translation>
    </message>
    <message>
        <source>The rulebook uses the tiles without their rules. With them, coats on roads stay at 2, and coats in a city with a cathedral are worth 3, printed ones too.</source>
        <translation>Das Regelheft nimmt die Plättchen ohne ihre Regeln. Mit ihnen bleiben Wappen an Straßen bei 2, und Wappen einer Stadt mit Kathedrale bringen 3, auch aufgedruckte.</translation>
    </message>
    <message>
        <source>The rulebook uses the tiles without their rules. With them, printed pieces have no goods, and a builder needs a tile, not a print, to extend his feature.</source>
        <translation>Das Regelheft nimmt die Plättchen ohne ihre Regeln. Mit ihnen haben aufgedruckte Teile keine Waren, und der Baumeister braucht ein Plättchen, nicht einen Aufdruck.</translation>
    </message>
    <message>
        <source>Gardens at the border are complete like monasteries when all squares that exist round them are filled.</source>
        <translation>Gärten am Rand sind wie Klöster fertig, wenn alle Felder um sie, die es gibt, belegt sind.</translation>
    </message>
    <message>
        <source>The River is laid in one line on the open table; printed squares leave it no way.</source>
        <translation>Der Fluss wird auf dem freien Tisch in einer Linie gelegt; aufgedruckte Felder lassen ihm keinen Weg.</translation>
    </message>
    <message>
        <source>Leipzig was made for games without a map. On a map a large city of 2 × 2 squares marked as Leipzig takes the place of the double tiles.</source>
        <translation>Leipzig ist für Spiele ohne Karte gemacht. Auf einer Karte steht eine als Leipzig markierte Großstadt von 2 × 2 Feldern für die Doppelplättchen.</translation>
    </message>
    <message>
        <source>At a border the church counts only squares that exist. The Darmstadtium needs a city beside it, a large or printed one too.</source>
        <translation>Am Rand zählt die Kirche nur Felder, die es gibt. Das Darmstadtium braucht eine Stadt neben sich, auch eine große oder aufgedruckte.</translation>
    </message>
    <message>
        <source>Printed pieces count as tiles for the scoring tiles, a ferry does not; no scoring tile takes anything from a print.</source>
        <translation>Aufgedruckte Teile sind für die Wertungsplättchen Plättchen, eine Fähre nicht; kein Wertungsplättchen nimmt einem Aufdruck etwas.</translation>
    </message>
    <message>
        <source>Chips lie on the squares of a map.</source>
        <translation>Chips liegen auf den Feldern einer Karte.</translation>
    </message>
    <message>
        <source>Both belong to the base game and are made to be played together.</source>
        <translation>Beide gehören zum Grundspiel und sind dafür gemacht, zusammen gespielt zu werden.</translation>
    </message>
    <message>
        <source>Inns and cathedrals change roads and cities; the abbot has monasteries and gardens.</source>
        <translation>Wirtshäuser und Kathedralen ändern Straßen und Städte, der Abt hat Klöster und Gärten.</translation>
    </message>
    <message>
        <source>The River is laid first, then all other tiles are shuffled together.</source>
        <translation>Der Fluss wird zuerst gelegt, dann werden alle anderen Plättchen zusammen gemischt.</translation>
    </message>
    <message>
        <source>The quarters pay after all changes by inns and cathedrals; the Wainwrights count tiles as they are. A large meeple may be sent, too.</source>
        <translation>Die Viertel bringen ihre Punkte nach allen Änderungen durch Wirtshäuser und Kathedralen; die Wagner zählen die Plättchen, wie sie sind. Auch ein großer Meeple darf geschickt werden.</translation>
    </message>
    <message>
        <source>In cities the large meeple counts two. Round a church it is one follower like any other, unless votes are counted.</source>
        <translation>In Städten zählt der große Meeple zwei. Um eine Kirche ist er ein Meeple wie jeder andere, außer wenn Stimmen zählen.</translation>
    </message>
    <message>
        <source>The scoring tile changes the worth of a tile first, then inn or cathedral add to it. A farmhouse under the Peasant Revolt on a road with an inn is worth 1.</source>
        <translation>Erst ändert das Wertungsplättchen den Wert eines Plättchens, dann kommen Wirtshaus oder Kathedrale dazu. Ein Bauernhof beim Bauernaufstand an einer Straße mit Wirtshaus bringt 1.</translation>
    </message>
    <message>
        <source>Chips upgrade normal meeples only, not the large one.</source>
        <translation>Chips werten nur normale Meeple auf, nicht den großen.</translation>
    </message>
    <message>
        <source>Nobody says whether the abbot may go home in the builder’s second part. Here he may: it is a full part of the turn.</source>
        <translation>Niemand sagt, ob der Abt im zweiten Zugteil des Baumeisters heimkehren darf. Hier darf er es: Es ist ein ganzer Zugteil.</translation>
    </message>
    <message>
        <source>Nobody says whether a builder works while the River is laid. Here he does.</source>
        <translation>Niemand sagt, ob der Baumeister wirkt, solange der Fluss gelegt wird. Hier wirkt er.</translation>
    </message>
    <message>
        <source>Builder and pig are never sent to Leipzig and keep no majority there.</source>
        <translation>Baumeister und Schwein werden nie nach Leipzig geschickt und halten dort keine Mehrheit.</translation>
    </message>
    <message>
        <source>Builder and pig do not count round a church.</source>
        <translation>Baumeister und Schwein zählen um eine Kirche nicht.</translation>
    </message>
    <message>
        <source>The same scoring tiles hold for both parts of a turn; they change when the whole turn is over.</source>
        <translation>Für beide Teile eines Zuges gelten dieselben Wertungsplättchen; sie wechseln nach dem ganzen Zug.</translation>
    </message>
    <message>
        <source>Chips upgrade neither builder nor pig; a meeple may be upgraded in each part of the turn.</source>
        <translation>Chips werten weder Baumeister noch Schwein auf; in jedem Zugteil darf ein Meeple aufgewertet werden.</translation>
    </message>
    <message>
        <source>A garden or monastery beside the river scores like any other.</source>
        <translation>Ein Garten oder Kloster am Fluss zählt wie jedes andere.</translation>
    </message>
    <message>
        <source>An abbot who leaves early gives the Bookbinders nothing, and gardens never do; a completed monastery always does.</source>
        <translation>Ein Abt, der vorzeitig geht, bringt den Buchbindern nichts, und Gärten nie; ein fertiges Kloster immer.</translation>
    </message>
    <message>
        <source>An abbot may stand on a church. Whoever leaves it early takes no 3 points along; the bonus comes when the church is complete, occupied or not.</source>
        <translation>Ein Abt darf auf einer Kirche stehen. Geht er vorzeitig, bekommt er die 3 Punkte nicht; sie kommen, wenn die Kirche fertig ist, besetzt oder nicht.</translation>
    </message>
    <message>
        <source>An abbot who leaves early is scored without the scoring tile and does not make the tiles change; gardens are scored without it, too.</source>
        <translation>Ein Abt, der vorzeitig geht, wird ohne Wertungsplättchen gewertet und lässt sie nicht wechseln; auch Gärten zählen ohne es.</translation>
    </message>
    <message>
        <source>Chips upgrade normal meeples only, not the abbot.</source>
        <translation>Chips werten nur normale Meeple auf, nicht den Abt.</translation>
    </message>
    <message>
        <source>Both want to lie first, and nobody says where the river would begin. They cannot be played together here.</source>
        <translation>Beide wollen zuerst liegen, und niemand sagt, wo der Fluss begänne. Zusammen sind sie hier nicht spielbar.</translation>
    </message>
    <message>
        <source>The River ends before the tiles of Darmstadt are drawn.</source>
        <translation>Der Fluss endet, bevor die Plättchen von Darmstadt gezogen werden.</translation>
    </message>
    <message>
        <source>Cities, roads and monasteries on river tiles score like any others.</source>
        <translation>Städte, Straßen und Klöster auf Flussplättchen zählen wie alle anderen.</translation>
    </message>
    <message>
        <source>Chips lie on maps, and the River is only for games without a map.</source>
        <translation>Chips liegen auf Karten, und den Fluss gibt es nur ohne Karte.</translation>
    </message>
    <message>
        <source>Churches are monasteries for the Bookbinders. Followers round a church are counted before anybody goes to Leipzig.</source>
        <translation>Kirchen sind für die Buchbinder Klöster. Meeple um eine Kirche werden gezählt, bevor jemand nach Leipzig geht.</translation>
    </message>
    <message>
        <source>A road from which a meeple is sent counts as scored for the change of tiles. The Wainwrights count the real tiles, not the Highway’s five.</source>
        <translation>Eine Straße, von der ein Meeple geschickt wird, gilt für den Wechsel der Plättchen als gewertet. Die Wagner zählen die echten Plättchen, nicht die fünf der Fernstraße.</translation>
    </message>
    <message>
        <source>An upgraded meeple that is sent loses its chip, and nobody is upgraded in Leipzig.</source>
        <translation>Ein aufgewerteter Meeple verliert seinen Chip, wenn er geschickt wird, und in Leipzig wird niemand aufgewertet.</translation>
    </message>
    <message>
        <source>All whom the Citizens’ Jury lets score get the Darmstadtium’s 3, too. Hermit and Pilgrimage Route hold for churches; their 3 points come on top.</source>
        <translation>Alle, die das Bürgergericht werten lässt, bekommen auch die 3 des Darmstadtiums. Einsiedler und Pilgerweg gelten für Kirchen; deren 3 Punkte kommen dazu.</translation>
    </message>
    <message>
        <source>Round a church an upgraded meeple is one follower, unless votes are counted; in the city of the Darmstadtium it counts two.</source>
        <translation>Um eine Kirche ist ein aufgewerteter Meeple ein einziger, außer wenn Stimmen zählen; in der Stadt des Darmstadtiums zählt er zwei.</translation>
    </message>
    <message>
        <source>Where the Citizens’ Jury lets everybody score, an upgraded meeple gains nothing and loses its chip all the same.</source>
        <translation>Wo das Bürgergericht alle werten lässt, nützt ein aufgewerteter Meeple nichts und verliert seinen Chip trotzdem.</translation>
    </message>
    <message>
        <source>Settled by a document</source>
        <translation>Vom Dokument geregelt</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Unsere Lesart</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Unabhängig</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>A game on a map</source>
        <translation>Ein Spiel auf einer Karte</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>Points and tiles of islands</source>
        <translation>Punkte und Plättchen der Inseln</translation>
    </message>
    <message>
        <source>Points and wine</source>
        <translation>Punkte und Wein</translation>
    </message>
    <message>
        <source>Points and longer roads</source>
        <translation>Punkte und längere Straßen</translation>
    </message>
    <message>
        <source>Spread over the map</source>
        <translation>Über die Karte verteilt</translation>
    </message>
    <message>
        <source>On printed places</source>
        <translation>Auf aufgedruckten Plätzen</translation>
    </message>
    <message>
        <source>None, they are a supply</source>
        <translation>Gar nicht, sie sind ein Vorrat</translation>
    </message>
    <message>
        <source>Maps with chips (Benelux)</source>
        <translation>Karten mit Chips (Benelux)</translation>
    </message>
    <message>
        <source>Maps with chips (France)</source>
        <translation>Karten mit Chips (Frankreich)</translation>
    </message>
    <message>
        <source>Maps with chips (Iberia)</source>
        <translation>Karten mit Chips (Iberische Halbinsel)</translation>
    </message>
    <message>
        <source>Maps with chips (Great Britain)</source>
        <translation>Karten mit Chips (Großbritannien)</translation>
    </message>
    <message>
        <source>Maps with chips (Ukraine)</source>
        <translation>Karten mit Chips (Ukraine)</translation>
    </message>
    <message>
        <source>Maps with chips (Nordics)</source>
        <translation>Karten mit Chips (Nordische Länder)</translation>
    </message>
    <message>
        <source>Two maps joined (USA)</source>
        <translation>Zwei aneinandergelegte Karten (USA)</translation>
    </message>
    <message>
        <source>A chip pays its value at once. With upgrades it is kept, and chips worth exactly 4 make one of the player’s meeples count as two until it is scored. Other maps let it pay for an open tile of an island, be sold as wine, or lengthen a scored road.</source>
        <translation>Ein Chip bringt sofort seinen Wert. Mit Aufwertungen behält man ihn, und Chips im Wert von genau 4 lassen einen eigenen Meeple doppelt zählen, bis er gewertet wird. Auf anderen Karten bezahlt er ein offenes Plättchen einer Insel, wird als Wein verkauft oder verlängert eine gewertete Straße.</translation>
    </message>
    <message>
        <source>Chips lie at the start</source>
        <translation>Chips liegen am Anfang</translation>
    </message>
    <message>
        <source>Spread over the map by the rules; on printed places, in their colour if they have one; or not at all, when players get them in the course of the game.</source>
        <translation>Nach den Regeln über die Karte verteilt; auf aufgedruckten Plätzen, in deren Farbe, falls sie eine haben; oder gar nicht, wenn man sie im Lauf des Spiels bekommt.</translation>
    </message>
    <message>
        <source>Chips on each printed place</source>
        <translation>Chips auf jedem aufgedruckten Platz</translation>
    </message>
    <message>
        <source>How many chips lie face down on each printed place. Whoever takes them takes all.</source>
        <translation>Wie viele Chips verdeckt auf jedem aufgedruckten Platz liegen. Wer sie nimmt, nimmt alle.</translation>
    </message>
    <message>
        <source>Chips may lie on islands</source>
        <translation>Chips dürfen auf Inseln liegen</translation>
    </message>
    <message>
        <source>Off: island squares with coats of arms take no chip.</source>
        <translation>Aus: Inselfelder mit Wappen bekommen keinen Chip.</translation>
    </message>
    <message>
        <source>One start tile lies on the table. Cities, roads, monasteries and fields.</source>
        <translation>Auf dem Tisch liegt ein Startplättchen. Städte, Straßen, Klöster und Wiesen.</translation>
    </message>
    <message>
        <source>With Inns &amp; Cathedrals and Traders &amp; Builders: a large meeple, goods, a builder and a pig.</source>
        <translation>Mit „Wirtshäuser &amp; Kathedralen“ und „Händler &amp; Baumeister“: großer Meeple, Waren, Baumeister und Schwein.</translation>
    </message>
    <message>
        <source>The tiles of the second edition. An abbot goes into gardens and monasteries and may be taken back.</source>
        <translation>Die Plättchen der zweiten Ausgabe. Ein Abt geht in Gärten und Klöster und darf zurückgeholt werden.</translation>
    </message>
    <message>
        <source>The spring lies on the table, the tiles of the River are laid before all others.</source>
        <translation>Auf dem Tisch liegt die Quelle; die Plättchen des Flusses werden vor allen anderen gelegt.</translation>
    </message>
    <message>
        <source>Four double tiles with the quarters of Leipzig lie in the middle. Who scores a road there may send a meeple to a quarter.</source>
        <translation>In der Mitte liegen vier doppelte Plättchen mit den Vierteln von Leipzig. Wer dort eine Straße wertet, darf einen Meeple in ein Viertel schicken.</translation>
    </message>
    <message>
        <source>Three tiles with the churches of Darmstadt and the Darmstadtium, in place of two monasteries.</source>
        <translation>Drei Plättchen mit den Kirchen von Darmstadt und dem Darmstadtium, anstelle von zwei Klöstern.</translation>
    </message>
    <message>
        <source>Scoring tiles in three piles change what cities, roads and monasteries are worth.</source>
        <translation>Wertungsplättchen in drei Stapeln ändern, was Städte, Straßen und Klöster wert sind.</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>100 mm. If it measures less, switch off scaling in the print dialog.</source>
        <translation>100 mm. Misst der Balken weniger, im Druckdialog das Anpassen der Größe ausschalten.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Setup sheet S%1 of %2</source>
        <translation>Aufbaublatt S%1 von %2</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation>
            <numerusform>Aufbau für %n Person</numerusform>
            <numerusform>Aufbau für %n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 Felder</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) for tiles</source>
        <translation>
            <numerusform>%n Feld für Plättchen</numerusform>
            <numerusform>%n Felder für Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ferry: joins two roads</source>
        <translation>Fähre: verbindet zwei Straßen</translation>
    </message>
    <message>
        <source>Coat of arms: 2 points</source>
        <translation>Wappen: 2 Punkte</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>Island with coats of arms</source>
        <translation>Insel mit Wappen</translation>
    </message>
    <message>
        <source>Printed place for a chip of that colour</source>
        <translation>Aufgedruckter Platz für einen Chip dieser Farbe</translation>
    </message>
    <message>
        <source>Chumak square</source>
        <translation>Tschumaken-Feld</translation>
    </message>
    <message>
        <source>Blocked: no tile here</source>
        <translation>Gesperrt: hier kein Plättchen</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Start squares</source>
        <translation>Startfelder</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n of these at random: %1.</source>
        <translation>
            <numerusform>%n von diesen auslosen: %1.</numerusform>
            <numerusform>%n von diesen auslosen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not used: %1.</source>
        <translation>Nicht benutzt: %1.</translation>
    </message>
    <message>
        <source>On %1 lies %2.</source>
        <translation>Auf %1 liegt %2.</translation>
    </message>
    <message>
        <source>a drawn tile</source>
        <translation>ein gezogenes Plättchen</translation>
    </message>
    <message>
        <source>The start tile lies on one of them, drawn at random, and a drawn tile on each of the others.</source>
        <translation>Das Startplättchen liegt auf einem ausgelosten davon, auf jedem anderen ein gezogenes Plättchen.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie on the map as drawn.</source>
        <translation>
            <numerusform>%n Chip liegt auf der Karte wie gezeichnet.</numerusform>
            <numerusform>%n Chips liegen auf der Karte wie gezeichnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chip(s) on squares that the rules allow.</source>
        <translation>
            <numerusform>%n Chip auf ein Feld legen, das die Regeln erlauben.</numerusform>
            <numerusform>%n Chips auf Felder legen, die die Regeln erlauben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle these chips face down and deal them out:</source>
        <translation>Diese Chips verdeckt mischen und auslegen:</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) stay in the box.</source>
        <translation>
            <numerusform>%n Chip bleibt in der Schachtel.</numerusform>
            <numerusform>%n Chips bleiben in der Schachtel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid: %1</source>
        <translation>Ausgelegt: %1</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, Startwert %1</translation>
    </message>
    <message>
        <source>Rules in use</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) a player, one more on the score board.</source>
        <translation>
            <numerusform>%n Meeple für jeden, einer mehr auf der Zählleiste.</numerusform>
            <numerusform>%n Meeple für jeden, einer mehr auf der Zählleiste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Farmers score fields at the end.</source>
        <translation>Bauern werten am Ende die Wiesen.</translation>
    </message>
    <message>
        <source>Without farmers.</source>
        <translation>Ohne Bauern.</translation>
    </message>
    <message>
        <source>A finished city of two tiles scores %1.</source>
        <translation>Eine fertige Stadt aus zwei Plättchen bringt %1.</translation>
    </message>
    <message>
        <source>Covering a town: play another tile at once.</source>
        <translation>Einen Ort verdecken: sofort ein weiteres Plättchen legen.</translation>
    </message>
    <message>
        <source>Covering a town costs 2 points.</source>
        <translation>Einen Ort verdecken kostet 2 Punkte.</translation>
    </message>
    <message>
        <source>A scored road gains 2 for every visible town beside it.</source>
        <translation>Eine gewertete Straße bringt 2 mehr für jeden sichtbaren Ort an ihr.</translation>
    </message>
    <message>
        <source>Coats of arms on island squares score at once.</source>
        <translation>Wappen auf Inselfeldern werden sofort gewertet.</translation>
    </message>
    <message>
        <source>No tile may enclose an empty square.</source>
        <translation>Kein Plättchen darf ein leeres Feld einschließen.</translation>
    </message>
    <message>
        <source>Who covers a chip scores its points at once.</source>
        <translation>Wer einen Chip verdeckt, bekommt sofort seine Punkte.</translation>
    </message>
    <message>
        <source>Chips worth exactly 4 put a meeple on a chip: it counts twice.</source>
        <translation>Chips im Wert von genau 4 stellen einen Meeple auf einen Chip: er zählt doppelt.</translation>
    </message>
    <message>
        <source>No chips beside any side of a large city (2019).</source>
        <translation>Keine Chips neben irgendeiner Seite einer Großstadt (2019).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source> (%n copies)</source>
        <translation>
            <numerusform> (%n-mal)</numerusform>
            <numerusform> (%n-mal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <translation>
            <numerusform>%1: %n Plättchen</numerusform>
            <numerusform>%1: %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles to take: %n</source>
        <translation>
            <numerusform>Benötigte Plättchen: %n</numerusform>
            <numerusform>Benötigte Plättchen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay in the box</source>
        <translation>
            <numerusform>%n Plättchen bleibt in der Schachtel</numerusform>
            <numerusform>%n Plättchen bleiben in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>none stay in the box</source>
        <translation>keines bleibt in der Schachtel</translation>
    </message>
    <message>
        <source>Large city with a gate</source>
        <translation>Großstadt mit einem Tor</translation>
    </message>
    <message>
        <source>Town: tiles cover it</source>
        <translation>Ort: Plättchen verdecken ihn</translation>
    </message>
    <message>
        <source>Printed road at the border</source>
        <translation>Aufgedruckte Straße am Rand</translation>
    </message>
    <message>
        <source>Printed city at the border</source>
        <translation>Aufgedruckte Stadt am Rand</translation>
    </message>
    <message>
        <source>Regions: %1</source>
        <translation>Regionen: %1</translation>
    </message>
    <message>
        <source>%1: %2 × 1, %3 × 2</source>
        <translation>%1: %2 × 1, %3 × 2</translation>
    </message>
    <message>
        <source>Town that buys wine of that colour</source>
        <translation>Ort, der Wein dieser Farbe kauft</translation>
    </message>
    <message>
        <source>Printed place for chips</source>
        <translation>Aufgedruckter Platz für Chips</translation>
    </message>
    <message>
        <source>Waves: no tile here</source>
        <translation>Wellen: hier kein Plättchen</translation>
    </message>
    <message>
        <source>Depot: a pile of tiles, none is laid here</source>
        <translation>Depot: ein Stapel Plättchen, hier wird keines gelegt</translation>
    </message>
    <message>
        <source>Highlight: no tile here, a border on each side</source>
        <translation>Sehenswürdigkeit: hier kein Plättchen, ein Rand auf jeder Seite</translation>
    </message>
    <message>
        <source>No chip lies on the map: they are a supply.</source>
        <translation>Kein Chip liegt auf der Karte: sie sind ein Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie face down on each printed place, in its colour if it has one.</source>
        <translation>
            <numerusform>%n Chip liegt verdeckt auf jedem aufgedruckten Platz, in dessen Farbe, falls er eine hat.</numerusform>
            <numerusform>%n Chips liegen verdeckt auf jedem aufgedruckten Platz, in dessen Farbe, falls er eine hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five tiles lie on each depot, the top one open.</source>
        <translation>Auf jedem Depot liegen fünf Plättchen, das oberste offen.</translation>
    </message>
    <message>
        <source>A chip pays for the open tile on a depot of its colour, taken instead of drawing.</source>
        <translation>Ein Chip bezahlt das offene Plättchen auf einem Depot seiner Farbe; man nimmt es, statt zu ziehen.</translation>
    </message>
    <message>
        <source>Chips worth exactly 2 of one colour are a wine. Sell one a turn: for 5 where your tile meets a border road or city with a coat of arms, for 9 where it covers a town with its bottle.</source>
        <translation>Chips einer Farbe im Wert von genau 2 sind ein Wein. Einen verkauft man im Zug: für 5, wo das Plättchen an eine Straße oder Stadt mit Wappen am Rand anschließt, für 9, wo es einen Ort mit seiner Flasche verdeckt.</translation>
    </message>
    <message>
        <source>Who lays a tile next to a printed city takes the chips there. For a scored road of one&apos;s own up to one chip of each colour may be spent: each is 1 more per tile.</source>
        <translation>Wer ein Plättchen an eine aufgedruckte Stadt legt, nimmt die Chips dort. Für eine eigene gewertete Straße darf man bis zu einen Chip jeder Farbe ausgeben: jeder bringt 1 mehr je Plättchen.</translation>
    </message>
    <message>
        <source>No chips on island squares.</source>
        <translation>Keine Chips auf Inselfeldern.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rules together</source>
        <translation>Regeln zusammen</translation>
    </message>
    <message>
        <source>The four double tiles of Leipzig lie in the middle, its quarters in an order that is drawn.</source>
        <translation>In der Mitte liegen die vier doppelten Plättchen von Leipzig, die Viertel in ausgeloster Reihenfolge.</translation>
    </message>
    <message>
        <source>The four double tiles of Leipzig lie in the middle, its quarters clockwise from the upper left: %1.</source>
        <translation>In der Mitte liegen die vier doppelten Plättchen von Leipzig, die Viertel von links oben im Uhrzeigersinn: %1.</translation>
    </message>
    <message>
        <source>The spring lies in the middle of the table. The tiles of the River are laid before all others.</source>
        <translation>In der Mitte des Tisches liegt die Quelle. Die Plättchen des Flusses werden vor allen anderen gelegt.</translation>
    </message>
    <message>
        <source>The start tile lies in the middle of the table.</source>
        <translation>Das Startplättchen liegt in der Mitte des Tisches.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>The tiles in the picture lie on the table.</source>
        <translation>Die Plättchen im Bild liegen auf dem Tisch.</translation>
    </message>
    <message>
        <source>On each marked square lies a tile that is drawn.</source>
        <translation>Auf jedem gekennzeichneten Feld liegt ein gezogenes Plättchen.</translation>
    </message>
    <message>
        <source>Played with: %1.</source>
        <translation>Gespielt mit: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are drawn, in the fixed order of the scenario; the others stay in the box.</source>
        <translation>
            <numerusform>%n Plättchen wird gezogen, in der festen Reihenfolge des Szenarios; die übrigen bleiben in der Schachtel.</numerusform>
            <numerusform>%n Plättchen werden gezogen, in der festen Reihenfolge des Szenarios; die übrigen bleiben in der Schachtel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n tile(s) are drawn in the fixed order of the scenario.</source>
        <translation>
            <numerusform>Das erste Plättchen wird in der festen Reihenfolge des Szenarios gezogen.</numerusform>
            <numerusform>Die ersten %n Plättchen werden in der festen Reihenfolge des Szenarios gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>TileNames</name>
    <message>
        <source>Monastery; road to the monastery from the south</source>
        <translation>Kloster; Straße von Süden zum Kloster</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>City on all sides with coat of arms</source>
        <translation>Stadt auf allen Seiten mit Wappen</translation>
    </message>
    <message>
        <source>City north; road east to west</source>
        <translation>Stadt im Norden; Straße von Ost nach West</translation>
    </message>
    <message>
        <source>City north</source>
        <translation>Stadt im Norden</translation>
    </message>
    <message>
        <source>City north; garden</source>
        <translation>Stadt im Norden; Garten</translation>
    </message>
    <message>
        <source>City east and west with coat of arms</source>
        <translation>Stadt im Osten und Westen mit Wappen</translation>
    </message>
    <message>
        <source>City east and west</source>
        <translation>Stadt im Osten und Westen</translation>
    </message>
    <message>
        <source>City north; city south</source>
        <translation>Stadt im Norden; Stadt im Süden</translation>
    </message>
    <message>
        <source>City north; city south; garden</source>
        <translation>Stadt im Norden; Stadt im Süden; Garten</translation>
    </message>
    <message>
        <source>City north; city west</source>
        <translation>Stadt im Norden; Stadt im Westen</translation>
    </message>
    <message>
        <source>City north; city west; garden</source>
        <translation>Stadt im Norden; Stadt im Westen; Garten</translation>
    </message>
    <message>
        <source>City north; road east to south</source>
        <translation>Stadt im Norden; Straße von Ost nach Süd</translation>
    </message>
    <message>
        <source>City north; road south to west</source>
        <translation>Stadt im Norden; Straße von Süd nach West</translation>
    </message>
    <message>
        <source>City north; crossing of roads east, south and west</source>
        <translation>Stadt im Norden; Straßenkreuzung im Osten, Süden und Westen</translation>
    </message>
    <message>
        <source>City north and west with coat of arms</source>
        <translation>Stadt im Norden und Westen mit Wappen</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; garden</source>
        <translation>Stadt im Norden und Westen mit Wappen; Garten</translation>
    </message>
    <message>
        <source>City north and west</source>
        <translation>Stadt im Norden und Westen</translation>
    </message>
    <message>
        <source>City north and west; garden</source>
        <translation>Stadt im Norden und Westen; Garten</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; road east to south</source>
        <translation>Stadt im Norden und Westen mit Wappen; Straße von Ost nach Süd</translation>
    </message>
    <message>
        <source>City north and west; road east to south</source>
        <translation>Stadt im Norden und Westen; Straße von Ost nach Süd</translation>
    </message>
    <message>
        <source>City north, east and west with coat of arms</source>
        <translation>Stadt im Norden, Osten und Westen mit Wappen</translation>
    </message>
    <message>
        <source>City north, east and west</source>
        <translation>Stadt im Norden, Osten und Westen</translation>
    </message>
    <message>
        <source>City north, east and west; garden</source>
        <translation>Stadt im Norden, Osten und Westen; Garten</translation>
    </message>
    <message>
        <source>City north, east and west with coat of arms; road to the city from the south</source>
        <translation>Stadt im Norden, Osten und Westen mit Wappen; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>City north, east and west; road to the city from the south</source>
        <translation>Stadt im Norden, Osten und Westen; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>Road east to west</source>
        <translation>Straße von Ost nach West</translation>
    </message>
    <message>
        <source>Garden; road east to west</source>
        <translation>Garten; Straße von Ost nach West</translation>
    </message>
    <message>
        <source>Road south to west</source>
        <translation>Straße von Süd nach West</translation>
    </message>
    <message>
        <source>Garden; road south to west</source>
        <translation>Garten; Straße von Süd nach West</translation>
    </message>
    <message>
        <source>Crossing of roads east, south and west</source>
        <translation>Straßenkreuzung im Osten, Süden und Westen</translation>
    </message>
    <message>
        <source>Crossing of roads north, east, south and west</source>
        <translation>Straßenkreuzung im Norden, Osten, Süden und Westen</translation>
    </message>
    <message>
        <source>City on all sides with Darmstadtium</source>
        <translation>Stadt auf allen Seiten mit Darmstadtium</translation>
    </message>
    <message>
        <source>Church; roads to the church from the north, west, south and east</source>
        <translation>Kirche; Straßen von Norden, Westen, Süden und Osten zur Kirche</translation>
    </message>
    <message>
        <source>Church; road east to south</source>
        <translation>Kirche; Straße von Ost nach Süd</translation>
    </message>
    <message>
        <source>City on all sides with cathedral</source>
        <translation>Stadt auf allen Seiten mit Kathedrale</translation>
    </message>
    <message>
        <source>Monastery; roads to the monastery from the west and east</source>
        <translation>Kloster; Straßen von Westen und Osten zum Kloster</translation>
    </message>
    <message>
        <source>City north; city west; city east; city south</source>
        <translation>Stadt im Norden; Stadt im Westen; Stadt im Osten; Stadt im Süden</translation>
    </message>
    <message>
        <source>City north; city west; city east; city south; garden</source>
        <translation>Stadt im Norden; Stadt im Westen; Stadt im Osten; Stadt im Süden; Garten</translation>
    </message>
    <message>
        <source>City north; city west; city east</source>
        <translation>Stadt im Norden; Stadt im Westen; Stadt im Osten</translation>
    </message>
    <message>
        <source>City north; city south; crossing of roads west and east</source>
        <translation>Stadt im Norden; Stadt im Süden; Straßenkreuzung im Westen und Osten</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; city south</source>
        <translation>Stadt im Norden und Westen mit Wappen; Stadt im Süden</translation>
    </message>
    <message>
        <source>City north; road to the city from the south</source>
        <translation>Stadt im Norden; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>City north and west; road to the city from the east</source>
        <translation>Stadt im Norden und Westen; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City east and west with coat of arms; roads to the city from the north and south</source>
        <translation>Stadt im Osten und Westen mit Wappen; Straßen von Norden und Süden zur Stadt</translation>
    </message>
    <message>
        <source>City north and west; road to the city from the south, inn south</source>
        <translation>Stadt im Norden und Westen; Straße von Süden zur Stadt, Wirtshaus im Süden</translation>
    </message>
    <message>
        <source>City north; road with inn south to west</source>
        <translation>Stadt im Norden; Straße mit Wirtshaus von Süd nach West</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; road with inn east to south</source>
        <translation>Stadt im Norden und Westen mit Wappen; Straße mit Wirtshaus von Ost nach Süd</translation>
    </message>
    <message>
        <source>Crossing of roads east, west and south, inn east</source>
        <translation>Straßenkreuzung im Osten, Westen und Süden, Wirtshaus im Osten</translation>
    </message>
    <message>
        <source>Road with inn east to west</source>
        <translation>Straße mit Wirtshaus von Ost nach West</translation>
    </message>
    <message>
        <source>Garden; road with inn east to west</source>
        <translation>Garten; Straße mit Wirtshaus von Ost nach West</translation>
    </message>
    <message>
        <source>Road with inn south to west</source>
        <translation>Straße mit Wirtshaus von Süd nach West</translation>
    </message>
    <message>
        <source>Road north to west; road east to south</source>
        <translation>Straße von Nord nach West; Straße von Ost nach Süd</translation>
    </message>
    <message>
        <source>Spring of the river</source>
        <translation>Quelle des Flusses</translation>
    </message>
    <message>
        <source>Lake of the river</source>
        <translation>See des Flusses</translation>
    </message>
    <message>
        <source>City north; city south; river east to west</source>
        <translation>Stadt im Norden; Stadt im Süden; Fluss von Ost nach West</translation>
    </message>
    <message>
        <source>City north; river east to west; road to the city from the south</source>
        <translation>Stadt im Norden; Fluss von Ost nach West; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>Monastery; river east to west; road to the monastery from the south</source>
        <translation>Kloster; Fluss von Ost nach West; Straße von Süden zum Kloster</translation>
    </message>
    <message>
        <source>River north to south; road east to west</source>
        <translation>Fluss von Nord nach Süd; Straße von Ost nach West</translation>
    </message>
    <message>
        <source>River east to west</source>
        <translation>Fluss von Ost nach West</translation>
    </message>
    <message>
        <source>City north and west; river east to south</source>
        <translation>Stadt im Norden und Westen; Fluss von Ost nach Süd</translation>
    </message>
    <message>
        <source>River south to west; road north to east</source>
        <translation>Fluss von Süd nach West; Straße von Nord nach Ost</translation>
    </message>
    <message>
        <source>River south to west</source>
        <translation>Fluss von Süd nach West</translation>
    </message>
    <message>
        <source>Garden; river south to west</source>
        <translation>Garten; Fluss von Süd nach West</translation>
    </message>
    <message>
        <source>City north and west with grain</source>
        <translation>Stadt im Norden und Westen mit Getreide</translation>
    </message>
    <message>
        <source>City north and west with wine</source>
        <translation>Stadt im Norden und Westen mit Wein</translation>
    </message>
    <message>
        <source>City east and west with cloth; city south</source>
        <translation>Stadt im Osten und Westen mit Tuch; Stadt im Süden</translation>
    </message>
    <message>
        <source>City east and west with wine; city south</source>
        <translation>Stadt im Osten und Westen mit Wein; Stadt im Süden</translation>
    </message>
    <message>
        <source>City north, east and west with grain</source>
        <translation>Stadt im Norden, Osten und Westen mit Getreide</translation>
    </message>
    <message>
        <source>City north and west with cloth; city south; city east</source>
        <translation>Stadt im Norden und Westen mit Tuch; Stadt im Süden; Stadt im Osten</translation>
    </message>
    <message>
        <source>City north and west with cloth; roads to the city from the south and east</source>
        <translation>Stadt im Norden und Westen mit Tuch; Straßen von Süden und Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with wine; roads to the city from the south and east</source>
        <translation>Stadt im Norden und Westen mit Wein; Straßen von Süden und Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with wine; garden; roads to the city from the south and east</source>
        <translation>Stadt im Norden und Westen mit Wein; Garten; Straßen von Süden und Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with cloth; city south; road to the city from the east</source>
        <translation>Stadt im Norden und Westen mit Tuch; Stadt im Süden; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with grain; city south; road to the city from the east</source>
        <translation>Stadt im Norden und Westen mit Getreide; Stadt im Süden; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with cloth; road to the city from the east</source>
        <translation>Stadt im Norden und Westen mit Tuch; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with cloth; garden; road to the city from the east</source>
        <translation>Stadt im Norden und Westen mit Tuch; Garten; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with wine; road to the city from the east</source>
        <translation>Stadt im Norden und Westen mit Wein; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City north, east and west with wine; road to the city from the south</source>
        <translation>Stadt im Norden, Osten und Westen mit Wein; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>City north and west with wine; city east and south</source>
        <translation>Stadt im Norden und Westen mit Wein; Stadt im Osten und Süden</translation>
    </message>
    <message>
        <source>City east and west with wine</source>
        <translation>Stadt im Osten und Westen mit Wein</translation>
    </message>
    <message>
        <source>City north; road to the city from the east</source>
        <translation>Stadt im Norden; Straße von Osten zur Stadt</translation>
    </message>
    <message>
        <source>City east and west with grain; road to the city from the south</source>
        <translation>Stadt im Osten und Westen mit Getreide; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>City east and west with wine; road to the city from the south</source>
        <translation>Stadt im Osten und Westen mit Wein; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>City east and west with wine; roads to the city from the north and south</source>
        <translation>Stadt im Osten und Westen mit Wein; Straßen von Norden und Süden zur Stadt</translation>
    </message>
    <message>
        <source>Monastery; roads to the monastery from the east, south and west</source>
        <translation>Kloster; Straßen von Osten, Süden und Westen zum Kloster</translation>
    </message>
    <message>
        <source>City north and west with grain; road to the city from the south</source>
        <translation>Stadt im Norden und Westen mit Getreide; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>City north; crossing of roads west; road to the city from the south</source>
        <translation>Stadt im Norden; Straßenkreuzung im Westen; Straße von Süden zur Stadt</translation>
    </message>
    <message>
        <source>Road north to south; road east to west</source>
        <translation>Straße von Nord nach Süd; Straße von Ost nach West</translation>
    </message>
</context>
<context>
    <name>TileSets</name>
    <message>
        <source>Base game, first edition</source>
        <translation>Grundspiel, erste Ausgabe</translation>
    </message>
    <message>
        <source>Base game, second edition</source>
        <translation>Grundspiel, zweite Ausgabe</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, first edition</source>
        <translation>Wirtshäuser &amp; Kathedralen, erste Ausgabe</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, second edition</source>
        <translation>Wirtshäuser &amp; Kathedralen, zweite Ausgabe</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, first edition</source>
        <translation>Händler &amp; Baumeister, erste Ausgabe</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, second edition</source>
        <translation>Händler &amp; Baumeister, zweite Ausgabe</translation>
    </message>
    <message>
        <source>The River, first edition</source>
        <translation>Der Fluss, erste Ausgabe</translation>
    </message>
    <message>
        <source>The River, second edition</source>
        <translation>Der Fluss, zweite Ausgabe</translation>
    </message>
    <message>
        <source>Darmstadt</source>
        <translation>Darmstadt</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Print on an edge</source>
        <translation>Aufdruck am Rand</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Print road on %n edges</source>
        <translation>
            <numerusform>Straße auf %n Kante drucken</numerusform>
            <numerusform>Straße auf %n Kanten drucken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Print city on %n edges</source>
        <translation>
            <numerusform>Stadt auf %n Kante drucken</numerusform>
            <numerusform>Stadt auf %n Kanten drucken</numerusform>
        </translation>
    </message>
    <message>
        <source>Change ferry</source>
        <translation>Fähre ändern</translation>
    </message>
    <message>
        <source>Add ferry</source>
        <translation>Fähre hinzufügen</translation>
    </message>
    <message>
        <source>Open city side</source>
        <translation>Stadtseite öffnen</translation>
    </message>
    <message>
        <source>Set city side to road</source>
        <translation>Stadtseite zur Straße machen</translation>
    </message>
    <message>
        <source>Close city side</source>
        <translation>Stadtseite schließen</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message>
        <source>Extend large city</source>
        <translation>Großstadt erweitern</translation>
    </message>
    <message>
        <source>Add large city</source>
        <translation>Großstadt hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chips</source>
        <translation>
            <numerusform>%n Chip wegnehmen</numerusform>
            <numerusform>%n Chips wegnehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n prints</source>
        <translation>
            <numerusform>%n Aufdruck löschen</numerusform>
            <numerusform>%n Aufdrucke löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n ferries</source>
        <translation>
            <numerusform>%n Fähre löschen</numerusform>
            <numerusform>%n Fähren löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n towns or starts</source>
        <translation>
            <numerusform>%n Ort oder Startfeld löschen</numerusform>
            <numerusform>%n Orte oder Startfelder löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n squares of a large city</source>
        <translation>
            <numerusform>%n Feld einer Großstadt löschen</numerusform>
            <numerusform>%n Felder einer Großstadt löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n squares</source>
        <translation>
            <numerusform>%n Feld löschen</numerusform>
            <numerusform>%n Felder löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint land, %n squares</source>
        <translation>
            <numerusform>Land malen, %n Feld</numerusform>
            <numerusform>Land malen, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Block %n squares</source>
        <translation>
            <numerusform>%n Feld sperren</numerusform>
            <numerusform>%n Felder sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint depot, %n squares</source>
        <translation>
            <numerusform>Depot malen, %n Feld</numerusform>
            <numerusform>Depot malen, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint highlight, %n squares</source>
        <translation>
            <numerusform>Sehenswürdigkeit malen, %n Feld</numerusform>
            <numerusform>Sehenswürdigkeit malen, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint clouds, %n squares</source>
        <translation>
            <numerusform>Wolken malen, %n Feld</numerusform>
            <numerusform>Wolken malen, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint land abroad, %n squares</source>
        <translation>
            <numerusform>Ausland malen, %n Feld</numerusform>
            <numerusform>Ausland malen, %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint sea, %n squares</source>
        <translation>
            <numerusform>Meer malen, %n Feld</numerusform>
            <numerusform>Meer malen, %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Start %1</source>
        <translation>Start %1</translation>
    </message>
    <message>
        <source>Town %1</source>
        <translation>Ort %1</translation>
    </message>
    <message>
        <source>Move start square</source>
        <translation>Startfeld verschieben</translation>
    </message>
    <message>
        <source>Add start square</source>
        <translation>Startfeld hinzufügen</translation>
    </message>
    <message>
        <source>Move town</source>
        <translation>Ort verschieben</translation>
    </message>
    <message>
        <source>Add town</source>
        <translation>Ort hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n squares</source>
        <translation>
            <numerusform>%n Feld löschen</numerusform>
            <numerusform>%n Felder löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chips</source>
        <translation>
            <numerusform>%n Chip auslegen</numerusform>
            <numerusform>%n Chips auslegen</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip lies on %1 already.</source>
        <translation>Auf %1 liegt schon ein Chip.</translation>
    </message>
    <message>
        <source>Move the chip from %1 to %2</source>
        <translation>Chip von %1 nach %2 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Pin %n squares</source>
        <translation>
            <numerusform>%n Feld festlegen</numerusform>
            <numerusform>%n Felder festlegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n squares</source>
        <translation>
            <numerusform>%n Feld wieder freigeben</numerusform>
            <numerusform>%n Felder wieder freigeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban chips from %n squares</source>
        <translation>
            <numerusform>%n Feld für Chips sperren</numerusform>
            <numerusform>%n Felder für Chips sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow chips on %n squares again</source>
        <translation>
            <numerusform>Chips auf %n Feld wieder zulassen</numerusform>
            <numerusform>Chips auf %n Feldern wieder zulassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the chip on %1</source>
        <translation>Chip auf %1 ändern</translation>
    </message>
    <message>
        <source>Mark on a square</source>
        <translation>Zeichen auf einem Feld</translation>
    </message>
    <message numerus="yes">
        <source>Take away coats of %n islands</source>
        <translation>
            <numerusform>Wappen von %n Insel wegnehmen</numerusform>
            <numerusform>Wappen von %n Inseln wegnehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put coats on %n islands</source>
        <translation>
            <numerusform>Wappen auf %n Insel setzen</numerusform>
            <numerusform>Wappen auf %n Inseln setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chumak squares</source>
        <translation>
            <numerusform>%n Tschumaken-Feld wegnehmen</numerusform>
            <numerusform>%n Tschumaken-Felder wegnehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n chumak squares</source>
        <translation>
            <numerusform>%n Tschumaken-Feld einrichten</numerusform>
            <numerusform>%n Tschumaken-Felder einrichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chip marks</source>
        <translation>
            <numerusform>%n Chipmarke wegnehmen</numerusform>
            <numerusform>%n Chipmarken wegnehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Print %n chip marks</source>
        <translation>
            <numerusform>%n Chipmarke aufdrucken</numerusform>
            <numerusform>%n Chipmarken aufdrucken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n towns</source>
        <translation>
            <numerusform>%n Ort</numerusform>
            <numerusform>%n Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start squares</source>
        <translation>
            <numerusform>%n Startfeld</numerusform>
            <numerusform>%n Startfelder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squares of a large city</source>
        <translation>
            <numerusform>%n Feld einer Großstadt</numerusform>
            <numerusform>%n Felder einer Großstadt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints</source>
        <translation>
            <numerusform>%n Aufdruck</numerusform>
            <numerusform>%n Aufdrucke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries</source>
        <translation>
            <numerusform>%n Fähre</numerusform>
            <numerusform>%n Fähren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laid tiles</source>
        <translation>
            <numerusform>%n gelegtes Plättchen</numerusform>
            <numerusform>%n gelegte Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wishes for chips</source>
        <translation>
            <numerusform>%n Vorgabe für Chips</numerusform>
            <numerusform>%n Vorgaben für Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed with it: %1.</source>
        <translation>Damit entfernt: %1.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>west</source>
        <translation>West</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>text of an action and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipControls</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of the draw</source>
        <translation>Fortschritt beim Ziehen</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Chips auslegen</translation>
    </message>
    <message>
        <source>&amp;Chips</source>
        <translation>&amp;Chips</translation>
    </message>
    <message>
        <source>By chance alone</source>
        <translation>Allein durch Zufall</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Fair to the starts</source>
        <translation>Gerecht für die Startfelder</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>From as chance has it to as even as can be</source>
        <translation>Von ganz zufällig bis so gleichmäßig wie möglich</translation>
    </message>
    <message>
        <source>E&amp;venness</source>
        <translation>&amp;Gleichmaß</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n chip(s)</source>
        <translation>
            <numerusform>%n Chip verlangen</numerusform>
            <numerusform>%n Chips verlangen</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 in the box</source>
        <translation>von %1 in der Schachtel</translation>
    </message>
    <message>
        <source>Fai&amp;rness</source>
        <translation>Ge&amp;rechtigkeit</translation>
    </message>
    <message>
        <source>&amp;Play with chips</source>
        <translation>Mit Chips s&amp;pielen</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>How much equal access from the start squares counts against evenness</source>
        <translation>Wie viel gleich weite Wege von den Startfeldern gegen die Gleichmäßigkeit zählen</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>gerecht</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>Lays a new layout by this method</source>
        <translation>Legt eine neue Verteilung nach diesem Verfahren</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Lays again what was drawn before</source>
        <translation>Legt wieder, was vorher gezogen wurde</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The layout drawn after this one, or a new one with the next seed</source>
        <translation>Die danach gezogene Verteilung, oder eine neue mit dem nächsten Startwert</translation>
    </message>
    <message>
        <source>&amp;Ten to choose from…</source>
        <translation>Zehn zur &amp;Auswahl …</translation>
    </message>
    <message>
        <source>Draws ten layouts and shows them side by side</source>
        <translation>Zieht zehn Verteilungen und zeigt sie nebeneinander</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Takes all chips of this layout off the map</source>
        <translation>Nimmt alle Chips dieser Verteilung von der Karte</translation>
    </message>
    <message>
        <source>Play with chips</source>
        <translation>Mit Chips spielen</translation>
    </message>
    <message>
        <source>Play without chips</source>
        <translation>Ohne Chips spielen</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipFactsView</name>
    <message>
        <source>How many fit</source>
        <translation>Wie viele passen</translation>
    </message>
    <message>
        <source>No square of this map may hold a chip.</source>
        <translation>Auf keinem Feld dieser Karte darf ein Chip liegen.</translation>
    </message>
    <message>
        <source>Counting the layouts…</source>
        <translation>Die Verteilungen werden gezählt …</translation>
    </message>
    <message>
        <source>Count exactly (%1)</source>
        <translation>Genau zählen (%1)</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show on the map where chips may lie, and where not</source>
        <translation>Auf der Karte zeigen, wo Chips liegen dürfen und wo nicht</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Show on the map the dominoes that prove why no more chips fit</source>
        <translation>Auf der Karte die Dominos zeigen, die beweisen, warum nicht mehr Chips passen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Fortschritt der Zählung</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) may hold a chip.</source>
        <translation>
            <numerusform>%n Feld darf einen Chip tragen.</numerusform>
            <numerusform>%n Felder dürfen einen Chip tragen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chips are impossible: at most %2 fit.</source>
        <translation>%1 Chips sind unmöglich: Höchstens %2 passen.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) fit.</source>
        <translation>
            <numerusform>Höchstens %n Chip passt.</numerusform>
            <numerusform>Höchstens %n Chips passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>Die Zählung wurde angehalten.</translation>
    </message>
    <message>
        <source>How many layouts there are is not known.</source>
        <translation>Wie viele Verteilungen es gibt, ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipMenu</name>
    <message>
        <source>&amp;Take the chip away</source>
        <translation>Chip weg&amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Lay a chip</source>
        <translation>Chip &amp;legen</translation>
    </message>
    <message>
        <source>&amp;Pin: every layout has a chip here</source>
        <translation>&amp;Festlegen: hier liegt immer ein Chip</translation>
    </message>
    <message>
        <source>&amp;Ban: no layout has a chip here</source>
        <translation>&amp;Sperren: hier liegt nie ein Chip</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipSettingsView</name>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Chip marks</source>
        <translation>Chipmarken</translation>
    </message>
    <message>
        <source>Chumak squares</source>
        <translation>Tschumaken-Felder</translation>
    </message>
    <message>
        <source>Any: all count as used</source>
        <translation>Beliebige: alle zählen als benutzt</translation>
    </message>
    <message>
        <source>Drawn when a game begins: legal for every choice</source>
        <translation>Bei Spielbeginn gezogen: regelgerecht für jede Wahl</translation>
    </message>
    <message>
        <source>Draw the start squares when a game begins</source>
        <translation>Startfelder bei Spielbeginn ziehen</translation>
    </message>
    <message>
        <source>Use the start square %1</source>
        <translation>Startfeld %1 benutzen</translation>
    </message>
    <message>
        <source>No longer use the start square %1</source>
        <translation>Startfeld %1 nicht mehr benutzen</translation>
    </message>
    <message>
        <source>No further kinds</source>
        <translation>Keine weiteren Arten</translation>
    </message>
    <message>
        <source>No chips on: %1</source>
        <translation>Keine Chips auf: %1</translation>
    </message>
    <message>
        <source>Chips again on: %1</source>
        <translation>Wieder Chips auf: %1</translation>
    </message>
    <message>
        <source>Change which sides count as open</source>
        <translation>Ändern, welche Seiten als offen zählen</translation>
    </message>
    <message>
        <source>Change the symmetry of layouts</source>
        <translation>Symmetrie der Verteilungen ändern</translation>
    </message>
    <message numerus="yes">
        <source>Keep chips %n step(s) apart</source>
        <translation>
            <numerusform>Chips %n Schritt auseinander halten</numerusform>
            <numerusform>Chips %n Schritte auseinander halten</numerusform>
        </translation>
    </message>
    <message>
        <source>Let corners count as next to each other</source>
        <translation>Ecken als benachbart zählen lassen</translation>
    </message>
    <message>
        <source>Let corners not count as next to each other</source>
        <translation>Ecken nicht als benachbart zählen lassen</translation>
    </message>
    <message>
        <source>Let ferries join neighbours for chips</source>
        <translation>Fähren Nachbarn für Chips verbinden lassen</translation>
    </message>
    <message>
        <source>Let ferries not join neighbours for chips</source>
        <translation>Fähren keine Nachbarn für Chips verbinden lassen</translation>
    </message>
    <message>
        <source>Allow chips on unused start squares</source>
        <translation>Chips auf unbenutzten Startfeldern zulassen</translation>
    </message>
    <message>
        <source>No longer allow chips on unused start squares</source>
        <translation>Chips auf unbenutzten Startfeldern nicht mehr zulassen</translation>
    </message>
    <message>
        <source>Unpin all squares</source>
        <translation>Alle festgelegten Felder freigeben</translation>
    </message>
    <message>
        <source>Allow chips on all squares again</source>
        <translation>Chips auf allen Feldern wieder zulassen</translation>
    </message>
    <message>
        <source>&amp;Starts in use</source>
        <translation>&amp;Startfelder</translation>
    </message>
    <message>
        <source>&amp;Open sides</source>
        <translation>&amp;Offene Seiten</translation>
    </message>
    <message>
        <source>Steps &amp;apart</source>
        <translation>A&amp;bstand</translation>
    </message>
    <message>
        <source>&amp;Without chips</source>
        <translation>&amp;Ohne Chips</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Startwer&amp;t</translation>
    </message>
    <message>
        <source>Start squares in use</source>
        <translation>Benutzte Startfelder</translation>
    </message>
    <message>
        <source>Sides with a city or road</source>
        <translation>Seiten mit Stadt oder Straße</translation>
    </message>
    <message>
        <source>Every side (2019)</source>
        <translation>Jede Seite (2019)</translation>
    </message>
    <message>
        <source>Beside which sides of a large city no chip may lie</source>
        <translation>Neben welchen Seiten einer Großstadt kein Chip liegen darf</translation>
    </message>
    <message>
        <source>Two chips are at least so many columns and rows apart; 2 is the rule</source>
        <translation>Zwei Chips liegen mindestens so viele Spalten und Zeilen auseinander; 2 ist die Regel</translation>
    </message>
    <message>
        <source>Kinds of squares without chips</source>
        <translation>Feldarten ohne Chips</translation>
    </message>
    <message>
        <source>Layouts that look the same after it</source>
        <translation>Verteilungen, die danach gleich aussehen</translation>
    </message>
    <message>
        <source>Even and fair layouts: the best of so many</source>
        <translation>Gleichmäßige und gerechte Verteilungen: das Beste aus so vielen</translation>
    </message>
    <message>
        <source>The same seed and settings always give the same layout</source>
        <translation>Gleicher Startwert und gleiche Einstellungen geben stets dieselbe Verteilung</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Choose a seed by chance</source>
        <translation>Einen Startwert zufällig wählen</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>Chips on &amp;unused start squares</source>
        <translation>Chips auf &amp;unbenutzten Startfeldern</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>No square is pinned. K with the chip tool pins one.</source>
        <translation>Kein Feld ist festgelegt. K legt mit dem Chip-Werkzeug eines fest.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Festgelegt: %1</translation>
    </message>
    <message>
        <source>No square is banned. X with the chip tool bans one.</source>
        <translation>Kein Feld ist gesperrt. X sperrt mit dem Chip-Werkzeug eines.</translation>
    </message>
    <message>
        <source>Banned: %1</source>
        <translation>Gesperrt: %1</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Beste aus</translation>
    </message>
    <message>
        <source>Corners cou&amp;nt, too</source>
        <translation>Auch über &amp;Eck</translation>
    </message>
    <message>
        <source>Ferries &amp;join neighbours</source>
        <translation>&amp;Fähren verbinden Nachbarn</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipsPanel</name>
    <message>
        <source>Show why</source>
        <translation>Zeigen, warum</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Open a map or a scenario to see where chips may lie on it and to lay them by the rules.</source>
        <translation>Eine Karte oder ein Szenario öffnen, um zu sehen, wo Chips liegen dürfen, und sie nach den Regeln auszulegen.</translation>
    </message>
    <message>
        <source>Stopped: none was drawn.</source>
        <translation>Angehalten: keine Verteilung wurde gezogen.</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2⁶⁴.</source>
        <translation>Der Startwert muss eine ganze Zahl unter 2⁶⁴ sein.</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chip(s), seed %1</source>
        <translation>
            <numerusform>%n Chip auslegen, Startwert %1</numerusform>
            <numerusform>%n Chips auslegen, Startwert %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the chips</source>
        <translation>Chips wegnehmen</translation>
    </message>
    <message>
        <source>Lay again the layout of seed %1</source>
        <translation>Verteilung mit Startwert %1 wieder legen</translation>
    </message>
    <message>
        <source>Lay the chips face up, balanced</source>
        <translation>Chips offen und ausgewogen legen</translation>
    </message>
    <message>
        <source>Deal the chips face up</source>
        <translation>Chips offen austeilen</translation>
    </message>
    <message>
        <source>Settings, pins and bans</source>
        <translation>Einstellungen, Fest- und Sperrfelder</translation>
    </message>
    <message>
        <source>What each rule costs</source>
        <translation>Was jede Regel kostet</translation>
    </message>
    <message>
        <source>Layouts for every number of chips</source>
        <translation>Verteilungen für jede Zahl von Chips</translation>
    </message>
    <message>
        <source>Colours and values</source>
        <translation>Farben und Werte</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>This game is played on an open table. Chips lie on maps.</source>
        <translation>Diese Partie wird auf dem offenen Tisch gespielt. Chips liegen auf Karten.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::CountsBox</name>
    <message>
        <source>Start squares</source>
        <translation>Startfelder</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Large cities</source>
        <translation>Großstädte</translation>
    </message>
    <message>
        <source>Squares to play</source>
        <translation>Spielbare Felder</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>%1 !</source>
        <comment>a count that breaks its limit</comment>
        <translation>%1 !</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, %2 used</source>
        <translation>%1, benutzt %2</translation>
    </message>
    <message>
        <source>How many start squares there are, and how many a game uses.</source>
        <translation>Wie viele Startfelder es gibt und wie viele eine Partie benutzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares in all.</source>
        <translation>
            <numerusform>Insgesamt %n Feld.</numerusform>
            <numerusform>Insgesamt %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Squares that take a tile.</source>
        <translation>Felder, die ein Plättchen aufnehmen.</translation>
    </message>
    <message>
        <source>Tiles in the box, start tile included.</source>
        <translation>Plättchen in der Schachtel, Startplättchen mitgezählt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Chips that lie, of those that the rules ask for.</source>
        <translation>Ausgelegte Chips von denen, die die Regeln verlangen.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>The rules in use play without chips.</source>
        <translation>Nach den geltenden Regeln wird ohne Chips gespielt.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::CountsView</name>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Number of layouts for every number of chips</source>
        <translation>Zahl der Verteilungen für jede Zahl von Chips</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Fortschritt der Zählung</translation>
    </message>
    <message>
        <source>Counting the layouts…</source>
        <translation>Verteilungen werden gezählt …</translation>
    </message>
    <message>
        <source>Count exactly (%1)</source>
        <translation>Genau zählen (%1)</translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>Die Zählung wurde angehalten.</translation>
    </message>
    <message>
        <source>Exact. The bars show the digits.</source>
        <translation>Genau. Die Balken zeigen die Stellen.</translation>
    </message>
    <message>
        <source>Estimated from eight independent runs; the tool tip of a number tells its standard error.</source>
        <translation>Aus acht unabhängigen Läufen geschätzt; der Kurzhinweis einer Zahl nennt ihren Standardfehler.</translation>
    </message>
    <message>
        <source>≈ 10^%1</source>
        <translation>≈ 10^%1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::FacesView</name>
    <message>
        <source>Change what the box holds</source>
        <translation>Inhalt der Schachtel ändern</translation>
    </message>
    <message>
        <source>Turn all chips face down</source>
        <translation>Alle Chips verdeckt legen</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, Wert %2</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Colours and values are shuffled when a game begins</source>
        <translation>Farben und Werte werden bei Spielbeginn gemischt</translation>
    </message>
    <message>
        <source>Deal face up</source>
        <translation>Offen austeilen</translation>
    </message>
    <message>
        <source>Every way to deal the chips of the box is equally likely</source>
        <translation>Jede Art, die Chips der Schachtel auszuteilen, ist gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Face up, so that each colour and each value lies evenly</source>
        <translation>Offen, und so, dass jede Farbe und jeder Wert gleichmäßig liegt</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the box</source>
        <translation>
            <numerusform>%n Chip in der Schachtel</numerusform>
            <numerusform>%n Chips in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>More chips lie than the box holds.</source>
        <translation>Es liegen mehr Chips, als in der Schachtel sind.</translation>
    </message>
    <message>
        <source>No chips lie yet.</source>
        <translation>Noch liegen keine Chips.</translation>
    </message>
    <message>
        <source>All lie face down and are shuffled when a game begins.</source>
        <translation>Alle liegen verdeckt und werden bei Spielbeginn gemischt.</translation>
    </message>
    <message>
        <source>%1 of %2 lie face up.</source>
        <translation>%1 von %2 liegen offen.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::FileCommands</name>
    <message>
        <source>Maps, scenarios and games (*.kwmap *.kwscenario *.kwgame);;Maps (*.kwmap);;Scenarios (*.kwscenario);;Games (*.kwgame);;All files (*)</source>
        <translation>Karten, Szenarien und Partien (*.kwmap *.kwscenario *.kwgame);;Karten (*.kwmap);;Szenarien (*.kwscenario);;Partien (*.kwgame);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Map (*.kwmap)</source>
        <translation>Karte (*.kwmap)</translation>
    </message>
    <message>
        <source>Scenario (*.kwscenario)</source>
        <translation>Szenario (*.kwscenario)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: %1</source>
        <translation>Ungespeicherte Arbeit lässt sich nicht sichern: %1</translation>
    </message>
    <message>
        <source>Untitled.kwmap</source>
        <translation>Ohne Titel.kwmap</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 has errors. What could be read of it was opened as an untitled copy, so that the file itself stays as it is.</source>
        <translation>%1 hat Fehler. Was lesbar war, ist als Kopie ohne Titel geöffnet, damit die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>%1 saved.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged recovery copies were put aside.</source>
        <translation>
            <numerusform>%n beschädigte Sicherungskopie wurde beiseitegelegt.</numerusform>
            <numerusform>%n beschädigte Sicherungskopien wurden beiseitegelegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Kartenwerk ended before %1 was saved.</source>
        <translation>Kartenwerk endete, bevor %1 gespeichert war.</translation>
    </message>
    <message>
        <source>Last saved: %1
Recovery copy: %2</source>
        <translation>Zuletzt gespeichert: %1
Sicherungskopie: %2</translation>
    </message>
    <message>
        <source>Open the copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Später wieder fragen</translation>
    </message>
    <message>
        <source>Untitled.kwscenario</source>
        <translation>Unbenannt.kwscenario</translation>
    </message>
    <message>
        <source>%1 saved, and its map as %2.</source>
        <translation>%1 gespeichert, die Karte dazu als %2.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::Gallery</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Back to the panel</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Ten layouts</source>
        <translation>Zehn Verteilungen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Ten others</source>
        <translation>&amp;Zehn andere</translation>
    </message>
    <message>
        <source>Ten layouts to choose from; Enter takes one</source>
        <translation>Zehn Verteilungen zur Auswahl; Eingabe übernimmt eine</translation>
    </message>
    <message>
        <source>Progress of the ten layouts</source>
        <translation>Fortschritt der zehn Verteilungen</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>ohne Wertung</translation>
    </message>
    <message>
        <source>Evenness %1; %2; seed %3</source>
        <translation>Gleichmäßigkeit %1; %2; Startwert %3</translation>
    </message>
    <message>
        <source>Access gap %1 steps</source>
        <translation>Unterschied der Wege %1 Schritte</translation>
    </message>
    <message>
        <source>%1 – most even</source>
        <translation>%1 – am gleichmäßigsten</translation>
    </message>
    <message>
        <source>A click or Enter takes one; undo brings the former back.</source>
        <translation>Ein Klick oder Eingabe übernimmt eine; Rückgängig holt die vorige zurück.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::GameSetup</name>
    <message>
        <source>&amp;Hints: mark where a tile may lie</source>
        <translation>&amp;Hilfen: zeigen, wo ein Plättchen liegen darf</translation>
    </message>
    <message>
        <source>Show &amp;fields with their owners</source>
        <translation>&amp;Wiesen mit ihren Besitzern zeigen</translation>
    </message>
    <message>
        <source>Show squares where no tile fits any more</source>
        <translation>Felder zeigen, auf die kein Plättchen mehr passt</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Partie speichern …</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The same seed, map and players always give the same game</source>
        <translation>Derselbe Startwert, dieselbe Karte und dieselben Spieler ergeben immer dieselbe Partie</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Partie öffnen …</translation>
    </message>
</context>
<context>
    <name>kartenwerk::HandLine</name>
    <message>
        <source>No other figure in hand</source>
        <translation>Keine andere Figur im Vorrat</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>Im Vorrat: %1</translation>
    </message>
    <message>
        <source>Wine %1 · grain %2 · cloth %3</source>
        <translation>Wein %1 · Getreide %2 · Tuch %3</translation>
    </message>
</context>
<context>
    <name>kartenwerk::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <comment>undo step</comment>
        <translation>%1 (gespeichert)</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssueDetail</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Mends this issue as one step that can be undone</source>
        <translation>Behebt dieses Problem in einem Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message numerus="yes">
        <source>Mend all %n of this kind</source>
        <translation>
            <numerusform>Das eine dieser Art beheben</numerusform>
            <numerusform>Alle %n dieser Art beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an issue to see what it is about.</source>
        <translation>Ein Problem wählen, um zu sehen, worum es geht.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssueModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>what a screen reader says for a row: severity, sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>List of issues</source>
        <translation>Liste der Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more not listed</source>
        <translation>
            <numerusform>%n weiteres nicht aufgeführt</numerusform>
            <numerusform>%n weitere nicht aufgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check</source>
        <translation>Nichts zu prüfen</translation>
    </message>
    <message>
        <source>Open a map or a scenario, or begin a new one: what is wrong with it is listed here while you work.</source>
        <translation>Eine Karte oder ein Szenario öffnen oder neu beginnen: was daran nicht stimmt, steht hier schon während der Arbeit.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>The map can be played with these tiles and rules. Every edit is checked as soon as it is made.</source>
        <translation>Die Karte lässt sich mit diesen Plättchen und Regeln spielen. Jede Änderung wird sofort geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) hidden</source>
        <translation>
            <numerusform>%n Problem ausgeblendet</numerusform>
            <numerusform>%n Probleme ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>The buttons above decide which kinds are listed.</source>
        <translation>Die Schaltflächen oben bestimmen, welche Arten aufgeführt sind.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>name of an undo step: what was done, how often</extracomment>
        <translation>
            <numerusform>%1, %n-mal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::JoinDialog</name>
    <message>
        <source>Moved along that side</source>
        <translation>An dieser Seite verschoben</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Join another map</source>
        <translation>Weitere Karte anfügen</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Side of this map</source>
        <translation>Seite dieser Karte</translation>
    </message>
    <message>
        <source> squares</source>
        <translation> Felder</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Anfügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n squares of the other map</source>
        <translation>
            <numerusform>%n Feld der anderen Karte</numerusform>
            <numerusform>%n Felder der anderen Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints at the joint</source>
        <translation>
            <numerusform>%n Aufdruck an der Naht</numerusform>
            <numerusform>%n Aufdrucke an der Naht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries at the joint</source>
        <translation>
            <numerusform>%n Fähre an der Naht</numerusform>
            <numerusform>%n Fähren an der Naht</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Nichts geht verloren.</translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Verloren: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The maps do not meet there, or would have more than %1 columns or rows.</source>
        <translation>Die Karten berühren sich dort nicht oder hätten mehr als %1 Spalten oder Zeilen.</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows.</source>
        <translation>%1 Spalten, %2 Zeilen.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::LayoutFactsView</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show on the map the chips that break a rule</source>
        <translation>Auf der Karte die Chips zeigen, die eine Regel brechen</translation>
    </message>
    <message>
        <source>Tint whose squares are whose when every chip gets as many as any other; hatched squares lie far from their chip</source>
        <translation>Einfärben, welche Felder zu welchem Chip gehören, wenn jeder gleich viele bekommt; schraffierte Felder liegen weit von ihrem Chip</translation>
    </message>
    <message>
        <source>Frame this part of the map</source>
        <translation>Diesen Teil der Karte umrahmen</translation>
    </message>
    <message>
        <source>Compare with 1,000 random layouts</source>
        <translation>Mit 1000 zufälligen Verteilungen vergleichen</translation>
    </message>
    <message>
        <source>Evenness on a scale</source>
        <translation>Gleichmäßigkeit auf einer Skala</translation>
    </message>
    <message>
        <source>The dot is this layout; the lines are the middle and the most even of 1,000 random ones</source>
        <translation>Der Punkt ist diese Verteilung; die Striche sind die mittlere und die gleichmäßigste von 1000 zufälligen</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <translation>%1, %2, Startwert %3</translation>
    </message>
    <message>
        <source>%1. Drawn for other settings than now.</source>
        <translation>%1. Für andere Einstellungen als jetzt gezogen.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are kept.</source>
        <translation>Alle Regeln sind eingehalten.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Evenness %1 %</source>
        <translation>Gleichmäßigkeit %1 %</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Farthest from even: %1</source>
        <translation>Am ungleichmäßigsten: %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::LayoutView</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Layouts of this scenario</source>
        <translation>Verteilungen dieses Szenarios</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ benutzen</translation>
    </message>
    <message>
        <source>Keeps this layout and goes on with a copy of it</source>
        <translation>Behält diese Verteilung und arbeitet mit einer Kopie weiter</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Verteilung %1</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>„%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rename the layout to “%1”</source>
        <translation>Verteilung in „%1“ umbenennen</translation>
    </message>
    <message>
        <source>This layout</source>
        <translation>Diese Verteilung</translation>
    </message>
    <message>
        <source>None yet. Generate one, or lay chips on the map with the chip tool.</source>
        <translation>Noch keine. Eine erzeugen, oder Chips mit dem Chip-Werkzeug auf die Karte legen.</translation>
    </message>
    <message>
        <source>&amp;Keep as new</source>
        <translation>Als neue &amp;behalten</translation>
    </message>
    <message>
        <source>More for this layout</source>
        <translation>Mehr zu dieser Verteilung</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Umbenennen oder entfernen</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>kartenwerk::MainWindow</name>
    <message>
        <source>Open maps</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>tab of a file with unsaved changes</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>%1[*] – Kartenwerk</source>
        <translation>%1[*] – Kartenwerk</translation>
    </message>
    <message>
        <source>Kartenwerk</source>
        <translation>Kartenwerk</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>%1 px a square</source>
        <translation>%1 px je Feld</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Go to square</source>
        <translation>Zu Feld gehen</translation>
    </message>
    <message>
        <source>Square, such as D7:</source>
        <translation>Feld, etwa D7:</translation>
    </message>
    <message>
        <source>There is no square %1 on this map.</source>
        <translation>Ein Feld %1 gibt es auf dieser Karte nicht.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The setup sheet cannot be made.</source>
        <translation>Das Aufbaublatt lässt sich nicht machen.</translation>
    </message>
    <message>
        <source>Open game record</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games (*.kwgame)</source>
        <translation>Partien (*.kwgame)</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Be&amp;ispiel öffnen</translation>
    </message>
    <message>
        <source>This game is played on an open table: there is no map.</source>
        <translation>Diese Partie wird auf dem offenen Tisch gespielt: Es gibt keine Karte.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Map of %1 columns and %2 rows. The arrow keys move, Space uses the tool.</source>
        <translation>Karte mit %1 Spalten und %2 Zeilen. Die Pfeiltasten bewegen die Marke, die Leertaste wendet das Werkzeug an.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::MapForm</name>
    <message>
        <source>Open a map to see its title, size and notes.</source>
        <translation>Eine Karte öffnen, um Titel, Größe und Notizen zu sehen.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Change title of map</source>
        <translation>Titel der Karte ändern</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Change author of map</source>
        <translation>Autor der Karte ändern</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Change licence of map</source>
        <translation>Lizenz der Karte ändern</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Change notes of map</source>
        <translation>Notizen der Karte ändern</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows</source>
        <translation>%1 Spalten, %2 Zeilen</translation>
    </message>
    <message>
        <source>Change size…</source>
        <translation>Größe ändern …</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename region</source>
        <translation>Region umbenennen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Change colour of region</source>
        <translation>Farbe der Region ändern</translation>
    </message>
    <message>
        <source>Remove region</source>
        <translation>Region entfernen</translation>
    </message>
    <message>
        <source>Add region</source>
        <translation>Region hinzufügen</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>Change box</source>
        <translation>Kasten ändern</translation>
    </message>
    <message>
        <source>Boxes beside the grid</source>
        <translation>Kästen neben dem Raster</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Remove box</source>
        <translation>Kasten entfernen</translation>
    </message>
    <message>
        <source>Add box</source>
        <translation>Kasten hinzufügen</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Kasten %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::NewGameDialog</name>
    <message>
        <source>New game without a map</source>
        <translation>Neue Partie ohne Karte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Make game</source>
        <translation>Partie anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>kartenwerk::NewMapDialog</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Make map</source>
        <translation>Karte anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>kartenwerk::OpenTable</name>
    <message>
        <source>Open table</source>
        <translation>Offener Tisch</translation>
    </message>
    <message>
        <source>This game is played on an open table</source>
        <translation>Diese Partie wird auf dem offenen Tisch gespielt</translation>
    </message>
    <message>
        <source>There is no map to draw on: tiles are laid next to each other, as far as they go. This is how the table lies at the start. Tiles and rules are set in the properties; the preview plays the game.</source>
        <translation>Es gibt keine Karte zum Zeichnen: Die Plättchen werden aneinandergelegt, so weit sie reichen. So liegt der Tisch zu Beginn. Plättchen und Regeln stehen in den Eigenschaften; die Vorschau spielt die Partie.</translation>
    </message>
    <message>
        <source>There is no map to draw on. The game cannot be laid out yet; the list of issues says why.</source>
        <translation>Es gibt keine Karte zum Zeichnen. Die Partie kann noch nicht aufgebaut werden; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and the tile on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a tile drawn at random</source>
        <translation>%1, ein zufällig gezogenes Plättchen</translation>
    </message>
    <message>
        <source>There is no map to draw on: tiles are laid next to each other, as far as they go. This is how the table lies at the start, but the game cannot be played yet; the preview says why.</source>
        <translation>Es gibt keine Karte zum Zeichnen: Die Plättchen werden aneinandergelegt, so weit sie reichen. So liegt der Tisch zu Beginn, doch die Partie kann noch nicht gespielt werden; die Vorschau sagt, warum.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::OptionsBox</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>None</source>
        <comment>colour</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Drag to select squares. Shift adds, Ctrl adds or takes away.</source>
        <translation>Ziehen, um Felder auszuwählen. Umschalt fügt hinzu, Strg fügt hinzu oder nimmt weg.</translation>
    </message>
    <message>
        <source>Click to add a start square. Drag one to move it.</source>
        <translation>Klicken setzt ein Startfeld. Ziehen verschiebt es.</translation>
    </message>
    <message>
        <source>Click to add a town. Drag one to move it.</source>
        <translation>Klicken setzt einen Ort. Ziehen verschiebt ihn.</translation>
    </message>
    <message>
        <source>Drag over squares to make or extend a city. Click its outer side to change it: city, road, closed.</source>
        <translation>Über Felder ziehen, um eine Großstadt zu bauen oder zu erweitern. Auf eine Außenseite klicken, um sie zu ändern: Stadt, Straße, geschlossen.</translation>
    </message>
    <message>
        <source>Drag to erase what is topmost. The right button does the same with any tool.</source>
        <translation>Ziehen löscht, was obenauf liegt. Die rechte Taste tut dasselbe mit jedem Werkzeug.</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Ein Klick</translation>
    </message>
    <message>
        <source>Lays chips</source>
        <translation>Legt Chips</translation>
    </message>
    <message>
        <source>Pins a square</source>
        <translation>Legt ein Feld fest</translation>
    </message>
    <message>
        <source>Bans chips</source>
        <translation>Sperrt für Chips</translation>
    </message>
    <message>
        <source>Drag a chip to move it. Shift pins, Ctrl bans; right button: more.</source>
        <translation>Chips lassen sich ziehen. Umschalt legt fest, Strg sperrt; rechte Taste: mehr.</translation>
    </message>
    <message>
        <source>Place for chips</source>
        <translation>Platz für Chips</translation>
    </message>
    <message>
        <source>Island with coats of arms</source>
        <translation>Insel mit Wappen</translation>
    </message>
    <message>
        <source>Chumak square</source>
        <translation>Tschumaken-Feld</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>colour</comment>
        <translation>Beliebig</translation>
    </message>
</context>
<context>
    <name>kartenwerk::OrderEdit</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Drag entries, or move them with Alt and an arrow key.</source>
        <translation>Einträge ziehen, oder mit Alt und einer Pfeiltaste verschieben.</translation>
    </message>
    <message>
        <source>Entry to add</source>
        <translation>Eintrag zum Hinzufügen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, noch %n</numerusform>
            <numerusform>%1, noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::PageView</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>kartenwerk::Panels</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PreviewPane</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The game is on the clipboard, in words</source>
        <translation>Die Partie ist in Worten in der Zwischenablage</translation>
    </message>
    <message>
        <source>This cannot be played yet</source>
        <translation>Das lässt sich noch nicht spielen</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2⁶⁴.</source>
        <translation>Der Startwert muss eine ganze Zahl unter 2⁶⁴ sein.</translation>
    </message>
    <message>
        <source>The map has been edited since this game began.</source>
        <translation>Die Karte wurde geändert, seit diese Partie begann.</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Nichts zu spielen</translation>
    </message>
    <message>
        <source>Open a map or a scenario to watch or play a game on it, unsaved, while you edit it.</source>
        <translation>Eine Karte oder ein Szenario öffnen, um darauf schon beim Bearbeiten, ungespeichert, einer Partie zuzusehen oder mitzuspielen.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 left</source>
        <translation>Zug %1 · noch %2</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Point at a square; R or the wheel turns the tile.</source>
        <translation>Auf ein Feld zeigen; R oder das Mausrad dreht das Plättchen.</translation>
    </message>
    <message>
        <source>No upgrade</source>
        <translation>Nicht aufwerten</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Game saved as %1</source>
        <translation>Partie gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>%1 lässt sich nicht zeigen: %2</translation>
    </message>
    <message>
        <source>This record is wrong after the move shown: %1</source>
        <translation>Diese Aufzeichnung stimmt nach dem gezeigten Zug nicht mehr: %1</translation>
    </message>
    <message>
        <source>This record is wrong: %1</source>
        <translation>Diese Aufzeichnung stimmt nicht: %1</translation>
    </message>
    <message>
        <source>A recorded game: %1</source>
        <translation>Eine aufgezeichnete Partie: %1</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>game.kwgame</source>
        <translation>partie.kwgame</translation>
    </message>
    <message>
        <source>Games (*.kwgame)</source>
        <translation>Partien (*.kwgame)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Spielplan der Partie</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Abbot home from %1</source>
        <translation>Abt zurück von %1</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Keine Figur</translation>
    </message>
    <message>
        <source>%1: large meeple</source>
        <translation>%1: großer Meeple</translation>
    </message>
    <message>
        <source>%1: abbot</source>
        <translation>%1: Abt</translation>
    </message>
    <message>
        <source>%1: builder</source>
        <translation>%1: Baumeister</translation>
    </message>
    <message>
        <source>%1: pig</source>
        <translation>%1: Schwein</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 nach Leipzig: %2</translation>
    </message>
    <message>
        <source>The wheel over a place changes the figure.</source>
        <translation>Das Mausrad über einer Stelle wechselt die Figur.</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>Keine Chips</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Ein Plättchen ziehen</translation>
    </message>
    <message>
        <source>No sale</source>
        <translation>Kein Verkauf</translation>
    </message>
    <message>
        <source>Score the road (%1)</source>
        <translation>Straße werten (%1)</translation>
    </message>
    <message>
        <source>%1 × 1</source>
        <translation>%1 × 1</translation>
    </message>
    <message>
        <source>%1 × 2</source>
        <translation>%1 × 2</translation>
    </message>
    <message>
        <source>%1, for a %2 chip</source>
        <translation>%1, für einen Chip (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At the border for 5: %1, %2</source>
        <translation>Am Rand für 5: %1, %2</translation>
    </message>
    <message>
        <source>In the town for 9: %1, %2</source>
        <translation>Im Ort für 9: %1, %2</translation>
    </message>
    <message>
        <source>The Issues panel shows where, and mends what it can.</source>
        <translation>Das Fenster „Probleme“ zeigt, wo, und bessert, was es kann.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PrintPreviewDialog</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Previous page (Page up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page (Page down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Show the whole page</source>
        <translation>Die ganze Seite zeigen</translation>
    </message>
    <message>
        <source>Print at 100 %: switch off “fit to page”. The bar on the sheet is 100 mm long.</source>
        <translation>Mit 100 % drucken: „an Seite anpassen“ ausschalten. Der Balken auf dem Blatt ist 100 mm lang.</translation>
    </message>
    <message>
        <source>Writing the PDF</source>
        <translation>Das PDF wird geschrieben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>setup sheet</source>
        <translation>Aufbaublatt</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The printer could not be started.</source>
        <translation>Der Drucker ließ sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PromptBar</name>
    <message>
        <source>From here on you decide for this seat</source>
        <translation>Ab hier wird dieser Platz von Hand gespielt</translation>
    </message>
    <message>
        <source>Tile: %1</source>
        <translation>Plättchen: %1</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Kein Plättchen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PropertiesPanel</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
</context>
<context>
    <name>kartenwerk::QuotasView</name>
    <message>
        <source>Chips in a region</source>
        <translation>Chips in einer Region</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1, mindestens</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1, höchstens</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Change the chips in %1</source>
        <translation>Chips in %1 ändern</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ReasonsView</name>
    <message>
        <source>Squares without chips, by the rule that forbids them</source>
        <translation>Felder ohne Chips nach der Regel, die sie verbietet</translation>
    </message>
    <message>
        <source>How many would fit without each rule</source>
        <translation>Wie viele ohne jede Regel passen würden</translation>
    </message>
    <message>
        <source>A click shows these squares.</source>
        <translation>Ein Klick zeigt diese Felder.</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>So many chips would fit (now %1):</source>
        <translation>So viele Chips würden passen (jetzt %1):</translation>
    </message>
</context>
<context>
    <name>kartenwerk::RemainingTiles</name>
    <message>
        <source>Tiles not seen yet</source>
        <translation>Noch nicht gesehene Plättchen</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1: noch %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ResizeDialog</name>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>anchor: top left</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Change size of map</source>
        <translation>Größe der Karte ändern</translation>
    </message>
    <message>
        <source>The old map stays</source>
        <translation>Die alte Karte bleibt</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Nothing is cut off.</source>
        <translation>Nichts wird abgeschnitten.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n towns, starts and the like</source>
        <translation>
            <numerusform>%n Ort, Startfeld oder Ähnliches</numerusform>
            <numerusform>%n Orte, Startfelder und Ähnliches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parts of %n large cities</source>
        <translation>
            <numerusform>Teile von %n Großstadt</numerusform>
            <numerusform>Teile von %n Großstädten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints</source>
        <translation>
            <numerusform>%n Aufdruck</numerusform>
            <numerusform>%n Aufdrucke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries</source>
        <translation>
            <numerusform>%n Fähre</numerusform>
            <numerusform>%n Fähren</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut off: %1. Undo brings all back.</source>
        <translation>Abgeschnitten: %1. Rückgängig bringt alles zurück.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>kartenwerk::ScenarioForm</name>
    <message>
        <source>Open a map or a scenario to see players, tiles and rules.</source>
        <translation>Eine Karte oder ein Szenario öffnen, um Spieler, Plättchen und Regeln zu sehen.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Change title of scenario</source>
        <translation>Titel des Szenarios ändern</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Change author of scenario</source>
        <translation>Autor des Szenarios ändern</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Change notes of scenario</source>
        <translation>Notizen des Szenarios ändern</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Change number of players</source>
        <translation>Anzahl der Spieler ändern</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Aufbau</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ScoreTable</name>
    <message>
        <source>No points yet</source>
        <translation>Noch keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier score(s)</source>
        <translation>
            <numerusform>%n frühere Wertung</numerusform>
            <numerusform>%n frühere Wertungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Meeples</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>The score if the game ended now, with the final scoring</source>
        <translation>Die Punkte, wenn die Partie jetzt mit der Schlusswertung endete</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>%1 × 1 and %2 × 2</source>
        <translation>%1 × 1 und %2 × 2</translation>
    </message>
    <message>
        <source>Score of %1: %2</source>
        <translation>Punkte von %1: %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::SelectionForm</name>
    <message>
        <source>Open a map to see what is on its squares.</source>
        <translation>Eine Karte öffnen, um zu sehen, was auf ihren Feldern ist.</translation>
    </message>
    <message>
        <source>Choose the Select tool and click a square to see and change what is on it.</source>
        <translation>Das Auswahlwerkzeug wählen und auf ein Feld klicken, um zu sehen und zu ändern, was darauf ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Square %1</source>
        <translation>Feld %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::StartPage</name>
    <message>
        <source>No map is open</source>
        <translation>Keine Karte ist offen</translation>
    </message>
    <message>
        <source>Open a map or a scenario, drop a file here, or begin with an empty map.</source>
        <translation>Eine Karte oder ein Szenario öffnen, eine Datei hierher ziehen oder mit einer leeren Karte beginnen.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>New map…</source>
        <translation>Neue Karte …</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>To look at and try</source>
        <translation>Zum Ansehen und Ausprobieren</translation>
    </message>
    <message>
        <source>New game without a map…</source>
        <translation>Neue Partie ohne Karte …</translation>
    </message>
</context>
<context>
    <name>kartenwerk::SurveyorStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scoring tiles</source>
        <translation>Wertungsplättchen</translation>
    </message>
    <message>
        <source>%1: %2
Next: %3</source>
        <translation>%1: %2
Danach: %3</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ToolPalette</name>
    <message>
        <source>On this map</source>
        <translation>Auf dieser Karte</translation>
    </message>
</context>
<context>
    <name>kartenwerk::TransportBar</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One turn back ([)</source>
        <translation>Einen Zug zurück ([)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Abspielen oder anhalten (P)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>One turn on (])</source>
        <translation>Einen Zug weiter (])</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play to the end (End)</source>
        <translation>Bis zum Ende spielen (Ende)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed: from slow to as fast as can be</source>
        <translation>Tempo: von langsam bis so schnell wie möglich</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>kartenwerk::WhyButton</name>
    <message>
        <source>How this number comes about</source>
        <translation>Wie diese Zahl zustande kommt</translation>
    </message>
    <message>
        <source>How this comes about: %1</source>
        <translation>Wie das zustande kommt: %1</translation>
    </message>
</context>
</TS>
