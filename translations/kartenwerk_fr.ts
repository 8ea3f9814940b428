<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Nouvelle carte…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Print setup sheet…</source>
        <translation>&amp;Imprimer la feuille de mise en place…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Delete selected squares</source>
        <translation>&amp;Vider les cases sélectionnées</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Ne rien &amp;sélectionner</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>Carte &amp;entière</translation>
    </message>
    <message>
        <source>&amp;Go to square…</source>
        <translation>&amp;Aller à la case…</translation>
    </message>
    <message>
        <source>&amp;Keys to the map</source>
        <translation>&amp;Clavier sur la carte</translation>
    </message>
    <message>
        <source>Wheel &amp;zooms</source>
        <translation>La molette &amp;zoome</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Sélectionner</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>&amp;Terrain</translation>
    </message>
    <message>
        <source>Start s&amp;quare</source>
        <translation>Case de &amp;départ</translation>
    </message>
    <message>
        <source>&amp;Town</source>
        <translation>&amp;Bourg</translation>
    </message>
    <message>
        <source>&amp;Large city</source>
        <translation>Grande &amp;ville</translation>
    </message>
    <message>
        <source>&amp;Print on an edge</source>
        <translation>&amp;Motif sur un bord</translation>
    </message>
    <message>
        <source>&amp;Ferry</source>
        <translation>B&amp;ac</translation>
    </message>
    <message>
        <source>&amp;Chip</source>
        <translation>&amp;Jeton</translation>
    </message>
    <message>
        <source>Mar&amp;k on a square</source>
        <translation>Mar&amp;que sur une case</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Change si&amp;ze…</source>
        <translation>Modifier la tai&amp;lle…</translation>
    </message>
    <message>
        <source>Cut off empty &amp;rims</source>
        <translation>&amp;Rogner les bords vides</translation>
    </message>
    <message>
        <source>&amp;Join another map…</source>
        <translation>Joi&amp;ndre une autre carte…</translation>
    </message>
    <message>
        <source>T&amp;urn clockwise</source>
        <translation>Tourner dans le sens &amp;horaire</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>Miroir &amp;gauche-droite</translation>
    </message>
    <message>
        <source>Mirror top and &amp;bottom</source>
        <translation>Miroir ha&amp;ut-bas</translation>
    </message>
    <message>
        <source>&amp;Next issue</source>
        <translation>&amp;Problème suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious issue</source>
        <translation>Problème pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Lecture ou pause</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Pas en a&amp;rrière</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Pas en a&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Open game record…</source>
        <translation>&amp;Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Kartenwerk</source>
        <translation>À &amp;propos de Kartenwerk</translation>
    </message>
    <message>
        <source>New game &amp;without a map…</source>
        <translation>Nouvelle partie sans &amp;carte…</translation>
    </message>
