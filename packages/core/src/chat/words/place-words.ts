import type { InEach } from './language.ts';

/** Ordinals by number; -1 is the last. */
export const ORDINAL_WORDS: Record<string, InEach> = {
  '1': {
    en: 'first, 1st',
    de: 'erste, ersten, erster, erstes',
    fr: 'premier, première, 1er, 1re',
    es: 'primer, primero, primera',
    pt: 'primeiro, primeira',
  },
  '2': {
    en: 'second, 2nd',
    de: 'zweite, zweiten, zweiter, zweites',
    fr: 'deuxième, second, seconde, 2e',
    es: 'segundo, segunda',
    pt: 'segundo, segunda',
  },
  '3': {
    en: 'third, 3rd',
    de: 'dritte, dritten, dritter, drittes',
    fr: 'troisième, 3e',
    es: 'tercer, tercero, tercera',
    pt: 'terceiro, terceira',
  },
  '4': {
    en: 'fourth, 4th',
    de: 'vierte, vierten, vierter, viertes',
    fr: 'quatrième, 4e',
    es: 'cuarto, cuarta',
    pt: 'quarto, quarta',
  },
  '5': {
    en: 'fifth, 5th',
    de: 'fünfte, fünften, fünfter, fünftes',
    fr: 'cinquième, 5e',
    es: 'quinto, quinta',
    pt: 'quinto, quinta',
  },
  '6': {
    en: 'sixth, 6th',
    de: 'sechste, sechsten, sechster',
    fr: 'sixième, 6e',
    es: 'sexto, sexta',
    pt: 'sexto, sexta',
  },
  '-1': {
    en: 'last',
    de: 'letzte, letzten, letzter, letztes',
    fr: 'dernier, dernière',
    es: 'último, última',
    pt: 'último, última',
  },
};

/** Numbers that are written as words. */
export const NUMBER_WORDS: Record<string, InEach> = {
  '2': {
    en: 'two, both',
    de: 'zwei, beide, beiden',
    fr: 'deux',
    es: 'dos, ambos, ambas',
    pt: 'dois, duas, ambos, ambas',
  },
  '3': { en: 'three', de: 'drei', fr: 'trois', es: 'tres', pt: 'três' },
  '4': { en: 'four', de: 'vier', fr: 'quatre', es: 'cuatro', pt: 'quatro' },
  '5': { en: 'five', de: 'fünf', fr: 'cinq', es: 'cinco', pt: 'cinco' },
  '6': { en: 'six', de: 'sechs', fr: 'six', es: 'seis', pt: 'seis' },
  '8': { en: 'eight', de: 'acht', fr: 'huit', es: 'ocho', pt: 'oito' },
};

/** Parts of the screen. */
export const PLACE_WORDS = {
  top: {
    en: 'top, upper, at the top, top row, first row, upper row, topmost',
    de: 'oben, oberste, obere, oberen, oberster, obersten, obere reihe, oberen reihe, erste reihe, ersten reihe, ganz oben',
    fr: 'en haut, tout en haut, du haut, supérieur, supérieure, première rangée, première ligne',
    es: 'arriba, arriba del todo, de arriba, superior, primera fila, fila superior',
    pt: 'em cima, no topo, do topo, de cima, superior, primeira fila, primeira linha, linha de cima',
  },
  bottom: {
    en: 'bottom, lower, at the bottom, bottom row, last row, lower row',
    de: 'unten, unterste, untere, unteren, untersten, untere reihe, unteren reihe, letzte reihe, letzten reihe, ganz unten',
    fr: 'en bas, tout en bas, du bas, inférieur, inférieure, dernière rangée, dernière ligne',
    es: 'abajo, de abajo, inferior, última fila, fila inferior',
    pt: 'embaixo, em baixo, de baixo, inferior, última fila, última linha, linha de baixo',
  },
  left: {
    en: 'left, left hand, on the left, left half, left side, left part, left hand side',
    de: 'links, linke, linken, linker, linke hälfte, linken hälfte, linke seite, linken seite, linker seite',
    fr: 'à gauche, gauche, moitié gauche, côté gauche, partie gauche',
    es: 'izquierda, izquierdo, a la izquierda, mitad izquierda, lado izquierdo, parte izquierda',
    pt: 'esquerda, esquerdo, à esquerda, metade esquerda, lado esquerdo, parte esquerda',
  },
  right: {
    en: 'right, right hand, on the right, right half, right side, right part, right hand side',
    de: 'rechts, rechte, rechten, rechter, rechte hälfte, rechten hälfte, rechte seite, rechten seite, rechter seite',
    fr: 'à droite, droite, moitié droite, côté droit, partie droite',
    es: 'derecha, derecho, a la derecha, mitad derecha, lado derecho, parte derecha',
    pt: 'direita, direito, à direita, metade direita, lado direito, parte direita',
  },
  middle: {
    en: 'middle, in the middle, center, centre, in the center, in the centre',
    de: 'mitte, in der mitte, mittlere, mittleren, mittlerer, mittleres',
    fr: 'au milieu, milieu, du milieu, central, centrale',
    es: 'en el medio, del medio, medio, central, en el centro',
    pt: 'no meio, do meio, meio, central, no centro',
  },
} satisfies Record<string, InEach>;
export type Place = keyof typeof PLACE_WORDS;

