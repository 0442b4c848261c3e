/** What people call charts by how they are drawn, in all languages: a word beside "chart" that tells one from another. */
export const CHART_KIND_WORDS = {
  bars: 'bar bars column balken saulen barres barras colonnes columnas colunas',
  curves: 'line lines area linie linien flachen ligne lignes courbe courbes lineas linea linhas linha',
  ring: 'pie donut doughnut ring kreis torten camembert circulaire anneau circular pastel pizza rosca anillo',
} as const;

/** What a chart's scale is called, in all languages. */
export const AXIS_WORDS = 'axis axes achse achsen y-achse axe axes eje ejes eixo eixos skala scale';

/** Words that ask what a colour is there for, in all languages. */
export const MEANING_WORDS =
  'mean means meaning stand stands represent represents bedeutet bedeuten steht signifie signifient represente representent significa significan representa representam';