</context>
<context>
    <name>ChipNumberText</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Evenness %1 %: all walks to the chips take %2 steps, no layout could have fewer than %3.</source>
        <translation>Régularité %1&#xa0;%&#xa0;: tous les trajets vers les jetons font %2 pas&#x202f;; aucune répartition ne pourrait descendre sous %3.</translation>
    </message>
    <message numerus="yes">
        <source>Columns %1, rows %2: %n chip(s), fair share %3.</source>
        <translation>
            <numerusform>colonnes %1, lignes %2&#xa0;: %n jeton, part équitable %3.</numerusform>
            <numerusform>colonnes %1, lignes %2&#xa0;: %n jetons, part équitable %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>As even as all of %1 uniform layouts.</source>
        <translation>Aussi régulière que l’ensemble des %1 répartitions uniformes.</translation>
    </message>
    <message>
        <source>More even than %1 % of %2 uniform layouts; their median is %3 %, the most even of them %4 %.</source>
        <translation>Plus régulière que %1&#xa0;% de %2 répartitions uniformes&#x202f;; leur médiane est de %3&#xa0;%, la plus régulière d’entre elles atteint %4&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 and %2: access gap %3 steps, the map&apos;s own %4; %5 chips are nearer to the first, %6 to the second, %7 as near to both.</source>
        <translation>%1 et %2&#xa0;: écart d’accès %3 pas, celui de la carte elle-même %4&#x202f;; %5 jetons sont plus proches du premier, %6 du second, %7 à égale distance des deux.</translation>
    </message>
    <message>
        <source>without the rule of towns</source>
        <translation>sans la règle des bourgs</translation>
    </message>
    <message>
        <source>without the rules of start squares</source>
        <translation>sans les règles des cases de départ</translation>
    </message>
    <message>
        <source>without the rule of open sides</source>
        <translation>sans la règle des côtés ouverts</translation>
    </message>
    <message>
        <source>without forbidden kinds of squares</source>
        <translation>sans types de cases exclus</translation>
    </message>
    <message>
        <source>without closed regions</source>
        <translation>sans régions fermées</translation>
    </message>
    <message>
        <source>without bans</source>
        <translation>sans interdictions</translation>
    </message>
    <message>
        <source>without distance between chips</source>
        <translation>sans distance entre les jetons</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>mirrored left and right</source>
        <translation>miroir gauche-droite</translation>
    </message>
    <message>
        <source>mirrored top and bottom</source>
        <translation>miroir haut-bas</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>quart de tour</translation>
    </message>
    <message>
        <source>mirrored about the diagonal from the north-west</source>
        <translation>miroir sur la diagonale partant du nord-ouest</translation>
    </message>
    <message>
        <source>mirrored about the diagonal from the north-east</source>
        <translation>miroir sur la diagonale partant du nord-est</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>environ %n seconde</numerusform>
            <numerusform>environ %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s)</source>
        <translation>
            <numerusform>environ %n heure</numerusform>
            <numerusform>environ %n heures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChipQuantities</name>
    <message>
        <source>chips in the box</source>
        <translation>jetons dans la boîte</translation>
    </message>
    <message>
        <source>The table of values and colours in the rules, summed up.</source>
        <translation>La table des valeurs et des couleurs dans les règles, additionnée.</translation>
    </message>
    <message>
        <source>chips that stay in the box</source>
        <translation>jetons qui restent dans la boîte</translation>
    </message>
    <message>
        <source>They are put away unseen.</source>
        <translation>Ils sont écartés sans être regardés.</translation>
    </message>
    <message>
        <source>chips on the board</source>
        <translation>jetons sur le plateau</translation>
    </message>
    <message>
        <source>As the rules of the scenario say; pinned chips are among them.</source>
        <translation>Selon les règles du scénario&#x202f;; les jetons fixés en font partie.</translation>
    </message>
    <message>
        <source>predicted time of the exact count</source>
        <translation>durée prévue du comptage exact</translation>
    </message>
    <message>
        <source>A dry run finds a good order of the squares and how many states it passes; each state holds a number for each size.</source>
        <translation>Un essai à blanc cherche un bon ordre des cases et le nombre d’états qu’il traverse&#x202f;; chaque état contient un nombre par taille.</translation>
    </message>
    <message>
        <source>legal layouts</source>
        <translation>répartitions permises</translation>
    </message>
    <message>
        <source>The squares are decided one after the other; layouts that block the same squares ahead are counted together. All digits are exact.</source>
        <translation>Les cases sont décidées l’une après l’autre&#x202f;; les répartitions qui bloquent les mêmes cases à venir sont comptées ensemble. Tous les chiffres sont exacts.</translation>
    </message>
    <message>
        <source>64-bit words of a number</source>
        <translation>mots de 64&#xa0;bits d’un nombre</translation>
    </message>
    <message>
        <source>3.5 nanoseconds</source>
        <translation>3,5 nanosecondes</translation>
    </message>
    <message>
        <source>sizes from no chip on</source>
        <translation>tailles à partir de zéro jeton</translation>
    </message>
    <message>
        <source>states of the dry run</source>
        <translation>états de l’essai à blanc</translation>
    </message>
    <message>
        <source>estimated number of layouts</source>
        <translation>nombre estimé de répartitions</translation>
    </message>
    <message>
        <source>From size to size: each layout can grow by a chip on any of its free squares, and each larger one comes about once for each of its chips.</source>
        <translation>De taille en taille&#xa0;: chaque répartition peut s’étendre d’un jeton sur n’importe laquelle de ses cases libres, et chaque répartition plus grande apparaît environ une fois par jeton.</translation>
    </message>
    <message>
        <source>mean number of free squares</source>
        <translation>nombre moyen de cases libres</translation>
    </message>
    <message>
        <source>the number for one chip fewer</source>
        <translation>le nombre pour un jeton de moins</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>standard error of the estimate</source>
        <translation>erreur type de l’estimation</translation>
    </message>
    <message>
        <source>How far eight independent runs lie apart, divided by the root of eight.</source>
        <translation>L’écart entre huit essais indépendants, divisé par la racine de huit.</translation>
    </message>
    <message>
        <source>evenness</source>
        <translation>régularité</translation>
    </message>
    <message>
        <source>100 % would be every chip in the middle of its own compact area, all areas equally large. Map and rules rarely allow that.</source>
        <translation>100&#xa0;%&#xa0;: chaque jeton au milieu de sa propre zone compacte, toutes les zones de même taille. La carte et les règles le permettent rarement.</translation>
    </message>
    <message>
        <source>squares for each chip</source>
        <translation>cases par jeton</translation>
    </message>
    <message>
        <source>Every chip is given so many tile squares, or one more.</source>
        <translation>Chaque jeton reçoit ce nombre de cases à tuile, ou une de plus.</translation>
    </message>
    <message>
        <source>the least number of steps that any layout could conceivably have</source>
        <translation>le plus petit nombre de pas qu’une répartition puisse avoir</translation>
    </message>
    <message>
        <source>For each square that may hold a chip, the steps to its nearest tile squares; the smallest sums of these.</source>
        <translation>Pour chaque case pouvant porter un jeton, les pas jusqu’aux cases à tuile les plus proches&#x202f;; les plus petites de ces sommes.</translation>
    </message>
    <message>
        <source>steps to the nearest squares of the best places</source>
        <translation>pas jusqu’aux cases les plus proches des meilleures places</translation>
    </message>
    <message>
        <source>one step more where squares are left over</source>
        <translation>un pas de plus là où il reste des cases</translation>
    </message>
    <message>
        <source>steps of all walks</source>
        <translation>pas de tous les trajets</translation>
    </message>
    <message>
        <source>The squares are shared out so that every chip gets equally many, or one more, and all walks together are shortest. Walks go over land, towns, starts and large cities.</source>
        <translation>Les cases sont partagées de sorte que chaque jeton en reçoive autant, ou une de plus, et que la somme des trajets soit la plus courte. Les trajets passent par la terre, les bourgs, les départs et les grandes villes.</translation>
    </message>
    <message>
        <source>access gap</source>
        <translation>écart d’accès</translation>
    </message>
    <message>
        <source>The chips are sorted by their distance from each start square in use; the gap is how far the nearest, second nearest and so on differ on average.</source>
        <translation>Les jetons sont classés selon leur distance à chaque case de départ utilisée&#x202f;; l’écart dit de combien diffèrent en moyenne le plus proche, le deuxième plus proche et ainsi de suite.</translation>
    </message>
    <message>
        <source>the map&apos;s own access gap</source>
        <translation>écart d’accès de la carte elle-même</translation>
    </message>
    <message>
        <source>The same over all tile squares: a start square in the middle is nearer to everything, wherever the chips lie.</source>
        <translation>La même chose sur toutes les cases à tuile&#xa0;: un départ situé au milieu est plus proche de tout, où que soient les jetons.</translation>
    </message>
    <message>
        <source>differences of the distances of all tile squares</source>
        <translation>différences des distances de toutes les cases à tuile</translation>
    </message>
    <message>
        <source>differences of the distances of all chips</source>
        <translation>différences des distances de tous les jetons</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>banned squares</source>
        <translation>cases interdites</translation>
    </message>
    <message>
        <source>You do not want a chip there.</source>
        <translation>Vous n’y voulez pas de jeton.</translation>
    </message>
    <message>
        <source>blocked squares</source>
        <translation>cases bloquées</translation>
    </message>
    <message>
        <source>Blocked squares, depots and highlights take no tile.</source>
        <translation>Les cases bloquées, les dépôts et les curiosités ne reçoivent pas de tuile.</translation>
    </message>
    <message>
        <source>squares of regions without chips</source>
        <translation>cases de régions sans jetons</translation>
    </message>
    <message>
        <source>You ask for no chip in that region.</source>
        <translation>Vous ne demandez aucun jeton dans cette région.</translation>
    </message>
    <message>
        <source>squares of forbidden kinds</source>
        <translation>cases de types exclus</translation>
    </message>
    <message>
        <source>They bear something, such as an island, on which you want no chip.</source>
        <translation>Elles portent quelque chose, par exemple une île, où vous ne voulez pas de jeton.</translation>
    </message>
    <message>
        <source>squares of large cities</source>
        <translation>cases de grandes villes</translation>
    </message>
    <message>
        <source>They take no tile.</source>
        <translation>Elles ne reçoivent pas de tuile.</translation>
    </message>
    <message>
        <source>squares next to a start square in use</source>
        <translation>cases voisines d’une case de départ utilisée</translation>
    </message>
    <message>
        <source>No chip lies beside a start square in use.</source>
        <translation>Aucun jeton à côté d’une case de départ utilisée.</translation>
    </message>
    <message>
        <source>squares beside an open side of a large city</source>
        <translation>cases bordant un côté ouvert d’une grande ville</translation>
    </message>
    <message>
        <source>A side is open if a road or city is printed on it; in the edition of 2019 every side is.</source>
        <translation>Un côté est ouvert si une route ou une ville y est imprimée&#x202f;; dans l’édition de 2019, tous le sont.</translation>
    </message>
    <message>
        <source>squares outside the board</source>
        <translation>cases hors du plateau</translation>
    </message>
    <message>
        <source>They are no part of the board.</source>
        <translation>Elles ne font pas partie du plateau.</translation>
    </message>
    <message>
        <source>start squares in use</source>
        <translation>cases de départ utilisées</translation>
    </message>
    <message>
        <source>The start tile lies there.</source>
        <translation>La tuile de départ s’y trouve.</translation>
    </message>
    <message>
        <source>towns</source>
        <translation>bourgs</translation>
    </message>
    <message>
        <source>No chip lies on a town.</source>
        <translation>Aucun jeton sur un bourg.</translation>
    </message>
    <message>
        <source>start squares not in use</source>
        <translation>cases de départ non utilisées</translation>
    </message>
    <message>
        <source>Each bears a small town.</source>
        <translation>Chacune porte un petit bourg.</translation>
    </message>
    <message>
        <source>the greatest number of chips that fit</source>
        <translation>le plus grand nombre de jetons possible</translation>
    </message>
    <message>
        <source>The free squares are cut into pieces that hold at most one chip each, so no more chips fit than there are pieces; a layout reaches that number.</source>
        <translation>Les cases libres sont découpées en morceaux qui portent chacun un jeton au plus&#xa0;: on ne peut donc pas placer plus de jetons qu’il n’y a de morceaux&#x202f;; une répartition atteint ce nombre.</translation>
    </message>
    <message>
        <source>Dominoes are not enough with this distance, these ferries or this symmetry: all cases were gone through.</source>
        <translation>Les dominos ne suffisent pas avec cette distance, ces bacs ou cette symétrie&#xa0;: tous les cas ont été passés en revue.</translation>
    </message>
    <message>
        <source>dominoes</source>
        <translation>dominos</translation>
    </message>
    <message>
        <source>groups in which every two squares are too close</source>
        <translation>groupes de cases toutes trop proches les unes des autres</translation>
    </message>
    <message>
        <source>pinned chips</source>
        <translation>jetons fixés</translation>
    </message>
    <message>
        <source>single squares</source>
        <translation>cases isolées</translation>
    </message>
    <message>
        <source>squares that may hold a chip</source>
        <translation>cases pouvant porter un jeton</translation>
    </message>
    <message>
        <source>Each square that may hold none is counted once, by its first reason.</source>
        <translation>Chaque case qui ne peut en porter est comptée une fois, pour sa première raison.</translation>
    </message>
    <message>
        <source>playable squares</source>
        <translation>cases jouables</translation>
    </message>
    <message>
        <source>Squares that take a tile.</source>
        <translation>Cases qui reçoivent une tuile.</translation>
    </message>
    <message>
        <source>uniform layouts drawn</source>
        <translation>répartitions uniformes tirées</translation>
    </message>
    <message>
        <source>uniform layouts that are less even</source>
        <translation>répartitions uniformes moins régulières</translation>
    </message>
    <message>
        <source>more even than so many random layouts</source>
        <translation>plus régulière que tant de répartitions au hasard</translation>
    </message>
    <message>
        <source>Compared with layouts drawn so that every legal one is equally likely.</source>
        <translation>Comparée à des répartitions tirées de sorte que chaque répartition permise soit aussi probable.</translation>
    </message>
    <message>
        <source>exactly uniform</source>
        <translation>exactement uniforme</translation>
    </message>
    <message>
        <source>Every legal layout is equally likely. The exact numbers of layouts, or coupling from the past, see to that.</source>
        <translation>Chaque répartition permise est aussi probable. Les nombres exacts de répartitions, ou le couplage depuis le passé, y veillent.</translation>
    </message>
    <message>
        <source>random, not uniform</source>
        <translation>au hasard, non uniforme</translation>
    </message>
    <message>
        <source>Some layouts are likelier than others: even and fair ones are wanted, and where nothing is proved nothing is claimed.</source>
        <translation>Certaines répartitions sont plus probables que d’autres&#xa0;: on en veut de régulières et d’équitables, et là où rien n’est prouvé, rien n’est affirmé.</translation>
    </message>
    <message>
        <source>uniform to within 10⁻⁶</source>
        <translation>uniforme à 10⁻⁶ près</translation>
    </message>
    <message>
        <source>Chips are moved about so often that no statement about the layout is likelier by more than one in a million than in a uniform draw; that number of moves is proved.</source>
        <translation>Les jetons sont déplacés si souvent qu’aucune affirmation sur la répartition n’est plus probable de plus d’un millionième que lors d’un tirage uniforme&#x202f;; ce nombre de déplacements est prouvé.</translation>
    </message>
    <message>
        <source>chips that a rule costs</source>
        <translation>jetons que coûte une règle</translation>
    </message>
    <message>
        <source>How many more would fit if the rule were not there.</source>
        <translation>Combien de jetons de plus on pourrait placer sans la règle.</translation>
    </message>
    <message>
        <source>the greatest number without a rule</source>
        <translation>le plus grand nombre sans une règle</translation>
    </message>
    <message>
        <source>The same as the maximum, with the squares that this rule takes away.</source>
        <translation>Comme le maximum, avec les cases que cette règle retire.</translation>
    </message>
    <message>
        <source>fair share of a window</source>
        <translation>part équitable d’une fenêtre</translation>
    </message>
    <message>
        <source>If the chips lay evenly by tile squares. The window shown is the one farthest from its share.</source>
        <translation>Si les jetons étaient répartis régulièrement selon les cases à tuile. La fenêtre montrée est la plus éloignée de sa part.</translation>
    </message>
    <message>
        <source>tile squares in the window</source>
        <translation>cases à tuile dans la fenêtre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>environ %1 × 10%2</translation>
    </message>
    <message>
        <source>%1 may hold no chip: %2.</source>
        <translation>%1 ne peut pas porter de jeton&#xa0;: %2.</translation>
    </message>
    <message>
        <source>no square of the board</source>
        <translation>pas une case du plateau</translation>
    </message>
    <message>
        <source>blocked, depot or highlight</source>
        <translation>case bloquée, dépôt ou curiosité</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>grande ville</translation>
    </message>
    <message>
        <source>town</source>
        <translation>bourg</translation>
    </message>
    <message>
        <source>start square in use</source>
        <translation>case de départ utilisée</translation>
    </message>
    <message>
        <source>start square not in use</source>
        <translation>case de départ non utilisée</translation>
    </message>
    <message>
        <source>next to a start square in use</source>
        <translation>à côté d’une case de départ utilisée</translation>
    </message>
    <message>
        <source>beside an open side of a large city</source>
        <translation>au bord d’un côté ouvert d’une grande ville</translation>
    </message>
    <message>
        <source>kind of square that shall hold none</source>
        <translation>type de case qui ne doit pas en porter</translation>
    </message>
    <message>
        <source>region without chips</source>
        <translation>région sans jetons</translation>
    </message>
    <message>
        <source>banned by hand</source>
        <translation>interdite à la main</translation>
    </message>
    <message>
        <source>no printed place for chips</source>
        <translation>aucun emplacement imprimé pour les jetons</translation>
    </message>
    <message>
        <source>exactly uniform</source>
        <translation>exactement uniforme</translation>
    </message>
    <message>
        <source>uniform to within 10⁻⁶ (proved)</source>
        <translation>uniforme à 10⁻⁶ près (prouvé)</translation>
    </message>
    <message>
        <source>random, not uniform</source>
        <translation>au hasard, non uniforme</translation>
    </message>
    <message>
        <source>even, random, not uniform</source>
        <translation>régulière, au hasard, non uniforme</translation>
    </message>
    <message>
        <source>fair, random, not uniform</source>
        <translation>équitable, au hasard, non uniforme</translation>
    </message>
    <message>
        <source>laid by hand</source>
        <translation>posée à la main</translation>
    </message>
    <message numerus="yes">
        <source>Impossible: at most %n chip(s) fit.</source>
        <translation>
            <numerusform>Impossible&#xa0;: on peut placer %n jeton au plus.</numerusform>
            <numerusform>Impossible&#xa0;: on peut placer %n jetons au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Impossible: %1 is pinned, but may hold no chip.</source>
        <translation>Impossible&#xa0;: %1 est fixée, mais ne peut pas porter de jeton.</translation>
    </message>
    <message>
        <source>Impossible: the pinned squares %1 are too close to each other.</source>
        <translation>Impossible&#xa0;: les cases fixées %1 sont trop proches les unes des autres.</translation>
    </message>
    <message numerus="yes">
        <source>Impossible: more squares are pinned than the %n chip(s) asked for.</source>
        <translation>
            <numerusform>Impossible&#xa0;: plus de cases fixées que le %n jeton demandé.</numerusform>
            <numerusform>Impossible&#xa0;: plus de cases fixées que les %n jetons demandés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Impossible: the numbers asked for in %1 cannot be kept.</source>
        <translation>Impossible&#xa0;: les nombres demandés dans %1 ne peuvent pas être respectés.</translation>
    </message>
    <message>
        <source>Fewer than one in 10,000 layouts keeps the numbers asked for in the regions: none was drawn.</source>
        <translation>Moins d’une répartition sur 10&#x202f;000 respecte les nombres demandés dans les régions&#xa0;: aucune n’a été tirée.</translation>
    </message>
    <message>
        <source>Impossible: the map does not have the symmetry asked for.</source>
        <translation>Impossible&#xa0;: la carte n’a pas la symétrie demandée.</translation>
    </message>
    <message numerus="yes">
        <source>Impossible: no layout of %n chip(s) has the symmetry asked for; chips come in groups then.</source>
        <translation>
            <numerusform>Impossible&#xa0;: aucune répartition de %n jeton n’a la symétrie demandée&#x202f;; les jetons vont alors par groupes.</numerusform>
            <numerusform>Impossible&#xa0;: aucune répartition de %n jetons n’a la symétrie demandée&#x202f;; les jetons vont alors par groupes.</numerusform>
        </translation>
    </message>
    <message>
        <source>So many chips on a map this wide cannot be drawn exactly: none was drawn.</source>
        <translation>Tant de jetons sur une carte aussi large ne peuvent pas être tirés exactement&#xa0;: aucune répartition n’a été tirée.</translation>
    </message>
    <message>
        <source>Stopped: none was drawn.</source>
        <translation>Arrêté&#xa0;: aucune répartition n’a été tirée.</translation>
    </message>
    <message>
        <source>More than one chip lies on %1.</source>
        <translation>Plus d’un jeton se trouve sur %1.</translation>
    </message>
    <message>
        <source>The chips on %1 are too close to each other.</source>
        <translation>Les jetons sur %1 sont trop proches les uns des autres.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie here, %1 are asked for.</source>
        <translation>
            <numerusform>%n jeton posé, %1 demandés.</numerusform>
            <numerusform>%n jetons posés, %1 demandés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No chip lies on the pinned square %1.</source>
        <translation>Aucun jeton ne se trouve sur la case fixée %1.</translation>
    </message>
    <message>
        <source>The layout lacks the symmetry asked for at %1.</source>
        <translation>Il manque à la répartition la symétrie demandée en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in %1, at least %2 are asked for.</source>
        <translation>
            <numerusform>%n jeton dans %1, il en faut au moins %2.</numerusform>
            <numerusform>%n jetons dans %1, il en faut au moins %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie in %1, at most %2 are allowed.</source>
        <translation>
            <numerusform>%n jeton dans %1, il en faut au plus %2.</numerusform>
            <numerusform>%n jetons dans %1, il en faut au plus %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2 chips fit; which, is not proved.</source>
        <translation>On peut placer de %1 à %2 jetons&#x202f;; le nombre exact n’est pas prouvé.</translation>
    </message>
    <message numerus="yes">
        <source>Going through all cases shows that no more than %n chip(s) fit.</source>
        <translation>
            <numerusform>L’examen de tous les cas montre qu’on ne peut pas placer plus de %n jeton.</numerusform>
            <numerusform>L’examen de tous les cas montre qu’on ne peut pas placer plus de %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n domino(es)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single square(s)</source>
        <translation>
            <numerusform>%n case isolée</numerusform>
            <numerusform>%n cases isolées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of squares that are all too close to each other</source>
        <translation>
            <numerusform>%n groupe de cases toutes trop proches les unes des autres</numerusform>
            <numerusform>%n groupes de cases toutes trop proches les unes des autres</numerusform>
        </translation>
    </message>
    <message>
        <source>No square may hold a chip.</source>
        <translation>Aucune case ne peut porter de jeton.</translation>
    </message>
    <message numerus="yes">
        <source>The %n square(s) that may hold a chip are covered by %1. No two squares of such a piece may both hold one, so each piece holds at most one chip.</source>
        <translation>
            <numerusform>La %n case pouvant porter un jeton est couverte par %1. Deux cases d’un tel morceau ne peuvent pas en porter toutes deux&#x202f;; chaque morceau porte donc un jeton au plus.</numerusform>
            <numerusform>Les %n cases pouvant porter un jeton sont couvertes par %1. Deux cases d’un tel morceau ne peuvent pas en porter toutes deux&#x202f;; chaque morceau porte donc un jeton au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rings show a layout that reaches it.</source>
        <translation>Les anneaux montrent une répartition qui l’atteint.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>layouts</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 (estimated, ± %2 %)</source>
        <translation>%1 (estimation, ± %2&#xa0;%)</translation>
    </message>
    <message numerus="yes">
        <source>There is no layout of %n chip(s).</source>
        <translation>
            <numerusform>Il n’y a aucune répartition de %n jeton.</numerusform>
            <numerusform>Il n’y a aucune répartition de %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is exactly one layout of %n chip(s).</source>
        <translation>
            <numerusform>Il y a exactement une répartition de %n jeton.</numerusform>
            <numerusform>Il y a exactement une répartition de %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 layouts of %n chip(s).</source>
        <translation>
            <numerusform>Il y a %1 répartitions de %n jeton.</numerusform>
            <numerusform>Il y a %1 répartitions de %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Layouts of %n chip(s): %1.</source>
        <translation>
            <numerusform>Répartitions de %n jeton&#xa0;: %1.</numerusform>
            <numerusform>Répartitions de %n jetons&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>There is no option %1.</source>
        <translation>L’option %1 n’existe pas.</translation>
    </message>
    <message>
        <source>The option %1 needs a value: %2.</source>
        <translation>L’option %1 demande une valeur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>L’option %1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>%1: cannot be read</source>
        <translation>%1&#xa0;: illisible</translation>
    </message>
    <message>
        <source>%1: nothing found</source>
        <translation>%1&#xa0;: rien à signaler</translation>
    </message>
    <message>
        <source>%1: errors %2, warnings %3, notes %4 (--min info lists all)</source>
        <translation>%1&#xa0;: erreurs %2, avertissements %3, remarques %4 (--min info les cite toutes)</translation>
    </message>
    <message>
        <source>%1: errors %2, warnings %3, notes %4</source>
        <translation>%1&#xa0;: erreurs %2, avertissements %3, remarques %4</translation>
    </message>
    <message>
        <source>--min must be info, warning or error.</source>
        <translation>--min doit être info, warning ou error.</translation>
    </message>
    <message>
        <source>--format must be text or json.</source>
        <translation>--format doit être text ou json.</translation>
    </message>
    <message>
        <source>The least that is reported and counts: info, warning or error (default).</source>
        <translation>Le moindre niveau signalé et compté&#xa0;: info, warning ou error (par défaut).</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text (par défaut) ou json.</translation>
    </message>
    <message>
        <source>Say what is wrong with maps, tile sets, scenarios and games.</source>
        <translation>Dire ce qui ne va pas dans les cartes, jeux de tuiles, scénarios et parties.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Only one of --how-many, --max, --check and -o at a time.</source>
        <translation>Une seule des options --how-many, --max, --check et -o à la fois.</translation>
    </message>
    <message>
        <source>Standard output cannot take the scenario and the JSON.</source>
        <translation>La sortie standard ne peut pas recevoir le scénario et le JSON.</translation>
    </message>
    <message>
        <source>The output must end in %1.</source>
        <translation>La sortie doit se terminer par %1.</translation>
    </message>
    <message>
        <source>Only one of --exact and --estimate at a time.</source>
        <translation>Une seule des options --exact et --estimate à la fois.</translation>
    </message>
    <message>
        <source>Which FILE?</source>
        <translation>Quel fichier (FILE)&#x202f;?</translation>
    </message>
    <message>
        <source>There is no map to lay chips on.</source>
        <translation>Il n’y a pas de carte où poser des jetons.</translation>
    </message>
    <message>
        <source>Lay chips by the rules, say how many fit and in how many ways, check layouts.</source>
        <translation>Poser des jetons selon les règles, dire combien on peut en placer et de combien de façons, vérifier des répartitions.</translation>
    </message>
    <message>
        <source>Draws layouts, says how even and how fair they are, and writes the scenario with them if -o is given. Drawn uniformly, all legal layouts are equally likely. What the scenario asks of its chips holds unless an option says otherwise. If so many chips do not fit, the command says how many do, gives the squares that prove it, and ends with 1; so it does where --check finds a broken rule. Ctrl-C stops long work; it then ends with 130.</source>
        <translation>Tire des répartitions, dit si elles sont régulières et équitables, et écrit avec -o le scénario qui les contient. En tirage uniforme, toutes les répartitions permises sont aussi probables. Ce que le scénario demande de ses jetons vaut, sauf si une option en décide autrement. Si la place manque pour tant de jetons, la commande dit combien on peut en placer, donne les cases qui le prouvent et finit avec 1&#x202f;; de même si --check trouve une règle enfreinte. Ctrl-C interrompt un long travail&#x202f;; le code de retour est alors 130.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n chip(s).</source>
        <translation>
            <numerusform>La boîte ne contient que %n jeton.</numerusform>
            <numerusform>La boîte ne contient que %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many chips (default: as the rules say).</source>
        <translation>Nombre de jetons (par défaut&#xa0;: selon les règles).</translation>
    </message>
    <message>
        <source>The start squares in use, by name or square; any: legal whichever are used.</source>
        <translation>Les cases de départ utilisées, par nom ou par case&#x202f;; any&#xa0;: permis quelles qu’elles soient.</translation>
    </message>
    <message>
        <source>Which sides of large cities bar chips: current (default) or 2019.</source>
        <translation>Quels côtés des grandes villes excluent les jetons&#xa0;: current (par défaut) ou 2019.</translation>
    </message>
    <message>
        <source>Chips may lie on start squares not in use.</source>
        <translation>Les jetons peuvent se trouver sur des cases de départ non utilisées.</translation>
    </message>
    <message>
        <source>The landings of a ferry are neighbours.</source>
        <translation>Les embarcadères d’un bac sont voisins.</translation>
    </message>
    <message>
        <source>Chips lie at least so many steps apart (default 2; 1: no rule).</source>
        <translation>Les jetons sont distants d’au moins tant de pas (par défaut 2&#x202f;; 1&#xa0;: pas de règle).</translation>
    </message>
    <message>
        <source>Squares that touch at a corner are neighbours too.</source>
        <translation>Les cases qui se touchent par un coin sont aussi voisines.</translation>
    </message>
    <message>
        <source>Kinds of squares without chips, such as island.</source>
        <translation>Types de cases sans jetons, par exemple island.</translation>
    </message>
    <message>
        <source>How many chips a region holds: 3, 2..4, 2.. or ..4.</source>
        <translation>Combien de jetons porte une région&#xa0;: 3, 2..4, 2.. ou ..4.</translation>
    </message>
    <message>
        <source>Squares that hold a chip in every layout.</source>
        <translation>Cases qui portent un jeton dans chaque répartition.</translation>
    </message>
    <message>
        <source>Squares that hold none.</source>
        <translation>Cases qui n’en portent jamais.</translation>
    </message>
    <message>
        <source>left-right, top-bottom, half-turn, quarter-turn, diagonal or anti-diagonal.</source>
        <translation>left-right, top-bottom, half-turn, quarter-turn, diagonal ou anti-diagonal.</translation>
    </message>
    <message>
        <source>uniform (default), even or fair.</source>
        <translation>uniform (par défaut), even (régulière) ou fair (équitable).</translation>
    </message>
    <message>
        <source>From uniform to as even as can be (default 100).</source>
        <translation>D’uniforme à la plus régulière possible (par défaut 100).</translation>
    </message>
    <message>
        <source>fair: what equal access is worth against evenness (default 20).</source>
        <translation>fair&#xa0;: ce que vaut un accès égal face à la régularité (par défaut 20).</translation>
    </message>
    <message>
        <source>even, fair: the best of so many (default 20).</source>
        <translation>even, fair&#xa0;: la meilleure sur tant de répartitions (par défaut 20).</translation>
    </message>
    <message>
        <source>The same seed gives the same layout (default 1).</source>
        <translation>La même graine donne la même répartition (par défaut 1).</translation>
    </message>
    <message>
        <source>So many layouts, with this seed and those that follow.</source>
        <translation>Autant de répartitions, avec cette graine et les suivantes.</translation>
    </message>
    <message>
        <source>undecided (default), dealt, or balanced by colour and value.</source>
        <translation>undecided (indéterminés, par défaut), dealt (distribués) ou balanced (équilibrés par couleur et valeur).</translation>
    </message>
    <message>
        <source>The scenario to write.</source>
        <translation>Le scénario à écrire.</translation>
    </message>
    <message>
        <source>Tell how many layouts there are.</source>
        <translation>Dire combien de répartitions existent.</translation>
    </message>
    <message>
        <source>--how-many: for every number of chips.</source>
        <translation>--how-many&#xa0;: pour chaque nombre de jetons.</translation>
    </message>
    <message>
        <source>--how-many: exactly, however long it takes.</source>
        <translation>--how-many&#xa0;: exactement, quelle qu’en soit la durée.</translation>
    </message>
    <message>
        <source>--how-many: an estimate with its standard error.</source>
        <translation>--how-many&#xa0;: une estimation avec son erreur type.</translation>
    </message>
    <message>
        <source>Tell how many chips fit at most.</source>
        <translation>Dire combien de jetons on peut placer au plus.</translation>
    </message>
    <message>
        <source>--max: with the proof, the squares that each rule takes, and how many would fit without it.</source>
        <translation>--max&#xa0;: avec la preuve, les cases que retire chaque règle, et combien de jetons on pourrait placer sans elle.</translation>
    </message>
    <message>
        <source>Check the layouts of the scenario.</source>
        <translation>Vérifier les répartitions du scénario.</translation>
    </message>
    <message>
        <source>Tell how every number comes about; needs no FILE.</source>
        <translation>Dire d’où vient chaque nombre&#x202f;; sans FILE.</translation>
    </message>
    <message>
        <source>The answer as JSON.</source>
        <translation>La réponse en JSON.</translation>
    </message>
    <message>
        <source>Dominoes: %1</source>
        <translation>Dominos&#xa0;: %1</translation>
    </message>
    <message>
        <source>Single squares: %1</source>
        <translation>Cases isolées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Groups of squares too close to each other: %1</source>
        <translation>Groupes de cases trop proches les unes des autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Fixées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Too close to a pinned square: %1</source>
        <translation>Trop proches d’une case fixée&#xa0;: %1</translation>
    </message>
    <message>
        <source>A layout of so many: %1</source>
        <translation>Une répartition de ce nombre&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %n chip(s), %2</source>
        <translation>
            <numerusform>Graine %1&#xa0;: %n jeton, %2</numerusform>
            <numerusform>Graine %1&#xa0;: %n jetons, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Farthest from even: %1</source>
        <translation>Le plus loin de la régularité&#xa0;: %1</translation>
    </message>
    <message>
        <source>The map is too wide to count exactly; the number is estimated.</source>
        <translation>La carte est trop large pour compter exactement&#x202f;; le nombre est estimé.</translation>
    </message>
    <message>
        <source>Counting exactly: %1, %2 MB, %3 states.</source>
        <translation>Comptage exact&#xa0;: %1, %2&#xa0;Mo, %3 états.</translation>
    </message>
    <message>
        <source>Counting exactly would take %1, %2 MB, %3 states (--exact does it); the number is estimated.</source>
        <translation>Un comptage exact prendrait %1, %2&#xa0;Mo, %3 états (--exact le fait)&#x202f;; le nombre est estimé.</translation>
    </message>
    <message>
        <source>The numbers of chips in regions are not asked here.</source>
        <translation>Les nombres de jetons demandés par région ne comptent pas ici.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) fit.</source>
        <translation>
            <numerusform>On peut placer au plus %n jeton.</numerusform>
            <numerusform>On peut placer au plus %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Répartition %1</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permise</translation>
    </message>
    <message numerus="yes">
        <source>%n broken rule(s)</source>
        <translation>
            <numerusform>%n règle enfreinte</numerusform>
            <numerusform>%n règles enfreintes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n chip(s), %2, %3</source>
        <translation>
            <numerusform>%1&#xa0;: %n jeton, %2, %3</numerusform>
            <numerusform>%1&#xa0;: %n jetons, %2, %3</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no layout of chips.</source>
        <translation>Il n’y a pas de répartition de jetons.</translation>
    </message>
    <message>
        <source>--count must be a whole number from 0 to 999.</source>
        <translation>--count doit être un nombre entier de 0 à 999.</translation>
    </message>
    <message>
        <source>--starts must name different start squares of the map, such as Rostock,Erfurt or B2,D5.</source>
        <translation>--starts doit nommer différentes cases de départ de la carte, par exemple Rostock,Erfurt ou B2,D5.</translation>
    </message>
    <message>
        <source>--edition must be current or 2019.</source>
        <translation>--edition doit être current ou 2019.</translation>
    </message>
    <message>
        <source>--pin must name squares, such as D7,E9, or none.</source>
        <translation>--pin doit nommer des cases, par exemple D7,E9, ou none.</translation>
    </message>
    <message>
        <source>--ban must name squares, such as D7,E9, or none.</source>
        <translation>--ban doit nommer des cases, par exemple D7,E9, ou none.</translation>
    </message>
    <message>
        <source>--spacing must be a whole number from 1 to 9.</source>
        <translation>--spacing doit être un nombre entier de 1 à 9.</translation>
    </message>
    <message>
        <source>--without must name kinds of squares: start, town, island, chip-mark, chumak, or none.</source>
        <translation>--without doit nommer des types de cases&#xa0;: start, town, island, chip-mark, chumak, ou none.</translation>
    </message>
    <message>
        <source>--quota must give regions of the map a number or a range, such as North=2..4,South=3, or none.</source>
        <translation>--quota doit donner aux régions de la carte un nombre ou un intervalle, par exemple Nord=2..4,Sud=3, ou none.</translation>
    </message>
    <message>
        <source>--symmetry must be none, left-right, top-bottom, half-turn, quarter-turn, diagonal or anti-diagonal.</source>
        <translation>--symmetry doit être none, left-right, top-bottom, half-turn, quarter-turn, diagonal ou anti-diagonal.</translation>
    </message>
    <message>
        <source>--method must be uniform, even or fair.</source>
        <translation>--method doit être uniform, even ou fair.</translation>
    </message>
    <message>
        <source>--evenness must be a whole number from 0 to 100.</source>
        <translation>--evenness doit être un nombre entier de 0 à 100.</translation>
    </message>
    <message>
        <source>--fairness must be a whole number from 0 to 1000.</source>
        <translation>--fairness doit être un nombre entier de 0 à 1000.</translation>
    </message>
    <message>
        <source>--best must be a whole number from 1 to 1000.</source>
        <translation>--best doit être un nombre entier de 1 à 1000.</translation>
    </message>
    <message>
        <source>--seed must be a whole number from 0.</source>
        <translation>--seed doit être un nombre entier à partir de 0.</translation>
    </message>
    <message>
        <source>--layouts must be a whole number from 1 to 1000.</source>
        <translation>--layouts doit être un nombre entier de 1 à 1000.</translation>
    </message>
    <message>
        <source>--faces must be undecided, dealt or balanced.</source>
        <translation>--faces doit être undecided, dealt ou balanced.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2.</source>
        <translation>%1 doit être un nombre entier de 1 à %2.</translation>
    </message>
    <message>
        <source>--land must be a number from 0 to 1, such as 0.45.</source>
        <translation>--land doit être un nombre de 0 à 1, par exemple 0.45.</translation>
    </message>
    <message>
        <source>%1 cannot be made of this file.</source>
        <translation>Impossible de tirer %1 de ce fichier.</translation>
    </message>
    <message>
        <source>Where to? -o OUT is missing.</source>
        <translation>Vers où&#x202f;? Il manque -o OUT.</translation>
    </message>
    <message>
        <source>The output must end in .kwmap, .kwtiles, .kwscenario or .kwgame.</source>
        <translation>La sortie doit se terminer par .kwmap, .kwtiles, .kwscenario ou .kwgame.</translation>
    </message>
    <message>
        <source>The file to write.</source>
        <translation>Le fichier à écrire.</translation>
    </message>
    <message>
        <source>Columns of the map (default 13).</source>
        <translation>Colonnes de la carte (par défaut 13).</translation>
    </message>
    <message>
        <source>Rows of the map (default 17).</source>
        <translation>Lignes de la carte (par défaut 17).</translation>
    </message>
    <message>
        <source>A square is land when at least this share of it is (default 0.5).</source>
        <translation>Une case est de la terre si elle l’est au moins pour cette part (par défaut 0.5).</translation>
    </message>
    <message>
        <source>The country of the map (default: the one with most points).</source>
        <translation>Le pays de la carte (par défaut&#xa0;: celui qui a le plus de points).</translation>
    </message>
    <message>
        <source>Make a map of GeoJSON, or one of our files of another.</source>
        <translation>Faire une carte à partir de GeoJSON, ou un de nos fichiers à partir d’un autre.</translation>
    </message>
    <message>
        <source>GeoJSON countries become land on a grid of equal areas, points become start squares, towns and large cities. A map becomes a scenario (.kwscenario), a scenario gives its map (.kwmap); the same kind of file is written anew.</source>
        <translation>Les pays GeoJSON deviennent de la terre sur une grille de surfaces égales, les points deviennent des cases de départ, des bourgs et de grandes villes. Une carte devient un scénario (.kwscenario), un scénario donne sa carte (.kwmap)&#x202f;; un fichier du même type est réécrit.</translation>
    </message>
    <message>
        <source>Change nothing; list the files that are not as they would be written, and end with 1 if there is one.</source>
        <translation>Ne rien modifier&#x202f;; citer les fichiers qui seraient écrits autrement, et finir avec 1 s’il y en a.</translation>
    </message>
    <message>
        <source>Write files anew as the program writes them.</source>
        <translation>Réécrire des fichiers comme le programme les écrit.</translation>
    </message>
    <message>
        <source>Equal content gives equal bytes, so that differences between two versions of a file show what was changed. Unreadable files stay as they are. “-” reads standard input and writes standard output.</source>
        <translation>Un contenu égal donne des octets égaux&#xa0;: les différences entre deux versions d’un fichier montrent donc ce qui a changé. Les fichiers illisibles restent tels quels. «&#xa0;-&#xa0;» lit l’entrée standard et écrit sur la sortie standard.</translation>
    </message>
    <message>
        <source>--side must be north, east, south or west.</source>
        <translation>--side doit être north, east, south ou west.</translation>
    </message>
    <message>
        <source>--%1 must be a whole number from %2 to %3.</source>
        <translation>--%1 doit être un nombre entier de %2 à %3.</translation>
    </message>
    <message>
        <source>This is no map.</source>
        <translation>Ce n’est pas une carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares lie over squares of the second map: %1.</source>
        <translation>
            <numerusform>%n case recouvre une case de la seconde carte&#xa0;: %1.</numerusform>
            <numerusform>%n cases recouvrent des cases de la seconde carte&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints at the joint are gone.</source>
        <translation>
            <numerusform>%n motif à la jointure a disparu.</numerusform>
            <numerusform>%n motifs à la jointure ont disparu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries at the joint are gone.</source>
        <translation>
            <numerusform>%n bac à la jointure a disparu.</numerusform>
            <numerusform>%n bacs à la jointure ont disparu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The output must end in .kwmap.</source>
        <translation>La sortie doit se terminer par .kwmap.</translation>
    </message>
    <message>
        <source>The maps do not meet there, or would have more than %1 columns or rows.</source>
        <translation>Les cartes ne se touchent pas là, ou auraient plus de %1 colonnes ou lignes.</translation>
    </message>
    <message>
        <source>The side of the first map: north, east (default), south or west.</source>
        <translation>Le côté de la première carte&#xa0;: north, east (par défaut), south ou west.</translation>
    </message>
    <message>
        <source>So far down, or to the right, the second map is moved along that side; may be negative.</source>
        <translation>De combien la seconde carte est décalée le long de ce côté, vers le bas ou vers la droite&#x202f;; peut être négatif.</translation>
    </message>
    <message>
        <source>So many columns or rows of both lie over one another.</source>
        <translation>Autant de colonnes ou de lignes des deux cartes se recouvrent.</translation>
    </message>
    <message>
        <source>Put two maps side by side and make one of them.</source>
        <translation>Mettre deux cartes côte à côte et n’en faire qu’une.</translation>
    </message>
    <message>
        <source>Where the maps overlap, land lies over sea and the first map over the second. Prints and ferries that face the other map are taken away; the command says so.</source>
        <translation>Là où les cartes se recouvrent, la terre l’emporte sur la mer et la première carte sur la seconde. Les motifs et les bacs tournés vers l’autre carte sont retirés&#x202f;; la commande le dit.</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>--players must name two to six players, each greedy or random.</source>
        <translation>--players doit nommer de deux à six joueurs, chacun greedy ou random.</translation>
    </message>
    <message>
        <source>Only a scenario or a map can be played.</source>
        <translation>Seul un scénario ou une carte peut être joué.</translation>
    </message>
    <message>
        <source>The same seed gives the same game (default 1).</source>
        <translation>La même graine donne la même partie (par défaut 1).</translation>
    </message>
    <message>
        <source>Who plays, greedy or random (default: greedy on each seat).</source>
        <translation>Qui joue, greedy (glouton) ou random (au hasard)&#x202f;; par défaut greedy à chaque place.</translation>
    </message>
    <message>
        <source>The game record to write.</source>
        <translation>La partie enregistrée à écrire.</translation>
    </message>
    <message>
        <source>Play one game and write its record.</source>
        <translation>Jouer une partie et l’enregistrer.</translation>
    </message>
    <message>
        <source>The output must end in .pdf or .png.</source>
        <translation>La sortie doit se terminer par .pdf ou .png.</translation>
    </message>
    <message>
        <source>Which sheet? --sheet setup is the only one there is.</source>
        <translation>Quelle feuille&#x202f;? Il n’existe que --sheet setup.</translation>
    </message>
    <message>
        <source>--paper must be A4 or Letter.</source>
        <translation>--paper doit être A4 ou Letter.</translation>
    </message>
    <message>
        <source>Only a scenario or a map has a setup sheet.</source>
        <translation>Seul un scénario ou une carte a une feuille de mise en place.</translation>
    </message>
    <message>
        <source>Which sheet: setup.</source>
        <translation>Quelle feuille&#xa0;: setup (mise en place).</translation>
    </message>
    <message>
        <source>A4 (default) or Letter.</source>
        <translation>A4 (par défaut) ou Letter.</translation>
    </message>
    <message>
        <source>The file to write: .pdf, or .png for the screen; “-” gives PDF.</source>
        <translation>Le fichier à écrire&#xa0;: .pdf, ou .png pour l’écran&#x202f;; «&#xa0;-&#xa0;» donne du PDF.</translation>
    </message>
    <message>
        <source>Make the setup sheet of a scenario.</source>
        <translation>Faire la feuille de mise en place d’un scénario.</translation>
    </message>
    <message>
        <source>Map with chips, start squares, legend, tiles to take and rules in use, at true scale. Print it without scaling; the bar on it is 100 mm long.</source>
        <translation>Carte avec jetons, cases de départ, légende, tuiles à prendre et règles en vigueur, à l’échelle exacte. À imprimer sans mise à l’échelle&#x202f;; la barre sur la feuille mesure 100&#xa0;mm.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Utilisation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>Maps and scenarios of tile-laying games: checked, played and printed.</source>
        <translation>Cartes et scénarios de jeux de pose de tuiles&#xa0;: vérifier, jouer, imprimer.</translation>
    </message>
    <message>
        <source>FILE is a .kwmap, .kwtiles, .kwscenario or .kwgame; “-” is standard input or output. Results go to standard output, messages to standard error.</source>
        <translation>FILE est un .kwmap, .kwtiles, .kwscenario ou .kwgame&#x202f;; «&#xa0;-&#xa0;» est l’entrée ou la sortie standard. Les résultats vont sur la sortie standard, les messages sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>“kartenwerk-cli COMMAND --help” tells more about a command; “--version” shows the version.</source>
        <translation>«&#xa0;kartenwerk-cli COMMAND --help&#xa0;» en dit plus sur une commande&#x202f;; «&#xa0;--version&#xa0;» affiche la version.</translation>
    </message>
    <message>
        <source>This is how it is called: %1</source>
        <translation>La commande s’appelle ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Which command?</source>
        <translation>Quelle commande&#x202f;?</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>La commande «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>The output must end in .png, .svg or .pdf.</source>
        <translation>La sortie doit se terminer par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>--square-px must be a whole number from 2 to 2000.</source>
        <translation>--square-px doit être un nombre entier de 2 à 2000.</translation>
    </message>
    <message>
        <source>--square-mm must be a number from 1 to 500, and stand without --square-px.</source>
        <translation>--square-mm doit être un nombre de 1 à 500, et ne pas accompagner --square-px.</translation>
    </message>
    <message>
        <source>The picture to write: .png, .svg or .pdf; “-” gives PNG.</source>
        <translation>L’image à écrire&#xa0;: .png, .svg ou .pdf&#x202f;; «&#xa0;-&#xa0;» donne du PNG.</translation>
    </message>
    <message>
        <source>Side of a square in pixels (default 64; 96 pixels are an inch).</source>
        <translation>Côté d’une case en pixels (par défaut 64&#x202f;; 96 pixels font un pouce).</translation>
    </message>
    <message>
        <source>Side of a square in millimetres (PDF: default 45).</source>
        <translation>Côté d’une case en millimètres (PDF&#xa0;: par défaut 45).</translation>
    </message>
    <message>
        <source>Draw a map, a scenario or a game as a picture.</source>
        <translation>Dessiner une carte, un scénario ou une partie.</translation>
    </message>
    <message>
        <source>Of a scenario the chips are shown too, of a game the tiles and figures at its end. No display is needed.</source>
        <translation>D’un scénario on voit aussi les jetons, d’une partie les tuiles et les figurines à la fin. Aucun écran n’est nécessaire.</translation>
    </message>
    <message>
        <source>%1: differs from the rules</source>
        <translation>%1&#xa0;: contraire aux règles</translation>
    </message>
    <message numerus="yes">
        <source>%1: agrees, %n move(s), scores %2</source>
        <translation>
            <numerusform>%1&#xa0;: conforme, %n coup, scores %2</numerusform>
            <numerusform>%1&#xa0;: conforme, %n coups, scores %2</numerusform>
        </translation>
    </message>
    <message>
        <source>--trace must be json.</source>
        <translation>--trace doit être json.</translation>
    </message>
    <message>
        <source>Only a game record can be replayed.</source>
        <translation>Seule une partie enregistrée peut être rejouée.</translation>
    </message>
    <message>
        <source>Every step with what happened, as JSON.</source>
        <translation>Chaque étape avec ce qui s’est passé, en JSON.</translation>
    </message>
    <message>
        <source>Play game records again and compare.</source>
        <translation>Rejouer des parties enregistrées et comparer.</translation>
    </message>
    <message>
        <source>Every draw, placement and score is compared with what the record says. A record that differs ends with 1; the message names the first move that is wrong.</source>
        <translation>Chaque tirage, pose et évaluation est comparé à ce que dit l’enregistrement. S’il diffère, la commande finit avec 1&#x202f;; le message indique le premier coup faux.</translation>
    </message>
    <message>
        <source>Try: kartenwerk-cli --help</source>
        <translation>Essayez&#xa0;: kartenwerk-cli --help</translation>
    </message>
    <message>
        <source>There is no map to draw.</source>
        <translation>Il n’y a pas de carte à dessiner.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The same as JSON.</source>
        <translation>La même chose en JSON.</translation>
    </message>
    <message>
        <source>Tell what is in a file.</source>
        <translation>Dire ce que contient un fichier.</translation>
    </message>
    <message>
        <source>Title, size and counts; of a map also its squares as text.</source>
        <translation>Titre, taille et totaux&#x202f;; pour une carte, aussi ses cases en texte.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Playable squares</source>
        <translation>Cases jouables</translation>
    </message>
    <message>
        <source>Start squares</source>
        <translation>Cases de départ</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Bourgs</translation>
    </message>
    <message>
        <source>Large cities</source>
        <translation>Grandes villes</translation>
    </message>
    <message>
        <source>Large-city squares</source>
        <translation>Cases de grandes villes</translation>
    </message>
    <message>
        <source>Prints at the border</source>
        <translation>Motifs en bordure</translation>
    </message>
    <message>
        <source>Ferries</source>
        <translation>Bacs</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Kinds of tiles</source>
        <translation>Types de tuiles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Tuile de départ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Starts in use</source>
        <translation>Départs utilisés</translation>
    </message>
    <message>
        <source>Chips laid</source>
        <translation>Jetons posés</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Parts of turns</source>
        <translation>Parties de tours</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind (--format json lists all)</source>
        <translation>
            <numerusform>encore %n de ce genre (--format json les donne tous)</numerusform>
            <numerusform>encore %n de ce genre (--format json les donne tous)</numerusform>
        </translation>
    </message>
    <message>
        <source>A map is checked as it would be played: with the base tiles and two expansions. Each finding is a line on standard error, of each kind the first 20; the counts of each file, findings below --min included, are on standard output. With --format json all of it is on standard output.</source>
        <translation>Une carte est vérifiée telle qu’elle serait jouée&#xa0;: avec les tuiles du jeu de base et de deux extensions. Chaque constat est une ligne sur la sortie d’erreur, les 20 premiers de chaque type&#x202f;; les totaux de chaque fichier, constats sous --min compris, vont sur la sortie standard. Avec --format json, tout va sur la sortie standard.</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Préparation</translation>
    </message>
    <message>
        <source>Drawing layouts to compare with</source>
        <translation>Tirage de répartitions pour comparer</translation>
    </message>
    <message>
        <source>Drawing layout %1 of %2</source>
        <translation>Tirage de la répartition %1 sur %2</translation>
    </message>
    <message>
        <source>Measuring layout %1 of %2</source>
        <translation>Mesure de la répartition %1 sur %2</translation>
    </message>
    <message>
        <source>Looking how to count</source>
        <translation>Recherche d’une façon de compter</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Estimating</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Matching squares</source>
        <translation>Appariement des cases</translation>
    </message>
    <message>
        <source>%1 has no effect with %2.</source>
        <translation>%1 est sans effet avec %2.</translation>
    </message>
    <message>
        <source>%1 has no effect without %2.</source>
        <translation>%1 est sans effet sans %2.</translation>
    </message>
    <message>
        <source>--explain needs no FILE, but “%1” is given.</source>
        <translation>--explain se passe de FILE, mais «&#xa0;%1&#xa0;» est indiqué.</translation>
    </message>
    <message>
        <source>The exact number cannot be found: counting takes %1 MB of memory, and at most %2 MB are used. --how-many --estimate estimates it.</source>
        <translation>Le nombre exact ne peut pas être trouvé&#xa0;: le comptage demande %1&#xa0;Mo de mémoire, et %2&#xa0;Mo au plus sont utilisés. --how-many --estimate l’estime.</translation>
    </message>
    <message>
        <source>The exact number cannot be found: in every order of squares that was tried, the map is too wide to be gone through with at most %1 states. --how-many --estimate estimates it.</source>
        <translation>Le nombre exact ne peut pas être trouvé&#xa0;: dans tous les ordres de cases essayés, la carte est trop large pour être parcourue avec %1 états au plus. --how-many --estimate l’estime.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is known about %n chip(s): none of the chains that the estimate is made of grew so long.</source>
        <translation>
            <numerusform>On ne sait rien de %n jeton&#xa0;: aucune des chaînes de l’estimation n’est devenue si longue.</numerusform>
            <numerusform>On ne sait rien de %n jetons&#xa0;: aucune des chaînes de l’estimation n’est devenue si longue.</numerusform>
        </translation>
    </message>
    <message>
        <source>--quota: the map has no region “%1”; it has none at all.</source>
        <translation>--quota&#xa0;: la carte n’a pas de région «&#xa0;%1&#xa0;»&#x202f;; elle n’en a aucune.</translation>
    </message>
    <message>
        <source>--quota: the map has no region “%1”; it has: %2.</source>
        <translation>--quota&#xa0;: la carte n’a pas de région «&#xa0;%1&#xa0;»&#x202f;; elle a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--starts: the map has no start square.</source>
        <translation>--starts&#xa0;: la carte n’a pas de case de départ.</translation>
    </message>
    <message>
        <source>--starts: the map has no start square “%1”; it has: %2.</source>
        <translation>--starts&#xa0;: la carte n’a pas de case de départ «&#xa0;%1&#xa0;»&#x202f;; elle a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--pin and --ban both name %1: a square cannot hold a chip and none.</source>
        <translation>--pin et --ban citent tous deux %1&#xa0;: une case ne peut pas à la fois porter un jeton et n’en porter aucun.</translation>
    </message>
    <message>
        <source>It cannot be played.</source>
        <translation>Ne peut pas être joué.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be played; there are %n more reason(s), see “kartenwerk-cli check”.</source>
        <translation>
            <numerusform>Impossible de le jouer&#x202f;; il y a encore %n raison, voir «&#xa0;kartenwerk-cli check&#xa0;».</numerusform>
            <numerusform>Impossible de le jouer&#x202f;; il y a encore %n raisons, voir «&#xa0;kartenwerk-cli check&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>A map alone is played with the base tiles and two expansions. What cannot be played by the rules ends with 1; “check” says all that is wrong with it.</source>
        <translation>Une carte seule se joue avec les tuiles du jeu de base et de deux extensions. Ce qui ne peut pas être joué selon les règles finit avec 1&#x202f;; «&#xa0;check&#xa0;» dit tout ce qui ne va pas.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done and nothing found; 1 something found, or the answer is no; 2 called wrongly; 3 an input could not be read; 4 an output could not be written; 130 stopped by Ctrl-C.</source>
        <translation>Codes de retour&#xa0;: 0 fait et rien trouvé&#x202f;; 1 quelque chose de trouvé, ou la réponse est non&#x202f;; 2 mal appelé&#x202f;; 3 une entrée n’a pas pu être lue&#x202f;; 4 une sortie n’a pas pu être écrite&#x202f;; 130 interrompu par Ctrl-C.</translation>
    </message>
</context>
<context>
    <name>ExpansionText</name>
    <message>
        <source>the Wainwrights’ quarter</source>
        <translation>le quartier des Charrons</translation>
    </message>
    <message>
        <source>the Coiners’ quarter</source>
        <translation>le quartier des Monnayeurs</translation>
    </message>
    <message>
        <source>the Bookbinders’ quarter</source>
        <translation>le quartier des Relieurs</translation>
    </message>
    <message>
        <source>the Tanners’ quarter</source>
        <translation>le quartier des Tanneurs</translation>
    </message>
    <message>
        <source>Wainwrights</source>
        <translation>Charrons</translation>
    </message>
    <message>
        <source>Coiners</source>
        <translation>Monnayeurs</translation>
    </message>
    <message>
        <source>Bookbinders</source>
        <translation>Relieurs</translation>
    </message>
    <message>
        <source>Tanners</source>
        <translation>Tanneurs</translation>
    </message>
    <message>
        <source>1 point more for each tile of a road that you score</source>
        <translation>1 point de plus par tuile d’une route que vous évaluez</translation>
    </message>
    <message>
        <source>3 points for each coat of arms of a completed city that you are in</source>
        <translation>3 points par blason d’une ville terminée où vous êtes présent</translation>
    </message>
    <message>
        <source>4 points for each monastery that anybody completes</source>
        <translation>4 points pour chaque abbaye terminée, par qui que ce soit</translation>
    </message>
    <message>
        <source>At the end, 2 points for each farmhouse and shed in fields that are yours</source>
        <translation>À la fin, 2 points par ferme et étable dans les prés qui sont à vous</translation>
    </message>
    <message>
        <source>Citizens’ Jury</source>
        <translation>Jury de citoyens</translation>
    </message>
    <message>
        <source>Bad Neighbourhood</source>
        <translation>Mauvais quartier</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Street Fair</source>
        <translation>Foire de rue</translation>
    </message>
    <message>
        <source>Highway</source>
        <translation>Autoroute</translation>
    </message>
    <message>
        <source>Peasant Revolt</source>
        <translation>Révolte paysanne</translation>
    </message>
    <message>
        <source>Hermit</source>
        <translation>Ermite</translation>
    </message>
    <message>
        <source>Pilgrimage Route</source>
        <translation>Route de pèlerinage</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Richesse</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Pauvreté</translation>
    </message>
    <message>
        <source>Everybody in the city scores it</source>
        <translation>Tous ceux qui sont dans la ville l’évaluent</translation>
    </message>
    <message>
        <source>Tiles with a single city edge do not score</source>
        <translation>Les tuiles à un seul bord de ville ne comptent pas</translation>
    </message>
    <message>
        <source>+1 for each coat of arms</source>
        <translation>+1 par blason</translation>
    </message>
    <message>
        <source>+1 for each tile</source>
        <translation>+1 par tuile</translation>
    </message>
    <message>
        <source>Counts as 5 tiles, whatever its length</source>
        <translation>Compte pour 5 tuiles, quelle que soit sa longueur</translation>
    </message>
    <message>
        <source>−1 for each tile with a farmhouse</source>
        <translation>−1 par tuile avec une ferme</translation>
    </message>
    <message>
        <source>−1 for each square with a city</source>
        <translation>−1 par case avec une ville</translation>
    </message>
    <message>
        <source>+1 for each square with a road</source>
        <translation>+1 par case avec une route</translation>
    </message>
    <message>
        <source>+3 points</source>
        <translation>+3 points</translation>
    </message>
    <message>
        <source>−3 points</source>
        <translation>−3 points</translation>
    </message>
    <message numerus="yes">
        <source>Highway: %n tile(s) × %1</source>
        <translation>
            <numerusform>Autoroute&#xa0;: %n tuile × %1</numerusform>
            <numerusform>Autoroute&#xa0;: %n tuiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bad Neighbourhood: %n tile(s) × %1</source>
        <translation>
            <numerusform>Mauvais quartier&#xa0;: %n tuile × %1</numerusform>
            <numerusform>Mauvais quartier&#xa0;: %n tuiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Siege: %n coat(s) of arms × %1</source>
        <translation>
            <numerusform>Siège&#xa0;: %n blason × %1</numerusform>
            <numerusform>Siège&#xa0;: %n blasons × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Street Fair: %n tile(s) × %1</source>
        <translation>
            <numerusform>Foire de rue&#xa0;: %n tuile × %1</numerusform>
            <numerusform>Foire de rue&#xa0;: %n tuiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Peasant Revolt: %n farmhouse tile(s) × %1</source>
        <translation>
            <numerusform>Révolte paysanne&#xa0;: %n tuile avec ferme × %1</numerusform>
            <numerusform>Révolte paysanne&#xa0;: %n tuiles avec ferme × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hermit: %n square(s) with a city × %1</source>
        <translation>
            <numerusform>Ermite&#xa0;: %n case avec ville × %1</numerusform>
            <numerusform>Ermite&#xa0;: %n cases avec ville × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pilgrimage Route: %n square(s) with a road × %1</source>
        <translation>
            <numerusform>Route de pèlerinage&#xa0;: %n case avec route × %1</numerusform>
            <numerusform>Route de pèlerinage&#xa0;: %n cases avec route × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Wealth %1</source>
        <translation>Richesse %1</translation>
    </message>
    <message>
        <source>Poverty %1</source>
        <translation>Pauvreté %1</translation>
    </message>
    <message numerus="yes">
        <source>Wainwrights: %n tile(s) × %1</source>
        <translation>
            <numerusform>Charrons&#xa0;: %n tuile × %1</numerusform>
            <numerusform>Charrons&#xa0;: %n tuiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coiners: %n coat(s) of arms × %1</source>
        <translation>
            <numerusform>Monnayeurs&#xa0;: %n blason × %1</numerusform>
            <numerusform>Monnayeurs&#xa0;: %n blasons × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bookbinders %1</source>
        <translation>Relieurs %1</translation>
    </message>
    <message numerus="yes">
        <source>Chips: %n tile(s) × %1</source>
        <translation>
            <numerusform>Jetons&#xa0;: %n tuile × %1</numerusform>
            <numerusform>Jetons&#xa0;: %n tuiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tanners: %n farmhouse(s) and shed(s) × %1</source>
        <translation>
            <numerusform>Tanneurs&#xa0;: %n ferme ou étable × %1</numerusform>
            <numerusform>Tanneurs&#xa0;: %n fermes et étables × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Leipzig, %1: %2.</source>
        <translation>Leipzig, %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 sends %2 from the road at %3 to %4.</source>
        <translation>%1 envoie %2 de la route en %3 vers %4.</translation>
    </message>
    <message>
        <source>cities %1</source>
        <translation>villes %1</translation>
    </message>
    <message>
        <source>roads %1</source>
        <translation>routes %1</translation>
    </message>
    <message>
        <source>monasteries %1</source>
        <translation>abbayes %1</translation>
    </message>
    <message>
        <source>The Land Surveyors now value: %1.</source>
        <translation>Les Géomètres évaluent maintenant&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message numerus="yes">
        <source>%n barrel(s) of wine</source>
        <translation>
            <numerusform>%n tonneau de vin</numerusform>
            <numerusform>%n tonneaux de vin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sack(s) of grain</source>
        <translation>
            <numerusform>%n sac de blé</numerusform>
            <numerusform>%n sacs de blé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bale(s) of cloth</source>
        <translation>
            <numerusform>%n rouleau de tissu</numerusform>
            <numerusform>%n rouleaux de tissu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets one more tile from the builder.</source>
        <translation>%1 reçoit une tuile de plus grâce au bâtisseur.</translation>
    </message>
    <message>
        <source>%1 gets one more tile for the town on %2.</source>
        <translation>%1 reçoit une tuile de plus pour le bourg en %2.</translation>
    </message>
    <message>
        <source>%1 lays “%2” on %3.</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» en %3.</translation>
    </message>
    <message>
        <source>%1 lays “%2” on %3, turned %4°.</source>
        <translation>%1 pose «&#xa0;%2&#xa0;» en %3, tournée de %4°.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the chip on %2: %n point(s).</source>
        <translation>
            <numerusform>%1 prend le jeton en %2&#xa0;: %n point.</numerusform>
            <numerusform>%1 prend le jeton en %2&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts %2 on the tile.</source>
        <translation>%1 place %2 sur la tuile.</translation>
    </message>
    <message>
        <source>%1 puts %2 on %3.</source>
        <translation>%1 place %2 sur %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>the city</source>
        <translation>la ville</translation>
    </message>
    <message>
        <source>the road</source>
        <translation>la route</translation>
    </message>
    <message>
        <source>the field</source>
        <translation>le pré</translation>
    </message>
    <message>
        <source>the monastery</source>
        <translation>l’abbaye</translation>
    </message>
    <message>
        <source>the garden</source>
        <translation>le jardin</translation>
    </message>
    <message>
        <source>the river</source>
        <translation>la rivière</translation>
    </message>
    <message>
        <source>a meeple</source>
        <translation>un meeple</translation>
    </message>
    <message>
        <source>the large meeple</source>
        <translation>le grand meeple</translation>
    </message>
    <message>
        <source>the abbot</source>
        <translation>l’abbé</translation>
    </message>
    <message>
        <source>the builder</source>
        <translation>le bâtisseur</translation>
    </message>
    <message>
        <source>the pig</source>
        <translation>le cochon</translation>
    </message>
    <message>
        <source>“%1” lies on the start square %2.</source>
        <translation>«&#xa0;%1&#xa0;» est posée sur la case de départ %2.</translation>
    </message>
    <message>
        <source>“%1” fits nowhere and is set aside.</source>
        <translation>«&#xa0;%1&#xa0;» ne va nulle part et est mise de côté.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n point(s) for the coats of arms on %2.</source>
        <translation>
            <numerusform>%1 reçoit %n point pour les blasons en %2.</numerusform>
            <numerusform>%1 reçoit %n points pour les blasons en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sells a %2 wine on %3: %n point(s).</source>
        <translation>
            <numerusform>%1 vend un vin %2 en %3&#xa0;: %n point.</numerusform>
            <numerusform>%1 vend un vin %2 en %3&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spends %n chip(s) for the road at %2.</source>
        <translation>
            <numerusform>%1 dépense %n jeton pour la route en %2.</numerusform>
            <numerusform>%1 dépense %n jetons pour la route en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays a %2 chip for “%3” on the depot %4.</source>
        <translation>%1 paie un jeton %2 pour «&#xa0;%3&#xa0;» du dépôt %4.</translation>
    </message>
    <message>
        <source>%1 upgrades the meeple on %2.</source>
        <translation>%1 améliore le meeple en %2.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 takes the abbot home from %2: %3.</source>
        <translation>%1 reprend l’abbé de %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: lay the tile.</source>
        <translation>%1&#xa0;: poser la tuile.</translation>
    </message>
    <message>
        <source>%1: put a figure on the tile, or none.</source>
        <translation>%1&#xa0;: placer une figurine sur la tuile, ou aucune.</translation>
    </message>
    <message>
        <source>%1: upgrade a meeple with chips worth 4, or not.</source>
        <translation>%1&#xa0;: améliorer un meeple avec des jetons valant 4, ou non.</translation>
    </message>
    <message>
        <source>%1: score the road, or send a meeple of it to Leipzig.</source>
        <translation>%1&#xa0;: évaluer la route, ou envoyer un de ses meeples à Leipzig.</translation>
    </message>
    <message>
        <source>%1: take an open tile of an island, or draw one.</source>
        <translation>%1&#xa0;: prendre une tuile visible d’une île, ou en piocher une.</translation>
    </message>
    <message>
        <source>%1: sell a wine, or not.</source>
        <translation>%1&#xa0;: vendre un vin, ou non.</translation>
    </message>
    <message>
        <source>%1: spend chips for the road, each for 1 more per tile, or none.</source>
        <translation>%1&#xa0;: dépenser des jetons pour la route, chacun rapportant 1 de plus par tuile, ou aucun.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The last tile has been laid: the game is over.</source>
        <translation>La dernière tuile a été posée&#xa0;: la partie est terminée.</translation>
    </message>
    <message>
        <source>No square is left that a tile could be laid on: the game is over.</source>
        <translation>Il ne reste aucune case où poser une tuile&#xa0;: la partie est terminée.</translation>
    </message>
    <message>
        <source>No tile that is left fits anywhere: the game is over.</source>
        <translation>Aucune des tuiles restantes ne va nulle part&#xa0;: la partie est terminée.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) × %1</source>
        <translation>
            <numerusform>%n tuile × %1</numerusform>
            <numerusform>%n tuiles × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coat(s) of arms × %1</source>
        <translation>
            <numerusform>%n blason × %1</numerusform>
            <numerusform>%n blasons × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>ferry %1</source>
        <translation>bac %1</translation>
    </message>
    <message numerus="yes">
        <source>%n town(s) × %1</source>
        <translation>
            <numerusform>%n bourg × %1</numerusform>
            <numerusform>%n bourgs × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>monastery %1</source>
        <translation>abbaye %1</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) around × %1</source>
        <translation>
            <numerusform>%n case alentour × %1</numerusform>
            <numerusform>%n cases alentour × %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed city(s) × %1</source>
        <translation>
            <numerusform>%n ville terminée × %1</numerusform>
            <numerusform>%n villes terminées × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>garden %1</source>
        <translation>jardin %1</translation>
    </message>
    <message>
        <source>Darmstadtium %1</source>
        <translation>Darmstadtium %1</translation>
    </message>
    <message>
        <source>most followers round the church %1</source>
        <translation>le plus de meeples autour de l’église %1</translation>
    </message>
    <message>
        <source>wine %1</source>
        <translation>vin %1</translation>
    </message>
    <message>
        <source>grain %1</source>
        <translation>blé %1</translation>
    </message>
    <message>
        <source>cloth %1</source>
        <translation>tissu %1</translation>
    </message>
    <message numerus="yes">
        <source>pig: %n city(s) × %1</source>
        <translation>
            <numerusform>cochon&#xa0;: %n ville × %1</numerusform>
            <numerusform>cochon&#xa0;: %n villes × %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>auberge</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>cathédrale</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pré</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Darmstadt church</source>
        <translation>Église de Darmstadt</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>%1 at %2: no points (%3).</source>
        <translation>%1 en %2&#xa0;: aucun point (%3).</translation>
    </message>
    <message>
        <source>%1 covers the town on %2: %3.</source>
        <translation>%1 couvre le bourg en %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 (%4).</source>
        <translation>%1&#xa0;: %2 pour %3 (%4).</translation>
    </message>
    <message>
        <source>%1 at %2: nobody scores it (%3).</source>
        <translation>%1 en %2&#xa0;: personne ne marque (%3).</translation>
    </message>
    <message>
        <source>%1 at %2 complete: %3 for %4 (%5).</source>
        <translation>%1 en %2, achèvement&#xa0;: %3 pour %4 (%5).</translation>
    </message>
    <message>
        <source>%1 at %2: %3 for %4 (%5).</source>
        <translation>%1 en %2&#xa0;: %3 pour %4 (%5).</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>&#x202f;; %1</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Move the square cursor</source>
        <translation>Déplacer le curseur de case</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Draw or select on the way</source>
        <translation>Dessiner ou sélectionner au passage</translation>
    </message>
    <message>
        <source>Shift+arrow keys</source>
        <translation>Maj+touches fléchées</translation>
    </message>
    <message>
        <source>Choose a side of the square</source>
        <translation>Choisir un côté de la case</translation>
    </message>
    <message>
        <source>Ctrl+arrow keys</source>
        <translation>Ctrl+touches fléchées</translation>
    </message>
    <message>
        <source>Use the tool on the square</source>
        <translation>Utiliser l’outil sur la case</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Espace ou Entrée</translation>
    </message>
    <message>
        <source>Clear the selected squares</source>
        <translation>Vider les cases sélectionnées</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Cancel a stroke, select nothing</source>
        <translation>Abandonner le tracé, ne rien sélectionner</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Move the view</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>Bouton du milieu, ou Espace et glisser</translation>
    </message>
    <message>
        <source>Take the tool of what is there</source>
        <translation>Prendre l’outil de ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Glisser avec le bouton droit</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>About Kartenwerk</source>
        <translation>À propos de Kartenwerk</translation>
    </message>
    <message>
        <source>Draws, checks, prints and test-plays maps for tile-laying games.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Dessine, vérifie, imprime et essaie des cartes pour jeux de pose de tuiles.

Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message>
        <source>Print that faces no square</source>
        <translation>Motif devant lequel il n’y a pas de case</translation>
    </message>
    <message>
        <source>The print at {sides} faces no playable square.</source>
        <translation>Le motif en {sides} ne fait face à aucune case jouable.</translation>
    </message>
    <message>
        <source>A printed road or city at the border is joined by the tile on the square that it faces. Without such a square nobody can ever reach it.</source>
        <translation>Une route ou une ville imprimée en bordure est prolongée par la tuile de la case qui lui fait face. Sans cette case, personne ne pourra jamais l’atteindre.</translation>
    </message>
    <message>
        <source>Remove the print</source>
        <translation>Retirer le motif</translation>
    </message>
    <message>
        <source>Print between two squares</source>
        <translation>Motif entre deux cases</translation>
    </message>
    <message>
        <source>A square lies beyond the side {sides}, so there can be no print.</source>
        <translation>Il y a une case au-delà du côté {sides}&#xa0;: aucun motif ne peut s’y trouver.</translation>
    </message>
    <message>
        <source>Prints stand at the border of the land: beyond their side there is sea, clouds, land abroad or the end of the map, but no playable square and no large city.</source>
        <translation>Les motifs se trouvent à la bordure du pays&#xa0;: au-delà de leur côté il y a la mer, des nuages, l’étranger ou la fin de la carte, mais ni case jouable ni grande ville.</translation>
    </message>
    <message>
        <source>Print of road and city in one</source>
        <translation>Motif à la fois route et ville</translation>
    </message>
    <message>
        <source>The printed feature “%1” is a road at one side and a city at another: {sides}.</source>
        <translation>Le motif imprimé «&#xa0;%1&#xa0;» est une route d’un côté et une ville d’un autre&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>Prints of one group are one feature, and a feature is either a road or a city. Give all of them the same kind, or put them into different groups.</source>
        <translation>Les motifs d’un même groupe forment une seule zone, et une zone est soit une route, soit une ville. Donnez-leur à tous le même type, ou mettez-les dans des groupes différents.</translation>
    </message>
    <message>
        <source>Printed feature with two faces</source>
        <translation>Motif à deux visages</translation>
    </message>
    <message>
        <source>The sides of the printed feature “%1” differ in name, coats of arms or counted tiles: {sides}.</source>
        <translation>Les côtés du motif imprimé «&#xa0;%1&#xa0;» diffèrent par le nom, les blasons ou les tuiles comptées&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>Prints of one group are one feature whose coats of arms and tiles count once. All its sides should say the same.</source>
        <translation>Les motifs d’un même groupe forment une seule zone, dont les blasons et les tuiles comptent une fois. Tous ses côtés devraient dire la même chose.</translation>
    </message>
    <message>
        <source>Make them all like the first</source>
        <translation>Les aligner tous sur le premier</translation>
    </message>
    <message>
        <source>Ferry that ends off the map</source>
        <translation>Bac qui finit hors de la carte</translation>
    </message>
    <message>
        <source>The ferry does not land on a playable square at {sides}.</source>
        <translation>Le bac n’aborde pas à une case jouable en {sides}.</translation>
    </message>
    <message>
        <source>A ferry joins the roads of two playable squares. Move its end to a square, or take the ferry away.</source>
        <translation>Un bac relie les routes de deux cases jouables. Déplacez son extrémité vers une case, ou retirez le bac.</translation>
    </message>
    <message>
        <source>Remove the ferry</source>
        <translation>Retirer le bac</translation>
    </message>
    <message>
        <source>Ferry that lands between two squares</source>
        <translation>Bac qui aborde entre deux cases</translation>
    </message>
    <message>
        <source>A square lies beyond the side {sides}, so no ferry can land there.</source>
        <translation>Il y a une case au-delà du côté {sides}&#xa0;: aucun bac ne peut y aborder.</translation>
    </message>
    <message>
        <source>A ferry lands at the border of the land: beyond its side there is no playable square and no large city. Move the landing to another side.</source>
        <translation>Un bac aborde à la bordure du pays&#xa0;: au-delà de son côté, il n’y a ni case jouable ni grande ville. Déplacez l’embarcadère vers un autre côté.</translation>
    </message>
    <message>
        <source>Ferry with one end</source>
        <translation>Bac à une seule extrémité</translation>
    </message>
    <message>
        <source>Both ends of the ferry are at {sides}.</source>
        <translation>Les deux extrémités du bac sont en {sides}.</translation>
    </message>
    <message>
        <source>A ferry has two landings at different squares. Draw it anew from one landing to the other.</source>
        <translation>Un bac a deux embarcadères sur des cases différentes. Retracez-le d’un embarcadère à l’autre.</translation>
    </message>
    <message>
        <source>Ferry from a square to itself</source>
        <translation>Bac d’une case à elle-même</translation>
    </message>
    <message>
        <source>The ferry joins two sides of the same square: {sides}.</source>
        <translation>Le bac relie deux côtés de la même case&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>Such a ferry opens no new square and demands two roads of one tile. It is hardly meant.</source>
        <translation>Un tel bac n’ouvre aucune case nouvelle et exige deux routes d’une même tuile. Ce n’est sans doute pas voulu.</translation>
    </message>
    <message>
        <source>Two things at one side</source>
        <translation>Deux choses sur un même côté</translation>
    </message>
    <message>
        <source>More than one print or landing stands at {sides}.</source>
        <translation>Il y a plus d’un motif ou embarcadère en {sides}.</translation>
    </message>
    <message>
        <source>A side of a square bears at most one print or one landing of a ferry. Move one of them to another side.</source>
        <translation>Un côté de case porte au plus un motif ou un embarcadère de bac. Déplacez l’un d’eux vers un autre côté.</translation>
    </message>
    <message>
        <source>Keep only one</source>
        <translation>N’en garder qu’un</translation>
    </message>
    <message>
        <source>Large city in pieces</source>
        <translation>Grande ville en morceaux</translation>
    </message>
    <message numerus="yes">
        <source>The large city {named} is in %n piece(s).</source>
        <translation>
            <numerusform>La grande ville {named} est en %n morceau.</numerusform>
            <numerusform>La grande ville {named} est en %n morceaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The squares of a large city hang together side by side. Fill the gap, or make two cities of it.</source>
        <translation>Les cases d’une grande ville se tiennent côte à côte. Comblez le vide, ou faites-en deux villes.</translation>
    </message>
    <message>
        <source>Large city without an open side</source>
        <translation>Grande ville sans côté ouvert</translation>
    </message>
    <message>
        <source>The large city {named} has no open side: no city or road side of it faces a playable square.</source>
        <translation>La grande ville {named} n’a pas de côté ouvert&#xa0;: aucun de ses côtés de ville ou de route ne fait face à une case jouable.</translation>
    </message>
    <message>
        <source>Tiles join a large city at its open sides. Without any it is complete from the start and nobody can ever own it; it still counts for fields.</source>
        <translation>Les tuiles rejoignent une grande ville par ses côtés ouverts. Sans côté ouvert, elle est terminée dès le début et ne sera jamais à personne&#x202f;; elle compte tout de même pour les prés.</translation>
    </message>
    <message>
        <source>Gate that leads nowhere</source>
        <translation>Porte qui ne mène nulle part</translation>
    </message>
    <message>
        <source>A road leaves the large city {named} towards no playable square: {sides}.</source>
        <translation>Une route quitte la grande ville {named} sans mener à une case jouable&#xa0;: {sides}.</translation>
    </message>
    <message>
        <source>A gate is joined by the tile on the square before it. Without such a square the side counts as closed.</source>
        <translation>Une porte est prolongée par la tuile de la case qui lui fait face. Sans cette case, le côté est considéré comme fermé.</translation>
    </message>
    <message>
        <source>Close the side</source>
        <translation>Fermer le côté</translation>
    </message>
    <message>
        <source>Large cities side by side</source>
        <translation>Grandes villes côte à côte</translation>
    </message>
    <message>
        <source>Two large cities touch at {places}.</source>
        <translation>Deux grandes villes se touchent en {places}.</translation>
    </message>
    <message>
        <source>Different large cities do not join where they touch: the side between them is closed. If they are meant to be one city, make them one.</source>
        <translation>Des grandes villes différentes ne se rejoignent pas là où elles se touchent&#xa0;: le côté qui les sépare est fermé. Si elles doivent n’en former qu’une, réunissez-les.</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 ou 2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>River on a map</source>
        <translation>Rivière sur une carte</translation>
    </message>
    <message>
        <source>The River is laid first, but the game has a map.</source>
        <translation>La Rivière est posée en premier, mais la partie a une carte.</translation>
    </message>
    <message>
        <source>The River is laid in one line on the open table before all other tiles. The squares of a map leave it no way: play it without a map, or switch it off.</source>
        <translation>La Rivière est posée en une ligne sur la table libre, avant toutes les autres tuiles. Les cases d’une carte ne lui laissent pas de passage&#xa0;: jouez-la sans carte, ou désactivez-la.</translation>
    </message>
    <message>
        <source>Switch the River off</source>
        <translation>Désactiver la Rivière</translation>
    </message>
    <message>
        <source>River and Leipzig</source>
        <translation>Rivière et Leipzig</translation>
    </message>
    <message>
        <source>The River and the double tiles of Leipzig both want to lie first.</source>
        <translation>La Rivière et les tuiles doubles de Leipzig veulent toutes deux être posées en premier.</translation>
    </message>
    <message>
        <source>No document says where the river would begin when Leipzig lies on the table. Play one of them.</source>
        <translation>Aucun document ne dit où commencerait la rivière quand Leipzig est sur la table. Jouez l’une des deux.</translation>
    </message>
    <message>
        <source>No Leipzig on the map</source>
        <translation>Pas de Leipzig sur la carte</translation>
    </message>
    <message>
        <source>The Markets of Leipzig are on, but no large city of the map is marked as Leipzig.</source>
        <translation>Les Marchés de Leipzig sont activés, mais aucune grande ville de la carte n’est marquée comme Leipzig.</translation>
    </message>
    <message>
        <source>On a map a large city of 2 × 2 squares takes the place of the double tiles. Mark one as Leipzig on the map, or switch the rule off.</source>
        <translation>Sur une carte, une grande ville de 2 × 2 cases remplace les tuiles doubles. Marquez-en une comme Leipzig sur la carte, ou désactivez la règle.</translation>
    </message>
    <message>
        <source>Switch the Markets of Leipzig off</source>
        <translation>Désactiver les Marchés de Leipzig</translation>
    </message>
    <message>
        <source>Leipzig of another shape</source>
        <translation>Leipzig d’une autre forme</translation>
    </message>
    <message>
        <source>The city “%1” is marked as Leipzig, but is not 2 × 2 squares with gates and closed sides only.</source>
        <translation>La ville «&#xa0;%1&#xa0;» est marquée comme Leipzig, mais n’est pas faite de 2 × 2 cases n’ayant que des portes et des côtés fermés.</translation>
    </message>
    <message>
        <source>Each square is one of the four quarters, roads leave it through gates, and all other sides are closed: then a road that a gate begins leads to its quarter.</source>
        <translation>Chaque case est l’un des quatre quartiers, des routes en sortent par des portes et tous les autres côtés sont fermés&#xa0;: une route qui commence à une porte mène alors à son quartier.</translation>
    </message>
    <message>
        <source>Two Leipzigs</source>
        <translation>Deux Leipzig</translation>
    </message>
    <message>
        <source>%1 large cities of the map are marked as Leipzig: {places}.</source>
        <translation>%1 grandes villes de la carte sont marquées comme Leipzig&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>There is one Leipzig with four quarters. Take the mark away from all others.</source>
        <translation>Il n’y a qu’une Leipzig, avec quatre quartiers. Retirez la marque à toutes les autres.</translation>
    </message>
    <message>
        <source>Rule without tiles</source>
        <translation>Règle sans tuiles</translation>
    </message>
    <message>
        <source>The rule “%1” is on, but no tile of the game needs it.</source>
        <translation>La règle «&#xa0;%1&#xa0;» est activée, mais aucune tuile de la partie n’en a besoin.</translation>
    </message>
    <message>
        <source>The rule changes nothing. Add the tile set that it belongs to, or switch it off.</source>
        <translation>La règle ne change rien. Ajoutez le jeu de tuiles auquel elle appartient, ou désactivez-la.</translation>
    </message>
    <message>
        <source>Switch the rule off</source>
        <translation>Désactiver la règle</translation>
    </message>
    <message>
        <source>Abbot without gardens</source>
        <translation>Abbé sans jardins</translation>
    </message>
    <message>
        <source>The abbot plays, but no tile has a garden or a monastery.</source>
        <translation>L’abbé est en jeu, mais aucune tuile n’a de jardin ni d’abbaye.</translation>
    </message>
    <message>
        <source>The abbot stands on monasteries and gardens. The tile sets of the second edition have gardens.</source>
        <translation>L’abbé se place sur les abbayes et les jardins. Les jeux de tuiles de la deuxième édition ont des jardins.</translation>
    </message>
    <message>
        <source>Switch the abbot off</source>
        <translation>Désactiver l’abbé</translation>
    </message>
    <message>
        <source>Darmstadt without its tiles</source>
        <translation>Darmstadt sans ses tuiles</translation>
    </message>
    <message>
        <source>The rules of Darmstadt are on, but its three tiles are not in the game.</source>
        <translation>Les règles de Darmstadt sont activées, mais ses trois tuiles ne sont pas dans la partie.</translation>
    </message>
    <message>
        <source>The Darmstadtium and the two churches are a tile set of their own, to be shuffled in.</source>
        <translation>Le Darmstadtium et les deux églises forment un jeu de tuiles à part, à mélanger avec les autres.</translation>
    </message>
    <message>
        <source>Add the tiles of Darmstadt</source>
        <translation>Ajouter les tuiles de Darmstadt</translation>
    </message>
    <message>
        <source>Many monasteries</source>
        <translation>Beaucoup d’abbayes</translation>
    </message>
    <message>
        <source>With the churches of Darmstadt, the base game has more monasteries than is meant.</source>
        <translation>Avec les églises de Darmstadt, le jeu de base a plus d’abbayes que prévu.</translation>
    </message>
    <message>
        <source>Played with the base game alone, two of its monasteries are taken out, so that the two churches replace them.</source>
        <translation>Avec le seul jeu de base, on retire deux de ses abbayes, que les deux églises remplacent.</translation>
    </message>
    <message>
        <source>Take two monasteries out</source>
        <translation>Retirer deux abbayes</translation>
    </message>
    <message>
        <source>Too many figures</source>
        <translation>Trop de figurines</translation>
    </message>
    <message>
        <source>The players have %1 figures together; a game can hold %2.</source>
        <translation>Les joueurs ont %1 figurines en tout&#x202f;; une partie peut en contenir %2.</translation>
    </message>
    <message>
        <source>Meeples and special figures of all players are counted. Give each player fewer meeples.</source>
        <translation>Les meeples et les figurines spéciales de tous les joueurs sont comptés. Donnez moins de meeples à chaque joueur.</translation>
    </message>
    <message>
        <source>Give each player fewer meeples</source>
        <translation>Donner moins de meeples à chaque joueur</translation>
    </message>
    <message>
        <source>Square that no tile fits</source>
        <translation>Case où aucune tuile ne va</translation>
    </message>
    <message>
        <source>No tile of the set fits the square {places} with what is printed round it.</source>
        <translation>Aucune tuile du jeu ne va sur la case {places} avec ce qui est imprimé autour.</translation>
    </message>
    <message>
        <source>The tile on this square must match the printed roads and cities, the ferries and the sides of large cities around it. No tile does, however it is turned: change a print, or add tiles that fit.</source>
        <translation>La tuile posée sur cette case doit concorder avec les routes et villes imprimées, les bacs et les côtés de grandes villes qui l’entourent. Aucune ne le fait, de quelque façon qu’on la tourne&#xa0;: modifiez un motif, ou ajoutez des tuiles qui conviennent.</translation>
    </message>
    <message>
        <source>Start tile that fits no start</source>
        <translation>Tuile de départ qui ne va sur aucun départ</translation>
    </message>
    <message>
        <source>The start tile %1 fits none of the start squares {places}.</source>
        <translation>La tuile de départ %1 ne va sur aucune des cases de départ {places}.</translation>
    </message>
    <message>
        <source>The start tile is laid on one of the used start squares and must match what is printed there. Move a start square inland, or choose another start tile.</source>
        <translation>La tuile de départ est posée sur l’une des cases de départ utilisées et doit concorder avec ce qui y est imprimé. Déplacez une case de départ vers l’intérieur, ou choisissez une autre tuile de départ.</translation>
    </message>
    <message>
        <source>No start tile</source>
        <translation>Pas de tuile de départ</translation>
    </message>
    <message>
        <source>None of the tile sets names a start tile.</source>
        <translation>Aucun des jeux de tuiles ne désigne de tuile de départ.</translation>
    </message>
    <message>
        <source>Without a start tile, random tiles are laid on all used start squares. That works; the games differ more from each other.</source>
        <translation>Sans tuile de départ, des tuiles au hasard sont posées sur toutes les cases de départ utilisées. Cela fonctionne&#x202f;; les parties diffèrent davantage les unes des autres.</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Pas de tuiles</translation>
    </message>
    <message>
        <source>The scenario has no tiles to draw.</source>
        <translation>Le scénario n’a aucune tuile à piocher.</translation>
    </message>
    <message>
        <source>Choose at least one tile set, and leave some of its tiles in the game.</source>
        <translation>Choisissez au moins un jeu de tuiles, et laissez quelques-unes de ses tuiles dans la partie.</translation>
    </message>
    <message>
        <source>Few tiles for this map</source>
        <translation>Peu de tuiles pour cette carte</translation>
    </message>
    <message>
        <source>There are %1 tiles for %2 playable squares, so that much of the map will stay empty.</source>
        <translation>Il y a %1 tuiles pour %2 cases jouables&#xa0;: une grande partie de la carte restera vide.</translation>
    </message>
    <message>
        <source>Published maps have about as many tiles as squares. With far fewer, roads and cities stay open and chips stay on the map. Add a tile set, or make the map smaller.</source>
        <translation>Les cartes publiées ont à peu près autant de tuiles que de cases. Avec beaucoup moins, des routes et des villes restent ouvertes et des jetons restent sur la carte. Ajoutez un jeu de tuiles, ou réduisez la carte.</translation>
    </message>
    <message>
        <source>Many tiles for this map</source>
        <translation>Beaucoup de tuiles pour cette carte</translation>
    </message>
    <message>
        <source>There are %1 tiles for %2 playable squares, so that many tiles will be left over.</source>
        <translation>Il y a %1 tuiles pour %2 cases jouables&#xa0;: beaucoup de tuiles resteront de côté.</translation>
    </message>
    <message>
        <source>Published maps have about as many tiles as squares. With far more, the game ends when the map is full, and who gets the last good tile is chance. Take tiles out, or make the map larger.</source>
        <translation>Les cartes publiées ont à peu près autant de tuiles que de cases. Avec beaucoup plus, la partie finit quand la carte est pleine, et c’est le hasard qui donne la dernière bonne tuile. Retirez des tuiles, ou agrandissez la carte.</translation>
    </message>
    <message>
        <source>River tiles on a map</source>
        <translation>Tuiles de rivière sur une carte</translation>
    </message>
    <message numerus="yes">
        <source>%n river tile(s) in the draw pile can hardly be laid on a map.</source>
        <translation>
            <numerusform>%n tuile de rivière de la pioche ne peut guère être posée sur une carte.</numerusform>
            <numerusform>%n tuiles de rivière de la pioche ne peuvent guère être posées sur une carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>River tiles are laid before all others, in one line from the spring to the lake. On a map with several start squares there is no place for that: use The River in games without a map.</source>
        <translation>Les tuiles de rivière sont posées avant toutes les autres, en une ligne de la source au lac. Une carte à plusieurs cases de départ n’a pas la place pour cela&#xa0;: utilisez la Rivière dans les parties sans carte.</translation>
    </message>
    <message>
        <source>Changed count of an unknown tile</source>
        <translation>Nombre modifié d’une tuile inconnue</translation>
    </message>
    <message>
        <source>The tile set “%1” has no tile %2 whose count could be changed.</source>
        <translation>Le jeu de tuiles «&#xa0;%1&#xa0;» n’a pas de tuile %2 dont on puisse modifier le nombre.</translation>
    </message>
    <message>
        <source>The scenario changes how often this tile comes, but the set does not have it. Perhaps the tile was renamed or removed.</source>
        <translation>Le scénario modifie la fréquence de cette tuile, mais le jeu ne la contient pas. Elle a peut-être été renommée ou retirée.</translation>
    </message>
    <message>
        <source>Remove the change</source>
        <translation>Retirer la modification</translation>
    </message>
    <message>
        <source>Used start that is no start square</source>
        <translation>Départ utilisé qui n’est pas une case de départ</translation>
    </message>
    <message>
        <source>The scenario begins on {places}, but that is no start square of the map.</source>
        <translation>Le scénario commence en {places}, mais ce n’est pas une case de départ de la carte.</translation>
    </message>
    <message>
        <source>The first tiles are laid on start squares of the map. Choose another start, or make the square a start square.</source>
        <translation>Les premières tuiles sont posées sur les cases de départ de la carte. Choisissez un autre départ, ou faites de la case une case de départ.</translation>
    </message>
    <message>
        <source>Do not use this start</source>
        <translation>Ne pas utiliser ce départ</translation>
    </message>
    <message>
        <source>Same start used twice</source>
        <translation>Même départ utilisé deux fois</translation>
    </message>
    <message>
        <source>The start square {places} is named more than once.</source>
        <translation>La case de départ {places} est citée plus d’une fois.</translation>
    </message>
    <message>
        <source>One tile is laid on each used start square, so each can be used once only.</source>
        <translation>Une tuile est posée sur chaque case de départ utilisée&#xa0;: chacune ne peut donc servir qu’une fois.</translation>
    </message>
    <message>
        <source>Name it once</source>
        <translation>Ne la citer qu’une fois</translation>
    </message>
    <message>
        <source>Only one start in use</source>
        <translation>Un seul départ utilisé</translation>
    </message>
    <message numerus="yes">
        <source>The scenario uses %n start square(s); the rules ask for at least two.</source>
        <translation>
            <numerusform>Le scénario utilise %n case de départ&#x202f;; les règles en demandent au moins deux.</numerusform>
            <numerusform>Le scénario utilise %n cases de départ&#x202f;; les règles en demandent au moins deux.</numerusform>
        </translation>
    </message>
    <message>
        <source>With a single start all tiles grow from one place, and much of what makes a map interesting is lost. Use two or three.</source>
        <translation>Avec un seul départ, toutes les tuiles partent du même endroit, et une bonne part de l’intérêt d’une carte se perd. Utilisez-en deux ou trois.</translation>
    </message>
    <message>
        <source>More starts in use than there are</source>
        <translation>Plus de départs utilisés qu’il n’en existe</translation>
    </message>
    <message>
        <source>The rules use %1 start squares, but the map has only %2.</source>
        <translation>Les règles utilisent %1 cases de départ, mais la carte n’en a que %2.</translation>
    </message>
    <message>
        <source>Lower the number of used start squares in the rules, or add start squares to the map.</source>
        <translation>Réduisez le nombre de cases de départ utilisées dans les règles, ou ajoutez des cases de départ à la carte.</translation>
    </message>
    <message>
        <source>Use those that there are</source>
        <translation>Utiliser celles qui existent</translation>
    </message>
    <message>
        <source>Squares that the used starts cannot reach</source>
        <translation>Cases hors d’atteinte des départs utilisés</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached from the start squares in use: {places}.</source>
        <translation>
            <numerusform>%n case jouable est hors d’atteinte des cases de départ utilisées&#xa0;: {places}.</numerusform>
            <numerusform>%n cases jouables sont hors d’atteinte des cases de départ utilisées&#xa0;: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other start squares of the map would reach them, but the scenario does not use those. Use another start, or join the parts of the map.</source>
        <translation>D’autres cases de départ de la carte y mèneraient, mais le scénario ne les utilise pas. Utilisez un autre départ, ou reliez les parties de la carte.</translation>
    </message>
    <message>
        <source>Squares that some choices of starts cannot reach</source>
        <translation>Cases hors d’atteinte pour certains choix de départs</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached with every choice of start squares: {places}.</source>
        <translation>
            <numerusform>%n case jouable n’est pas accessible pour tous les choix de cases de départ&#xa0;: {places}.</numerusform>
            <numerusform>%n cases jouables ne sont pas accessibles pour tous les choix de cases de départ&#xa0;: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start squares in use are drawn at random, and with an unlucky draw none of them reaches these squares. Name the starts in the scenario, or join the parts of the map.</source>
        <translation>Les cases de départ utilisées sont tirées au sort, et un tirage malchanceux n’en laisse aucune atteindre ces cases. Désignez les départs dans le scénario, ou reliez les parties de la carte.</translation>
    </message>
    <message>
        <source>Wrong number of players</source>
        <translation>Mauvais nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>The scenario is for %n player(s); two to six can play.</source>
        <translation>
            <numerusform>Le scénario est pour %n joueur&#x202f;; on joue de deux à six.</numerusform>
            <numerusform>Le scénario est pour %n joueurs&#x202f;; on joue de deux à six.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game has figures in six colours, and needs at least two players.</source>
        <translation>Le jeu a des figurines de six couleurs, et il faut au moins deux joueurs.</translation>
    </message>
    <message>
        <source>Take the nearest number</source>
        <translation>Prendre le nombre le plus proche</translation>
    </message>
    <message>
        <source>Laid tile that is on no used start</source>
        <translation>Tuile posée hors des départs utilisés</translation>
    </message>
    <message>
        <source>A tile shall lie on {places} from the beginning, but that is no start square in use.</source>
        <translation>Une tuile doit se trouver en {places} dès le début, mais ce n’est pas une case de départ utilisée.</translation>
    </message>
    <message>
        <source>Only used start squares bear a tile from the beginning.</source>
        <translation>Seules les cases de départ utilisées portent une tuile dès le début.</translation>
    </message>
    <message>
        <source>Remove the tile</source>
        <translation>Retirer la tuile</translation>
    </message>
    <message>
        <source>Laid tile that is not in the game</source>
        <translation>Tuile posée qui n’est pas dans la partie</translation>
    </message>
    <message>
        <source>The tile %1 shall lie on {places}, but no tile set in use has it.</source>
        <translation>La tuile %1 doit se trouver en {places}, mais aucun jeu de tuiles utilisé ne la contient.</translation>
    </message>
    <message>
        <source>Choose a tile of the sets in use, or add the set that has it.</source>
        <translation>Choisissez une tuile des jeux utilisés, ou ajoutez le jeu qui la contient.</translation>
    </message>
    <message>
        <source>Laid tile that does not fit</source>
        <translation>Tuile posée qui ne convient pas</translation>
    </message>
    <message>
        <source>The tile %1 does not fit on {places} as it shall lie there.</source>
        <translation>La tuile %1 ne va pas en {places} dans la position prévue.</translation>
    </message>
    <message>
        <source>Drawn tile that is not in the game</source>
        <translation>Tuile piochée qui n’est pas dans la partie</translation>
    </message>
    <message>
        <source>The fixed order of draws names the tile %1, but no tile set in use has it.</source>
        <translation>L’ordre de pioche fixé cite la tuile %1, mais aucun jeu de tuiles utilisé ne la contient.</translation>
    </message>
    <message>
        <source>Every tile of a fixed order must be in the draw pile. Add the tile set that has it, or change the order.</source>
        <translation>Chaque tuile d’un ordre fixé doit être dans la pioche. Ajoutez le jeu de tuiles qui la contient, ou modifiez l’ordre.</translation>
    </message>
    <message>
        <source>Tile drawn more often than there is</source>
        <translation>Tuile piochée plus souvent qu’elle n’existe</translation>
    </message>
    <message>
        <source>The fixed order of draws names the tile %1 %2 times; the draw pile has it %3 times.</source>
        <translation>L’ordre de pioche fixé cite la tuile %1 %2 fois&#x202f;; la pioche la contient %3 fois.</translation>
    </message>
    <message>
        <source>A fixed order can only draw what is there. Change the order, or the count of the tile.</source>
        <translation>Un ordre fixé ne peut piocher que ce qui existe. Modifiez l’ordre, ou le nombre d’exemplaires de la tuile.</translation>
    </message>
    <message>
        <source>Unusual number of chips</source>
        <translation>Nombre de jetons inhabituel</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) is/are laid instead of the usual 30.</source>
        <translation>
            <numerusform>%n jeton est posé au lieu des 30 habituels.</numerusform>
            <numerusform>%n jetons sont posés au lieu des 30 habituels.</numerusform>
        </translation>
    </message>
    <message>
        <source>The published sets lay 30 chips. A smaller map may well do with fewer; this is only a reminder.</source>
        <translation>Les boîtes publiées posent 30 jetons. Une carte plus petite peut fort bien en avoir moins&#x202f;; ce n’est qu’un rappel.</translation>
    </message>
    <message>
        <source>More than ten chips of a colour</source>
        <translation>Plus de dix jetons d’une couleur</translation>
    </message>
    <message>
        <source>The box holds %2 chips in %1; the published sets have 10 of each colour.</source>
        <translation>La boîte contient %2 jetons en %1&#x202f;; les boîtes publiées en ont 10 de chaque couleur.</translation>
    </message>
    <message>
        <source>Whoever plays with a published set cannot take that many out of the box. Lower the numbers in the chip rules, or print chips of your own.</source>
        <translation>Qui joue avec une boîte publiée ne peut pas en sortir autant. Réduisez les nombres dans les règles des jetons, ou imprimez vos propres jetons.</translation>
    </message>
    <message>
        <source>More chips than the box holds</source>
        <translation>Plus de jetons que n’en contient la boîte</translation>
    </message>
    <message>
        <source>%1 chips shall be laid, but the box holds only %2.</source>
        <translation>%1 jetons doivent être posés, mais la boîte n’en contient que %2.</translation>
    </message>
    <message>
        <source>Lay fewer chips, or put more into the box: the chip rules say how many there are of each colour and value.</source>
        <translation>Posez moins de jetons, ou mettez-en davantage dans la boîte&#xa0;: les règles des jetons disent combien il y en a de chaque couleur et valeur.</translation>
    </message>
    <message>
        <source>More chips than fit on the map</source>
        <translation>Plus de jetons qu’on ne peut en placer sur la carte</translation>
    </message>
    <message>
        <source>%1 chips shall be laid, but at most %2 fit on this map.</source>
        <translation>%1 jetons doivent être posés, mais on ne peut en placer que %2 sur cette carte.</translation>
    </message>
    <message>
        <source>No two chips lie side by side, none lies on a town or a start, next to a used start or beside an open side of a large city. The chips panel shows the squares that prove how many fit. Lay fewer chips, or change the map.</source>
        <translation>Deux jetons ne sont jamais côte à côte&#x202f;; aucun n’est sur un bourg ou un départ, à côté d’un départ utilisé ou au bord d’un côté ouvert d’une grande ville. Le panneau des jetons montre les cases qui prouvent combien on peut en placer. Posez moins de jetons, ou modifiez la carte.</translation>
    </message>
    <message>
        <source>Layout with another number of chips</source>
        <translation>Répartition avec un autre nombre de jetons</translation>
    </message>
    <message>
        <source>The layout has %1 chips; the rules ask for %2.</source>
        <translation>La répartition a %1 jetons&#x202f;; les règles en demandent %2.</translation>
    </message>
    <message>
        <source>The layout was made for another number of chips. Draw a new one, or change the number in the rules.</source>
        <translation>La répartition a été faite pour un autre nombre de jetons. Tirez-en une nouvelle, ou modifiez le nombre dans les règles.</translation>
    </message>
    <message>
        <source>Layout with chips that are not there</source>
        <translation>Répartition avec des jetons qui n’existent pas</translation>
    </message>
    <message>
        <source>The layout has %3 chips of %1 with value %2; the box holds %4.</source>
        <translation>La répartition a %3 jetons en %1 de valeur %2&#x202f;; la boîte en contient %4.</translation>
    </message>
    <message>
        <source>A layout can only use the chips that are in the box. Draw the layout anew, or change the chip rules.</source>
        <translation>Une répartition ne peut utiliser que les jetons de la boîte. Tirez la répartition à nouveau, ou modifiez les règles des jetons.</translation>
    </message>
    <message>
        <source>Chip where none may lie</source>
        <translation>Jeton là où il ne doit pas y en avoir</translation>
    </message>
    <message>
        <source>By the rules no chip may lie on {places}.</source>
        <translation>Selon les règles, aucun jeton ne peut se trouver en {places}.</translation>
    </message>
    <message>
        <source>Chips lie on playable squares, at most one on each and no two side by side; none on a town or a start, next to a used start, or beside an open side of a large city. Move the chip, or draw a new layout.</source>
        <translation>Les jetons se trouvent sur des cases jouables, un au plus par case et jamais deux côte à côte&#x202f;; aucun sur un bourg ou un départ, à côté d’un départ utilisé ou au bord d’un côté ouvert d’une grande ville. Déplacez le jeton, ou tirez une nouvelle répartition.</translation>
    </message>
    <message>
        <source>Layout against your own rules</source>
        <translation>Répartition contraire à vos propres règles</translation>
    </message>
    <message>
        <source>The chips on {places} break a rule of your own.</source>
        <translation>Les jetons en {places} enfreignent une de vos propres règles.</translation>
    </message>
    <message>
        <source>The game can be played so, but the layout is not what you asked for: distance, regions, pinned and banned squares, symmetry. Draw a new layout, or change what you ask for.</source>
        <translation>La partie peut se jouer ainsi, mais la répartition n’est pas ce que vous avez demandé&#xa0;: distance, régions, cases fixées et interdites, symétrie. Tirez une nouvelle répartition, ou changez ce que vous demandez.</translation>
    </message>
    <message>
        <source>The island mark on {places} is not on a playable square.</source>
        <translation>La marque d’île en {places} n’est pas sur une case jouable.</translation>
    </message>
    <message>
        <source>The chip mark on {places} is not on a playable square.</source>
        <translation>La marque de jeton en {places} n’est pas sur une case jouable.</translation>
    </message>
    <message>
        <source>The Chumak mark on {places} is not on a playable square.</source>
        <translation>La marque de tchoumak en {places} n’est pas sur une case jouable.</translation>
    </message>
    <message>
        <source>The depot on {places} has no colour.</source>
        <translation>Le dépôt en {places} n’a pas de couleur.</translation>
    </message>
    <message>
        <source>The highlight on {places} has no colour.</source>
        <translation>La curiosité en {places} n’a pas de couleur.</translation>
    </message>
    <message>
        <source>The chip mark on {places} has no colour.</source>
        <translation>La marque de jeton en {places} n’a pas de couleur.</translation>
    </message>
    <message>
        <source>The abbot plays, but no tile has a garden.</source>
        <translation>L’abbé est en jeu, mais aucune tuile n’a de jardin.</translation>
    </message>
    <message>
        <source>The chip on {places} lies off the squares of the map.</source>
        <translation>Le jeton en {places} est hors des cases de la carte.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a square that takes no tile.</source>
        <translation>Le jeton en {places} est sur une case qui ne reçoit pas de tuile.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a large city.</source>
        <translation>Le jeton en {places} est sur une grande ville.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a town.</source>
        <translation>Le jeton en {places} est sur un bourg.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a start square in use.</source>
        <translation>Le jeton en {places} est sur une case de départ utilisée.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on an unused start square, which bears a town.</source>
        <translation>Le jeton en {places} est sur une case de départ non utilisée, qui porte un bourg.</translation>
    </message>
    <message>
        <source>The chip on {places} lies next to a start square in use.</source>
        <translation>Le jeton en {places} est à côté d’une case de départ utilisée.</translation>
    </message>
    <message>
        <source>The chip on {places} lies beside an open side of a large city.</source>
        <translation>Le jeton en {places} borde un côté ouvert d’une grande ville.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a kind of square that shall bear none.</source>
        <translation>Le jeton en {places} est sur un type de case qui ne doit pas en porter.</translation>
    </message>
    <message>
        <source>The chip on {places} lies in a region that shall bear none.</source>
        <translation>Le jeton en {places} est dans une région qui ne doit pas en porter.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on a banned square.</source>
        <translation>Le jeton en {places} est sur une case interdite.</translation>
    </message>
    <message>
        <source>The chip on {places} lies on no printed place for chips.</source>
        <translation>Le jeton en {places} n’est sur aucun emplacement imprimé pour jetons.</translation>
    </message>
    <message>
        <source>More than one chip lies on {places}.</source>
        <translation>Plus d’un jeton se trouve en {places}.</translation>
    </message>
    <message>
        <source>The chips on {places} lie too close together.</source>
        <translation>Les jetons en {places} sont trop proches les uns des autres.</translation>
    </message>
    <message>
        <source>The chips on {places} lie closer together than you ask for.</source>
        <translation>Les jetons en {places} sont plus rapprochés que vous ne le demandez.</translation>
    </message>
    <message>
        <source>No chip lies on the pinned square {places}.</source>
        <translation>Aucun jeton ne se trouve sur la case fixée {places}.</translation>
    </message>
    <message>
        <source>Fewer chips lie in the region %2 than you ask for.</source>
        <translation>La région %2 a moins de jetons que vous n’en demandez.</translation>
    </message>
    <message>
        <source>More chips lie in the region %2 than you ask for.</source>
        <translation>La région %2 a plus de jetons que vous n’en demandez.</translation>
    </message>
    <message>
        <source>The chips on {places} have no counterpart in the symmetry that you ask for.</source>
        <translation>Les jetons en {places} n’ont pas de pendant dans la symétrie que vous demandez.</translation>
    </message>
    <message>
        <source>No playable squares</source>
        <translation>Aucune case jouable</translation>
    </message>
    <message>
        <source>The map has no playable square.</source>
        <translation>La carte n’a pas de case jouable.</translation>
    </message>
    <message>
        <source>Tiles are laid on playable squares only, so nothing can be played on this map. Paint some land with the ground tool.</source>
        <translation>Les tuiles ne se posent que sur des cases jouables&#xa0;: rien ne peut donc être joué sur cette carte. Peignez de la terre avec l’outil de terrain.</translation>
    </message>
    <message>
        <source>Too few start squares</source>
        <translation>Trop peu de cases de départ</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n start square(s); a game begins on at least two.</source>
        <translation>
            <numerusform>La carte a %n case de départ&#x202f;; une partie commence sur deux au moins.</numerusform>
            <numerusform>La carte a %n cases de départ&#x202f;; une partie commence sur deux au moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first tiles are laid on start squares, and the rules ask for at least two of them. Put start squares far from each other, so that players can choose where to begin.</source>
        <translation>Les premières tuiles se posent sur des cases de départ, et les règles en demandent au moins deux. Éloignez-les les unes des autres, pour que les joueurs puissent choisir où commencer.</translation>
    </message>
    <message>
        <source>Start square where no tile can lie</source>
        <translation>Case de départ où aucune tuile ne peut être posée</translation>
    </message>
    <message>
        <source>The start square {named} is not on a playable square.</source>
        <translation>La case de départ {named} n’est pas sur une case jouable.</translation>
    </message>
    <message>
        <source>A tile lies on each used start square from the beginning. Make the square playable, or take the start away.</source>
        <translation>Une tuile se trouve dès le début sur chaque case de départ utilisée. Rendez la case jouable, ou retirez le départ.</translation>
    </message>
    <message>
        <source>Remove the start</source>
        <translation>Retirer le départ</translation>
    </message>
    <message>
        <source>Town where no tile can lie</source>
        <translation>Bourg où aucune tuile ne peut être posée</translation>
    </message>
    <message>
        <source>The town {named} is not on a playable square.</source>
        <translation>Le bourg {named} n’est pas sur une case jouable.</translation>
    </message>
    <message>
        <source>A town is an ordinary square with a small house that a tile will cover. Make the square playable, or take the town away.</source>
        <translation>Un bourg est une case ordinaire avec une petite maison qu’une tuile couvrira. Rendez la case jouable, ou retirez le bourg.</translation>
    </message>
    <message>
        <source>Remove the town</source>
        <translation>Retirer le bourg</translation>
    </message>
    <message>
        <source>Mark where no tile can lie</source>
        <translation>Marque où aucune tuile ne peut être posée</translation>
    </message>
    <message>
        <source>What is printed on {places} needs a playable square.</source>
        <translation>Ce qui est imprimé en {places} demande une case jouable.</translation>
    </message>
    <message>
        <source>Coats of arms of an island, chip marks and Chumak squares come into play when a tile covers them or lies beside them. Make the square playable, or take the mark away.</source>
        <translation>Les blasons d’une île, les marques de jeton et les cases tchoumak entrent en jeu quand une tuile les couvre ou les borde. Rendez la case jouable, ou retirez la marque.</translation>
    </message>
    <message>
        <source>Remove the mark</source>
        <translation>Retirer la marque</translation>
    </message>
    <message>
        <source>Start square that is marked as a town too</source>
        <translation>Case de départ marquée aussi comme bourg</translation>
    </message>
    <message>
        <source>The start square {named} bears a town as well.</source>
        <translation>La case de départ {named} porte aussi un bourg.</translation>
    </message>
    <message>
        <source>Every start square shows a small town of its own and counts as a town as long as it is not used. A second town on it changes nothing.</source>
        <translation>Chaque case de départ montre un petit bourg à elle et compte comme bourg tant qu’elle n’est pas utilisée. Un second bourg n’y change rien.</translation>
    </message>
    <message>
        <source>Island mark without coats of arms</source>
        <translation>Marque d’île sans blason</translation>
    </message>
    <message>
        <source>The island mark on {places} has no coat of arms.</source>
        <translation>La marque d’île en {places} n’a pas de blason.</translation>
    </message>
    <message>
        <source>A tile on an island square scores 2 points for each coat of arms there. Without any the mark does nothing: give it at least one coat, or take it away.</source>
        <translation>Une tuile posée sur une case d’île rapporte 2 points par blason qui s’y trouve. Sans blason, la marque n’a aucun effet&#xa0;: donnez-lui au moins un blason, ou retirez-la.</translation>
    </message>
    <message>
        <source>Start square without a name</source>
        <translation>Case de départ sans nom</translation>
    </message>
    <message>
        <source>The start square on {places} has no name.</source>
        <translation>La case de départ en {places} n’a pas de nom.</translation>
    </message>
    <message>
        <source>Players choose start squares by name, and the setup sheet lists them by name. Name the start in its properties.</source>
        <translation>Les joueurs choisissent les cases de départ par leur nom, et la feuille de mise en place les cite ainsi. Nommez le départ dans ses propriétés.</translation>
    </message>
    <message>
        <source>Town without a name</source>
        <translation>Bourg sans nom</translation>
    </message>
    <message>
        <source>The town on {places} has no name.</source>
        <translation>Le bourg en {places} n’a pas de nom.</translation>
    </message>
    <message>
        <source>Towns are printed with their names, and the log of a game speaks of them by name. Name the town in its properties.</source>
        <translation>Les bourgs sont imprimés avec leur nom, et le journal d’une partie les cite ainsi. Nommez le bourg dans ses propriétés.</translation>
    </message>
    <message>
        <source>Large city without a name</source>
        <translation>Grande ville sans nom</translation>
    </message>
    <message>
        <source>The large city on {places} has no name.</source>
        <translation>La grande ville en {places} n’a pas de nom.</translation>
    </message>
    <message>
        <source>Large cities are printed with their names, and the log of a game speaks of them by name. Name the city in its properties.</source>
        <translation>Les grandes villes sont imprimées avec leur nom, et le journal d’une partie les cite ainsi. Nommez la ville dans ses propriétés.</translation>
    </message>
    <message>
        <source>Same name twice</source>
        <translation>Même nom deux fois</translation>
    </message>
    <message>
        <source>The name “%1” is used more than once: {places}.</source>
        <translation>Le nom «&#xa0;%1&#xa0;» est utilisé plus d’une fois&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Start squares, towns and large cities are told apart by their names, on paper and in the log of a game. Rename one of them.</source>
        <translation>Cases de départ, bourgs et grandes villes se distinguent par leur nom, sur le papier comme dans le journal d’une partie. Renommez l’un d’eux.</translation>
    </message>
    <message>
        <source>Squares that no start can reach</source>
        <translation>Cases hors d’atteinte de tout départ</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) cannot be reached from any start: {places}.</source>
        <translation>
            <numerusform>%n case jouable n’est accessible depuis aucun départ&#xa0;: {places}.</numerusform>
            <numerusform>%n cases jouables ne sont accessibles depuis aucun départ&#xa0;: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile must touch a tile that lies already. Tiles spread from square to neighbouring square, round large cities that they touch, and along ferries. No way leads from a start square to these squares: join them by land, a large city or a ferry, or make them sea.</source>
        <translation>Une tuile doit toucher une tuile déjà posée. Les tuiles s’étendent de case en case voisine, autour des grandes villes qu’elles touchent et par les bacs. Aucun chemin ne mène d’une case de départ à ces cases&#xa0;: reliez-les par de la terre, une grande ville ou un bac, ou faites-en de la mer.</translation>
    </message>
    <message>
        <source>Island that no ferry reaches</source>
        <translation>Île qu’aucun bac n’atteint</translation>
    </message>
    <message>
        <source>The coats of arms on the island square {places} can never be scored, for no tile gets there.</source>
        <translation>Les blasons de la case d’île {places} ne rapporteront jamais rien, car aucune tuile n’y parvient.</translation>
    </message>
    <message>
        <source>Island squares are reached by ferry. Draw a ferry from the mainland to the island.</source>
        <translation>On atteint les cases d’île par bac. Tracez un bac de la terre ferme à l’île.</translation>
    </message>
    <message>
        <source>Stray squares</source>
        <translation>Cases égarées</translation>
    </message>
    <message numerus="yes">
        <source>%n playable square(s) lie(s) alone, far from the rest: {places}.</source>
        <translation>
            <numerusform>%n case jouable est isolée, loin du reste&#xa0;: {places}.</numerusform>
            <numerusform>%n cases jouables sont isolées, loin du reste&#xa0;: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A few squares with nothing but empty space around them are often left over from drawing. Erase them, or join them to the rest by a ferry.</source>
        <translation>Quelques cases entourées de vide sont souvent des restes du dessin. Effacez-les, ou reliez-les au reste par un bac.</translation>
    </message>
    <message>
        <source>Make sea of them</source>
        <translation>En faire de la mer</translation>
    </message>
    <message>
        <source>Hole in the land</source>
        <translation>Trou dans les terres</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) inside the land take(s) no tile: {places}.</source>
        <translation>
            <numerusform>%n case au milieu des terres ne reçoit pas de tuile&#xa0;: {places}.</numerusform>
            <numerusform>%n cases au milieu des terres ne reçoivent pas de tuile&#xa0;: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hole is a border like the coast: it closes the cities and roads that run into it. That is fine for a lake; if it is not meant, paint land.</source>
        <translation>Un trou est une bordure comme la côte&#xa0;: il ferme les villes et les routes qui y aboutissent. C’est parfait pour un lac&#x202f;; si ce n’est pas voulu, peignez de la terre.</translation>
    </message>
    <message>
        <source>Colour missing</source>
        <translation>Couleur manquante</translation>
    </message>
    <message>
        <source>What is printed on {places} has no colour.</source>
        <translation>Ce qui est imprimé en {places} n’a pas de couleur.</translation>
    </message>
    <message>
        <source>Depots, highlights and printed chip marks belong to a chip colour: purple, light blue or orange. Choose one in the properties.</source>
        <translation>Dépôts, curiosités et marques de jeton imprimées appartiennent à une couleur de jeton&#xa0;: violet, bleu clair ou orange. Choisissez-en une dans les propriétés.</translation>
    </message>
    <message>
        <source>Ends of the river</source>
        <translation>Extrémités de la rivière</translation>
    </message>
    <message>
        <source>The river has no single spring and lake: springs %1, lakes %2.</source>
        <translation>La rivière n’a pas exactement une source et un lac&#xa0;: sources %1, lacs %2.</translation>
    </message>
    <message>
        <source>The river runs from one spring to one lake. Without a spring no river tile can be laid, without a lake the river stays open, and a second spring or lake is set aside.</source>
        <translation>La rivière va d’une source à un lac. Sans source, aucune tuile de rivière ne peut être posée&#xa0;; sans lac, la rivière reste ouverte&#xa0;; une seconde source ou un second lac est mis de côté.</translation>
    </message>
    <message>
        <source>A tile that lies from the beginning must match the prints, ferries and large cities round its square like any other. Turn it, or choose another. The Darmstadtium needs a city beside it.</source>
        <translation>Une tuile présente dès le début doit concorder comme toute autre avec les motifs, bacs et grandes villes autour de sa case. Tournez-la, ou choisissez-en une autre. Le Darmstadtium a besoin d’une ville à côté de lui.</translation>
    </message>
    <message>
        <source>The program cannot play on this map: with its margin it has %2 squares, and %3 are the most.</source>
        <translation>Le programme ne peut pas jouer sur cette carte&#xa0;: avec sa marge, elle a %2 cases, et %3 sont le maximum.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 tiles; %3 are the most.</source>
        <translation>Le programme ne peut pas jouer avec %2 tuiles&#x202f;; %3 sont le maximum.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 kinds of tiles; %3 are the most.</source>
        <translation>Le programme ne peut pas jouer avec %2 types de tuiles&#x202f;; %3 sont le maximum.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 tiles of one kind; %3 are the most.</source>
        <translation>Le programme ne peut pas jouer avec %2 tuiles d’un même type&#x202f;; %3 sont le maximum.</translation>
    </message>
    <message>
        <source>The program cannot play with %2 start squares in use; %3 are the most.</source>
        <translation>Le programme ne peut pas jouer avec %2 cases de départ utilisées&#x202f;; %3 sont le maximum.</translation>
    </message>
    <message>
        <source>You ask for a number of chips in a region without a name.</source>
        <translation>Vous demandez un nombre de jetons dans une région sans nom.</translation>
    </message>
    <message>
        <source>A tile shall lie on {places} from the beginning, but that is off the map.</source>
        <translation>Une tuile doit se trouver en {places} dès le début, mais c’est hors de la carte.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: no square of the board is there.</source>
        <translation>Aucun jeton ne peut être fixé sur {places}&#xa0;: il n’y a là aucune case du plateau.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: no tile is laid there.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: aucune tuile n’y est posée.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: a large city stands there.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: il s’y trouve une grande ville.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: a town stands there.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: il s’y trouve un bourg.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: the game begins there.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: la partie y commence.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: unused start squares bear a town.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: les cases de départ non utilisées portent un bourg.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: a start square in use lies next to it.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: une case de départ utilisée est voisine.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: an open side of a large city lies beside it.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: un côté ouvert d’une grande ville le borde.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: you ask for none on this kind of square.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: vous n’en demandez pas sur ce type de case.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: you ask for none in this region.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: vous n’en demandez pas dans cette région.</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: no place for chips is printed there.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: aucun emplacement pour jetons n’y est imprimé.</translation>
    </message>
    <message>
        <source>Too large to play</source>
        <translation>Trop grand pour être joué</translation>
    </message>
    <message>
        <source>The program cannot play this: it has %2 of what it can hold %3 of.</source>
        <translation>Le programme ne peut pas y jouer&#xa0;: il y en a %2, et il peut en contenir %3.</translation>
    </message>
    <message>
        <source>A scenario of this size can be drawn, checked and printed, but neither the preview nor the command line can play it. Take out tiles or starts, or make the map smaller.</source>
        <translation>Un scénario de cette taille peut être dessiné, vérifié et imprimé, mais ni l’aperçu ni la ligne de commande ne peuvent le jouer. Retirez des tuiles ou des départs, ou réduisez la carte.</translation>
    </message>
    <message>
        <source>Laid tile off the table</source>
        <translation>Tuile posée hors de la table</translation>
    </message>
    <message>
        <source>A tile shall lie on {places} from the beginning, but the table of a game without a map has %1 × %1 squares.</source>
        <translation>Une tuile doit se trouver en {places} dès le début, mais la table d’une partie sans carte a %1 × %1 cases.</translation>
    </message>
    <message>
        <source>The tile can never be reached there. Remove it, or lay it elsewhere.</source>
        <translation>La tuile n’y sera jamais accessible. Retirez-la, ou posez-la ailleurs.</translation>
    </message>
    <message>
        <source>Two tiles on one square</source>
        <translation>Deux tuiles sur une case</translation>
    </message>
    <message>
        <source>More than one tile shall lie on {places} from the beginning.</source>
        <translation>Plus d’une tuile doit se trouver en {places} dès le début.</translation>
    </message>
    <message>
        <source>A square bears one tile. Remove the others, or lay them elsewhere.</source>
        <translation>Une case porte une seule tuile. Retirez les autres, ou posez-les ailleurs.</translation>
    </message>
    <message>
        <source>Keep the first</source>
        <translation>Garder la première</translation>
    </message>
    <message>
        <source>Laid tiles that do not match</source>
        <translation>Tuiles posées qui ne concordent pas</translation>
    </message>
    <message>
        <source>The tiles that shall lie on {places} from the beginning do not match side by side, however they are turned.</source>
        <translation>Les tuiles qui doivent se trouver en {places} dès le début ne concordent pas côte à côte, de quelque façon qu’on les tourne.</translation>
    </message>
    <message>
        <source>Tiles side by side must show each other the same: road to road, city to city, field to field. Turn one of them, or choose another.</source>
        <translation>Des tuiles côte à côte doivent se correspondre&#xa0;: route à route, ville à ville, pré à pré. Tournez l’une d’elles, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Fixed order without tiles</source>
        <translation>Ordre fixé sans tuiles</translation>
    </message>
    <message>
        <source>All draws shall come in a fixed order, but the order names no tile.</source>
        <translation>Toute la pioche doit suivre un ordre fixé, mais cet ordre ne cite aucune tuile.</translation>
    </message>
    <message>
        <source>With every draw fixed, the game has just the tiles of the order: with none it ends before it begins. Name the tiles, or let them be drawn at random.</source>
        <translation>Quand toute la pioche est fixée, la partie n’a que les tuiles de l’ordre&#xa0;: sans aucune, elle finit avant de commencer. Citez les tuiles, ou laissez-les piocher au hasard.</translation>
    </message>
    <message>
        <source>Draw at random</source>
        <translation>Piocher au hasard</translation>
    </message>
    <message>
        <source>Chips asked for in an unknown region</source>
        <translation>Jetons demandés dans une région inconnue</translation>
    </message>
    <message>
        <source>You ask for a number of chips in the region “%1”, which the map does not have.</source>
        <translation>Vous demandez un nombre de jetons dans la région «&#xa0;%1&#xa0;», que la carte n’a pas.</translation>
    </message>
    <message>
        <source>Perhaps the region was renamed or removed. As long as chips are asked for there, no layout can be drawn.</source>
        <translation>La région a peut-être été renommée ou supprimée. Tant que des jetons y sont demandés, aucune répartition ne peut être tirée.</translation>
    </message>
    <message>
        <source>Ask nothing of this region</source>
        <translation>Ne rien demander à cette région</translation>
    </message>
    <message>
        <source>Pin where no chip may lie</source>
        <translation>Case fixée où aucun jeton ne peut être</translation>
    </message>
    <message>
        <source>No chip can be pinned on {places}: none may lie there.</source>
        <translation>Aucun jeton ne peut être fixé en {places}&#xa0;: il ne peut pas y en avoir.</translation>
    </message>
    <message>
        <source>As long as such a square is pinned, no layout can be drawn. Remove the pin, or change the map.</source>
        <translation>Tant qu’une telle case est fixée, aucune répartition ne peut être tirée. Libérez la case, ou modifiez la carte.</translation>
    </message>
    <message>
        <source>Remove the pin</source>
        <translation>Libérer la case</translation>
    </message>
    <message>
        <source>Square pinned and banned</source>
        <translation>Case fixée et interdite</translation>
    </message>
    <message>
        <source>You ask for a chip on {places} and ban chips there as well.</source>
        <translation>Vous demandez un jeton en {places} et y interdisez aussi les jetons.</translation>
    </message>
    <message>
        <source>A pinned square bears a chip in every layout, a banned one in none: no layout can be both.</source>
        <translation>Une case fixée porte un jeton dans chaque répartition, une case interdite dans aucune&#xa0;: aucune répartition ne peut être les deux.</translation>
    </message>
    <message>
        <source>Lift the ban</source>
        <translation>Lever l’interdiction</translation>
    </message>
    <message>
        <source>Ban off the map</source>
        <translation>Interdiction hors de la carte</translation>
    </message>
    <message>
        <source>You ban chips on {places}, but that is off the map.</source>
        <translation>Vous interdisez les jetons en {places}, mais c’est hors de la carte.</translation>
    </message>
    <message>
        <source>Perhaps the map was made smaller. Such a ban does nothing.</source>
        <translation>La carte a peut-être été réduite. Une telle interdiction n’a aucun effet.</translation>
    </message>
    <message>
        <source>Remove the ban</source>
        <translation>Retirer l’interdiction</translation>
    </message>
    <message>
        <source>Ban without effect</source>
        <translation>Interdiction sans effet</translation>
    </message>
    <message>
        <source>You ban chips on {places}, where none may lie anyway.</source>
        <translation>Vous interdisez les jetons en {places}, où il ne peut de toute façon pas y en avoir.</translation>
    </message>
    <message>
        <source>The rules keep chips off towns, starts in use, large cities and what is next to them. The ban changes nothing as long as the map stays as it is.</source>
        <translation>Les règles écartent les jetons des bourgs, des départs utilisés, des grandes villes et de ce qui les borde. L’interdiction ne change rien tant que la carte reste telle quelle.</translation>
    </message>
</context>
<context>
    <name>IssuesPanel</name>
    <message>
        <source>Problem with a file</source>
        <translation>Problème avec un fichier</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapCommands</name>
    <message>
        <source>Change size</source>
        <translation>Modifier la taille</translation>
    </message>
    <message>
        <source>Join another map</source>
        <translation>Joindre une autre carte</translation>
    </message>
    <message>
        <source>Maps (*.kwmap)</source>
        <translation>Cartes (*.kwmap)</translation>
    </message>
    <message>
        <source>Cut off empty rims</source>
        <translation>Rogner les bords vides</translation>
    </message>
    <message>
        <source>Mirror map</source>
        <translation>Retourner la carte en miroir</translation>
    </message>
    <message>
        <source>Turn map</source>
        <translation>Tourner la carte</translation>
    </message>
</context>
<context>
    <name>MapRules</name>
    <message>
        <source>Chips worth exactly 4 make a meeple count as two until it is scored.</source>
        <translation>Des jetons valant exactement 4 font compter un meeple double jusqu’à son évaluation.</translation>
    </message>
    <message>
        <source>With a chip a player takes an open tile from the island of its colour instead of drawing.</source>
        <translation>Avec un jeton, un joueur prend une tuile visible de l’île de sa couleur au lieu de piocher.</translation>
    </message>
    <message>
        <source>A second way to use a chip.</source>
        <translation>Une deuxième façon d’utiliser un jeton.</translation>
    </message>
    <message>
        <source>The public text breaks off before it is told.</source>
        <translation>Le texte public s’interrompt avant de la décrire.</translation>
    </message>
    <message>
        <source>2 points of one colour are a wine. Once a turn it is sold for 5 when the tile meets a road or city at the border with a coat of arms.</source>
        <translation>2 points d’une couleur font un vin. Une fois par tour, on le vend 5 quand la tuile rejoint en bordure une route ou une ville avec blason.</translation>
    </message>
    <message>
        <source>It is sold for 9 when the tile covers a town whose bottle has the wine’s colour.</source>
        <translation>On le vend 9 quand la tuile couvre un bourg dont la bouteille a la couleur du vin.</translation>
    </message>
    <message>
        <source>A taken chip is laid face up as a treat on a free square in the rows of its colour.</source>
        <translation>Un jeton pris est posé face visible, comme friandise, sur une case libre des lignes de sa couleur.</translation>
    </message>
    <message>
        <source>The public text breaks off before it tells what finding a treat pays.</source>
        <translation>Le texte public s’interrompt avant de dire ce que rapporte une friandise trouvée.</translation>
    </message>
    <message>
        <source>A meeple in the box beside the map buys a second turn.</source>
        <translation>Un meeple dans l’encadré à côté de la carte paie un second tour.</translation>
    </message>
    <message>
        <source>The public text breaks off before it tells what the meeple’s return costs.</source>
        <translation>Le texte public s’interrompt avant de dire ce que coûte le retour du meeple.</translation>
    </message>
    <message>
        <source>Tiles beside a chumak square give chips, scored features put chips on it, building on it pays them.</source>
        <translation>Les tuiles voisines d’une case tchoumak donnent des jetons, les zones évaluées y déposent des jetons, qui y construit les reçoit.</translation>
    </message>
    <message>
        <source>The public text does not tell who puts how many chips on the square.</source>
        <translation>Le texte public ne dit pas qui dépose combien de jetons sur la case.</translation>
    </message>
    <message>
        <source>Who lays a tile next to a printed city takes the chips there and scores them.</source>
        <translation>Qui pose une tuile à côté d’une ville imprimée prend les jetons qui s’y trouvent et les marque.</translation>
    </message>
    <message>
        <source>For a scored road up to one chip of each colour is spent, each for 1 more per tile.</source>
        <translation>Pour une route évaluée, on dépense jusqu’à un jeton de chaque couleur, chacun rapportant 1 de plus par tuile.</translation>
    </message>
    <message>
        <source>What a highlight pays in its colour.</source>
        <translation>Ce que rapporte une curiosité de sa couleur.</translation>
    </message>
    <message>
        <source>The public text breaks off before it is told; highlights are borders and no more.</source>
        <translation>Le texte public s’interrompt avant de le dire&#x202f;; les curiosités sont des bordures, sans plus.</translation>
    </message>
    <message>
        <source>The chips of these maps.</source>
        <translation>Les jetons de ces cartes.</translation>
    </message>
    <message>
        <source>No text about them is public.</source>
        <translation>Aucun texte à leur sujet n’est public.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>start %1</source>
        <translation>départ %1</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>town %1</source>
        <translation>bourg %1</translation>
    </message>
    <message>
        <source>town</source>
        <translation>bourg</translation>
    </message>
    <message>
        <source>island</source>
        <translation>île</translation>
    </message>
    <message>
        <source>chip mark</source>
        <translation>marque de jeton</translation>
    </message>
    <message>
        <source>chumak square</source>
        <translation>case tchoumak</translation>
    </message>
    <message>
        <source>printed road to %1</source>
        <translation>route imprimée vers %1</translation>
    </message>
    <message>
        <source>printed city %1</source>
        <translation>ville imprimée %1</translation>
    </message>
    <message>
        <source>printed road</source>
        <translation>route imprimée</translation>
    </message>
    <message>
        <source>printed city</source>
        <translation>ville imprimée</translation>
    </message>
    <message>
        <source>%1 in the %2</source>
        <translation>%1 côté %2</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>chip, %1</source>
        <translation>jeton, %1</translation>
    </message>
    <message>
        <source>land</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>large city</source>
        <translation>grande ville</translation>
    </message>
    <message>
        <source>blocked by waves</source>
        <translation>bloquée par les vagues</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>depot</source>
        <translation>dépôt</translation>
    </message>
    <message>
        <source>highlight</source>
        <translation>curiosité</translation>
    </message>
    <message>
        <source>clouds</source>
        <translation>nuages</translation>
    </message>
    <message>
        <source>land abroad</source>
        <translation>étranger</translation>
    </message>
    <message>
        <source>sea</source>
        <translation>mer</translation>
    </message>
    <message>
        <source>large city %1</source>
        <translation>grande ville %1</translation>
    </message>
    <message>
        <source>ferry %1</source>
        <translation>bac %1</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>bac</translation>
    </message>
    <message>
        <source>pinned for a chip</source>
        <translation>fixée pour un jeton</translation>
    </message>
    <message>
        <source>chips banned</source>
        <translation>jetons interdits</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message numerus="yes">
        <source>Field of %1: %n point(s) if the game ended now</source>
        <translation>
            <numerusform>Pré de %1&#xa0;: %n point si la partie finissait maintenant</numerusform>
            <numerusform>Pré de %1&#xa0;: %n points si la partie finissait maintenant</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>“%1” is missing.</source>
        <translation>«&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>“%1” must be of type %2, not %3.</source>
        <translation>«&#xa0;%1&#xa0;» doit être de type %2, et non %3.</translation>
    </message>
    <message>
        <source>A value of type %2 is wanted here, not %3.</source>
        <translation>Une valeur de type %2 est attendue ici, et non %3.</translation>
    </message>
    <message>
        <source>“%1” is %2; it must be from %3 to %4.</source>
        <translation>«&#xa0;%1&#xa0;» vaut %2&#x202f;; il faut de %3 à %4.</translation>
    </message>
    <message>
        <source>“%1” is “%2”; it must be one of: %3.</source>
        <translation>«&#xa0;%1&#xa0;» vaut «&#xa0;%2&#xa0;»&#x202f;; il faut l’une de ces valeurs&#xa0;: %3.</translation>
    </message>
    <message>
        <source>“%1” is “%2”, which is no square such as D7.</source>
        <translation>«&#xa0;%1&#xa0;» vaut «&#xa0;%2&#xa0;», qui n’est pas une case telle que D7.</translation>
    </message>
    <message>
        <source>“%2” is no square such as D7.</source>
        <translation>«&#xa0;%2&#xa0;» n’est pas une case telle que D7.</translation>
    </message>
    <message>
        <source>“%1” has %2 entries; it must have %3 to %4.</source>
        <translation>«&#xa0;%1&#xa0;» a %2 éléments&#x202f;; il en faut de %3 à %4.</translation>
    </message>
    <message>
        <source>“%1” may name “%2” only once.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut citer «&#xa0;%2&#xa0;» qu’une fois.</translation>
    </message>
    <message>
        <source>The file does not say what it is: “format” with “%1” is missing.</source>
        <translation>Le fichier ne dit pas ce qu’il est&#xa0;: il manque «&#xa0;format&#xa0;» avec «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file is “%1”, but “%2” is wanted here.</source>
        <translation>Le fichier est «&#xa0;%1&#xa0;», mais «&#xa0;%2&#xa0;» est attendu ici.</translation>
    </message>
    <message>
        <source>The file was written by a newer program: it has version %1, and this program knows versions up to %2.</source>
        <translation>Le fichier a été écrit par un programme plus récent&#xa0;: il a la version %1, et ce programme connaît les versions jusqu’à %2.</translation>
    </message>
    <message>
        <source>“version” must be a whole number from 1, not %1.</source>
        <translation>«&#xa0;version&#xa0;» doit être un nombre entier à partir de 1, et non %1.</translation>
    </message>
    <message>
        <source>A map of %1 × %2 squares cannot be read: each side has 1 to %3 squares.</source>
        <translation>Une carte de %1 × %2 cases ne peut pas être lue&#xa0;: chaque côté a de 1 à %3 cases.</translation>
    </message>
    <message>
        <source>“columns” is %1, but the rows have %2 squares.</source>
        <translation>«&#xa0;columns&#xa0;» vaut %1, mais les lignes ont %2 cases.</translation>
    </message>
    <message>
        <source>Row %1 has %2 squares instead of %3.</source>
        <translation>La ligne %1 a %2 cases au lieu de %3.</translation>
    </message>
    <message>
        <source>The sign “%1” stands for no kind of square.</source>
        <translation>Le signe «&#xa0;%1&#xa0;» ne désigne aucun type de case.</translation>
    </message>
    <message>
        <source>%1 lies off the map, whose last square is %2.</source>
        <translation>%1 est hors de la carte, dont la dernière case est %2.</translation>
    </message>
    <message>
        <source>The square has a second mark of the kind “%1”; the first is in line %2.</source>
        <translation>La case a une deuxième marque du type «&#xa0;%1&#xa0;»&#x202f;; la première est à la ligne %2.</translation>
    </message>
    <message>
        <source>The side has a second print; the first is in line %1.</source>
        <translation>Le côté a un deuxième motif&#x202f;; le premier est à la ligne %1.</translation>
    </message>
    <message>
        <source>The large city “%1” has no squares.</source>
        <translation>La grande ville «&#xa0;%1&#xa0;» n’a pas de cases.</translation>
    </message>
    <message>
        <source>A large city has no squares.</source>
        <translation>Une grande ville n’a pas de cases.</translation>
    </message>
    <message>
        <source>The square of the large city “%1” is marked “%2” in the rows; it must be “C”.</source>
        <translation>La case de la grande ville «&#xa0;%1&#xa0;» est marquée «&#xa0;%2&#xa0;» dans les lignes&#x202f;; il faut «&#xa0;C&#xa0;».</translation>
    </message>
    <message>
        <source>The square of a large city is marked “%2” in the rows; it must be “C”.</source>
        <translation>La case d’une grande ville est marquée «&#xa0;%2&#xa0;» dans les lignes&#x202f;; il faut «&#xa0;C&#xa0;».</translation>
    </message>
    <message>
        <source>The square is marked as a large city in the rows, but no large city lists it.</source>
        <translation>La case est marquée comme grande ville dans les lignes, mais aucune grande ville ne la cite.</translation>
    </message>
    <message>
        <source>The square belongs to a large city already; see line %1.</source>
        <translation>La case appartient déjà à une grande ville&#x202f;; voir ligne %1.</translation>
    </message>
    <message>
        <source>This is no outer side of the large city “%1”.</source>
        <translation>Ce n’est pas un côté extérieur de la grande ville «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This is no outer side of the large city.</source>
        <translation>Ce n’est pas un côté extérieur de la grande ville.</translation>
    </message>
    <message>
        <source>The side of the large city is listed twice.</source>
        <translation>Le côté de la grande ville est cité deux fois.</translation>
    </message>
    <message>
        <source>Both ends of the ferry are at the same side.</source>
        <translation>Les deux extrémités du bac sont du même côté.</translation>
    </message>
    <message>
        <source>The side has a second ferry; the first is in line %1.</source>
        <translation>Le côté a un deuxième bac&#x202f;; le premier est à la ligne %1.</translation>
    </message>
    <message>
        <source>The square is listed twice in the region “%1”.</source>
        <translation>La case est citée deux fois dans la région «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” must say in exactly one way which file is meant: “bundled”, “path” or “embedded”.</source>
        <translation>«&#xa0;%1&#xa0;» doit dire d’une seule façon quel fichier est désigné&#xa0;: «&#xa0;bundled&#xa0;», «&#xa0;path&#xa0;» ou «&#xa0;embedded&#xa0;».</translation>
    </message>
    <message>
        <source>The program brings nothing with the name “%1”.</source>
        <translation>Le programme ne fournit rien qui porte le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The path “%1” is absolute, so that the scenario works on this computer only.</source>
        <translation>Le chemin «&#xa0;%1&#xa0;» est absolu&#xa0;: le scénario ne fonctionne que sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The file “%1” has changed since the scenario was saved.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» a changé depuis l’enregistrement du scénario.</translation>
    </message>
    <message>
        <source>“%1” is no SHA-256 hash of 64 hexadecimal digits.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une empreinte SHA-256 de 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>The count of the tile %1 is changed twice.</source>
        <translation>Le nombre de la tuile %1 est modifié deux fois.</translation>
    </message>
    <message>
        <source>“%1” names the tile %2, which is in none of the tile sets.</source>
        <translation>«&#xa0;%1&#xa0;» cite la tuile %2, qui n’est dans aucun des jeux de tuiles.</translation>
    </message>
    <message>
        <source>The tile %1 comes in several sets and is not the same in all of them; the first is used.</source>
        <translation>La tuile %1 figure dans plusieurs jeux sans y être partout la même&#x202f;; la première est utilisée.</translation>
    </message>
    <message>
        <source>“%1” lists the square %2 twice.</source>
        <translation>«&#xa0;%1&#xa0;» cite deux fois la case %2.</translation>
    </message>
    <message>
        <source>Layout %1 is to be used, but there are only %2.</source>
        <translation>La répartition %1 doit être utilisée, mais il n’y en a que %2.</translation>
    </message>
    <message>
        <source>A fixed order of draws needs both the order and its tiles.</source>
        <translation>Un ordre de pioche fixé demande à la fois l’ordre et ses tuiles.</translation>
    </message>
    <message>
        <source>The scenario has no tiles to draw.</source>
        <translation>Le scénario n’a aucune tuile à piocher.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>The file may not be read: permission denied.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: permission refusée.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB, the most that is read.</source>
        <translation>Le fichier dépasse %1&#xa0;Mio, le maximum qui est lu.</translation>
    </message>
    <message>
        <source>This is a device, not a file that could be read.</source>
        <translation>C’est un périphérique, pas un fichier lisible.</translation>
    </message>
    <message>
        <source>The file cannot be read (%1).</source>
        <translation>Le fichier ne peut pas être lu (%1).</translation>
    </message>
    <message>
        <source>Nothing was written: there is no folder “%1”.</source>
        <translation>Rien n’a été écrit&#xa0;: le dossier «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>Nothing was written: this is a folder, not a file.</source>
        <translation>Rien n’a été écrit&#xa0;: c’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>Nothing was written: the folder “%1” does not allow new files.</source>
        <translation>Rien n’a été écrit&#xa0;: le dossier «&#xa0;%1&#xa0;» n’admet pas de nouveaux fichiers.</translation>
    </message>
    <message>
        <source>Nothing was written: the file or its file system is read-only.</source>
        <translation>Rien n’a été écrit&#xa0;: le fichier ou son système de fichiers est en lecture seule.</translation>
    </message>
    <message>
        <source>Nothing was written: no space is left on the device.</source>
        <translation>Rien n’a été écrit&#xa0;: il n’y a plus de place sur le support.</translation>
    </message>
    <message>
        <source>Nothing was written: the file would be larger than is allowed here.</source>
        <translation>Rien n’a été écrit&#xa0;: le fichier serait plus grand que ce qui est permis ici.</translation>
    </message>
    <message>
        <source>Nothing was written (%1).</source>
        <translation>Rien n’a été écrit (%1).</translation>
    </message>
    <message>
        <source>Nothing was written: the folder holds files that came with the program, and they stay as they are.</source>
        <translation>Rien n’a été écrit&#xa0;: le dossier contient des fichiers fournis avec le programme, qui restent tels quels.</translation>
    </message>
    <message>
        <source>Nothing was written: the scenario has no map.</source>
        <translation>Rien n’a été écrit&#xa0;: le scénario n’a pas de carte.</translation>
    </message>
    <message>
        <source>The file names another map now, and %1 has changes that are not saved. Save or undo them first.</source>
        <translation>Le fichier désigne maintenant une autre carte, et %1 a des modifications non enregistrées. Enregistrez-les ou annulez-les d’abord.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; it was skipped and will not be written back.</source>
        <translation>Le fichier commence par un indicateur d’ordre des octets&#x202f;; il a été ignoré et ne sera pas réécrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end(s) with CR LF; files are written with LF alone.</source>
        <translation>
            <numerusform>%n ligne finit par CR LF&#x202f;; les fichiers sont écrits avec LF seul.</numerusform>
            <numerusform>%n lignes finissent par CR LF&#x202f;; les fichiers sont écrits avec LF seul.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is written in %1; only UTF-8 is read.</source>
        <translation>Le fichier est écrit en %1&#x202f;; seul UTF-8 est lu.</translation>
    </message>
    <message>
        <source>The byte %1 is not valid UTF-8 here.</source>
        <translation>L’octet %1 n’est pas de l’UTF-8 valide à cet endroit.</translation>
    </message>
    <message>
        <source>The control character %1 must not stand here.</source>
        <translation>Le caractère de contrôle %1 n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>The file ends too early: something is not closed. It may have been cut off.</source>
        <translation>Le fichier finit trop tôt&#xa0;: quelque chose n’est pas fermé. Il a peut-être été tronqué.</translation>
    </message>
    <message>
        <source>“%1” is not a number that may stand in JSON.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre admis en JSON.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Le nombre %1 est trop grand.</translation>
    </message>
    <message>
        <source>This is not JSON: “%1” does not belong here.</source>
        <translation>Ce n’est pas du JSON&#xa0;: «&#xa0;%1&#xa0;» n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>After the end of the JSON document more follows: “%1”.</source>
        <translation>Il y a encore quelque chose après la fin du document JSON&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Lists and records are nested more than %1 levels deep.</source>
        <translation>Les listes et enregistrements sont imbriqués sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>The file has more than %1 values.</source>
        <translation>Le fichier a plus de %1 valeurs.</translation>
    </message>
    <message>
        <source>A text is longer than %1 bytes.</source>
        <translation>Un texte dépasse %1 octets.</translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time; the first is in line %2, column %3.</source>
        <translation>La clé «&#xa0;%1&#xa0;» figure ici une seconde fois&#x202f;; la première est à la ligne %2, colonne %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s) is/are not listed.</source>
        <translation>
            <numerusform>%n autre problème n’est pas cité.</numerusform>
            <numerusform>%n autres problèmes ne sont pas cités.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture would be %1 × %2 px (%3 × %4 mm); at most %5 can be drawn.</source>
        <translation>L’image ferait %1 × %2&#xa0;px (%3 × %4&#xa0;mm)&#x202f;; au plus %5 peuvent être dessinés.</translation>
    </message>
    <message>
        <source>A square of %1 is too small; the least is %2.</source>
        <translation>Une case de %1 est trop petite&#x202f;; le minimum est %2.</translation>
    </message>
    <message>
        <source>The PDF could not be made.</source>
        <translation>Le PDF n’a pas pu être créé.</translation>
    </message>
    <message>
        <source>This is no GeoJSON feature collection.</source>
        <translation>Ce n’est pas une collection d’objets GeoJSON.</translation>
    </message>
    <message>
        <source>A geometry of type “%1” was left out.</source>
        <translation>Une géométrie du type «&#xa0;%1&#xa0;» a été omise.</translation>
    </message>
    <message>
        <source>A point of the unknown kind “%1” was left out.</source>
        <translation>Un point du type inconnu «&#xa0;%1&#xa0;» a été omis.</translation>
    </message>
    <message>
        <source>This is no position of longitude and latitude in degrees.</source>
        <translation>Ce n’est pas une position en longitude et latitude en degrés.</translation>
    </message>
    <message numerus="yes">
        <source>A ring of a polygon has only %n position(s); it needs at least four.</source>
        <translation>
            <numerusform>Un anneau de polygone n’a que %n position&#x202f;; il en faut au moins quatre.</numerusform>
            <numerusform>Un anneau de polygone n’a que %n positions&#x202f;; il en faut au moins quatre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value of the option “%1” is out of range.</source>
        <translation>La valeur de l’option «&#xa0;%1&#xa0;» est hors limites.</translation>
    </message>
    <message>
        <source>The file has no country that a map could be made of.</source>
        <translation>Le fichier n’a pas de pays dont on puisse faire une carte.</translation>
    </message>
    <message>
        <source>The file has no country “%1”.</source>
        <translation>Le fichier n’a pas de pays «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The country “%1” has no extent.</source>
        <translation>Le pays «&#xa0;%1&#xa0;» n’a pas d’étendue.</translation>
    </message>
    <message>
        <source>“%1” lies too far from the land and was left out.</source>
        <translation>«&#xa0;%1&#xa0;» est trop loin de la terre et a été omis.</translation>
    </message>
    <message>
        <source>“%1” was left out: its square %2 is taken by “%3”.</source>
        <translation>«&#xa0;%1&#xa0;» a été omis&#xa0;: sa case %2 est prise par «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>The ferry point “%1” on %2 was left out: draw the ferry by hand.</source>
        <translation>Le point de bac «&#xa0;%1&#xa0;» en %2 a été omis&#xa0;: tracez le bac à la main.</translation>
    </message>
    <message numerus="yes">
        <source>The scenario is for %n player(s); two to six can play.</source>
        <translation>
            <numerusform>Le scénario est pour %n joueur&#x202f;; on joue de deux à six.</numerusform>
            <numerusform>Le scénario est pour %n joueurs&#x202f;; on joue de deux à six.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player has %n meeple(s); 1 to 20 can be played with.</source>
        <translation>
            <numerusform>Chaque joueur a %n meeple&#x202f;; on peut jouer avec 1 à 20.</numerusform>
            <numerusform>Chaque joueur a %n meeples&#x202f;; on peut jouer avec 1 à 20.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile %1 cannot be played with: its edges and features do not agree.</source>
        <translation>La tuile %1 est injouable&#xa0;: ses bords et ses éléments ne concordent pas.</translation>
    </message>
    <message>
        <source>The map has no start square to begin on.</source>
        <translation>La carte n’a pas de case de départ où commencer.</translation>
    </message>
    <message>
        <source>The start square is not on a playable square.</source>
        <translation>La case de départ n’est pas sur une case jouable.</translation>
    </message>
    <message>
        <source>The start tile %1 fits none of the start squares in use.</source>
        <translation>La tuile de départ %1 ne va sur aucune des cases de départ utilisées.</translation>
    </message>
    <message>
        <source>The tile %1 does not fit where it shall lie from the beginning.</source>
        <translation>La tuile %1 ne va pas là où elle doit se trouver dès le début.</translation>
    </message>
    <message>
        <source>The tile %1 is not in the game.</source>
        <translation>La tuile %1 n’est pas dans la partie.</translation>
    </message>
    <message>
        <source>The tile %1 is drawn or laid more often than there is.</source>
        <translation>La tuile %1 est piochée ou posée plus souvent qu’elle n’existe.</translation>
    </message>
    <message>
        <source>The layout has %1 chips; at most %2 can be played with.</source>
        <translation>La répartition a %1 jetons&#x202f;; on peut jouer avec %2 au plus.</translation>
    </message>
    <message>
        <source>Move %1 is against the rules.</source>
        <translation>Le coup %1 est contraire aux règles.</translation>
    </message>
    <message>
        <source>At move %1 the record says “%3” for “%2”, but the game gives “%4”.</source>
        <translation>Au coup %1, l’enregistrement dit «&#xa0;%3&#xa0;» pour «&#xa0;%2&#xa0;», mais la partie donne «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>The tiles or chips of the record are not those of its scenario.</source>
        <translation>Les tuiles ou jetons de l’enregistrement ne sont pas ceux de son scénario.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>record</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>field</source>
        <translation>pré</translation>
    </message>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>Something is wrong here: %1</source>
        <translation>Quelque chose ne va pas ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The tile %1 comes twice in the set.</source>
        <translation>La tuile %1 figure deux fois dans le jeu.</translation>
    </message>
    <message>
        <source>Tile %1 has two features with the id “%2”.</source>
        <translation>Tuile %1&#xa0;: deux éléments portent l’identifiant «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Tile %1: no feature belongs to the %3 edge in the %2.</source>
        <translation>Tuile %1&#xa0;: aucun élément n’appartient au bord %2 (%3).</translation>
    </message>
    <message>
        <source>Tile %1: the edge in the %2 belongs to several features: %3.</source>
        <translation>Tuile %1&#xa0;: le bord %2 appartient à plusieurs éléments&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Tile %1: the edge in the %2 is of the kind %3, but the feature “%4” is not.</source>
        <translation>Tuile %1&#xa0;: le bord %2 est du type %3, mais pas l’élément «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” cannot leave the tile at %3.</source>
        <translation>Tuile %1&#xa0;: l’élément «&#xa0;%2&#xa0;» ne peut pas quitter la tuile en %3.</translation>
    </message>
    <message>
        <source>Tile %1: no field belongs to the half-edge %2.</source>
        <translation>Tuile %1&#xa0;: aucun pré n’appartient au demi-bord %2.</translation>
    </message>
    <message>
        <source>Tile %1: the half-edge %2 belongs to several fields: %3.</source>
        <translation>Tuile %1&#xa0;: le demi-bord %2 appartient à plusieurs prés&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Tile %1: the half-edge %2 lies at a city edge, so it cannot belong to the field “%3”.</source>
        <translation>Tuile %1&#xa0;: le demi-bord %2 est sur un bord de ville et ne peut donc pas appartenir au pré «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Tile %1: the field edge in the %2 is divided between the fields %3.</source>
        <translation>Tuile %1&#xa0;: le bord de pré %2 est partagé entre les prés %3.</translation>
    </message>
    <message>
        <source>Tile %1: at %2 the field “%3” touches the city “%4”, but does not list it.</source>
        <translation>Tuile %1&#xa0;: en %2, le pré «&#xa0;%3&#xa0;» touche la ville «&#xa0;%4&#xa0;» mais ne la cite pas.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” names the city “%3”, which the tile does not have.</source>
        <translation>Tuile %1&#xa0;: l’élément «&#xa0;%2&#xa0;» cite la ville «&#xa0;%3&#xa0;», que la tuile n’a pas.</translation>
    </message>
    <message>
        <source>Tile %1: the field “%2” must either reach an edge or be marked as inner.</source>
        <translation>Tuile %1&#xa0;: le pré «&#xa0;%2&#xa0;» doit atteindre un bord ou être marqué comme intérieur.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” reaches no edge.</source>
        <translation>Tuile %1&#xa0;: l’élément «&#xa0;%2&#xa0;» n’atteint aucun bord.</translation>
    </message>
    <message>
        <source>Tile %1: what “%2” ends at does not agree with the edges that it reaches.</source>
        <translation>Tuile %1&#xa0;: ce sur quoi finit «&#xa0;%2&#xa0;» ne concorde pas avec les bords que cet élément atteint.</translation>
    </message>
    <message>
        <source>Tile %1: the feature “%2” cannot have “%3”.</source>
        <translation>Tuile %1&#xa0;: l’élément «&#xa0;%2&#xa0;» ne peut pas avoir «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>Tile %1 differs from tile %2 in more than one garden.</source>
        <translation>La tuile %1 diffère de la tuile %2 par plus qu’un jardin.</translation>
    </message>
    <message>
        <source>The start tile %2 is not in the tile set %1.</source>
        <translation>La tuile de départ %2 n’est pas dans le jeu de tuiles %1.</translation>
    </message>
    <message>
        <source>The start tile %2 is not in the tile set.</source>
        <translation>La tuile de départ %2 n’est pas dans le jeu de tuiles.</translation>
    </message>
    <message>
        <source>The tile set %1 has no tiles.</source>
        <translation>Le jeu de tuiles %1 n’a pas de tuiles.</translation>
    </message>
    <message>
        <source>The tile set has no tiles.</source>
        <translation>Le jeu de tuiles n’a pas de tuiles.</translation>
    </message>
    <message>
        <source>The tile set %1 has %2 tiles; at most %3 can be played with.</source>
        <translation>Le jeu de tuiles %1 a %2 tuiles&#x202f;; on peut jouer avec %3 au plus.</translation>
    </message>
    <message>
        <source>The tile set has %2 tiles; at most %3 can be played with.</source>
        <translation>Le jeu de tuiles a %2 tuiles&#x202f;; on peut jouer avec %3 au plus.</translation>
    </message>
    <message>
        <source>The Markets of Leipzig are on, but the map has no large city of 2 × 2 squares that is marked as Leipzig.</source>
        <translation>Les Marchés de Leipzig sont activés, mais la carte n’a pas de grande ville de 2 × 2 cases marquée comme Leipzig.</translation>
    </message>
    <message>
        <source>Nothing says which file is meant.</source>
        <translation>Rien ne dit quel fichier est désigné.</translation>
    </message>
    <message numerus="yes">
        <source>The record names %n player(s), but its scenario is for %2.</source>
        <translation>
            <numerusform>L’enregistrement nomme %n joueur, mais son scénario est pour %2.</numerusform>
            <numerusform>L’enregistrement nomme %n joueurs, mais son scénario est pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile lies here from the beginning, but this is no start of the scenario.</source>
        <translation>Une tuile se trouve ici dès le début, mais ce n’est pas un départ du scénario.</translation>
    </message>
    <message>
        <source>A second tile lies here from the beginning.</source>
        <translation>Une seconde tuile se trouve ici dès le début.</translation>
    </message>
    <message>
        <source>The record lays %1 tiles on %2 depots; each depot bears equally many, at most five.</source>
        <translation>L’enregistrement pose %1 tuiles sur %2 dépôts&#x202f;; chaque dépôt en porte autant, cinq au plus.</translation>
    </message>
    <message>
        <source>The record has a chip here that the layout of its scenario has not.</source>
        <translation>L’enregistrement a ici un jeton que la répartition de son scénario n’a pas.</translation>
    </message>
    <message>
        <source>The record lacks the chip that the layout of its scenario has here.</source>
        <translation>Il manque à l’enregistrement le jeton que la répartition de son scénario a ici.</translation>
    </message>
    <message>
        <source>The quarters of Leipzig are not those of the rules, each once.</source>
        <translation>Les quartiers de Leipzig ne sont pas ceux des règles, chacun une fois.</translation>
    </message>
    <message>
        <source>The piles of the Land Surveyors are not made of the scoring tiles of the rules.</source>
        <translation>Les piles des Géomètres ne sont pas faites des tuiles d’évaluation des règles.</translation>
    </message>
    <message>
        <source>Tile %1: “%3” is given just where roads end at a crossing.</source>
        <translation>Tuile %1&#xa0;: «&#xa0;%3&#xa0;» n’est indiqué que là où des routes finissent à un croisement.</translation>
    </message>
    <message>
        <source>The scenario is too large to play: at most %1 squares, the margin round the map included, and %2 tiles.</source>
        <translation>Le scénario est trop grand pour être joué&#xa0;: au plus %1 cases, marge autour de la carte comprise, et %2 tuiles.</translation>
    </message>
    <message>
        <source>The program cannot play with %1 start squares in use; %2 are the most.</source>
        <translation>Le programme ne peut pas jouer avec %1 cases de départ utilisées&#xa0;; %2 au plus.</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>Change print</source>
        <translation>Modifier le motif</translation>
    </message>
    <message>
        <source>Change ferry</source>
        <translation>Modifier le bac</translation>
    </message>
    <message>
        <source>Different kinds</source>
        <translation>Types différents</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Change ground</source>
        <translation>Modifier le terrain</translation>
    </message>
    <message>
        <source>Print in the %1</source>
        <translation>Motif côté %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <translation>Blasons</translation>
    </message>
    <message>
        <source>Counts as tiles</source>
        <translation>Compte pour (tuiles)</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Ferry in the %1</source>
        <translation>Bac côté %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Grande ville</translation>
    </message>
    <message>
        <source>Rename large city</source>
        <translation>Renommer la grande ville</translation>
    </message>
    <message>
        <source>Coats in this square</source>
        <translation>Blasons de la case</translation>
    </message>
    <message>
        <source>Change coats of large city</source>
        <translation>Modifier les blasons de la grande ville</translation>
    </message>
    <message>
        <source>Side in the %1</source>
        <translation>Côté %1</translation>
    </message>
    <message>
        <source>City (open)</source>
        <translation>Ville (ouvert)</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermé</translation>
    </message>
    <message>
        <source>Change side of large city</source>
        <translation>Modifier un côté de la grande ville</translation>
    </message>
    <message>
        <source>Rules together</source>
        <translation>Règles combinées</translation>
    </message>
    <message>
        <source>Change order of tiles</source>
        <translation>Modifier l’ordre des tuiles</translation>
    </message>
    <message>
        <source>All tiles have their place in the order.</source>
        <translation>Toutes les tuiles ont leur place dans l’ordre.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are not in the order and stay in the box.</source>
        <translation>
            <numerusform>%n tuile n’est pas dans l’ordre et reste dans la boîte.</numerusform>
            <numerusform>%n tuiles ne sont pas dans l’ordre et restent dans la boîte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) follow at random.</source>
        <translation>
            <numerusform>%n tuile suit au hasard.</numerusform>
            <numerusform>%n tuiles suivent au hasard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of tiles</source>
        <translation>Ordre des tuiles</translation>
    </message>
    <message>
        <source>Shuffle the rest</source>
        <translation>Mélanger le reste</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Ordre de pioche</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>Les tuiles sont piochées</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>First these, then at random</source>
        <translation>Celles-ci d’abord, puis au hasard</translation>
    </message>
    <message>
        <source>In this order only</source>
        <translation>Dans cet ordre seulement</translation>
    </message>
    <message>
        <source>Change order of drawing</source>
        <translation>Modifier l’ordre de pioche</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>The game ends with the last tile, when no square that can be reached is left, or when no tile left fits anywhere. A tile that fits nowhere is set aside, and another is drawn.</source>
        <translation>La partie finit avec la dernière tuile, quand il ne reste aucune case accessible, ou quand aucune tuile restante ne va nulle part. Une tuile qui ne va nulle part est mise de côté, et on en pioche une autre.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in order</source>
        <translation>
            <numerusform>%n tuile ordonnée</numerusform>
            <numerusform>%n tuiles ordonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Change colour of square</source>
        <translation>Modifier la couleur de la case</translation>
    </message>
    <message>
        <source>Change mark of square</source>
        <translation>Modifier la marque de la case</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Island with coats of arms</source>
        <translation>Île avec blasons</translation>
    </message>
    <message>
        <source>Chip mark</source>
        <translation>Marque de jeton</translation>
    </message>
    <message>
        <source>Chumak square</source>
        <translation>Case tchoumak</translation>
    </message>
    <message>
        <source>Rename start square</source>
        <translation>Renommer la case de départ</translation>
    </message>
    <message>
        <source>Rename town</source>
        <translation>Renommer le bourg</translation>
    </message>
    <message>
        <source>Change wine of town</source>
        <translation>Modifier le vin du bourg</translation>
    </message>
    <message>
        <source>Change colour of chip mark</source>
        <translation>Modifier la couleur de la marque de jeton</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>Case de départ</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Bourg</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Change attribute of town</source>
        <translation>Modifier l’attribut du bourg</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Vin</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Île</translation>
    </message>
    <message>
        <source>Change coats of island</source>
        <translation>Modifier les blasons de l’île</translation>
    </message>
    <message>
        <source>Change chip</source>
        <translation>Modifier le jeton</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Change region</source>
        <translation>Modifier la région</translation>
    </message>
    <message>
        <source>Take the tiles of these rules</source>
        <translation>Prendre les tuiles de ces règles</translation>
    </message>
    <message>
        <source>Change tile sets</source>
        <translation>Modifier les jeux de tuiles</translation>
    </message>
    <message>
        <source>These rules are for games without a map. Other tiles belong to them.</source>
        <translation>Ces règles sont faites pour les parties sans carte. D’autres tuiles leur correspondent.</translation>
    </message>
    <message>
        <source>Other tiles belong to these rules.</source>
        <translation>D’autres tuiles correspondent à ces règles.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Change preset of rules</source>
        <translation>Modifier le modèle de règles</translation>
    </message>
    <message>
        <source>Change rule: %1</source>
        <translation>Modifier la règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <translation>%1 Source&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Explain these rules</source>
        <translation>Expliquer ces règles</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>Figures and scoring</source>
        <translation>Figurines et évaluation</translation>
    </message>
    <message>
        <source>Map and towns</source>
        <translation>Carte et bourgs</translation>
    </message>
    <message>
        <source>All combinations of rules…</source>
        <translation>Toutes les combinaisons de règles…</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Tirée au hasard</translation>
    </message>
    <message>
        <source>Change tile on start square</source>
        <translation>Modifier la tuile sur une case de départ</translation>
    </message>
    <message>
        <source>Tile on %1</source>
        <translation>Tuile en %1</translation>
    </message>
    <message>
        <source>Turned on %1</source>
        <translation>Rotation en %1</translation>
    </message>
    <message>
        <source>As it fits</source>
        <translation>Selon la place</translation>
    </message>
    <message>
        <source>Start squares in use</source>
        <translation>Départs utilisés</translation>
    </message>
    <message>
        <source>Change start squares in use</source>
        <translation>Modifier les cases de départ utilisées</translation>
    </message>
    <message>
        <source>With none ticked, they are drawn at random.</source>
        <translation>Si aucune n’est cochée, elles sont tirées au sort.</translation>
    </message>
    <message>
        <source>Tiles on start squares</source>
        <translation>Tuiles sur les départs</translation>
    </message>
    <message>
        <source>Change number of tiles</source>
        <translation>Modifier le nombre d’une tuile</translation>
    </message>
    <message>
        <source>Change copies of tile set</source>
        <translation>Modifier les exemplaires d’un jeu de tuiles</translation>
    </message>
    <message>
        <source>Number of each tile</source>
        <translation>Nombre de chaque tuile</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Add tile set</source>
        <translation>Ajouter un jeu de tuiles</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non jouée</translation>
    </message>
    <message>
        <source>Not played: %1 %2</source>
        <translation>Non jouée&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The town variants belong to the maps.</source>
        <translation>Les variantes des bourgs font partie des cartes.</translation>
    </message>
    <message>
        <source>An unfinished road with an inn earns nothing at the end for towns beside it either.</source>
        <translation>Une route inachevée avec auberge ne rapporte rien non plus à la fin pour les bourgs voisins.</translation>
    </message>
    <message>
        <source>Town and builder together still give only one second part of a turn.</source>
        <translation>Bourg et bâtisseur ensemble ne donnent qu’une seconde partie de tour.</translation>
    </message>
    <message>
        <source>The extra tile is a full part of the turn, so the abbot may go home in it.</source>
        <translation>La tuile de plus est une partie de tour entière&#xa0;: l’abbé peut y être repris.</translation>
    </message>
    <message>
        <source>Towns are printed on maps, and the River is only for games without a map.</source>
        <translation>Les bourgs sont imprimés sur des cartes, et la Rivière n’existe que sans carte.</translation>
    </message>
    <message>
        <source>Whoever sends his only meeple gets nothing for the towns beside that road.</source>
        <translation>Qui envoie son seul meeple ne reçoit rien pour les bourgs le long de cette route.</translation>
    </message>
    <message>
        <source>Towns change roads and turns; Darmstadt changes cities and churches.</source>
        <translation>Les bourgs changent les routes et les tours&#x202f;; Darmstadt change les villes et les églises.</translation>
    </message>
    <message>
        <source>Points for towns are added at the end and change with no scoring tile, not with the Highway either.</source>
        <translation>Les points des bourgs s’ajoutent à la fin et ne changent avec aucune tuile d’évaluation, pas même l’Autoroute.</translation>
    </message>
    <message>
        <source>No chip lies on a town.</source>
        <translation>Aucun jeton sur un bourg.</translation>
    </message>
    <message>
        <source>The rulebook uses the tiles without their rules. With them, coats on roads stay at 2, and coats in a city with a cathedral are worth 3, printed ones too.</source>
        <translation>La règle utilise les tuiles sans leurs règles. Avec elles, les blasons des routes restent à 2, et ceux d’une ville avec cathédrale valent 3, même imprimés.</translation>
    </message>
    <message>
        <source>The rulebook uses the tiles without their rules. With them, printed pieces have no goods, and a builder needs a tile, not a print, to extend his feature.</source>
        <translation>La règle utilise les tuiles sans leurs règles. Avec elles, les parties imprimées n’ont pas de marchandises, et il faut une tuile, pas un motif, pour que le bâtisseur prolonge sa zone.</translation>
    </message>
    <message>
        <source>Gardens at the border are complete like monasteries when all squares that exist round them are filled.</source>
        <translation>Les jardins en bordure sont complets comme les abbayes quand toutes les cases existantes autour sont occupées.</translation>
    </message>
    <message>
        <source>The River is laid in one line on the open table; printed squares leave it no way.</source>
        <translation>La Rivière est posée en une ligne sur la table libre&#x202f;; des cases imprimées ne lui laissent pas de passage.</translation>
    </message>
    <message>
        <source>Leipzig was made for games without a map. On a map a large city of 2 × 2 squares marked as Leipzig takes the place of the double tiles.</source>
        <translation>Leipzig est faite pour les parties sans carte. Sur une carte, une grande ville de 2 × 2 cases marquée comme Leipzig remplace les tuiles doubles.</translation>
    </message>
    <message>
        <source>At a border the church counts only squares that exist. The Darmstadtium needs a city beside it, a large or printed one too.</source>
        <translation>En bordure, l’église ne compte que les cases existantes. Le Darmstadtium demande une ville à côté de lui, même grande ou imprimée.</translation>
    </message>
    <message>
        <source>Printed pieces count as tiles for the scoring tiles, a ferry does not; no scoring tile takes anything from a print.</source>
        <translation>Les parties imprimées comptent comme tuiles pour les tuiles d’évaluation, un bac non&#x202f;; aucune tuile d’évaluation n’enlève rien à un motif.</translation>
    </message>
    <message>
        <source>Chips lie on the squares of a map.</source>
        <translation>Les jetons se trouvent sur les cases d’une carte.</translation>
    </message>
    <message>
        <source>Both belong to the base game and are made to be played together.</source>
        <translation>Les deux appartiennent au jeu de base et sont faits pour être joués ensemble.</translation>
    </message>
    <message>
        <source>Inns and cathedrals change roads and cities; the abbot has monasteries and gardens.</source>
        <translation>Auberges et cathédrales changent les routes et les villes&#x202f;; l’abbé a les abbayes et les jardins.</translation>
    </message>
    <message>
        <source>The River is laid first, then all other tiles are shuffled together.</source>
        <translation>La Rivière est posée en premier, puis toutes les autres tuiles sont mélangées ensemble.</translation>
    </message>
    <message>
        <source>The quarters pay after all changes by inns and cathedrals; the Wainwrights count tiles as they are. A large meeple may be sent, too.</source>
        <translation>Les quartiers paient après tous les changements dus aux auberges et cathédrales&#x202f;; les Charrons comptent les tuiles telles quelles. Un grand meeple peut aussi être envoyé.</translation>
    </message>
    <message>
        <source>In cities the large meeple counts two. Round a church it is one follower like any other, unless votes are counted.</source>
        <translation>Dans les villes, le grand meeple compte deux. Autour d’une église, il est un meeple comme un autre, sauf si l’on compte les voix.</translation>
    </message>
    <message>
        <source>The scoring tile changes the worth of a tile first, then inn or cathedral add to it. A farmhouse under the Peasant Revolt on a road with an inn is worth 1.</source>
        <translation>La tuile d’évaluation change d’abord la valeur d’une tuile, puis auberge ou cathédrale s’y ajoutent. Une ferme sous la Révolte paysanne sur une route avec auberge vaut 1.</translation>
    </message>
    <message>
        <source>Chips upgrade normal meeples only, not the large one.</source>
        <translation>Les jetons n’améliorent que les meeples ordinaires, pas le grand.</translation>
    </message>
    <message>
        <source>Nobody says whether the abbot may go home in the builder’s second part. Here he may: it is a full part of the turn.</source>
        <translation>Personne ne dit si l’abbé peut être repris dans la seconde partie due au bâtisseur. Ici oui&#xa0;: c’est une partie de tour entière.</translation>
    </message>
    <message>
        <source>Nobody says whether a builder works while the River is laid. Here he does.</source>
        <translation>Personne ne dit si le bâtisseur agit pendant la pose de la Rivière. Ici oui.</translation>
    </message>
    <message>
        <source>Builder and pig are never sent to Leipzig and keep no majority there.</source>
        <translation>Bâtisseur et cochon ne sont jamais envoyés à Leipzig et n’y tiennent aucune majorité.</translation>
    </message>
    <message>
        <source>Builder and pig do not count round a church.</source>
        <translation>Bâtisseur et cochon ne comptent pas autour d’une église.</translation>
    </message>
    <message>
        <source>The same scoring tiles hold for both parts of a turn; they change when the whole turn is over.</source>
        <translation>Les mêmes tuiles d’évaluation valent pour les deux parties d’un tour&#x202f;; elles changent à la fin du tour entier.</translation>
    </message>
    <message>
        <source>Chips upgrade neither builder nor pig; a meeple may be upgraded in each part of the turn.</source>
        <translation>Les jetons n’améliorent ni bâtisseur ni cochon&#x202f;; un meeple peut être amélioré dans chaque partie du tour.</translation>
    </message>
    <message>
        <source>A garden or monastery beside the river scores like any other.</source>
        <translation>Un jardin ou une abbaye au bord de la rivière compte comme les autres.</translation>
    </message>
    <message>
        <source>An abbot who leaves early gives the Bookbinders nothing, and gardens never do; a completed monastery always does.</source>
        <translation>Un abbé repris avant terme ne donne rien aux Relieurs, et les jardins jamais&#x202f;; une abbaye terminée toujours.</translation>
    </message>
    <message>
        <source>An abbot may stand on a church. Whoever leaves it early takes no 3 points along; the bonus comes when the church is complete, occupied or not.</source>
        <translation>Un abbé peut se placer sur une église. Repris avant terme, il n’emporte pas les 3 points&#x202f;; ce bonus vient quand l’église est terminée, occupée ou non.</translation>
    </message>
    <message>
        <source>An abbot who leaves early is scored without the scoring tile and does not make the tiles change; gardens are scored without it, too.</source>
        <translation>Un abbé repris avant terme est évalué sans la tuile d’évaluation et ne fait pas changer les tuiles&#x202f;; les jardins sont eux aussi évalués sans elle.</translation>
    </message>
    <message>
        <source>Chips upgrade normal meeples only, not the abbot.</source>
        <translation>Les jetons n’améliorent que les meeples ordinaires, pas l’abbé.</translation>
    </message>
    <message>
        <source>Both want to lie first, and nobody says where the river would begin. They cannot be played together here.</source>
        <translation>Les deux veulent être posées en premier, et personne ne dit où commencerait la rivière. Elles ne peuvent pas être jouées ensemble ici.</translation>
    </message>
    <message>
        <source>The River ends before the tiles of Darmstadt are drawn.</source>
        <translation>La Rivière s’achève avant que les tuiles de Darmstadt soient piochées.</translation>
    </message>
    <message>
        <source>Cities, roads and monasteries on river tiles score like any others.</source>
        <translation>Les villes, routes et abbayes des tuiles de rivière comptent comme les autres.</translation>
    </message>
    <message>
        <source>Chips lie on maps, and the River is only for games without a map.</source>
        <translation>Les jetons vont sur les cartes, et la Rivière n’existe que sans carte.</translation>
    </message>
    <message>
        <source>Churches are monasteries for the Bookbinders. Followers round a church are counted before anybody goes to Leipzig.</source>
        <translation>Pour les Relieurs, les églises sont des abbayes. Les meeples autour d’une église sont comptés avant que quiconque aille à Leipzig.</translation>
    </message>
    <message>
        <source>A road from which a meeple is sent counts as scored for the change of tiles. The Wainwrights count the real tiles, not the Highway’s five.</source>
        <translation>Une route dont un meeple est envoyé compte comme évaluée pour le changement de tuiles. Les Charrons comptent les vraies tuiles, pas les cinq de l’Autoroute.</translation>
    </message>
    <message>
        <source>An upgraded meeple that is sent loses its chip, and nobody is upgraded in Leipzig.</source>
        <translation>Un meeple amélioré qui est envoyé perd son jeton, et personne n’est amélioré à Leipzig.</translation>
    </message>
    <message>
        <source>All whom the Citizens’ Jury lets score get the Darmstadtium’s 3, too. Hermit and Pilgrimage Route hold for churches; their 3 points come on top.</source>
        <translation>Tous ceux que le Jury de citoyens laisse marquer reçoivent aussi les 3 du Darmstadtium. Ermite et Route de pèlerinage valent pour les églises&#x202f;; leurs 3 points s’y ajoutent.</translation>
    </message>
    <message>
        <source>Round a church an upgraded meeple is one follower, unless votes are counted; in the city of the Darmstadtium it counts two.</source>
        <translation>Autour d’une église, un meeple amélioré est un seul meeple, sauf si l’on compte les voix&#x202f;; dans la ville du Darmstadtium, il compte deux.</translation>
    </message>
    <message>
        <source>Where the Citizens’ Jury lets everybody score, an upgraded meeple gains nothing and loses its chip all the same.</source>
        <translation>Là où le Jury de citoyens laisse tout le monde marquer, un meeple amélioré ne gagne rien et perd quand même son jeton.</translation>
    </message>
    <message>
        <source>Settled by a document</source>
        <translation>Réglé par un document</translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation>Notre lecture</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Indépendant</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>A game on a map</source>
        <translation>Une partie sur une carte</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points and upgrades</source>
        <translation>Points et améliorations</translation>
    </message>
    <message>
        <source>Points and tiles of islands</source>
        <translation>Points et tuiles des îles</translation>
    </message>
    <message>
        <source>Points and wine</source>
        <translation>Points et vin</translation>
    </message>
    <message>
        <source>Points and longer roads</source>
        <translation>Points et routes plus longues</translation>
    </message>
    <message>
        <source>Spread over the map</source>
        <translation>Répartis sur la carte</translation>
    </message>
    <message>
        <source>On printed places</source>
        <translation>Sur des emplacements imprimés</translation>
    </message>
    <message>
        <source>None, they are a supply</source>
        <translation>Nulle part, c’est une réserve</translation>
    </message>
    <message>
        <source>At open sides</source>
        <translation>Aux côtés ouverts</translation>
    </message>
    <message>
        <source>At every side (2019)</source>
        <translation>À tous les côtés (2019)</translation>
    </message>
    <message>
        <source>Wainwrights</source>
        <translation>Charrons</translation>
    </message>
    <message>
        <source>Coiners</source>
        <translation>Monnayeurs</translation>
    </message>
    <message>
        <source>Bookbinders</source>
        <translation>Relieurs</translation>
    </message>
    <message>
        <source>Tanners</source>
        <translation>Tanneurs</translation>
    </message>
    <message>
        <source>Citizens’ Jury</source>
        <translation>Jury de citoyens</translation>
    </message>
    <message>
        <source>Bad Neighbourhood</source>
        <translation>Mauvais quartier</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Street Fair</source>
        <translation>Foire de rue</translation>
    </message>
    <message>
        <source>Highway</source>
        <translation>Autoroute</translation>
    </message>
    <message>
        <source>Peasant Revolt</source>
        <translation>Révolte paysanne</translation>
    </message>
    <message>
        <source>Hermit</source>
        <translation>Ermite</translation>
    </message>
    <message>
        <source>Pilgrimage Route</source>
        <translation>Route de pèlerinage</translation>
    </message>
    <message>
        <source>Wealth (+3)</source>
        <translation>Richesse (+3)</translation>
    </message>
    <message>
        <source>Poverty (−3)</source>
        <translation>Pauvreté (−3)</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Base game with two expansions</source>
        <translation>Jeu de base et deux extensions</translation>
    </message>
    <message>
        <source>Second edition with abbot and gardens</source>
        <translation>Deuxième édition, abbé et jardins</translation>
    </message>
    <message>
        <source>Base game with the River</source>
        <translation>Jeu de base avec la Rivière</translation>
    </message>
    <message>
        <source>Markets of Leipzig</source>
        <translation>Marchés de Leipzig</translation>
    </message>
    <message>
        <source>Darmstadt</source>
        <translation>Darmstadt</translation>
    </message>
    <message>
        <source>The Land Surveyors</source>
        <translation>Les Géomètres</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Maps with chips (Germany)</source>
        <translation>Cartes avec jetons (Allemagne)</translation>
    </message>
    <message>
        <source>Maps with chips (Taiwan)</source>
        <translation>Cartes avec jetons (Taïwan)</translation>
    </message>
    <message>
        <source>Maps with chips (Benelux)</source>
        <translation>Cartes avec jetons (Benelux)</translation>
    </message>
    <message>
        <source>Maps with chips (France)</source>
        <translation>Cartes avec jetons (France)</translation>
    </message>
    <message>
        <source>Maps with chips (Iberia)</source>
        <translation>Cartes avec jetons (Ibérie)</translation>
    </message>
    <message>
        <source>Maps with chips (Great Britain)</source>
        <translation>Cartes avec jetons (Grande-Bretagne)</translation>
    </message>
    <message>
        <source>Maps with chips (Ukraine)</source>
        <translation>Cartes avec jetons (Ukraine)</translation>
    </message>
    <message>
        <source>Maps with chips (Nordics)</source>
        <translation>Cartes avec jetons (pays nordiques)</translation>
    </message>
    <message>
        <source>Two maps joined (USA)</source>
        <translation>Deux cartes jointes (États-Unis)</translation>
    </message>
    <message>
        <source>Base game, second edition</source>
        <translation>Jeu de base, deuxième édition</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Auberges &amp; Cathédrales</translation>
    </message>
    <message>
        <source>Traders &amp; Builders</source>
        <translation>Marchands &amp; Bâtisseurs</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>La Rivière</translation>
    </message>
    <message>
        <source>Rulebook of the maps</source>
        <translation>Règles des cartes</translation>
    </message>
    <message>
        <source>Map chips</source>
        <translation>Jetons des cartes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Bourgs</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Abbot and gardens</source>
        <translation>Abbé et jardins</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>our reading %1</source>
        <translation>notre lecture %1</translation>
    </message>
    <message>
        <source>Meeples a player</source>
        <translation>Meeples par joueur</translation>
    </message>
    <message>
        <source>How many normal meeples each player has. On a map it is 9 instead of 7; the one on the score board is not among them.</source>
        <translation>Combien de meeples ordinaires a chaque joueur. Sur une carte, c’est 9 au lieu de 7&#x202f;; celui de la piste de score n’en fait pas partie.</translation>
    </message>
    <message>
        <source>Fields score</source>
        <translation>Les prés rapportent</translation>
    </message>
    <message>
        <source>Meeples may lie in fields. At the end the field pays 3 for each completed city that it touches to whoever has most meeples in it.</source>
        <translation>Des meeples peuvent être couchés dans les prés. À la fin, le pré rapporte 3 par ville terminée qu’il touche à celui qui y a le plus de meeples.</translation>
    </message>
    <message>
        <source>Points of a city of two tiles</source>
        <translation>Points d’une ville de deux tuiles</translation>
    </message>
    <message>
        <source>A completed city of two tiles is worth 4 like any other, or 2 under the older variant: 1 for each tile and coat of arms.</source>
        <translation>Une ville terminée de deux tuiles vaut 4 comme toute autre, ou 2 selon l’ancienne variante&#xa0;: 1 par tuile et par blason.</translation>
    </message>
    <message>
        <source>A covered town gives an extra tile</source>
        <translation>Couvrir un bourg donne une tuile de plus</translation>
    </message>
    <message>
        <source>Whoever covers a town draws another tile and plays it in full at once, once a turn.</source>
        <translation>Qui couvre un bourg pioche une autre tuile et la joue aussitôt en entier, une fois par tour.</translation>
    </message>
    <message>
        <source>A covered town costs 2 points</source>
        <translation>Couvrir un bourg coûte 2 points</translation>
    </message>
    <message>
        <source>Whoever covers a town loses 2 points; a total may fall below 0.</source>
        <translation>Qui couvre un bourg perd 2 points&#x202f;; un total peut descendre sous 0.</translation>
    </message>
    <message>
        <source>A road scores 2 more for each town beside it</source>
        <translation>Une route rapporte 2 de plus par bourg voisin</translation>
    </message>
    <message>
        <source>A scored road earns 2 for each town square that is still uncovered and lies beside one of its tiles, also at the end of the game.</source>
        <translation>Une route évaluée rapporte 2 par case de bourg encore découverte voisine d’une de ses tuiles, aussi à la fin de la partie.</translation>
    </message>
    <message>
        <source>Coats on islands score at once</source>
        <translation>Les blasons des îles rapportent aussitôt</translation>
    </message>
    <message>
        <source>A tile laid on an island square with coats of arms pays 2 for each coat at once; the coats count in no feature.</source>
        <translation>Une tuile posée sur une case d’île avec blasons rapporte aussitôt 2 par blason&#x202f;; ces blasons ne comptent dans aucune zone.</translation>
    </message>
    <message>
        <source>Start squares used</source>
        <translation>Cases de départ utilisées</translation>
    </message>
    <message>
        <source>How many start squares are drawn when the scenario names none; the rulebook wants two or more.</source>
        <translation>Combien de cases de départ sont tirées au sort quand le scénario n’en désigne aucune&#x202f;; la règle en veut deux ou plus.</translation>
    </message>
    <message>
        <source>Tiles may close in empty squares</source>
        <translation>Les tuiles peuvent enfermer des cases vides</translation>
    </message>
    <message>
        <source>A tile may be laid so that an empty square is enclosed by tiles. Off: such a place is forbidden.</source>
        <translation>Une tuile peut être posée de sorte qu’une case vide soit enfermée par des tuiles. Désactivé&#xa0;: une telle place est interdite.</translation>
    </message>
    <message>
        <source>Inns on roads score</source>
        <translation>Les auberges des routes comptent</translation>
    </message>
    <message>
        <source>A completed road with an inn is worth 2 a tile; unfinished at the end it is worth nothing. Off: inns are pictures only.</source>
        <translation>Une route terminée avec auberge vaut 2 par tuile&#x202f;; inachevée à la fin, elle ne vaut rien. Désactivé&#xa0;: les auberges ne sont que des images.</translation>
    </message>
    <message>
        <source>Cathedrals in cities score</source>
        <translation>Les cathédrales des villes comptent</translation>
    </message>
    <message>
        <source>A completed city with a cathedral is worth 3 for each tile and coat of arms; unfinished at the end it is worth nothing. Off: cathedrals are pictures only.</source>
        <translation>Une ville terminée avec cathédrale vaut 3 par tuile et par blason&#x202f;; inachevée à la fin, elle ne vaut rien. Désactivé&#xa0;: les cathédrales ne sont que des images.</translation>
    </message>
    <message>
        <source>A large meeple for each player</source>
        <translation>Un grand meeple par joueur</translation>
    </message>
    <message>
        <source>Each player has one large meeple more. It counts as two where the majority is judged.</source>
        <translation>Chaque joueur a un grand meeple de plus. Il compte double pour la majorité.</translation>
    </message>
    <message>
        <source>Goods of cities</source>
        <translation>Marchandises des villes</translation>
    </message>
    <message>
        <source>Whoever completes a city takes its goods, owner or not. At the end each kind pays 10 to whoever has most of it; those who are level all get 10.</source>
        <translation>Qui termine une ville reçoit ses marchandises, qu’elle soit à lui ou non. À la fin, chaque sorte rapporte 10 à qui en a le plus&#x202f;; à égalité, tous reçoivent 10.</translation>
    </message>
    <message>
        <source>A builder for each player</source>
        <translation>Un bâtisseur par joueur</translation>
    </message>
    <message>
        <source>The builder is put on a road or city where its owner has a meeple. Extending that feature with a tile gives a second part of the turn, once a turn. It has no vote.</source>
        <translation>Le bâtisseur se place sur une route ou dans une ville où son propriétaire a un meeple. Prolonger cette zone d’une tuile donne une seconde partie de tour, une fois par tour. Il ne compte pas pour la majorité.</translation>
    </message>
    <message>
        <source>A pig for each player</source>
        <translation>Un cochon par joueur</translation>
    </message>
    <message>
        <source>The pig is put in a field where its owner has a farmer. With the majority there, each completed city pays him 4 instead of 3. It has no vote.</source>
        <translation>Le cochon se place dans un pré où son propriétaire a un paysan. Avec la majorité, chaque ville terminée lui rapporte 4 au lieu de 3. Il ne compte pas pour la majorité.</translation>
    </message>
    <message>
        <source>An abbot for each player</source>
        <translation>Un abbé par joueur</translation>
    </message>
    <message>
        <source>The abbot stands on a monastery or a garden and may be taken home early, instead of placing a figure, for 1 and 1 for each neighbouring tile. Gardens score like monasteries and take only the abbot.</source>
        <translation>L’abbé se place sur une abbaye ou un jardin et peut être repris avant terme, au lieu de placer une figurine, pour 1 et 1 par tuile voisine. Les jardins comptent comme les abbayes et n’accueillent que l’abbé.</translation>
    </message>
    <message>
        <source>The River is laid first</source>
        <translation>La Rivière est posée en premier</translation>
    </message>
    <message>
        <source>Tiles with a river are laid before all others, from the spring to the lake, without two bends in a row the same way. Only in games without a map.</source>
        <translation>Les tuiles de rivière sont posées avant toutes les autres, de la source au lac, sans deux coudes de suite dans le même sens. Seulement sans carte.</translation>
    </message>
    <message>
        <source>Play with the Markets of Leipzig</source>
        <translation>Jouer avec les Marchés de Leipzig</translation>
    </message>
    <message>
        <source>Whoever has the majority on a completed road that leads to Leipzig may score it, or send one of the meeples on it to a quarter instead. Meeples in the quarters bring more points for roads, cities, monasteries or fields.</source>
        <translation>Qui a la majorité sur une route terminée menant à Leipzig peut l’évaluer, ou envoyer à la place un de ses meeples dans un quartier. Les meeples des quartiers rapportent plus de points pour les routes, villes, abbayes ou prés.</translation>
    </message>
    <message>
        <source>One meeple more for each player</source>
        <translation>Un meeple de plus par joueur</translation>
    </message>
    <message>
        <source>Meeples sent to Leipzig stay there, so each player has one more.</source>
        <translation>Les meeples envoyés à Leipzig y restent&#xa0;: chaque joueur en a donc un de plus.</translation>
    </message>
    <message>
        <source>Majority is judged after sending</source>
        <translation>Majorité jugée après l’envoi</translation>
    </message>
    <message>
        <source>Off: the majority on the road is judged before anybody goes to Leipzig. On: it is judged anew without those sent, so that somebody else may score.</source>
        <translation>Désactivé&#xa0;: la majorité sur la route est jugée avant que quiconque aille à Leipzig. Activé&#xa0;: elle est jugée à nouveau sans les meeples envoyés, si bien qu’un autre peut marquer.</translation>
    </message>
    <message>
        <source>Any crossing connects to Leipzig</source>
        <translation>Tout croisement relie à Leipzig</translation>
    </message>
    <message>
        <source>Off: roads that meet in a village are connected to Leipzig together, other crossings end the way. On: every crossing of roads connects.</source>
        <translation>Désactivé&#xa0;: les routes qui se rejoignent dans un village sont reliées ensemble à Leipzig, les autres croisements coupent le chemin. Activé&#xa0;: tout croisement relie.</translation>
    </message>
    <message>
        <source>Quarters in random order</source>
        <translation>Quartiers dans un ordre aléatoire</translation>
    </message>
    <message>
        <source>The four quarters are shuffled when a game is dealt. Off: they lie in the order below.</source>
        <translation>Les quatre quartiers sont mélangés à la mise en place. Désactivé&#xa0;: ils sont dans l’ordre ci-dessous.</translation>
    </message>
    <message>
        <source>Order of the quarters</source>
        <translation>Ordre des quartiers</translation>
    </message>
    <message>
        <source>The quarters clockwise, from the north-west.</source>
        <translation>Les quartiers dans le sens horaire, à partir du nord-ouest.</translation>
    </message>
    <message>
        <source>Play with the tiles of Darmstadt</source>
        <translation>Jouer avec les tuiles de Darmstadt</translation>
    </message>
    <message>
        <source>A completed city with the Darmstadtium pays its owners 3 more. A completed church pays 3 more to whoever has most followers on its nine squares; all who are level get it. Nothing more at the end.</source>
        <translation>Une ville terminée avec le Darmstadtium rapporte 3 de plus à ses propriétaires. Une église terminée rapporte 3 de plus à qui a le plus de meeples sur ses neuf cases&#x202f;; à égalité, tous les reçoivent. Rien de plus à la fin.</translation>
    </message>
    <message>
        <source>Churches count votes</source>
        <translation>Les églises comptent les voix</translation>
    </message>
    <message>
        <source>Off: each follower on the nine squares counts one. On: large and upgraded meeples count two.</source>
        <translation>Désactivé&#xa0;: chaque meeple sur les neuf cases compte un. Activé&#xa0;: les grands meeples et les meeples améliorés comptent deux.</translation>
    </message>
    <message>
        <source>Play with the Land Surveyors</source>
        <translation>Jouer avec les Géomètres</translation>
    </message>
    <message>
        <source>One scoring tile lies open for cities, one for roads and one for monasteries. It changes what features completed in the turn are worth; after a turn in which a feature with meeples was scored, all three change. They have no effect at the end.</source>
        <translation>Une tuile d’évaluation est visible pour les villes, une pour les routes et une pour les abbayes. Elle change la valeur des zones terminées dans le tour&#x202f;; après un tour où une zone avec meeples a été évaluée, les trois changent. Elles sont sans effet à la fin.</translation>
    </message>
    <message>
        <source>Sheds count in the Peasant Revolt</source>
        <translation>Les étables comptent pour la Révolte paysanne</translation>
    </message>
    <message>
        <source>Off: only tiles with a farmhouse lose a point. On: tiles with a cowshed, pigsty or donkey stable, too.</source>
        <translation>Désactivé&#xa0;: seules les tuiles avec une ferme perdent un point. Activé&#xa0;: celles avec une vacherie, une porcherie ou une écurie aussi.</translation>
    </message>
    <message>
        <source>Tiles for cities</source>
        <translation>Tuiles des villes</translation>
    </message>
    <message>
        <source>The scoring tiles of cities, shuffled when a game is dealt; at most twelve. Without tiles cities score as usual.</source>
        <translation>Les tuiles d’évaluation des villes, mélangées à la mise en place&#x202f;; douze au plus. Sans tuiles, les villes comptent comme d’habitude.</translation>
    </message>
    <message>
        <source>Tiles for roads</source>
        <translation>Tuiles des routes</translation>
    </message>
    <message>
        <source>The scoring tiles of roads. Whether the last one is +3 or −3 is our reading.</source>
        <translation>Les tuiles d’évaluation des routes. Que la dernière soit +3 ou −3 relève de notre lecture.</translation>
    </message>
    <message>
        <source>Tiles for monasteries</source>
        <translation>Tuiles des abbayes</translation>
    </message>
    <message>
        <source>The scoring tiles of monasteries and churches. Whether the last one is +3 or −3 is our reading.</source>
        <translation>Les tuiles d’évaluation des abbayes et des églises. Que la dernière soit +3 ou −3 relève de notre lecture.</translation>
    </message>
    <message>
        <source>Play with chips</source>
        <translation>Jouer avec les jetons</translation>
    </message>
    <message>
        <source>Chips lie face down on squares of the map. Whoever lays a tile on such a square takes the chip.</source>
        <translation>Des jetons face cachée se trouvent sur des cases de la carte. Qui pose une tuile sur une telle case prend le jeton.</translation>
    </message>
    <message>
        <source>Chips give</source>
        <translation>Les jetons donnent</translation>
    </message>
    <message>
        <source>A chip pays its value at once. With upgrades it is kept, and chips worth exactly 4 make one of the player’s meeples count as two until it is scored. Other maps let it pay for an open tile of an island, be sold as wine, or lengthen a scored road.</source>
        <translation>Un jeton rapporte aussitôt sa valeur. Avec les améliorations on le garde, et des jetons valant exactement 4 font compter un meeple du joueur double jusqu’à son évaluation. Sur d’autres cartes, il paie une tuile visible d’une île, se vend comme vin ou allonge une route évaluée.</translation>
    </message>
    <message>
        <source>Chips on the board</source>
        <translation>Jetons sur le plateau</translation>
    </message>
    <message>
        <source>How many of the chips lie on the board.</source>
        <translation>Combien de jetons se trouvent sur le plateau.</translation>
    </message>
    <message>
        <source>Chips lie at the start</source>
        <translation>Jetons au départ</translation>
    </message>
    <message>
        <source>Spread over the map by the rules; on printed places, in their colour if they have one; or not at all, when players get them in the course of the game.</source>
        <translation>Répartis sur la carte selon les règles&#x202f;; sur des emplacements imprimés, de leur couleur s’ils en ont une&#x202f;; ou nulle part, quand les joueurs les reçoivent en cours de partie.</translation>
    </message>
    <message>
        <source>Chips on each printed place</source>
        <translation>Jetons par emplacement imprimé</translation>
    </message>
    <message>
        <source>How many chips lie face down on each printed place. Whoever takes them takes all.</source>
        <translation>Combien de jetons face cachée se trouvent sur chaque emplacement imprimé. Qui les prend les prend tous.</translation>
    </message>
    <message>
        <source>Chips may lie on islands</source>
        <translation>Jetons permis sur les îles</translation>
    </message>
    <message>
        <source>Off: island squares with coats of arms take no chip.</source>
        <translation>Désactivé&#xa0;: les cases d’île avec blasons ne portent pas de jeton.</translation>
    </message>
    <message>
        <source>Purple chips of value 1</source>
        <translation>Jetons violets de valeur&#xa0;1</translation>
    </message>
    <message>
        <source>How many such chips are in the box. The rules do not say it; five of each value and colour is our reading.</source>
        <translation>Combien de ces jetons contient la boîte. Les règles ne le disent pas&#x202f;; cinq de chaque valeur et couleur est notre lecture.</translation>
    </message>
    <message>
        <source>Purple chips of value 2</source>
        <translation>Jetons violets de valeur&#xa0;2</translation>
    </message>
    <message>
        <source>Light blue chips of value 1</source>
        <translation>Jetons bleu clair de valeur&#xa0;1</translation>
    </message>
    <message>
        <source>Light blue chips of value 2</source>
        <translation>Jetons bleu clair de valeur&#xa0;2</translation>
    </message>
    <message>
        <source>Orange chips of value 1</source>
        <translation>Jetons orange de valeur&#xa0;1</translation>
    </message>
    <message>
        <source>Orange chips of value 2</source>
        <translation>Jetons orange de valeur&#xa0;2</translation>
    </message>
    <message>
        <source>Large cities bar chips</source>
        <translation>Les grandes villes excluent les jetons</translation>
    </message>
    <message>
        <source>No chip lies beside an open side of a large city: a printed road or city that faces a playable square. The rules of 2019 bar every side.</source>
        <translation>Aucun jeton au bord d’un côté ouvert d’une grande ville&#xa0;: une route ou une ville imprimée face à une case jouable. Les règles de 2019 excluent tous les côtés.</translation>
    </message>
    <message>
        <source>Chips may lie on unused starts</source>
        <translation>Jetons permis sur les départs non utilisés</translation>
    </message>
    <message>
        <source>Off: an unused start square shows a town, and towns take no chip.</source>
        <translation>Désactivé&#xa0;: une case de départ non utilisée montre un bourg, et les bourgs ne portent pas de jeton.</translation>
    </message>
    <message>
        <source>Ferries join neighbours for chips</source>
        <translation>Les bacs créent des voisins pour les jetons</translation>
    </message>
    <message>
        <source>On: the two landings of a ferry count as neighbours, so that not both of them may have a chip.</source>
        <translation>Activé&#xa0;: les deux embarcadères d’un bac sont voisins, si bien qu’un jeton ne peut être sur les deux à la fois.</translation>
    </message>
    <message>
        <source>One start tile lies on the table. Cities, roads, monasteries and fields.</source>
        <translation>Une tuile de départ est sur la table. Villes, routes, abbayes et prés.</translation>
    </message>
    <message>
        <source>With Inns &amp; Cathedrals and Traders &amp; Builders: a large meeple, goods, a builder and a pig.</source>
        <translation>Avec Auberges &amp; Cathédrales et Marchands &amp; Bâtisseurs&#xa0;: un grand meeple, des marchandises, un bâtisseur et un cochon.</translation>
    </message>
    <message>
        <source>The tiles of the second edition. An abbot goes into gardens and monasteries and may be taken back.</source>
        <translation>Les tuiles de la deuxième édition. Un abbé se place dans les jardins et les abbayes et peut être repris.</translation>
    </message>
    <message>
        <source>The spring lies on the table, the tiles of the River are laid before all others.</source>
        <translation>La source est sur la table, les tuiles de la Rivière sont posées avant toutes les autres.</translation>
    </message>
    <message>
        <source>Four double tiles with the quarters of Leipzig lie in the middle. Who scores a road there may send a meeple to a quarter.</source>
        <translation>Quatre tuiles doubles avec les quartiers de Leipzig sont au milieu. Qui évalue une route y menant peut envoyer un meeple dans un quartier.</translation>
    </message>
    <message>
        <source>Three tiles with the churches of Darmstadt and the Darmstadtium, in place of two monasteries.</source>
        <translation>Trois tuiles avec les églises de Darmstadt et le Darmstadtium, à la place de deux abbayes.</translation>
    </message>
    <message>
        <source>Scoring tiles in three piles change what cities, roads and monasteries are worth.</source>
        <translation>Des tuiles d’évaluation en trois piles changent la valeur des villes, routes et abbayes.</translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message>
        <source>100 mm. If it measures less, switch off scaling in the print dialog.</source>
        <translation>100&#xa0;mm. Si elle mesure moins, désactivez la mise à l’échelle à l’impression.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Setup sheet S%1 of %2</source>
        <translation>Feuille de mise en place S%1 sur %2</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message numerus="yes">
        <source>Setup for %n player(s)</source>
        <translation>
            <numerusform>Mise en place pour %n joueur</numerusform>
            <numerusform>Mise en place pour %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 cases</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) for tiles</source>
        <translation>
            <numerusform>%n case à tuile</numerusform>
            <numerusform>%n cases à tuile</numerusform>
        </translation>
    </message>
    <message>
        <source>Large city with a gate</source>
        <translation>Grande ville avec une porte</translation>
    </message>
    <message>
        <source>Printed road at the border</source>
        <translation>Route imprimée en bordure</translation>
    </message>
    <message>
        <source>Printed city at the border</source>
        <translation>Ville imprimée en bordure</translation>
    </message>
    <message>
        <source>Ferry: joins two roads</source>
        <translation>Bac&#xa0;: relie deux routes</translation>
    </message>
    <message>
        <source>Coat of arms: 2 points</source>
        <translation>Blason&#xa0;: 2 points</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>Case de départ</translation>
    </message>
    <message>
        <source>Town: tiles cover it</source>
        <translation>Bourg&#xa0;: les tuiles le couvrent</translation>
    </message>
    <message>
        <source>Island with coats of arms</source>
        <translation>Île avec blasons</translation>
    </message>
    <message>
        <source>Chumak square</source>
        <translation>Case tchoumak</translation>
    </message>
    <message>
        <source>Town that buys wine of that colour</source>
        <translation>Bourg qui achète du vin de cette couleur</translation>
    </message>
    <message>
        <source>Printed place for chips</source>
        <translation>Emplacement imprimé pour jetons</translation>
    </message>
    <message>
        <source>Printed place for a chip of that colour</source>
        <translation>Emplacement imprimé pour un jeton de cette couleur</translation>
    </message>
    <message>
        <source>Blocked: no tile here</source>
        <translation>Bloquée&#xa0;: pas de tuile ici</translation>
    </message>
    <message>
        <source>Waves: no tile here</source>
        <translation>Vagues&#xa0;: pas de tuile ici</translation>
    </message>
    <message>
        <source>Depot: a pile of tiles, none is laid here</source>
        <translation>Dépôt&#xa0;: une pile de tuiles, aucune n’est posée ici</translation>
    </message>
    <message>
        <source>Highlight: no tile here, a border on each side</source>
        <translation>Curiosité&#xa0;: pas de tuile ici, une bordure de chaque côté</translation>
    </message>
    <message>
        <source>Regions: %1</source>
        <translation>Régions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>%1: %2 × 1, %3 × 2</source>
        <translation>%1&#xa0;: %2 × 1, %3 × 2</translation>
    </message>
    <message>
        <source>Start squares</source>
        <translation>Cases de départ</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n of these at random: %1.</source>
        <translation>
            <numerusform>En tirer %n au sort parmi&#xa0;: %1.</numerusform>
            <numerusform>En tirer %n au sort parmi&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not used: %1.</source>
        <translation>Non utilisées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On %1 lies %2.</source>
        <translation>En %1 se trouve %2.</translation>
    </message>
    <message>
        <source>a drawn tile</source>
        <translation>une tuile piochée</translation>
    </message>
    <message>
        <source>The start tile lies on one of them, drawn at random, and a drawn tile on each of the others.</source>
        <translation>La tuile de départ est sur l’une d’elles, tirée au sort, et une tuile piochée sur chacune des autres.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>No chip lies on the map: they are a supply.</source>
        <translation>Aucun jeton sur la carte&#xa0;: c’est une réserve.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie face down on each printed place, in its colour if it has one.</source>
        <translation>
            <numerusform>%n jeton face cachée sur chaque emplacement imprimé, de sa couleur s’il en a une.</numerusform>
            <numerusform>%n jetons face cachée sur chaque emplacement imprimé, de sa couleur s’il en a une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lie on the map as drawn.</source>
        <translation>
            <numerusform>%n jeton est sur la carte comme dessiné.</numerusform>
            <numerusform>%n jetons sont sur la carte comme dessiné.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chip(s) on squares that the rules allow.</source>
        <translation>
            <numerusform>Poser %n jeton sur une case que permettent les règles.</numerusform>
            <numerusform>Poser %n jetons sur des cases que permettent les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Five tiles lie on each depot, the top one open.</source>
        <translation>Cinq tuiles se trouvent sur chaque dépôt, celle du dessus visible.</translation>
    </message>
    <message>
        <source>Shuffle these chips face down and deal them out:</source>
        <translation>Mélanger ces jetons face cachée et les distribuer&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) stay in the box.</source>
        <translation>
            <numerusform>%n jeton reste dans la boîte.</numerusform>
            <numerusform>%n jetons restent dans la boîte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Laid: %1</source>
        <translation>Posés&#xa0;: %1</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, graine %1</translation>
    </message>
    <message>
        <source>Rules in use</source>
        <translation>Règles en vigueur</translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s) a player, one more on the score board.</source>
        <translation>
            <numerusform>%n meeple par joueur, un de plus sur la piste de score.</numerusform>
            <numerusform>%n meeples par joueur, un de plus sur la piste de score.</numerusform>
        </translation>
    </message>
    <message>
        <source>Farmers score fields at the end.</source>
        <translation>Les paysans évaluent les prés à la fin.</translation>
    </message>
    <message>
        <source>Without farmers.</source>
        <translation>Sans paysans.</translation>
    </message>
    <message>
        <source>A finished city of two tiles scores %1.</source>
        <translation>Une ville terminée de deux tuiles rapporte %1.</translation>
    </message>
    <message>
        <source>Covering a town: play another tile at once.</source>
        <translation>Couvrir un bourg&#xa0;: jouer aussitôt une autre tuile.</translation>
    </message>
    <message>
        <source>Covering a town costs 2 points.</source>
        <translation>Couvrir un bourg coûte 2 points.</translation>
    </message>
    <message>
        <source>A scored road gains 2 for every visible town beside it.</source>
        <translation>Une route évaluée gagne 2 par bourg visible voisin.</translation>
    </message>
    <message>
        <source>Coats of arms on island squares score at once.</source>
        <translation>Les blasons des cases d’île rapportent aussitôt.</translation>
    </message>
    <message>
        <source>No tile may enclose an empty square.</source>
        <translation>Aucune tuile ne peut enfermer une case vide.</translation>
    </message>
    <message>
        <source>Who covers a chip scores its points at once.</source>
        <translation>Qui couvre un jeton en marque aussitôt les points.</translation>
    </message>
    <message>
        <source>A chip pays for the open tile on a depot of its colour, taken instead of drawing.</source>
        <translation>Un jeton paie la tuile visible d’un dépôt de sa couleur, prise au lieu de piocher.</translation>
    </message>
    <message>
        <source>Chips worth exactly 2 of one colour are a wine. Sell one a turn: for 5 where your tile meets a border road or city with a coat of arms, for 9 where it covers a town with its bottle.</source>
        <translation>Des jetons d’une couleur valant exactement 2 font un vin. Un par tour se vend&#xa0;: 5 là où votre tuile rejoint en bordure une route ou une ville avec blason, 9 là où elle couvre un bourg ayant sa bouteille.</translation>
    </message>
    <message>
        <source>Who lays a tile next to a printed city takes the chips there. For a scored road of one&apos;s own up to one chip of each colour may be spent: each is 1 more per tile.</source>
        <translation>Qui pose une tuile à côté d’une ville imprimée en prend les jetons. Pour une route évaluée à soi, on peut dépenser jusqu’à un jeton de chaque couleur&#xa0;: chacun vaut 1 de plus par tuile.</translation>
    </message>
    <message>
        <source>No chips on island squares.</source>
        <translation>Pas de jetons sur les cases d’île.</translation>
    </message>
    <message>
        <source>Chips worth exactly 4 put a meeple on a chip: it counts twice.</source>
        <translation>Des jetons valant exactement 4 placent un meeple sur un jeton&#xa0;: il compte double.</translation>
    </message>
    <message>
        <source>No chips beside any side of a large city (2019).</source>
        <translation>Pas de jeton au bord d’une grande ville, quel que soit le côté (2019).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source> (%n copies)</source>
        <translation>
            <numerusform> (%n exemplaire)</numerusform>
            <numerusform> (%n exemplaires)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tile(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile</numerusform>
            <numerusform>%1&#xa0;: %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles to take: %n</source>
        <translation>
            <numerusform>Tuiles à prendre&#xa0;: %n</numerusform>
            <numerusform>Tuiles à prendre&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) stay in the box</source>
        <translation>
            <numerusform>%n tuile reste dans la boîte</numerusform>
            <numerusform>%n tuiles restent dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>none stay in the box</source>
        <translation>aucune ne reste dans la boîte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rules together</source>
        <translation>Règles combinées</translation>
    </message>
    <message>
        <source>The four double tiles of Leipzig lie in the middle, its quarters in an order that is drawn.</source>
        <translation>Les quatre tuiles doubles de Leipzig sont au milieu, les quartiers dans un ordre tiré au sort.</translation>
    </message>
    <message>
        <source>The four double tiles of Leipzig lie in the middle, its quarters clockwise from the upper left: %1.</source>
        <translation>Les quatre tuiles doubles de Leipzig sont au milieu, les quartiers dans le sens horaire depuis le haut à gauche&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The spring lies in the middle of the table. The tiles of the River are laid before all others.</source>
        <translation>La source est au milieu de la table. Les tuiles de la Rivière sont posées avant toutes les autres.</translation>
    </message>
    <message>
        <source>The start tile lies in the middle of the table.</source>
        <translation>La tuile de départ est au milieu de la table.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>The tiles in the picture lie on the table.</source>
        <translation>Les tuiles de l’image sont sur la table.</translation>
    </message>
    <message>
        <source>On each marked square lies a tile that is drawn.</source>
        <translation>Sur chaque case marquée se trouve une tuile piochée.</translation>
    </message>
    <message>
        <source>Played with: %1.</source>
        <translation>Joué avec : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are drawn, in the fixed order of the scenario; the others stay in the box.</source>
        <translation>
            <numerusform>%n tuile est piochée, dans l’ordre fixé par le scénario ; les autres restent dans la boîte.</numerusform>
            <numerusform>%n tuiles sont piochées, dans l’ordre fixé par le scénario ; les autres restent dans la boîte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n tile(s) are drawn in the fixed order of the scenario.</source>
        <translation>
            <numerusform>La première tuile est piochée dans l’ordre fixé par le scénario.</numerusform>
            <numerusform>Les %n premières tuiles sont piochées dans l’ordre fixé par le scénario.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>TileNames</name>
    <message>
        <source>Monastery; road to the monastery from the south</source>
        <translation>Abbaye&#x202f;; route du sud vers l’abbaye</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>City on all sides with coat of arms</source>
        <translation>Ville sur tous les côtés avec blason</translation>
    </message>
    <message>
        <source>City north; road east to west</source>
        <translation>Ville au nord&#x202f;; route de l’est à l’ouest</translation>
    </message>
    <message>
        <source>City north</source>
        <translation>Ville au nord</translation>
    </message>
    <message>
        <source>City north; garden</source>
        <translation>Ville au nord&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City east and west with coat of arms</source>
        <translation>Ville à l’est et à l’ouest avec blason</translation>
    </message>
    <message>
        <source>City east and west</source>
        <translation>Ville à l’est et à l’ouest</translation>
    </message>
    <message>
        <source>City north; city south</source>
        <translation>Ville au nord&#x202f;; ville au sud</translation>
    </message>
    <message>
        <source>City north; city south; garden</source>
        <translation>Ville au nord&#x202f;; ville au sud&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City north; city west</source>
        <translation>Ville au nord&#x202f;; ville à l’ouest</translation>
    </message>
    <message>
        <source>City north; city west; garden</source>
        <translation>Ville au nord&#x202f;; ville à l’ouest&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City north; road east to south</source>
        <translation>Ville au nord&#x202f;; route de l’est au sud</translation>
    </message>
    <message>
        <source>City north; road south to west</source>
        <translation>Ville au nord&#x202f;; route du sud à l’ouest</translation>
    </message>
    <message>
        <source>City north; crossing of roads east, south and west</source>
        <translation>Ville au nord&#x202f;; carrefour de routes à l’est, au sud et à l’ouest</translation>
    </message>
    <message>
        <source>City north and west with coat of arms</source>
        <translation>Ville au nord et à l’ouest avec blason</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; garden</source>
        <translation>Ville au nord et à l’ouest avec blason&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City north and west</source>
        <translation>Ville au nord et à l’ouest</translation>
    </message>
    <message>
        <source>City north and west; garden</source>
        <translation>Ville au nord et à l’ouest&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; road east to south</source>
        <translation>Ville au nord et à l’ouest avec blason&#x202f;; route de l’est au sud</translation>
    </message>
    <message>
        <source>City north and west; road east to south</source>
        <translation>Ville au nord et à l’ouest&#x202f;; route de l’est au sud</translation>
    </message>
    <message>
        <source>City north, east and west with coat of arms</source>
        <translation>Ville au nord, à l’est et à l’ouest avec blason</translation>
    </message>
    <message>
        <source>City north, east and west</source>
        <translation>Ville au nord, à l’est et à l’ouest</translation>
    </message>
    <message>
        <source>City north, east and west; garden</source>
        <translation>Ville au nord, à l’est et à l’ouest&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City north, east and west with coat of arms; road to the city from the south</source>
        <translation>Ville au nord, à l’est et à l’ouest avec blason&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>City north, east and west; road to the city from the south</source>
        <translation>Ville au nord, à l’est et à l’ouest&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>Road east to west</source>
        <translation>Route de l’est à l’ouest</translation>
    </message>
    <message>
        <source>Garden; road east to west</source>
        <translation>Jardin&#x202f;; route de l’est à l’ouest</translation>
    </message>
    <message>
        <source>Road south to west</source>
        <translation>Route du sud à l’ouest</translation>
    </message>
    <message>
        <source>Garden; road south to west</source>
        <translation>Jardin&#x202f;; route du sud à l’ouest</translation>
    </message>
    <message>
        <source>Crossing of roads east, south and west</source>
        <translation>Carrefour de routes à l’est, au sud et à l’ouest</translation>
    </message>
    <message>
        <source>Crossing of roads north, east, south and west</source>
        <translation>Carrefour de routes au nord, à l’est, au sud et à l’ouest</translation>
    </message>
    <message>
        <source>City on all sides with Darmstadtium</source>
        <translation>Ville sur tous les côtés avec Darmstadtium</translation>
    </message>
    <message>
        <source>Church; roads to the church from the north, west, south and east</source>
        <translation>Église&#x202f;; routes du nord, de l’ouest, du sud et de l’est vers l’église</translation>
    </message>
    <message>
        <source>Church; road east to south</source>
        <translation>Église&#x202f;; route de l’est au sud</translation>
    </message>
    <message>
        <source>City on all sides with cathedral</source>
        <translation>Ville sur tous les côtés avec cathédrale</translation>
    </message>
    <message>
        <source>Monastery; roads to the monastery from the west and east</source>
        <translation>Abbaye&#x202f;; routes de l’ouest et de l’est vers l’abbaye</translation>
    </message>
    <message>
        <source>City north; city west; city east; city south</source>
        <translation>Ville au nord&#x202f;; ville à l’ouest&#x202f;; ville à l’est&#x202f;; ville au sud</translation>
    </message>
    <message>
        <source>City north; city west; city east; city south; garden</source>
        <translation>Ville au nord&#x202f;; ville à l’ouest&#x202f;; ville à l’est&#x202f;; ville au sud&#x202f;; jardin</translation>
    </message>
    <message>
        <source>City north; city west; city east</source>
        <translation>Ville au nord&#x202f;; ville à l’ouest&#x202f;; ville à l’est</translation>
    </message>
    <message>
        <source>City north; city south; crossing of roads west and east</source>
        <translation>Ville au nord&#x202f;; ville au sud&#x202f;; carrefour de routes à l’ouest et à l’est</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; city south</source>
        <translation>Ville au nord et à l’ouest avec blason&#x202f;; ville au sud</translation>
    </message>
    <message>
        <source>City north; road to the city from the south</source>
        <translation>Ville au nord&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>City north and west; road to the city from the east</source>
        <translation>Ville au nord et à l’ouest&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City east and west with coat of arms; roads to the city from the north and south</source>
        <translation>Ville à l’est et à l’ouest avec blason&#x202f;; routes du nord et du sud vers la ville</translation>
    </message>
    <message>
        <source>City north and west; road to the city from the south, inn south</source>
        <translation>Ville au nord et à l’ouest&#x202f;; route du sud vers la ville, auberge au sud</translation>
    </message>
    <message>
        <source>City north; road with inn south to west</source>
        <translation>Ville au nord&#x202f;; route avec auberge du sud à l’ouest</translation>
    </message>
    <message>
        <source>City north and west with coat of arms; road with inn east to south</source>
        <translation>Ville au nord et à l’ouest avec blason&#x202f;; route avec auberge de l’est au sud</translation>
    </message>
    <message>
        <source>Crossing of roads east, west and south, inn east</source>
        <translation>Carrefour de routes à l’est, à l’ouest et au sud, auberge à l’est</translation>
    </message>
    <message>
        <source>Road with inn east to west</source>
        <translation>Route avec auberge de l’est à l’ouest</translation>
    </message>
    <message>
        <source>Garden; road with inn east to west</source>
        <translation>Jardin&#x202f;; route avec auberge de l’est à l’ouest</translation>
    </message>
    <message>
        <source>Road with inn south to west</source>
        <translation>Route avec auberge du sud à l’ouest</translation>
    </message>
    <message>
        <source>Road north to west; road east to south</source>
        <translation>Route du nord à l’ouest&#x202f;; route de l’est au sud</translation>
    </message>
    <message>
        <source>Spring of the river</source>
        <translation>Source de la rivière</translation>
    </message>
    <message>
        <source>Lake of the river</source>
        <translation>Lac de la rivière</translation>
    </message>
    <message>
        <source>City north; city south; river east to west</source>
        <translation>Ville au nord&#x202f;; ville au sud&#x202f;; rivière de l’est à l’ouest</translation>
    </message>
    <message>
        <source>City north; river east to west; road to the city from the south</source>
        <translation>Ville au nord&#x202f;; rivière de l’est à l’ouest&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>Monastery; river east to west; road to the monastery from the south</source>
        <translation>Abbaye&#x202f;; rivière de l’est à l’ouest&#x202f;; route du sud vers l’abbaye</translation>
    </message>
    <message>
        <source>River north to south; road east to west</source>
        <translation>Rivière du nord au sud&#x202f;; route de l’est à l’ouest</translation>
    </message>
    <message>
        <source>River east to west</source>
        <translation>Rivière de l’est à l’ouest</translation>
    </message>
    <message>
        <source>City north and west; river east to south</source>
        <translation>Ville au nord et à l’ouest&#x202f;; rivière de l’est au sud</translation>
    </message>
    <message>
        <source>River south to west; road north to east</source>
        <translation>Rivière du sud à l’ouest&#x202f;; route du nord à l’est</translation>
    </message>
    <message>
        <source>River south to west</source>
        <translation>Rivière du sud à l’ouest</translation>
    </message>
    <message>
        <source>Garden; river south to west</source>
        <translation>Jardin&#x202f;; rivière du sud à l’ouest</translation>
    </message>
    <message>
        <source>City north and west with grain</source>
        <translation>Ville au nord et à l’ouest avec blé</translation>
    </message>
    <message>
        <source>City north and west with wine</source>
        <translation>Ville au nord et à l’ouest avec vin</translation>
    </message>
    <message>
        <source>City east and west with cloth; city south</source>
        <translation>Ville à l’est et à l’ouest avec tissu&#x202f;; ville au sud</translation>
    </message>
    <message>
        <source>City east and west with wine; city south</source>
        <translation>Ville à l’est et à l’ouest avec vin&#x202f;; ville au sud</translation>
    </message>
    <message>
        <source>City north, east and west with grain</source>
        <translation>Ville au nord, à l’est et à l’ouest avec blé</translation>
    </message>
    <message>
        <source>City north and west with cloth; city south; city east</source>
        <translation>Ville au nord et à l’ouest avec tissu&#x202f;; ville au sud&#x202f;; ville à l’est</translation>
    </message>
    <message>
        <source>City north and west with cloth; roads to the city from the south and east</source>
        <translation>Ville au nord et à l’ouest avec tissu&#x202f;; routes du sud et de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with wine; roads to the city from the south and east</source>
        <translation>Ville au nord et à l’ouest avec vin&#x202f;; routes du sud et de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with wine; garden; roads to the city from the south and east</source>
        <translation>Ville au nord et à l’ouest avec vin&#x202f;; jardin&#x202f;; routes du sud et de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with cloth; city south; road to the city from the east</source>
        <translation>Ville au nord et à l’ouest avec tissu&#x202f;; ville au sud&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with grain; city south; road to the city from the east</source>
        <translation>Ville au nord et à l’ouest avec blé&#x202f;; ville au sud&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with cloth; road to the city from the east</source>
        <translation>Ville au nord et à l’ouest avec tissu&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with cloth; garden; road to the city from the east</source>
        <translation>Ville au nord et à l’ouest avec tissu&#x202f;; jardin&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north and west with wine; road to the city from the east</source>
        <translation>Ville au nord et à l’ouest avec vin&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City north, east and west with wine; road to the city from the south</source>
        <translation>Ville au nord, à l’est et à l’ouest avec vin&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>City north and west with wine; city east and south</source>
        <translation>Ville au nord et à l’ouest avec vin&#x202f;; ville à l’est et au sud</translation>
    </message>
    <message>
        <source>City east and west with wine</source>
        <translation>Ville à l’est et à l’ouest avec vin</translation>
    </message>
    <message>
        <source>City north; road to the city from the east</source>
        <translation>Ville au nord&#x202f;; route de l’est vers la ville</translation>
    </message>
    <message>
        <source>City east and west with grain; road to the city from the south</source>
        <translation>Ville à l’est et à l’ouest avec blé&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>City east and west with wine; road to the city from the south</source>
        <translation>Ville à l’est et à l’ouest avec vin&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>City east and west with wine; roads to the city from the north and south</source>
        <translation>Ville à l’est et à l’ouest avec vin&#x202f;; routes du nord et du sud vers la ville</translation>
    </message>
    <message>
        <source>Monastery; roads to the monastery from the east, south and west</source>
        <translation>Abbaye&#x202f;; routes de l’est, du sud et de l’ouest vers l’abbaye</translation>
    </message>
    <message>
        <source>City north and west with grain; road to the city from the south</source>
        <translation>Ville au nord et à l’ouest avec blé&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>City north; crossing of roads west; road to the city from the south</source>
        <translation>Ville au nord&#x202f;; carrefour de routes à l’ouest&#x202f;; route du sud vers la ville</translation>
    </message>
    <message>
        <source>Road north to south; road east to west</source>
        <translation>Route du nord au sud&#x202f;; route de l’est à l’ouest</translation>
    </message>
