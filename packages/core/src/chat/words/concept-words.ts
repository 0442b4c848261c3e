import type { InEach } from './language.ts';

/** What can be asked of a part or a page. */
export const PROPERTY_WORDS = {
  size: {
    en: 'size, sizes, big, large, dimension, dimensions, measurements, how small, resolution, sized',
    de: 'größe, größen, groß, maße, abmessung, abmessungen, wie klein, auflösung',
    fr: 'taille, tailles, dimension, dimensions, grand, grande, grands, grandes, mesure, mesurent, gros, grosse, résolution',
    es: 'tamaño, tamaños, dimensión, dimensiones, grande, grandes, mide, miden, medidas, resolución',
    pt: 'tamanho, tamanhos, dimensão, dimensões, grande, grandes, mede, medem, medidas, resolução',
  },
  width: {
    en: 'width, widths, wide, how broad',
    de: 'breite, breiten, breit',
    fr: 'largeur, largeurs, large, larges',
    es: 'ancho, anchos, anchura, ancha, anchas',
    pt: 'largura, larguras, largo, larga, largos, largas',
  },
  height: {
    en: 'height, heights, tall, high, how long',
    de: 'höhe, höhen, hoch, wie lang',
    fr: 'hauteur, hauteurs, haut, haute, hauts, hautes',
    es: 'alto, altos, altura, alturas, alta, altas',
    pt: 'altura, alturas, alto, alta, altos, altas',
  },
  position: {
    en: 'position, positions, where, place, placed, location, located, coordinates, x and y, offset',
    de: 'position, positionen, wo, platziert, liegt, koordinaten, befindet',
    fr: 'position, positions, où, placé, placée, situé, située, emplacement, coordonnées, se trouve',
    es: 'posición, posiciones, dónde, ubicado, ubicada, ubicación, situado, situada, coordenadas',
    pt: 'posição, posições, onde, localizado, localizada, localização, fica, coordenadas',
  },
  color: {
    en: 'colour, color, colors, colours, hex, coloured, colored, shade, tint',
    de: 'farbe, farben, farbig, farbton, hexwert',
    fr: 'couleur, couleurs, teinte',
    es: 'color, colores, tono',
    pt: 'cor, cores, tom',
  },
  background: {
    en: 'background, backgrounds, background color, background colour, background colors, bg, bg color, fill, fill color, fill colour, backdrop',
    de: 'hintergrund, hintergründe, hintergrundfarbe, füllfarbe, füllung, flächenfarbe',
    fr: 'fond, fonds, couleur de fond, arrière plan, couleur d arrière plan, remplissage',
    es: 'fondo, fondos, color de fondo, relleno, color del fondo',
    pt: 'fundo, fundos, cor de fundo, cor do fundo, preenchimento',
  },
  textColor: {
    en: 'text colour, text color, font color, font colour, colour of the text, color of the text, foreground, letter color, text colors, text colours',
    de: 'textfarbe, schriftfarbe, farbe des textes, farbe der schrift',
    fr: 'couleur du texte, couleur de texte, couleur de la police, couleur de police',
    es: 'color del texto, color de texto, color de la fuente, color de la letra, color de fuente',
    pt: 'cor do texto, cor de texto, cor da fonte, cor da letra',
  },
  font: {
    en: 'font, fonts, typeface, typefaces, font family, font families, typography, typographic, lettering',
    de: 'schrift, schriften, schriftart, schriftarten, schriftfamilie, typografie, font, fonts',
    fr: 'police, polices, police de caractères, typographie, typo, fonte, famille de police',
    es: 'fuente, fuentes, tipografía, tipografías, tipo de letra, tipos de letra, familia tipográfica, letra',
    pt: 'fonte, fontes, tipografia, tipo de letra, tipos de letra, família tipográfica, letra',
  },
  fontSize: {
    en: 'font size, font sizes, text size, text sizes, type size, type sizes, type scale, letter size, font-size',
    de: 'schriftgröße, schriftgrößen, textgröße, textgrößen, schriftgrad',
    fr: 'taille de police, tailles de police, taille du texte, taille de texte, taille de la police, corps du texte, taille des caractères',
    es: 'tamaño de fuente, tamaños de fuente, tamaño de letra, tamaño del texto, tamaño de la fuente, tamaño de texto, tamaño de la letra',
    pt: 'tamanho da fonte, tamanhos de fonte, tamanho de fonte, tamanho do texto, tamanho da letra, tamanho de letra',
  },
  weight: {
    en: 'weight, weights, font weight, font weights, bold, boldness, font-weight, how bold',
    de: 'schriftstärke, schriftstärken, schriftgewicht, strichstärke, fett, wie fett, schriftschnitt',
    fr: 'graisse, graisses, graisse de police, gras',
    es: 'peso, pesos, grosor, peso de la fuente, negrita, grosor de la letra, peso de fuente',
    pt: 'peso, pesos, espessura, peso da fonte, negrito, peso de fonte',
  },
  lineHeight: {
    en: 'line height, line heights, leading, line spacing, line-height',
    de: 'zeilenhöhe, zeilenhöhen, zeilenabstand, zeilenabstände',
    fr: 'hauteur de ligne, interligne, interlignage, hauteurs de ligne',
    es: 'altura de línea, interlineado, alto de línea, altura de linea',
    pt: 'altura da linha, altura de linha, entrelinha, entrelinhas, espaçamento entre linhas',
  },
  radius: {
    en: 'corner radius, radius, radii, border radius, corner, corners, rounded, rounding, roundness, round, corner radii, rounded corners',
    de: 'eckenradius, radius, radien, eckradius, ecken, abgerundet, rundung, rundungen, rund, abrundung, eckenradien',
    fr: 'rayon des angles, rayon, rayons, arrondi, arrondie, arrondis, coins, coin, angles, rayon de bordure, rayon des coins',
    es: 'radio de las esquinas, radio, radios, esquina, esquinas, redondeado, redondeada, redondeados, redondeo, radio de borde',
    pt: 'raio dos cantos, raio, raios, canto, cantos, arredondado, arredondada, arredondamento, raio da borda',
  },
  shadow: {
    en: 'shadow, shadows, drop shadow, drop shadows, box shadow, box shadows, elevation',
    de: 'schatten, schlagschatten, schattenwurf',
    fr: 'ombre, ombres, ombre portée, ombres portées',
    es: 'sombra, sombras, elevación',
    pt: 'sombra, sombras, elevação',
  },
  border: {
    en: 'border, borders, outline, outlines, stroke, strokes, border color, border colour, border width, outlined',
    de: 'rahmen, umrandung, rand, ränder, kontur, rahmenfarbe, rahmenstärke, randfarbe, umrandungen',
    fr: 'bordure, bordures, contour, contours, cadre, couleur de bordure, épaisseur de bordure',
    es: 'borde, bordes, contorno, color del borde, color de borde, grosor del borde, marco',
    pt: 'borda, bordas, contorno, cor da borda, espessura da borda, moldura',
  },
  gap: {
    en: 'gap, gaps, distance, distances, spacing, spacings, space, spaces, space between, gutter, gutters, margin, margins, far apart, whitespace, apart',
    de: 'abstand, abstände, lücke, lücken, zwischenraum, zwischenräume, außenabstand, außenabstände, entfernung, auseinander',
    fr: 'écart, écarts, espacement, espacements, espace, espaces, distance, distances, marge, marges, gouttière, intervalle',
    es: 'espacio, espacios, separación, separaciones, espaciado, distancia, distancias, margen, márgenes, hueco, huecos',
    pt: 'espaço, espaços, espaçamento, espaçamentos, distância, distâncias, margem, margens, separação, intervalo',
  },
  padding: {
    en: 'padding, paddings, inner spacing, inset, inner margin, inner space, padded',
    de: 'innenabstand, innenabstände, padding, polsterung, innenrand, innenränder',
    fr: 'padding, marge intérieure, marges intérieures, marge interne, marges internes, espacement intérieur',
    es: 'padding, relleno interior, margen interior, márgenes interiores, espacio interior, espaciado interior, margen interno',
    pt: 'padding, preenchimento interno, margem interna, margens internas, espaçamento interno, espaço interno',
  },
  contrast: {
    en: 'contrast, contrast ratio, wcag, accessible, accessibility, a11y, legible, readable, readability, legibility, contrasts',
    de: 'kontrast, kontraste, kontrastverhältnis, barrierefrei, barrierefreiheit, lesbar, lesbarkeit, wcag',
    fr: 'contraste, contrastes, rapport de contraste, accessible, accessibilité, lisible, lisibilité, wcag',
    es: 'contraste, contrastes, relación de contraste, accesible, accesibilidad, legible, legibilidad, wcag',
    pt: 'contraste, contrastes, taxa de contraste, acessível, acessibilidade, legível, legibilidade, wcag',
  },
  align: {
    en: 'alignment, aligned, align, centered, centred, left aligned, right aligned, justified',
    de: 'ausrichtung, ausgerichtet, zentriert, linksbündig, rechtsbündig',
    fr: 'alignement, aligné, alignée, alignés, alignées, centré, centrée',
    es: 'alineación, alineado, alineada, alineados, centrado, centrada',
    pt: 'alinhamento, alinhado, alinhada, alinhados, centralizado, centralizada, centrado',
  },
  columns: {
    en: 'column, columns, cols',
    de: 'spalte, spalten, spaltig',
    fr: 'colonne, colonnes',
    es: 'columna, columnas',
    pt: 'coluna, colunas',
  },
  rows: {
    en: 'row, rows, lines',
    de: 'zeile, zeilen, reihe, reihen',
    fr: 'ligne, lignes, rangée, rangées',
    es: 'fila, filas, renglones',
    pt: 'linha, linhas, fileira, fileiras',
  },
  says: {
    en: 'say, says, wording, written, read, reads, copy, content, contents, text on, text of, text in, label of, labelled, called, what does it say, placeholder, text does, which text, what text',
    de: 'steht auf, steht in, steht im, steht am, beschriftet, wortlaut, inhalt, heißt, lautet, text auf, text von, text im, platzhalter, steht, welcher text, welchen text, zeigt',
    fr: 'dit, écrit, écrite, contenu, intitulé, texte du, texte de, texte sur, texte dans, que dit, quel texte, affiche',
    es: 'dice, dicen, escrito, pone, contenido, texto del, texto de, texto en, qué dice, qué texto, muestra',
    pt: 'diz, dizem, escrito, conteúdo, texto do, texto da, texto no, texto na, o que diz, qual texto, mostra',
  },
  states: {
    en: 'hover, hovered, focus, focused, pressed, disabled, states, state, on hover, transition, animation, animated, animate',
    de: 'hover, fokus, gedrückt, deaktiviert, zustand, zustände, animation, animiert, übergang',
    fr: 'survol, focus, pressé, désactivé, état, états, animation, animé, transition',
    es: 'hover, foco, presionado, deshabilitado, estado, estados, animación, animado, transición',
    pt: 'hover, foco, pressionado, desabilitado, desativado, estado, estados, animação, animado, transição',
  },
} satisfies Record<string, InEach>;
export type Property = keyof typeof PROPERTY_WORDS;