/** Words that join two parts: one inside the other, or side by side. */
export const LINK_WORDS = {
  within: {
    en: 'in, inside, within, of, on, from, in the, inside the, of the',
    de: 'im, in, innerhalb, vom, von, auf, am, der, des, aus',
    fr: 'dans, de, du, des, sur, d, au, de la',
    es: 'en, del, de, sobre, dentro de, de la',
    pt: 'em, no, na, nos, nas, do, da, dos, das, de, dentro',
  },
  with: { en: 'with, containing', de: 'mit', fr: 'avec', es: 'con', pt: 'com' },
  and: {
    en: 'and, n, or, than, to, vs',
    de: 'und, oder, als, zu, zum, zur, vs',
    fr: 'et, ou, que, à, vs',
    es: 'y, o, e, que, vs',
    pt: 'e, ou, que, vs',
  },
} satisfies Record<string, InEach>;
export type Link = keyof typeof LINK_WORDS;

/** Where one part lies of another. */
export const RELATION_WORDS = {
  below: {
    en: 'below, under, beneath, underneath, right below, directly below, right under, just below, below the, under the',
    de: 'unter, unterhalb, unterhalb von, direkt unter, unter dem, unter der, unter den, darunter, drunter',
    fr: 'sous, au dessous de, au dessous du, en dessous de, en dessous du, en dessous des, juste sous, dessous',
    es: 'bajo, debajo de, debajo del, abajo de, abajo del, por debajo de, debajo de la, debajo',
    pt: 'sob, debaixo do, debaixo da, debaixo de, abaixo do, abaixo da, abaixo de, abaixo dos, abaixo das, abaixo',
  },
  above: {
    en: 'above, on top of, right above, directly above, just above, over the',
    de: 'über, oberhalb, oberhalb von, direkt über, über dem, über der, über den, darüber, drüber',
    fr: 'au dessus, au dessus de, au dessus du, au dessus des, juste au dessus de, juste au dessus du',
    es: 'encima de, encima del, por encima de, arriba de, arriba del, encima',
    pt: 'acima do, acima da, acima de, acima dos, acima das, em cima do, em cima da, por cima do, por cima da, acima',
  },
  rightOf: {
    en: 'to the right of, on the right of, on the right side of, right of the, is right of, are right of, right next to',
    de: 'rechts von, rechts neben, rechts vom, rechts daneben',
    fr: 'à droite de, à droite du, à droite des, à la droite de, à la droite du',
    es: 'a la derecha de, a la derecha del, derecha de, derecha del',
    pt: 'à direita de, à direita do, à direita da, direita do, direita da',
  },
  leftOf: {
    en: 'to the left of, on the left of, on the left side of, left of the, is left of, are left of',
    de: 'links von, links neben, links vom, links daneben',
    fr: 'à gauche de, à gauche du, à gauche des, à la gauche de, à la gauche du',
    es: 'a la izquierda de, a la izquierda del, izquierda de, izquierda del',
    pt: 'à esquerda de, à esquerda do, à esquerda da, esquerda do, esquerda da',
  },
  beside: {
    en: 'next to, beside, besides, adjacent to, close to',
    de: 'neben, neben dem, neben der, direkt neben',
    fr: 'à côté de, à côté du, à côté des, près de, près du',
    es: 'al lado de, al lado del, junto a, junto al',
    pt: 'ao lado do, ao lado da, ao lado de, junto a, junto do, junto da, perto do, perto da',
  },
  after: {
    en: 'after, comes after, right after, directly after, follows, comes next after, next after',
    de: 'kommt nach, folgt auf, steht nach, direkt nach, folgt nach',
    fr: 'après, vient après, juste après, suit',
    es: 'después de, después del, viene después de, sigue a',
    pt: 'depois de, depois do, depois da, vem depois de, vem depois do, vem depois da',
  },
  before: {
    en: 'before, comes before, right before, directly before, precedes',
    de: 'kommt vor, steht vor, direkt vor, vor, vor dem, vor der, vor den',
    fr: 'avant, vient avant, juste avant, précède',
    es: 'antes de, antes del, viene antes de',
    pt: 'antes de, antes do, antes da, vem antes de, vem antes do, vem antes da',
  },
} satisfies Record<string, InEach>;
export type Relation = keyof typeof RELATION_WORDS;