</context>
<context>
    <name>TileSets</name>
    <message>
        <source>Base game, first edition</source>
        <translation>Jeu de base, première édition</translation>
    </message>
    <message>
        <source>Base game, second edition</source>
        <translation>Jeu de base, deuxième édition</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, first edition</source>
        <translation>Auberges &amp; Cathédrales, première édition</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals, second edition</source>
        <translation>Auberges &amp; Cathédrales, deuxième édition</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, first edition</source>
        <translation>Marchands &amp; Bâtisseurs, première édition</translation>
    </message>
    <message>
        <source>Traders &amp; Builders, second edition</source>
        <translation>Marchands &amp; Bâtisseurs, deuxième édition</translation>
    </message>
    <message>
        <source>The River, first edition</source>
        <translation>La Rivière, première édition</translation>
    </message>
    <message>
        <source>The River, second edition</source>
        <translation>La Rivière, deuxième édition</translation>
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
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Start square</source>
        <translation>Case de départ</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Bourg</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Grande ville</translation>
    </message>
    <message>
        <source>Print on an edge</source>
        <translation>Motif sur un bord</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Bac</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Mark on a square</source>
        <translation>Marque sur une case</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message numerus="yes">
        <source>Print road on %n edges</source>
        <translation>
            <numerusform>Imprimer une route sur %n bord</numerusform>
            <numerusform>Imprimer une route sur %n bords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Print city on %n edges</source>
        <translation>
            <numerusform>Imprimer une ville sur %n bord</numerusform>
            <numerusform>Imprimer une ville sur %n bords</numerusform>
        </translation>
    </message>
    <message>
        <source>Change ferry</source>
        <translation>Modifier le bac</translation>
    </message>
    <message>
        <source>Add ferry</source>
        <translation>Ajouter un bac</translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chips</source>
        <translation>
            <numerusform>Retirer %n jeton</numerusform>
            <numerusform>Retirer %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>A chip lies on %1 already.</source>
        <translation>Il y a déjà un jeton en %1.</translation>
    </message>
    <message>
        <source>Move the chip from %1 to %2</source>
        <translation>Déplacer le jeton de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chips</source>
        <translation>
            <numerusform>Poser %n jeton</numerusform>
            <numerusform>Poser %n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n squares</source>
        <translation>
            <numerusform>Fixer %n case</numerusform>
            <numerusform>Fixer %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n squares</source>
        <translation>
            <numerusform>Libérer %n case</numerusform>
            <numerusform>Libérer %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban chips from %n squares</source>
        <translation>
            <numerusform>Interdire les jetons sur %n case</numerusform>
            <numerusform>Interdire les jetons sur %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allow chips on %n squares again</source>
        <translation>
            <numerusform>Permettre à nouveau les jetons sur %n case</numerusform>
            <numerusform>Permettre à nouveau les jetons sur %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the chip on %1</source>
        <translation>Modifier le jeton en %1</translation>
    </message>
    <message>
        <source>Open city side</source>
        <translation>Ouvrir un côté de ville</translation>
    </message>
    <message>
        <source>Set city side to road</source>
        <translation>Changer un côté de ville en route</translation>
    </message>
    <message>
        <source>Close city side</source>
        <translation>Fermer un côté de ville</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Ville %1</translation>
    </message>
    <message>
        <source>Extend large city</source>
        <translation>Agrandir la grande ville</translation>
    </message>
    <message>
        <source>Add large city</source>
        <translation>Ajouter une grande ville</translation>
    </message>
    <message numerus="yes">
        <source>Erase %n prints</source>
        <translation>
            <numerusform>Effacer %n motif</numerusform>
            <numerusform>Effacer %n motifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n ferries</source>
        <translation>
            <numerusform>Effacer %n bac</numerusform>
            <numerusform>Effacer %n bacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n towns or starts</source>
        <translation>
            <numerusform>Effacer %n bourg ou départ</numerusform>
            <numerusform>Effacer %n bourgs ou départs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n squares of a large city</source>
        <translation>
            <numerusform>Effacer %n case d’une grande ville</numerusform>
            <numerusform>Effacer %n cases d’une grande ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n squares</source>
        <translation>
            <numerusform>Effacer %n case</numerusform>
            <numerusform>Effacer %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint land, %n squares</source>
        <translation>
            <numerusform>Peindre de la terre, %n case</numerusform>
            <numerusform>Peindre de la terre, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Block %n squares</source>
        <translation>
            <numerusform>Bloquer %n case</numerusform>
            <numerusform>Bloquer %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint depot, %n squares</source>
        <translation>
            <numerusform>Peindre un dépôt, %n case</numerusform>
            <numerusform>Peindre un dépôt, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint highlight, %n squares</source>
        <translation>
            <numerusform>Peindre une curiosité, %n case</numerusform>
            <numerusform>Peindre une curiosité, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint clouds, %n squares</source>
        <translation>
            <numerusform>Peindre des nuages, %n case</numerusform>
            <numerusform>Peindre des nuages, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint land abroad, %n squares</source>
        <translation>
            <numerusform>Peindre de l’étranger, %n case</numerusform>
            <numerusform>Peindre de l’étranger, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint sea, %n squares</source>
        <translation>
            <numerusform>Peindre de la mer, %n case</numerusform>
            <numerusform>Peindre de la mer, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away coats of %n islands</source>
        <translation>
            <numerusform>Retirer les blasons de %n île</numerusform>
            <numerusform>Retirer les blasons de %n îles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put coats on %n islands</source>
        <translation>
            <numerusform>Placer des blasons sur %n île</numerusform>
            <numerusform>Placer des blasons sur %n îles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chumak squares</source>
        <translation>
            <numerusform>Retirer %n case tchoumak</numerusform>
            <numerusform>Retirer %n cases tchoumak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n chumak squares</source>
        <translation>
            <numerusform>Créer %n case tchoumak</numerusform>
            <numerusform>Créer %n cases tchoumak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take away %n chip marks</source>
        <translation>
            <numerusform>Retirer %n marque de jeton</numerusform>
            <numerusform>Retirer %n marques de jeton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Print %n chip marks</source>
        <translation>
            <numerusform>Imprimer %n marque de jeton</numerusform>
            <numerusform>Imprimer %n marques de jeton</numerusform>
        </translation>
    </message>
    <message>
        <source>Start %1</source>
        <translation>Départ %1</translation>
    </message>
    <message>
        <source>Town %1</source>
        <translation>Bourg %1</translation>
    </message>
    <message>
        <source>Move start square</source>
        <translation>Déplacer la case de départ</translation>
    </message>
    <message>
        <source>Add start square</source>
        <translation>Ajouter une case de départ</translation>
    </message>
    <message>
        <source>Move town</source>
        <translation>Déplacer le bourg</translation>
    </message>
    <message>
        <source>Add town</source>
        <translation>Ajouter un bourg</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n squares</source>
        <translation>
            <numerusform>Vider %n case</numerusform>
            <numerusform>Vider %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n towns</source>
        <translation>
            <numerusform>%n bourg</numerusform>
            <numerusform>%n bourgs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start squares</source>
        <translation>
            <numerusform>%n case de départ</numerusform>
            <numerusform>%n cases de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n squares of a large city</source>
        <translation>
            <numerusform>%n case d’une grande ville</numerusform>
            <numerusform>%n cases d’une grande ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints</source>
        <translation>
            <numerusform>%n motif</numerusform>
            <numerusform>%n motifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries</source>
        <translation>
            <numerusform>%n bac</numerusform>
            <numerusform>%n bacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks</source>
        <translation>
            <numerusform>%n marque</numerusform>
            <numerusform>%n marques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n laid tiles</source>
        <translation>
            <numerusform>%n tuile posée</numerusform>
            <numerusform>%n tuiles posées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wishes for chips</source>
        <translation>
            <numerusform>%n consigne pour les jetons</numerusform>
            <numerusform>%n consignes pour les jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed with it: %1.</source>
        <translation>Retiré en même temps&#xa0;: %1.</translation>
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
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indéterminé</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>bleu clair</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
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
        <source>&amp;Chips</source>
        <translation>&amp;Jetons</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>E&amp;venness</source>
        <translation>Régu&amp;larité</translation>
    </message>
    <message>
        <source>Fai&amp;rness</source>
        <translation>É&amp;quité</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Poser des jetons</translation>
    </message>
    <message>
        <source>&amp;Play with chips</source>
        <translation>Jouer a&amp;vec les jetons</translation>
    </message>
    <message>
        <source>By chance alone</source>
        <translation>Par le seul hasard</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Régulière</translation>
    </message>
    <message>
        <source>Fair to the starts</source>
        <translation>Équitable pour les départs</translation>
    </message>
    <message>
        <source>From as chance has it to as even as can be</source>
        <translation>Du pur hasard à la plus grande régularité possible</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>even</source>
        <translation>régulière</translation>
    </message>
    <message>
        <source>How much equal access from the start squares counts against evenness</source>
        <translation>Ce que compte l’accès égal depuis les cases de départ face à la régularité</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équitable</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>Gé&amp;nérer</translation>
    </message>
    <message>
        <source>Lays a new layout by this method</source>
        <translation>Pose une nouvelle répartition par cette méthode</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>Lays again what was drawn before</source>
        <translation>Repose ce qui a été tiré auparavant</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>S&amp;uivante</translation>
    </message>
    <message>
        <source>The layout drawn after this one, or a new one with the next seed</source>
        <translation>La répartition tirée après celle-ci, ou une nouvelle avec la graine suivante</translation>
    </message>
    <message>
        <source>&amp;Ten to choose from…</source>
        <translation>Dix au c&amp;hoix…</translation>
    </message>
    <message>
        <source>Draws ten layouts and shows them side by side</source>
        <translation>Tire dix répartitions et les montre côte à côte</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>Vide&amp;r</translation>
    </message>
    <message>
        <source>Takes all chips of this layout off the map</source>
        <translation>Retire de la carte tous les jetons de cette répartition</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Progress of the draw</source>
        <translation>Avancement du tirage</translation>
    </message>
    <message>
        <source>Play with chips</source>
        <translation>Jouer avec les jetons</translation>
    </message>
    <message>
        <source>Play without chips</source>
        <translation>Jouer sans jetons</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n chip(s)</source>
        <translation>
            <numerusform>Demander %n jeton</numerusform>
            <numerusform>Demander %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 in the box</source>
        <translation>sur %1 dans la boîte</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipFactsView</name>
    <message>
        <source>How many fit</source>
        <translation>Combien de jetons au plus</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show on the map where chips may lie, and where not</source>
        <translation>Montrer sur la carte où il peut y avoir des jetons, et où non</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Show on the map the dominoes that prove why no more chips fit</source>
        <translation>Montrer sur la carte les dominos qui prouvent pourquoi on ne peut pas placer plus de jetons</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Avancement du comptage</translation>
    </message>
    <message>
        <source>No square of this map may hold a chip.</source>
        <translation>Aucune case de cette carte ne peut porter de jeton.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) may hold a chip.</source>
        <translation>
            <numerusform>%n case peut porter un jeton.</numerusform>
            <numerusform>%n cases peuvent porter un jeton.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chips are impossible: at most %2 fit.</source>
        <translation>%1 jetons sont impossibles&#xa0;: on peut en placer au plus %2.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n chip(s) fit.</source>
        <translation>
            <numerusform>On peut placer au plus %n jeton.</numerusform>
            <numerusform>On peut placer au plus %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting the layouts…</source>
        <translation>Comptage des répartitions…</translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>Le comptage a été arrêté.</translation>
    </message>
    <message>
        <source>How many layouts there are is not known.</source>
        <translation>Le nombre de répartitions n’est pas connu.</translation>
    </message>
    <message>
        <source>Count exactly (%1)</source>
        <translation>Compter exactement (%1)</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipMenu</name>
    <message>
        <source>&amp;Take the chip away</source>
        <translation>&amp;Retirer le jeton</translation>
    </message>
    <message>
        <source>&amp;Lay a chip</source>
        <translation>&amp;Poser un jeton</translation>
    </message>
    <message>
        <source>&amp;Pin: every layout has a chip here</source>
        <translation>&amp;Fixer&#xa0;: chaque répartition a un jeton ici</translation>
    </message>
    <message>
        <source>&amp;Ban: no layout has a chip here</source>
        <translation>&amp;Interdire&#xa0;: aucune répartition n’a de jeton ici</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indéterminée</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipSettingsView</name>
    <message>
        <source>Islands</source>
        <translation>Îles</translation>
    </message>
    <message>
        <source>Chip marks</source>
        <translation>Marques de jeton</translation>
    </message>
    <message>
        <source>Chumak squares</source>
        <translation>Cases tchoumak</translation>
    </message>
    <message>
        <source>Any: all count as used</source>
        <translation>Toutes&#xa0;: chacune compte comme utilisée</translation>
    </message>
    <message>
        <source>Drawn when a game begins: legal for every choice</source>
        <translation>Tirées en début de partie&#xa0;: permis pour tout choix</translation>
    </message>
    <message>
        <source>Draw the start squares when a game begins</source>
        <translation>Tirer les cases de départ en début de partie</translation>
    </message>
    <message>
        <source>Use the start square %1</source>
        <translation>Utiliser la case de départ %1</translation>
    </message>
    <message>
        <source>No longer use the start square %1</source>
        <translation>Ne plus utiliser la case de départ %1</translation>
    </message>
    <message>
        <source>No further kinds</source>
        <translation>Aucun autre type</translation>
    </message>
    <message>
        <source>No chips on: %1</source>
        <translation>Pas de jetons sur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chips again on: %1</source>
        <translation>À nouveau des jetons sur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change which sides count as open</source>
        <translation>Modifier quels côtés comptent comme ouverts</translation>
    </message>
    <message>
        <source>Change the symmetry of layouts</source>
        <translation>Modifier la symétrie des répartitions</translation>
    </message>
    <message numerus="yes">
        <source>Keep chips %n step(s) apart</source>
        <translation>
            <numerusform>Garder les jetons à %n pas de distance</numerusform>
            <numerusform>Garder les jetons à %n pas de distance</numerusform>
        </translation>
    </message>
    <message>
        <source>Let corners count as next to each other</source>
        <translation>Compter les coins comme voisins</translation>
    </message>
    <message>
        <source>Let corners not count as next to each other</source>
        <translation>Ne pas compter les coins comme voisins</translation>
    </message>
    <message>
        <source>Let ferries join neighbours for chips</source>
        <translation>Bacs&#xa0;: voisins pour les jetons</translation>
    </message>
    <message>
        <source>Let ferries not join neighbours for chips</source>
        <translation>Bacs&#xa0;: pas voisins pour les jetons</translation>
    </message>
    <message>
        <source>Allow chips on unused start squares</source>
        <translation>Permettre les jetons sur les départs non utilisés</translation>
    </message>
    <message>
        <source>No longer allow chips on unused start squares</source>
        <translation>Ne plus permettre les jetons sur les départs non utilisés</translation>
    </message>
    <message>
        <source>Unpin all squares</source>
        <translation>Libérer toutes les cases fixées</translation>
    </message>
    <message>
        <source>Allow chips on all squares again</source>
        <translation>Permettre à nouveau les jetons partout</translation>
    </message>
    <message>
        <source>&amp;Starts in use</source>
        <translation>Dépar&amp;ts</translation>
    </message>
    <message>
        <source>&amp;Open sides</source>
        <translation>Côtés &amp;ouverts</translation>
    </message>
    <message>
        <source>Steps &amp;apart</source>
        <translation>D&amp;istance</translation>
    </message>
    <message>
        <source>&amp;Without chips</source>
        <translation>E&amp;xclus</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Meilleure sur</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Start squares in use</source>
        <translation>Départs utilisés</translation>
    </message>
    <message>
        <source>Sides with a city or road</source>
        <translation>Côtés avec ville ou route</translation>
    </message>
    <message>
        <source>Every side (2019)</source>
        <translation>Tous les côtés (2019)</translation>
    </message>
    <message>
        <source>Beside which sides of a large city no chip may lie</source>
        <translation>Au bord de quels côtés d’une grande ville il n’y a pas de jeton</translation>
    </message>
    <message>
        <source>Two chips are at least so many columns and rows apart; 2 is the rule</source>
        <translation>Deux jetons sont distants d’au moins autant de colonnes et de lignes&#x202f;; 2 est la règle</translation>
    </message>
    <message>
        <source>Corners cou&amp;nt, too</source>
        <translation>En &amp;biais aussi</translation>
    </message>
    <message>
        <source>Kinds of squares without chips</source>
        <translation>Types de cases sans jetons</translation>
    </message>
    <message>
        <source>Layouts that look the same after it</source>
        <translation>Des répartitions qui restent les mêmes après elle</translation>
    </message>
    <message>
        <source>Even and fair layouts: the best of so many</source>
        <translation>Répartitions régulières et équitables&#xa0;: la meilleure sur tant</translation>
    </message>
    <message>
        <source>The same seed and settings always give the same layout</source>
        <translation>Une même graine et les mêmes réglages donnent toujours la même répartition</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Choose a seed by chance</source>
        <translation>Choisir une graine au hasard</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>Ferries &amp;join neighbours</source>
        <translation>Bacs&#xa0;: cases voisin&amp;es</translation>
    </message>
    <message>
        <source>Chips on &amp;unused start squares</source>
        <translation>Jetons sur les &amp;départs non utilisés</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permettre</translation>
    </message>
    <message>
        <source>No square is pinned. K with the chip tool pins one.</source>
        <translation>Aucune case n’est fixée. K avec l’outil Jeton en fixe une.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>Fixées&#xa0;: %1</translation>
    </message>
    <message>
        <source>No square is banned. X with the chip tool bans one.</source>
        <translation>Aucune case n’est interdite. X avec l’outil Jeton en interdit une.</translation>
    </message>
    <message>
        <source>Banned: %1</source>
        <translation>Interdites&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ChipsPanel</name>
    <message>
        <source>The seed must be a whole number below 2⁶⁴.</source>
        <translation>La graine doit être un nombre entier inférieur à 2⁶⁴.</translation>
    </message>
    <message>
        <source>Lay again the layout of seed %1</source>
        <translation>Reposer la répartition de la graine %1</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Répartition %1</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n chip(s), seed %1</source>
        <translation>
            <numerusform>Poser %n jeton, graine %1</numerusform>
            <numerusform>Poser %n jetons, graine %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay the chips face up, balanced</source>
        <translation>Retourner les jetons, en équilibre</translation>
    </message>
    <message>
        <source>Deal the chips face up</source>
        <translation>Distribuer les jetons face visible</translation>
    </message>
    <message>
        <source>Clear the chips</source>
        <translation>Retirer les jetons</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Montrer pourquoi</translation>
    </message>
    <message>
        <source>Settings, pins and bans</source>
        <translation>Réglages, cases fixées et interdites</translation>
    </message>
    <message>
        <source>What each rule costs</source>
        <translation>Ce que coûte chaque règle</translation>
    </message>
    <message>
        <source>Layouts for every number of chips</source>
        <translation>Répartitions pour chaque nombre de jetons</translation>
    </message>
    <message>
        <source>Colours and values</source>
        <translation>Couleurs et valeurs</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>Open a map or a scenario to see where chips may lie on it and to lay them by the rules.</source>
        <translation>Ouvrez une carte ou un scénario pour voir où les jetons peuvent aller et pour les poser selon les règles.</translation>
    </message>
    <message>
        <source>Stopped: none was drawn.</source>
        <translation>Arrêté&#xa0;: aucune répartition n’a été tirée.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>This game is played on an open table. Chips lie on maps.</source>
        <translation>Cette partie se joue sur une table libre. Les jetons vont sur les cartes.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::CountsBox</name>
    <message>
        <source>Start squares</source>
        <translation>Départs</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Bourgs</translation>
    </message>
    <message>
        <source>Large cities</source>
        <translation>Grandes villes</translation>
    </message>
    <message>
        <source>Squares to play</source>
        <translation>Cases jouables</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>%1 !</source>
        <comment>a count that breaks its limit</comment>
        <translation>%1&#x202f;!</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, %2 used</source>
        <translation>%1, dont %2 utilisés</translation>
    </message>
    <message>
        <source>How many start squares there are, and how many a game uses.</source>
        <translation>Combien de cases de départ il y a, et combien une partie en utilise.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares in all.</source>
        <translation>
            <numerusform>%n case en tout.</numerusform>
            <numerusform>%n cases en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Squares that take a tile.</source>
        <translation>Cases qui reçoivent une tuile.</translation>
    </message>
    <message>
        <source>Tiles in the box, start tile included.</source>
        <translation>Tuiles dans la boîte, tuile de départ comprise.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Chips that lie, of those that the rules ask for.</source>
        <translation>Jetons posés, sur ceux que demandent les règles.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>The rules in use play without chips.</source>
        <translation>Les règles en vigueur se jouent sans jetons.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::CountsView</name>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Répartitions</translation>
    </message>
    <message>
        <source>Number of layouts for every number of chips</source>
        <translation>Nombre de répartitions pour chaque nombre de jetons</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Avancement du comptage</translation>
    </message>
    <message>
        <source>≈ 10^%1</source>
        <translation>≈ 10^%1</translation>
    </message>
    <message>
        <source>Counting the layouts…</source>
        <translation>Comptage des répartitions…</translation>
    </message>
    <message>
        <source>Count exactly (%1)</source>
        <translation>Compter exactement (%1)</translation>
    </message>
    <message>
        <source>The count was stopped.</source>
        <translation>Le comptage a été arrêté.</translation>
    </message>
    <message>
        <source>Exact. The bars show the digits.</source>
        <translation>Exact. Les barres montrent les chiffres.</translation>
    </message>
    <message>
        <source>Estimated from eight independent runs; the tool tip of a number tells its standard error.</source>
        <translation>Estimé par huit essais indépendants&#x202f;; l’infobulle d’un nombre donne son erreur type.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::FacesView</name>
    <message>
        <source>Change what the box holds</source>
        <translation>Modifier le contenu de la boîte</translation>
    </message>
    <message>
        <source>Turn all chips face down</source>
        <translation>Mettre tous les jetons face cachée</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>valeur %1</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, valeur %2</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Colours and values are shuffled when a game begins</source>
        <translation>Couleurs et valeurs sont mélangées en début de partie</translation>
    </message>
    <message>
        <source>Deal face up</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Every way to deal the chips of the box is equally likely</source>
        <translation>Toutes les façons de distribuer face visible les jetons de la boîte sont aussi probables</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibrer</translation>
    </message>
    <message>
        <source>Face up, so that each colour and each value lies evenly</source>
        <translation>Face visible, chaque couleur et chaque valeur étant répartie régulièrement</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the box</source>
        <translation>
            <numerusform>%n jeton dans la boîte</numerusform>
            <numerusform>%n jetons dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>More chips lie than the box holds.</source>
        <translation>Il y a plus de jetons posés que n’en contient la boîte.</translation>
    </message>
    <message>
        <source>No chips lie yet.</source>
        <translation>Aucun jeton n’est encore posé.</translation>
    </message>
    <message>
        <source>All lie face down and are shuffled when a game begins.</source>
        <translation>Tous sont face cachée et mélangés en début de partie.</translation>
    </message>
    <message>
        <source>%1 of %2 lie face up.</source>
        <translation>%1 sur %2 sont face visible.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::FileCommands</name>
    <message>
        <source>Maps, scenarios and games (*.kwmap *.kwscenario *.kwgame);;Maps (*.kwmap);;Scenarios (*.kwscenario);;Games (*.kwgame);;All files (*)</source>
        <translation>Cartes, scénarios et parties (*.kwmap *.kwscenario *.kwgame);;Cartes (*.kwmap);;Scénarios (*.kwscenario);;Parties (*.kwgame);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Map (*.kwmap)</source>
        <translation>Carte (*.kwmap)</translation>
    </message>
    <message>
        <source>Scenario (*.kwscenario)</source>
        <translation>Scénario (*.kwscenario)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: %1</source>
        <translation>Le travail non enregistré ne peut pas être mis à l’abri&#xa0;: %1</translation>
    </message>
    <message>
        <source>Untitled.kwmap</source>
        <translation>Sans titre.kwmap</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>%1 has errors. What could be read of it was opened as an untitled copy, so that the file itself stays as it is.</source>
        <translation>%1 contient des erreurs. Ce qui a pu être lu est ouvert comme copie sans titre, pour que le fichier lui-même reste tel quel.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>%1 saved.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Garder ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged recovery copies were put aside.</source>
        <translation>
            <numerusform>%n copie de secours endommagée a été mise de côté.</numerusform>
            <numerusform>%n copies de secours endommagées ont été mises de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>Kartenwerk ended before %1 was saved.</source>
        <translation>Kartenwerk s’est arrêté avant l’enregistrement de %1.</translation>
    </message>
    <message>
        <source>Last saved: %1