/** What the question wants done with it. */
export const TASK_WORDS = {
  count: {
    en: 'how many, number of, count, amount of, total',
    de: 'wie viele, wieviele, anzahl, wie viel, zähle, wieviel',
    fr: 'combien de, combien d, combien, nombre de, nombre d',
    es: 'cuántos, cuántas, número de, cantidad de, cuánto, cuánta',
    pt: 'quantos, quantas, número de, quantidade de, quanto, quanta',
  },
  list: {
    en: 'list all, list the, list all the, list, all, every, each, show all, give me all, enumerate, name all',
    de: 'alle, liste die, liste alle, auflisten, jede, jeder, jedes, zeige alle, nenne alle, sämtliche',
    fr: 'tous les, toutes les, tous, toutes, liste les, liste tous les, lister, énumère, chaque',
    es: 'todos los, todas las, todos, todas, lista los, lista las, listar, enumera, cada',
    pt: 'todos os, todas as, todos, todas, liste os, liste as, liste, listar, enumere, cada',
  },
  same: {
    en: 'same, equal, identical, consistent, match, matches, matching, uniform, alike, do they match, equally, evenly, even, consistently',
    de: 'gleich, gleiche, gleichen, identisch, einheitlich, übereinstimmen, selbe, dieselbe, dieselben, derselbe, gleichmäßig, überall gleich, konsistent',
    fr: 'même, mêmes, identique, identiques, pareil, pareils, uniforme, égal, égale, égaux, cohérent, régulier',
    es: 'mismo, misma, mismos, mismas, igual, iguales, idéntico, idénticos, idéntica, uniforme, coherente, consistente',
    pt: 'mesmo, mesma, mesmos, mesmas, igual, iguais, idêntico, idênticos, idêntica, uniforme, consistente',
  },
  differ: {
    en: 'differ, differs, difference, differences, different, compare, compared, comparison, changed, changes between, versus, vs, in common',
    de: 'unterschied, unterschiede, unterscheidet, unterscheiden, unterschiedlich, vergleich, vergleiche, verglichen, anders, gemeinsam',
    fr: 'différence, différences, diffère, diffèrent, différent, différents, compare, comparer, comparaison, en commun',
    es: 'diferencia, diferencias, difiere, difieren, diferente, diferentes, compara, comparar, comparación, distinto, distintos, en común',
    pt: 'diferença, diferenças, difere, diferem, diferente, diferentes, compare, comparar, comparação, muda, em comum',
  },
  exists: {
    en: 'is there, are there, does it have, do they have, is any, has a, has an, have a, contains, contain, any, does the page have, exist, exists',
    de: 'gibt es, hat die seite, enthält, existiert, vorhanden, gibts',
    fr: 'y a t il, il y a, contient, existe, est ce qu il y a, a t elle',
    es: 'hay, tiene, contiene, existe, existen, tienen',
    pt: 'há, tem, contém, existe, existem, têm, possui',
  },
  whichPage: {
    en: 'which page, which pages, what page, on which page, which screen, which screens, which section has, which screenshot',
    de: 'welche seite, auf welcher seite, welche seiten, auf welchen seiten, welcher screenshot',
    fr: 'quelle page, quelles pages, sur quelle page, dans quelle page, quel écran',
    es: 'qué página, qué páginas, en qué página, cuál página, qué pantalla',
    pt: 'qual página, que página, quais páginas, em qual página, em que página, qual tela',
  },
  describe: {
    en: 'describe, description, tell me about, look like, looks like, what about, details of, details, explain the, facts, specs, spec, style of, styling, styled, style',
    de: 'beschreibe, beschreib, beschreibung, erzähl, sieht aus, aussehen, details, wie sieht, fakten, stil, gestaltet',
    fr: 'décris, décrire, décrivez, description, détails, parle moi de, apparence, à quoi ressemble, style',
    es: 'describe, describir, descripción, detalles, háblame de, aspecto, cómo es, apariencia, estilo',
    pt: 'descreva, descrever, descrição, detalhes, fale sobre, aparência, como é, aspecto, estilo',
  },
  summary: {
    en: 'summary, summarise, summarize, overview, tl dr, tldr, what is this, in short, sum up, what kind of page, what do you see, in brief',
    de: 'zusammenfassung, fasse zusammen, überblick, kurz gefasst, übersicht, was ist das, was siehst du, fass zusammen',
    fr: 'résumé, résume, résumer, aperçu, en bref, vue d ensemble, qu est ce que c est',
    es: 'resumen, resume, resumir, en breve, visión general, qué es esto',
    pt: 'resumo, resuma, resumir, em resumo, visão geral, o que é isto, o que é isso',
  },
  which: {
    en: 'what, which',
    de: 'welche, welcher, welches, welchen, welchem, was',
    fr: 'quel, quelle, quels, quelles, que, quoi',
    es: 'qué, cuál, cuáles',
    pt: 'qual, quais',
  },
  active: {
    en: 'active, selected, current, chosen, checked, ticked, highlighted, open, switched on, turned on',
    de: 'aktiv, aktive, aktiver, aktiven, aktives, ausgewählt, ausgewählte, ausgewählten, aktuelle, aktuellen, angehakt',
    fr: 'actif, active, actifs, actives, sélectionné, sélectionnée, courant, courante, coché, cochée',
    es: 'activo, activa, activos, activas, seleccionado, seleccionada, actual, marcado, marcada',
    pt: 'ativo, ativa, ativos, ativas, selecionado, selecionada, atual, marcado, marcada',
  },
  biggest: {
    en: 'biggest, largest, widest, tallest, highest, greatest, most prominent',
    de: 'größte, größten, größter, größtes, breiteste, höchste, breitesten',
    fr: 'plus grand, plus grande, plus grands, plus gros, plus large, plus haut, plus grosse',
    es: 'más grande, mayor, más ancho, más alto, más ancha, más alta',
    pt: 'maior, maiores, mais largo, mais alto, mais larga, mais alta',
  },
  smallest: {
    en: 'smallest, tiniest, narrowest, shortest, lowest',
    de: 'kleinste, kleinsten, kleinster, kleinstes, schmalste, niedrigste',
    fr: 'plus petit, plus petite, plus petits, plus étroit',
    es: 'más pequeño, más pequeña, menor, más estrecho',
    pt: 'menor, menores, mais estreito, mais pequeno',
  },
} satisfies Record<string, InEach>;
export type Task = keyof typeof TASK_WORDS;