/** Subjects of questions about the page as a whole. */
export const WHOLE_WORDS = {
  page: {
    en: 'page, pages, screen, screens, whole page, screenshot, screenshots, site, website, app, layout, design, viewport, ui, interface, landing page',
    de: 'seite, seiten, bildschirm, bildschirme, ganze seite, screenshot, screenshots, website, webseite, layout, design, oberfläche der seite',
    fr: 'page, pages, écran, écrans, site, capture, mise en page, design, interface',
    es: 'página, páginas, pantalla, pantallas, sitio, captura, diseño, maquetación, interfaz',
    pt: 'página, páginas, tela, telas, ecrã, site, captura, layout, design, interface',
  },
  palette: {
    en: 'palette, role, roles, colour roles, color roles, colour palette, color palette, colour scheme, color scheme, colours used, colors used, all colours, all colors, main colours, main colors, key colours, key colors, brand colours, brand colors',
    de: 'palette, rolle, rollen, farbrollen, farbpalette, farbschema, alle farben, hauptfarben, farben werden',
    fr: 'palette, palette de couleurs, toutes les couleurs, couleurs principales, couleurs utilisées',
    es: 'paleta, paleta de colores, todos los colores, colores principales, colores se usan',
    pt: 'paleta, paleta de cores, todas as cores, cores principais, cores usadas',
  },
  dark: {
    en: 'dark mode, dark theme, light mode, light theme, dark or light, dark page, dark ui, light or dark, is it dark, is it light, dark, light',
    de: 'dunkelmodus, dark mode, dunkles design, helles design, dunkel, hell, dunkel oder hell, hellmodus, dunkles thema, helles thema',
    fr: 'mode sombre, thème sombre, mode clair, thème clair, sombre, clair, sombre ou clair',
    es: 'modo oscuro, tema oscuro, modo claro, tema claro, oscuro, claro, oscura, clara',
    pt: 'modo escuro, tema escuro, modo claro, tema claro, escuro, claro, escura, clara',
  },
  unit: {
    en: 'spacing unit, spacing scale, base unit, grid unit, spacing system, base grid, grid size, spacing values',
    de: 'abstandsraster, rastereinheit, grundraster, raster, abstandssystem, grundabstand, basiseinheit',
    fr: 'unité d espacement, grille de base, échelle d espacement, unité de base',
    es: 'unidad de espaciado, unidad base, escala de espaciado, cuadrícula base',
    pt: 'unidade de espaçamento, unidade base, escala de espaçamento, grade base',
  },
  container: {
    en: 'container, container width, content width, max width, content container, page content, content area, content column',
    de: 'container, containerbreite, inhaltsbreite, maximale breite, seiteninhalt, inhaltsbereich',
    fr: 'conteneur, largeur du contenu, largeur maximale, largeur du conteneur, contenu de la page',
    es: 'contenedor, ancho del contenido, ancho máximo, ancho del contenedor, contenido de la página',
    pt: 'contêiner, contentor, largura do conteúdo, largura máxima, largura do contêiner, conteúdo da página',
  },
  body: {
    en: 'body text, body, body copy, body font, base font, base text, default text, running text',
    de: 'fließtext, grundschrift, standardtext, brottext, basisschrift',
    fr: 'corps de texte, texte courant, texte principal, texte de base',
    es: 'cuerpo de texto, texto base, texto principal, cuerpo del texto, texto corrido',
    pt: 'corpo do texto, texto base, texto principal, corpo de texto, texto corrido',
  },
} satisfies Record<string, InEach>;
export type Whole = keyof typeof WHOLE_WORDS;

/** Where something lies that was looked for in vain. */
export const AT_PLACE: Record<Place, InEach> = {
  top: { en: 'at the top', de: 'oben', fr: 'en haut', es: 'arriba', pt: 'em cima' },
  bottom: { en: 'at the bottom', de: 'unten', fr: 'en bas', es: 'abajo', pt: 'em baixo' },
  left: { en: 'on the left', de: 'links', fr: 'à gauche', es: 'a la izquierda', pt: 'à esquerda' },
  right: { en: 'on the right', de: 'rechts', fr: 'à droite', es: 'a la derecha', pt: 'à direita' },
  middle: { en: 'in the middle', de: 'in der Mitte', fr: 'au milieu', es: 'en el centro', pt: 'no centro' },
};