Recovery copy: %2</source>
        <translation>Dernier enregistrement&#xa0;: %1
Copie de secours&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open the copy</source>
        <translation>Ouvrir la copie</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Redemander plus tard</translation>
    </message>
    <message>
        <source>Untitled.kwscenario</source>
        <translation>Sans titre.kwscenario</translation>
    </message>
    <message>
        <source>%1 saved, and its map as %2.</source>
        <translation>%1 enregistré, et sa carte sous %2.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::Gallery</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Back to the panel</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Ten layouts</source>
        <translation>Dix répartitions</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Ten others</source>
        <translation>&amp;Dix autres</translation>
    </message>
    <message>
        <source>Ten layouts to choose from; Enter takes one</source>
        <translation>Dix répartitions au choix&#x202f;; Entrée en prend une</translation>
    </message>
    <message>
        <source>Progress of the ten layouts</source>
        <translation>Avancement des dix répartitions</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>sans note</translation>
    </message>
    <message>
        <source>Evenness %1; %2; seed %3</source>
        <translation>Régularité %1&#x202f;; %2&#x202f;; graine %3</translation>
    </message>
    <message>
        <source>Access gap %1 steps</source>
        <translation>Écart d’accès %1 pas</translation>
    </message>
    <message>
        <source>%1 – most even</source>
        <translation>%1 – la plus régulière</translation>
    </message>
    <message>
        <source>A click or Enter takes one; undo brings the former back.</source>
        <translation>Un clic ou Entrée en prend une&#x202f;; Annuler ramène la précédente.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::GameSetup</name>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>The same seed, map and players always give the same game</source>
        <translation>Une même graine, une même carte et les mêmes joueurs donnent toujours la même partie</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>&amp;Hints: mark where a tile may lie</source>
        <translation>Ai&amp;des&#xa0;: marquer où une tuile peut aller</translation>
    </message>
    <message>
        <source>Show &amp;fields with their owners</source>
        <translation>Montrer les p&amp;rés et leurs propriétaires</translation>
    </message>
    <message>
        <source>Show squares where no tile fits any more</source>
        <translation>Montrer les cases où plus aucune tuile ne va</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