/** Notations that facts can be written in. */
export const FORMAT_WORDS = {
  tailwind: {
    en: 'tailwind, tailwind classes, tailwind theme, tailwindcss, utility classes, tailwind css',
    de: 'tailwind klassen, tailwind thema',
    fr: 'classes tailwind, thème tailwind',
    es: 'clases tailwind, clases de tailwind, tema tailwind',
    pt: 'classes tailwind, classes do tailwind, tema tailwind',
  },
  cssVariables: {
    en: 'css variables, custom properties, css vars, variables',
    de: 'css variablen, variablen',
    fr: 'variables css, propriétés personnalisées',
    es: 'variables css, variables de css',
    pt: 'variáveis css, variáveis de css, variáveis',
  },
  css: {
    en: 'css, stylesheet, style sheet',
    de: 'stylesheet',
    fr: 'feuille de style',
    es: 'hoja de estilo',
    pt: 'folha de estilo',
  },
  tokens: {
    en: 'design tokens, tokens, dtcg, token',
    de: 'design tokens',
    fr: 'jetons de design, jetons',
    es: 'tokens de diseño',
    pt: 'tokens de design',
  },
  json: { en: 'json', de: 'json', fr: 'json', es: 'json', pt: 'json' },
  shadcn: { en: 'shadcn, shadcn theme, shadcn ui', de: 'shadcn', fr: 'shadcn', es: 'shadcn', pt: 'shadcn' },
  react: {
    en: 'react, react component, jsx, tsx',
    de: 'react komponente',
    fr: 'composant react',
    es: 'componente react, componente de react',
    pt: 'componente react, componente em react',
  },
  html: { en: 'html, markup', de: 'html', fr: 'html', es: 'html', pt: 'html' },
} satisfies Record<string, InEach>;
export type Format = keyof typeof FORMAT_WORDS;

