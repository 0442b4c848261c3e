/** What people call charts by how they are drawn, in all languages: a word beside "chart" that tells one from another. */
export const CHART_KIND_WORDS = {
  bars: 'bar bars column balken saulen barres barras colonnes columnas colunas',
  curves: 'line lines area linie linien flachen ligne lignes courbe courbes lineas linea linhas linha',
  ring: 'pie donut doughnut ring kreis torten camembert circulaire anneau circular pastel pizza rosca anillo',
} as const;