</context>
<context>
    <name>kartenwerk::HandLine</name>
    <message>
        <source>No other figure in hand</source>
        <translation>Aucune autre figurine en main</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>En main&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wine %1 · grain %2 · cloth %3</source>
        <translation>Vin %1 · blé %2 · tissu %3</translation>
    </message>
</context>
<context>
    <name>kartenwerk::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <comment>undo step</comment>
        <translation>%1 (enregistré)</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssueDetail</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Mends this issue as one step that can be undone</source>
        <translation>Corrige ce problème en une étape qui peut être annulée</translation>
    </message>
    <message numerus="yes">
        <source>Mend all %n of this kind</source>
        <translation>
            <numerusform>Corriger l’unique problème de ce type</numerusform>
            <numerusform>Corriger les %n de ce type</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an issue to see what it is about.</source>
        <translation>Choisissez un problème pour voir de quoi il s’agit.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssueModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>what a screen reader says for a row: severity, sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::IssuesPanel</name>
    <message numerus="yes">
        <source>%1, %n times</source>
        <extracomment>name of an undo step: what was done, how often</extracomment>
        <translation>
            <numerusform>%1, %n fois</numerusform>
            <numerusform>%1, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>List of issues</source>
        <translation>Liste des problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more not listed</source>
        <translation>
            <numerusform>%n autre non cité</numerusform>
            <numerusform>%n autres non cités</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to check</source>
        <translation>Rien à vérifier</translation>
    </message>
    <message>
        <source>Open a map or a scenario, or begin a new one: what is wrong with it is listed here while you work.</source>
        <translation>Ouvrez une carte ou un scénario, ou commencez-en un&#xa0;: ce qui ne va pas s’affiche ici pendant que vous travaillez.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>The map can be played with these tiles and rules. Every edit is checked as soon as it is made.</source>
        <translation>La carte peut être jouée avec ces tuiles et ces règles. Chaque modification est vérifiée aussitôt.</translation>
    </message>
    <message numerus="yes">
        <source>%n issue(s) hidden</source>
        <translation>
            <numerusform>%n problème masqué</numerusform>
            <numerusform>%n problèmes masqués</numerusform>
        </translation>
    </message>
    <message>
        <source>The buttons above decide which kinds are listed.</source>
        <translation>Les boutons ci-dessus décident des types affichés.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>kartenwerk::JoinDialog</name>
    <message>
        <source>Moved along that side</source>
        <translation>Décalage le long du côté</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>Join another map</source>
        <translation>Joindre une autre carte</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Side of this map</source>
        <translation>Côté de cette carte</translation>
    </message>
    <message>
        <source> squares</source>
        <translation> cases</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n squares of the other map</source>
        <translation>
            <numerusform>%n case de l’autre carte</numerusform>
            <numerusform>%n cases de l’autre carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints at the joint</source>
        <translation>
            <numerusform>%n motif à la jointure</numerusform>
            <numerusform>%n motifs à la jointure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries at the joint</source>
        <translation>
            <numerusform>%n bac à la jointure</numerusform>
            <numerusform>%n bacs à la jointure</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost.</source>
        <translation>Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Perdu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The maps do not meet there, or would have more than %1 columns or rows.</source>
        <translation>Les cartes ne se touchent pas là, ou auraient plus de %1 colonnes ou lignes.</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows.</source>
        <translation>%1 colonnes, %2 lignes.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::LayoutFactsView</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show on the map the chips that break a rule</source>
        <translation>Montrer sur la carte les jetons qui enfreignent une règle</translation>
    </message>
    <message>
        <source>Tint whose squares are whose when every chip gets as many as any other; hatched squares lie far from their chip</source>
        <translation>Colorer les cases par jeton quand chacun en reçoit autant que tout autre&#x202f;; les cases hachurées sont loin de leur jeton</translation>
    </message>
    <message>
        <source>Frame this part of the map</source>
        <translation>Encadrer cette partie de la carte</translation>
    </message>
    <message>
        <source>Compare with 1,000 random layouts</source>
        <translation>Comparer à 1&#x202f;000 répartitions au hasard</translation>
    </message>
    <message>
        <source>Evenness on a scale</source>
        <translation>Régularité sur une échelle</translation>
    </message>
    <message>
        <source>The dot is this layout; the lines are the middle and the most even of 1,000 random ones</source>
        <translation>Le point est cette répartition&#x202f;; les traits sont la médiane et la plus régulière de 1&#x202f;000 répartitions au hasard</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, seed %3</source>
        <translation>%1, %2, graine %3</translation>
    </message>
    <message>
        <source>%1. Drawn for other settings than now.</source>
        <translation>%1. Tirée pour d’autres réglages que ceux d’à présent.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are kept.</source>
        <translation>Toutes les règles sont respectées.</translation>
    </message>
    <message>
        <source>Evenness %1 %</source>
        <translation>Régularité %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>Farthest from even: %1</source>
        <translation>Le plus loin de la régularité&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::LayoutView</name>
    <message>
        <source>This layout</source>
        <translation>Cette répartition</translation>
    </message>
    <message>
        <source>Layouts of this scenario</source>
        <translation>Répartitions de ce scénario</translation>
    </message>
    <message>
        <source>None yet. Generate one, or lay chips on the map with the chip tool.</source>
        <translation>Aucune encore. Générez-en une, ou posez des jetons sur la carte avec l’outil Jeton.</translation>
    </message>
    <message>
        <source>&amp;Keep as new</source>
        <translation>Con&amp;server</translation>
    </message>
    <message>
        <source>Keeps this layout and goes on with a copy of it</source>
        <translation>Conserve cette répartition et continue avec une copie</translation>
    </message>
    <message>
        <source>More for this layout</source>
        <translation>Autres actions pour cette répartition</translation>
    </message>
    <message>
        <source>Rename or remove</source>
        <translation>Renommer ou supprimer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>Utiliser «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Layout %1</source>
        <translation>Répartition %1</translation>
    </message>
    <message>
        <source>Add “%1”</source>
        <translation>Ajouter «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rename the layout to “%1”</source>
        <translation>Renommer la répartition en «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>kartenwerk::MainWindow</name>
    <message>
        <source>Open maps</source>
        <translation>Cartes ouvertes</translation>
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
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 px a square</source>
        <translation>%1&#xa0;px par case</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Go to square</source>
        <translation>Aller à la case</translation>
    </message>
    <message>
        <source>Square, such as D7:</source>
        <translation>Case, par exemple D7&#xa0;:</translation>
    </message>
    <message>
        <source>There is no square %1 on this map.</source>
        <translation>Il n’y a pas de case %1 sur cette carte.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>The setup sheet cannot be made.</source>
        <translation>La feuille de mise en place ne peut pas être créée.</translation>
    </message>
    <message>
        <source>Open game record</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Games (*.kwgame)</source>
        <translation>Parties (*.kwgame)</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Reload file</source>
        <translation>Recharger le fichier</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun encore</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>Ouvrir un e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>This game is played on an open table: there is no map.</source>
        <translation>Cette partie se joue sur une table libre&#xa0;: il n’y a pas de carte.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::MapCanvas</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Map of %1 columns and %2 rows. The arrow keys move, Space uses the tool.</source>
        <translation>Carte de %1 colonnes et %2 lignes. Les flèches déplacent, Espace utilise l’outil.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::MapForm</name>
    <message>
        <source>Change box</source>
        <translation>Modifier l’encadré</translation>
    </message>
    <message>
        <source>Open a map to see its title, size and notes.</source>
        <translation>Ouvrez une carte pour voir son titre, sa taille et ses notes.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Change title of map</source>
        <translation>Modifier le titre de la carte</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Change author of map</source>
        <translation>Modifier l’auteur de la carte</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Change licence of map</source>
        <translation>Modifier la licence de la carte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Change notes of map</source>
        <translation>Modifier les notes de la carte</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>%1 columns, %2 rows</source>
        <translation>%1 colonnes, %2 lignes</translation>
    </message>
    <message>
        <source>Change size…</source>
        <translation>Modifier la taille…</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename region</source>
        <translation>Renommer la région</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Change colour of region</source>
        <translation>Modifier la couleur de la région</translation>
    </message>
    <message>
        <source>Remove region</source>
        <translation>Supprimer la région</translation>
    </message>
    <message>
        <source>Add region</source>
        <translation>Ajouter une région</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Région %1</translation>
    </message>
    <message>
        <source>Boxes beside the grid</source>
        <translation>Encadrés à côté de la grille</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Remove box</source>
        <translation>Supprimer l’encadré</translation>
    </message>
    <message>
        <source>Add box</source>
        <translation>Ajouter un encadré</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Encadré %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::NewGameDialog</name>
    <message>
        <source>New game without a map</source>
        <translation>Nouvelle partie sans carte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Make game</source>
        <translation>Créer la partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>kartenwerk::NewMapDialog</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Make map</source>
        <translation>Créer la carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>kartenwerk::OpenTable</name>
    <message>
        <source>Open table</source>
        <translation>Table libre</translation>
    </message>
    <message>
        <source>This game is played on an open table</source>
        <translation>Cette partie se joue sur une table libre</translation>
    </message>
    <message>
        <source>There is no map to draw on: tiles are laid next to each other, as far as they go. This is how the table lies at the start. Tiles and rules are set in the properties; the preview plays the game.</source>
        <translation>Il n’y a pas de carte à dessiner&#xa0;: les tuiles se posent les unes à côté des autres, aussi loin qu’elles vont. Voici la table au début. Tuiles et règles se choisissent dans les propriétés&#x202f;; l’aperçu joue la partie.</translation>
    </message>
    <message>
        <source>There is no map to draw on. The game cannot be laid out yet; the list of issues says why.</source>
        <translation>Il n’y a pas de carte à dessiner. La partie ne peut pas encore être mise en place&#x202f;; la liste des problèmes dit pourquoi.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a square and the tile on it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a tile drawn at random</source>
        <translation>%1, une tuile tirée au hasard</translation>
    </message>
    <message>
        <source>There is no map to draw on: tiles are laid next to each other, as far as they go. This is how the table lies at the start, but the game cannot be played yet; the preview says why.</source>
        <translation>Il n’y a pas de carte à dessiner&#xa0;: les tuiles sont posées les unes à côté des autres, aussi loin qu’elles vont. La table est ainsi au début, mais la partie ne peut pas encore être jouée&#xa0;; l’aperçu dit pourquoi.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::OptionsBox</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>None</source>
        <comment>colour</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Coats of arms</source>
        <translation>Blasons</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>A click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>Lays chips</source>
        <translation>Pose des jetons</translation>
    </message>
    <message>
        <source>Pins a square</source>
        <translation>Fixe une case</translation>
    </message>
    <message>
        <source>Bans chips</source>
        <translation>Interdit les jetons</translation>
    </message>
    <message>
        <source>Drag a chip to move it. Shift pins, Ctrl bans; right button: more.</source>
        <translation>Glissez un jeton pour le déplacer. Maj fixe, Ctrl interdit&#x202f;; bouton droit&#xa0;: plus.</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indéterminée</translation>
    </message>
    <message>
        <source>Place for chips</source>
        <translation>Emplacement pour jetons</translation>
    </message>
    <message>
        <source>Island with coats of arms</source>
        <translation>Île avec blasons</translation>
    </message>
    <message>
        <source>Chumak square</source>
        <translation>Case tchoumak</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>colour</comment>
        <translation>N’importe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Drag to select squares. Shift adds, Ctrl adds or takes away.</source>
        <translation>Glissez pour sélectionner des cases. Maj ajoute, Ctrl ajoute ou retire.</translation>
    </message>
    <message>
        <source>Click to add a start square. Drag one to move it.</source>
        <translation>Cliquez pour ajouter une case de départ. Glissez pour en déplacer une.</translation>
    </message>
    <message>
        <source>Click to add a town. Drag one to move it.</source>
        <translation>Cliquez pour ajouter un bourg. Glissez pour en déplacer un.</translation>
    </message>
    <message>
        <source>Drag over squares to make or extend a city. Click its outer side to change it: city, road, closed.</source>
        <translation>Glissez sur des cases pour créer ou agrandir une ville. Cliquez sur un côté extérieur pour le changer&#xa0;: ville, route, fermé.</translation>
    </message>
    <message>
        <source>Drag to erase what is topmost. The right button does the same with any tool.</source>
        <translation>Glissez pour effacer ce qui est au-dessus. Le bouton droit fait de même avec tout outil.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::OrderEdit</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Drag entries, or move them with Alt and an arrow key.</source>
        <translation>Glissez les entrées, ou déplacez-les avec Alt et une flèche.</translation>
    </message>
    <message>
        <source>Entry to add</source>
        <translation>Entrée à ajouter</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n left</source>
        <translation>
            <numerusform>%1, %n restante</numerusform>
            <numerusform>%1, %n restantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kartenwerk::PageView</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>kartenwerk::Panels</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Board of the game</source>
        <translation>Plateau de la partie</translation>
    </message>
    <message>
        <source>The game is on the clipboard, in words</source>
        <translation>La partie est dans le presse-papiers, en mots</translation>
    </message>
    <message>
        <source>The map has been edited since this game began.</source>
        <translation>La carte a été modifiée depuis le début de cette partie.</translation>
    </message>
    <message>
        <source>This cannot be played yet</source>
        <translation>Ceci ne peut pas encore être joué</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2⁶⁴.</source>
        <translation>La graine doit être un nombre entier inférieur à 2⁶⁴.</translation>
    </message>
    <message>
        <source>Nothing to play</source>
        <translation>Rien à jouer</translation>
    </message>
    <message>
        <source>Open a map or a scenario to watch or play a game on it, unsaved, while you edit it.</source>
        <translation>Ouvrez une carte ou un scénario pour y suivre ou y jouer une partie, sans enregistrer, pendant que vous le modifiez.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 left</source>
        <translation>Tour %1 · reste %2</translation>
    </message>
    <message>
        <source>Scores: %1</source>
        <translation>Scores&#xa0;: %1</translation>
    </message>
    <message>
        <source>Point at a square; R or the wheel turns the tile.</source>
        <translation>Visez une case&#x202f;; R ou la molette tourne la tuile.</translation>
    </message>
    <message>
        <source>The wheel over a place changes the figure.</source>
        <translation>La molette au-dessus d’une place change la figurine.</translation>
    </message>
    <message>
        <source>Send to %1</source>
        <translation>Envoyer à Leipzig&#xa0;: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à Leipzig&#xa0;: %2</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>Pas de jetons</translation>
    </message>
    <message>
        <source>Abbot home from %1</source>
        <translation>Reprendre l’abbé de %1</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Pas de figurine</translation>
    </message>
    <message>
        <source>No upgrade</source>
        <translation>Ne pas améliorer</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Piocher une tuile</translation>
    </message>
    <message>
        <source>No sale</source>
        <translation>Pas de vente</translation>
    </message>
    <message>
        <source>%1: large meeple</source>
        <translation>%1&#xa0;: grand meeple</translation>
    </message>
    <message>
        <source>%1: abbot</source>
        <translation>%1&#xa0;: abbé</translation>
    </message>
    <message>
        <source>%1: builder</source>
        <translation>%1&#xa0;: bâtisseur</translation>
    </message>
    <message>
        <source>%1: pig</source>
        <translation>%1&#xa0;: cochon</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pré</translation>
    </message>
    <message>
        <source>Monastery</source>
        <translation>Abbaye</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Game saved as %1</source>
        <translation>Partie enregistrée sous %1</translation>
    </message>
    <message>
        <source>%1 cannot be shown: %2</source>
        <translation>%1 ne peut pas être montré&#xa0;: %2</translation>
    </message>
    <message>
        <source>This record is wrong after the move shown: %1</source>
        <translation>Cet enregistrement est faux après le coup affiché&#xa0;: %1</translation>
    </message>
    <message>
        <source>This record is wrong: %1</source>
        <translation>Cet enregistrement est faux&#xa0;: %1</translation>
    </message>
    <message>
        <source>A recorded game: %1</source>
        <translation>Une partie enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>game.kwgame</source>
        <translation>partie.kwgame</translation>
    </message>
    <message>
        <source>Games (*.kwgame)</source>
        <translation>Parties (*.kwgame)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Score the road (%1)</source>
        <translation>Évaluer la route (%1)</translation>
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
        <translation>%1, pour un jeton %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At the border for 5: %1, %2</source>
        <translation>En bordure, à 5&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>In the town for 9: %1, %2</source>
        <translation>Dans le bourg, à 9&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>The Issues panel shows where, and mends what it can.</source>
        <translation>Le panneau Problèmes montre où, et corrige ce qu’il peut.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PrintPreviewDialog</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
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
        <translation>Page précédente (Page préc.)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page (Page down)</source>
        <translation>Page suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Show the whole page</source>
        <translation>Montrer la page entière</translation>
    </message>
    <message>
        <source>Print at 100 %: switch off “fit to page”. The bar on the sheet is 100 mm long.</source>
        <translation>Imprimez à 100&#xa0;%&#xa0;: désactivez «&#xa0;ajuster à la page&#xa0;». La barre sur la feuille mesure 100&#xa0;mm.</translation>
    </message>
    <message>
        <source>Writing the PDF</source>
        <translation>Écriture du PDF</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>setup sheet</source>
        <translation>feuille de mise en place</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer could not be started.</source>
        <translation>L’imprimante n’a pas pu être lancée.</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PromptBar</name>
    <message>
        <source>Take over</source>
        <translation>Prendre la main</translation>
    </message>
    <message>
        <source>From here on you decide for this seat</source>
        <translation>À partir d’ici, vous décidez pour cette place</translation>
    </message>
    <message>
        <source>Tile: %1</source>
        <translation>Tuile&#xa0;: %1</translation>
    </message>
    <message>
        <source>No tile</source>
        <translation>Pas de tuile</translation>
    </message>