export const HUE_WORDS = {
  red: {
    en: 'red, reds',
    de: 'rot, rote, roter, rotes, roten',
    fr: 'rouge, rouges',
    es: 'rojo, roja, rojos, rojas',
    pt: 'vermelho, vermelha, vermelhos, vermelhas',
  },
  orange: {
    en: 'orange, oranges',
    de: 'orange, orangene, orangefarbene',
    fr: 'orange',
    es: 'naranja, naranjas',
    pt: 'laranja',
  },
  yellow: {
    en: 'yellow, yellows',
    de: 'gelb, gelbe, gelber, gelbes, gelben',
    fr: 'jaune, jaunes',
    es: 'amarillo, amarilla, amarillos, amarillas',
    pt: 'amarelo, amarela, amarelos, amarelas',
  },
  green: {
    en: 'green, greens',
    de: 'grün, grüne, grüner, grünes, grünen',
    fr: 'vert, verte, verts, vertes',
    es: 'verde, verdes',
    pt: 'verde, verdes',
  },
  teal: {
    en: 'teal, teals, turquoise, cyan',
    de: 'türkis, türkise, türkiser',
    fr: 'turquoise, cyan',
    es: 'turquesa, cian',
    pt: 'turquesa, ciano',
  },
  blue: {
    en: 'blue, blues',
    de: 'blau, blaue, blauer, blaues, blauen',
    fr: 'bleu, bleue, bleus, bleues',
    es: 'azul, azules',
    pt: 'azul, azuis',
  },
  purple: {
    en: 'purple, purples, violet',
    de: 'lila, violett, violette, violetter',
    fr: 'violet, violette, violets',
    es: 'morado, morada, violeta',
    pt: 'roxo, roxa, violeta',
  },
  pink: {
    en: 'pink, pinks, magenta',
    de: 'rosa, pink, pinke',
    fr: 'rose, roses',
    es: 'rosa, rosado',
    pt: 'rosa, cor de rosa',
  },
  grey: {
    en: 'grey, greys, gray, grays',
    de: 'grau, graue, grauer, graues, grauen',
    fr: 'gris, grise, grises',
    es: 'gris, grises',
    pt: 'cinza, cinzento, cinzenta',
  },
  white: {
    en: 'white, whites',
    de: 'weiß, weiße, weißer, weißes, weißen',
    fr: 'blanc, blanche, blancs, blanches',
    es: 'blanco, blanca, blancos, blancas',
    pt: 'branco, branca, brancos, brancas',
  },
  black: {
    en: 'black, blacks',
    de: 'schwarz, schwarze, schwarzer, schwarzes, schwarzen',
    fr: 'noir, noire, noirs, noires',
    es: 'negro, negra, negros, negras',
    pt: 'preto, preta, pretos, pretas',
  },
} satisfies Record<string, InEach>;
export type Hue = keyof typeof HUE_WORDS;

