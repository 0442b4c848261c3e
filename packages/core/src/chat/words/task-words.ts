import type { InEach } from './language.ts';

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
    en: 'list all, list the, list all the, list them, list, all, every, each, show all, give me all, enumerate, name all',
    de: 'alle, liste die, liste alle, auflisten, jede, jeder, jedes, zeige alle, nenne alle, sämtliche',
    fr: 'tous les, toutes les, tous, toutes, liste les, liste tous les, lister, énumère, chaque',
    es: 'todos los, todas las, todos, todas, lista los, lista las, listar, enumera, cada',
    pt: 'todos os, todas as, todos, todas, liste os, liste as, liste, listar, enumere, cada',
  },
  same: {
    en: 'same, equal, identical, consistent, match, matches, matching, uniform, alike, do they match, equally, evenly, even, consistently, as wide as, as tall as, as high as, as big as, as large as',
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
  perRow: {
    en: 'per row, in a row, in one row, in each row, in every row, side by side, next to each other',
    de: 'pro zeile, pro reihe, in einer reihe, in einer zeile, je zeile, je reihe, nebeneinander',
    fr: 'par ligne, par rangée, sur une ligne, côte à côte',
    es: 'por fila, por línea, en cada fila, en una fila',
    pt: 'por linha, por fileira, em cada linha, lado a lado',
  },
  without: {
    en: 'without, no, not, none, isn t, aren t, don t, doesn t, lack, lacks, missing',
    de: 'ohne, kein, keine, keinen, keiner, nicht',
    fr: 'sans, pas, aucun, aucune, pas de',
    es: 'sin, no, ningún, ninguna',
    pt: 'sem, não, nenhum, nenhuma',
  },
  perColumn: {
    en: 'per column, in each column, in every column',
    de: 'pro spalte, je spalte, in jeder spalte',
    fr: 'par colonne, dans chaque colonne',
    es: 'por columna, en cada columna',
    pt: 'por coluna, em cada coluna',
  },
  dearest: {
    en: 'most expensive, dearest, highest price, priciest',
    de: 'teuerste, teuersten, teuerster, teuerstes, am teuersten, höchster preis',
    fr: 'plus cher, plus chère, plus chers, plus chères, prix le plus élevé',
    es: 'más caro, más cara, más caros, más caras, precio más alto',
    pt: 'mais caro, mais cara, mais caros, mais caras, preço mais alto',
  },
  cheapest: {
    en: 'cheapest, least expensive, lowest price',
    de: 'billigste, billigsten, günstigste, günstigsten, am günstigsten, am billigsten',
    fr: 'moins cher, moins chère, moins chers, moins chères, prix le plus bas',
    es: 'más barato, más barata, más baratos, más económico, precio más bajo',
    pt: 'mais barato, mais barata, mais baratos, preço mais baixo',
  },
  which: {
    en: 'what, which, who',
    de: 'welche, welcher, welches, welchen, welchem, was, wer',
    fr: 'quel, quelle, quels, quelles, que, quoi, qui',
    es: 'qué, cuál, cuáles, quién, quiénes',
    pt: 'qual, quais, quem',
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