</context>
<context>
    <name>kartenwerk::PropertiesPanel</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
</context>
<context>
    <name>kartenwerk::QuotasView</name>
    <message>
        <source>Chips in a region</source>
        <translation>Jetons dans une région</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1, au moins</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1, au plus</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Change the chips in %1</source>
        <translation>Modifier les jetons dans %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ReasonsView</name>
    <message>
        <source>Squares without chips, by the rule that forbids them</source>
        <translation>Cases sans jetons, par la règle qui les interdit</translation>
    </message>
    <message>
        <source>How many would fit without each rule</source>
        <translation>Combien on pourrait en placer sans chaque règle</translation>
    </message>
    <message>
        <source>A click shows these squares.</source>
        <translation>Un clic montre ces cases.</translation>
    </message>
    <message>
        <source>%1 (%2%3)</source>
        <translation>%1 (%2%3)</translation>
    </message>
    <message>
        <source>So many chips would fit (now %1):</source>
        <translation>On pourrait placer tant de jetons (à présent %1)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>kartenwerk::RemainingTiles</name>
    <message>
        <source>Tiles not seen yet</source>
        <translation>Tuiles pas encore vues</translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ResizeDialog</name>
    <message>
        <source>top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>anchor: top left</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Change size of map</source>
        <translation>Modifier la taille de la carte</translation>
    </message>
    <message>
        <source>The old map stays</source>
        <translation>L’ancienne carte reste</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing is cut off.</source>
        <translation>Rien n’est coupé.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n towns, starts and the like</source>
        <translation>
            <numerusform>%n bourg, départ ou autre</numerusform>
            <numerusform>%n bourgs, départs et autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>parts of %n large cities</source>
        <translation>
            <numerusform>des parties de %n grande ville</numerusform>
            <numerusform>des parties de %n grandes villes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prints</source>
        <translation>
            <numerusform>%n motif</numerusform>
            <numerusform>%n motifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferries</source>
        <translation>
            <numerusform>%n bac</numerusform>
            <numerusform>%n bacs</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut off: %1. Undo brings all back.</source>
        <translation>Coupé&#xa0;: %1. Annuler ramène tout.</translation>
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
        <translation>Ouvrez une carte ou un scénario pour voir les joueurs, les tuiles et les règles.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Change title of scenario</source>
        <translation>Modifier le titre du scénario</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Change author of scenario</source>
        <translation>Modifier l’auteur du scénario</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Change notes of scenario</source>
        <translation>Modifier les notes du scénario</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Change number of players</source>
        <translation>Modifier le nombre de joueurs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ScoreTable</name>
    <message>
        <source>No points yet</source>
        <translation>Pas encore de points</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier score(s)</source>
        <translation>
            <numerusform>%n évaluation antérieure</numerusform>
            <numerusform>%n évaluations antérieures</numerusform>
        </translation>
    </message>
    <message>
        <source>Meeples</source>
        <translation>Meeples</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>At end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>The score if the game ended now, with the final scoring</source>
        <translation>Le score si la partie finissait maintenant, évaluation finale comprise</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>%1 × 1 and %2 × 2</source>
        <translation>%1 × 1 et %2 × 2</translation>
    </message>
    <message>
        <source>Score of %1: %2</source>
        <translation>Score de %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>kartenwerk::SelectionForm</name>
    <message>
        <source>Open a map to see what is on its squares.</source>
        <translation>Ouvrez une carte pour voir ce que portent ses cases.</translation>
    </message>
    <message>
        <source>Choose the Select tool and click a square to see and change what is on it.</source>
        <translation>Choisissez l’outil Sélectionner et cliquez sur une case pour voir et modifier ce qu’elle porte.</translation>
    </message>
    <message numerus="yes">
        <source>%n squares</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Square %1</source>
        <translation>Case %1</translation>
    </message>