/** Parts that colours play in a palette. */
export const ROLE_WORDS = {
  primary: {
    en: 'primary, brand, main color, main colour, brand color, brand colour',
    de: 'primärfarbe, hauptfarbe, markenfarbe, primäre',
    fr: 'primaire, couleur principale, couleur primaire, couleur de marque',
    es: 'primario, primaria, color principal, color primario, color de marca',
    pt: 'primária, primário, cor principal, cor primária, cor da marca',
  },
  accent: {
    en: 'accent, accent color, accent colour, highlight color, highlight colour',
    de: 'akzent, akzentfarbe',
    fr: 'accent, couleur d accent',
    es: 'acento, color de acento',
    pt: 'destaque, cor de destaque, realce',
  },
  muted: {
    en: 'muted, secondary text',
    de: 'gedämpft, sekundärer text',
    fr: 'atténué, texte secondaire',
    es: 'atenuado, texto secundario',
    pt: 'suave, texto secundário',
  },
  surface: {
    en: 'surface, surface color, surface colour',
    de: 'oberfläche, oberflächenfarbe',
    fr: 'surface',
    es: 'superficie',
    pt: 'superfície',
  },
  success: { en: 'success', de: 'erfolg, erfolgsfarbe', fr: 'succès', es: 'éxito', pt: 'sucesso' },
  warning: { en: 'warning', de: 'warnfarbe', fr: 'avertissement', es: 'advertencia', pt: 'atenção' },
  danger: {
    en: 'danger, error',
    de: 'gefahr, fehler, fehlerfarbe',
    fr: 'danger, erreur',
    es: 'peligro, error',
    pt: 'perigo, erro',
  },
  info: { en: 'info', de: 'info', fr: 'info', es: 'info', pt: 'info' },
} satisfies Record<string, InEach>;
export type Role = keyof typeof ROLE_WORDS;

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