</context>
<context>
    <name>kartenwerk::StartPage</name>
    <message>
        <source>No map is open</source>
        <translation>Aucune carte ouverte</translation>
    </message>
    <message>
        <source>Open a map or a scenario, drop a file here, or begin with an empty map.</source>
        <translation>Ouvrez une carte ou un scénario, déposez un fichier ici, ou commencez par une carte vide.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>New map…</source>
        <translation>Nouvelle carte…</translation>
    </message>
    <message>
        <source>To look at and try</source>
        <translation>À regarder et à essayer</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>New game without a map…</source>
        <translation>Nouvelle partie sans carte…</translation>
    </message>
</context>
<context>
    <name>kartenwerk::SurveyorStrip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Scoring tiles</source>
        <translation>Tuiles d’évaluation</translation>
    </message>
    <message>
        <source>%1: %2
Next: %3</source>
        <translation>%1&#xa0;: %2
Ensuite&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>kartenwerk::ToolPalette</name>
    <message>
        <source>On this map</source>
        <translation>Sur cette carte</translation>
    </message>
</context>
<context>
    <name>kartenwerk::TransportBar</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Origine)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>One turn back ([)</source>
        <translation>Un tour en arrière ([)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play or pause (P)</source>
        <translation>Lecture ou pause (P)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>One turn on (])</source>
        <translation>Un tour en avant (])</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Play to the end (End)</source>
        <translation>Jouer jusqu’à la fin (Fin)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed: from slow to as fast as can be</source>
        <translation>Vitesse&#xa0;: de lente à aussi rapide que possible</translation>
    </message>
</context>
<context>
    <name>kartenwerk::WhyButton</name>
    <message>
        <source>How this number comes about</source>
        <translation>D’où vient ce nombre</translation>
    </message>
    <message>
        <source>How this comes about: %1</source>
        <translation>D’où cela vient&#xa0;: %1</translation>
    </message>
</context>
</TS>