/** Parts of the screen. */
export const PLACE_WORDS = {
  top: {
    en: 'top, upper, at the top',
    de: 'oben, oberste, obere, oberen',
    fr: 'en haut, supérieur, supérieure',
    es: 'arriba, superior',
    pt: 'em cima, no topo, superior',
  },
  bottom: {
    en: 'bottom, lower, at the bottom',
    de: 'unten, unterste, untere, unteren',
    fr: 'en bas, inférieur, inférieure',
    es: 'abajo, inferior',
    pt: 'embaixo, em baixo, inferior',
  },
  left: {
    en: 'left, left hand, on the left',
    de: 'links, linke, linken, linker',
    fr: 'à gauche, gauche',
    es: 'izquierda, izquierdo, a la izquierda',
    pt: 'esquerda, esquerdo, à esquerda',
  },
  right: {
    en: 'right, right hand, on the right',
    de: 'rechts, rechte, rechten, rechter',
    fr: 'à droite, droite',
    es: 'derecha, derecho, a la derecha',
    pt: 'direita, direito, à direita',
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
  and: {
    en: 'and, or, than, with, to, vs',
    de: 'und, oder, als, mit, zu, zum, zur',
    fr: 'et, ou, que, avec, à',
    es: 'y, o, e, que, con',
    pt: 'e, ou, que, com',
  },
} satisfies Record<string, InEach>;
export type Link = keyof typeof LINK_WORDS;

/** Subjects of questions about the page as a whole. */
export const WHOLE_WORDS = {
  page: {
    en: 'page, screen, whole page, screenshot, site, website, app, layout, design, viewport, ui, interface, landing page',
    de: 'seite, bildschirm, ganze seite, screenshot, website, webseite, layout, design, oberfläche der seite',
    fr: 'page, écran, site, capture, mise en page, design, interface',
    es: 'página, pantalla, sitio, captura, diseño, maquetación, interfaz',
    pt: 'página, tela, ecrã, site, captura, layout, design, interface',
  },
  palette: {
    en: 'palette, role, roles, colour roles, color roles, colour palette, color palette, colour scheme, color scheme, colours used, colors used, all colours, all colors',
    de: 'palette, rolle, rollen, farbrollen, farbpalette, farbschema, alle farben, farben werden',
    fr: 'palette, palette de couleurs, toutes les couleurs, couleurs utilisées',
    es: 'paleta, paleta de colores, todos los colores, colores se usan',
    pt: 'paleta, paleta de cores, todas as cores, cores usadas',
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
    en: 'container, container width, content width, max width, content container',
    de: 'container, containerbreite, inhaltsbreite, maximale breite',
    fr: 'conteneur, largeur du contenu, largeur maximale, largeur du conteneur',
    es: 'contenedor, ancho del contenido, ancho máximo, ancho del contenedor',
    pt: 'contêiner, contentor, largura do conteúdo, largura máxima, largura do contêiner',
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
