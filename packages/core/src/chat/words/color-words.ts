import type { InEach } from './language.ts';

export const HUE_WORDS = {
  red: {
    en: 'red, reds, crimson, maroon',
    de: 'rot, rote, roter, rotes, roten',
    fr: 'rouge, rouges',
    es: 'rojo, roja, rojos, rojas',
    pt: 'vermelho, vermelha, vermelhos, vermelhas',
  },
  orange: {
    en: 'orange, oranges, brown, amber',
    de: 'orange, orangene, orangefarbene, braun, braune, brauner, braunes, braunen',
    fr: 'orange, brun, brune, marron',
    es: 'naranja, naranjas, marrón, marrones',
    pt: 'laranja, castanho, castanha, marrom',
  },
  yellow: {
    en: 'yellow, yellows, cream, beige, ivory, gold, golden',
    de: 'gelb, gelbe, gelber, gelbes, gelben, beige, cremefarben, cremefarbene, golden, goldene',
    fr: 'jaune, jaunes, beige, crème, doré, dorée',
    es: 'amarillo, amarilla, amarillos, amarillas, beige, crema, dorado, dorada',
    pt: 'amarelo, amarela, amarelos, amarelas, bege, creme, dourado, dourada',
  },
  green: {
    en: 'green, greens, lime',
    de: 'grün, grüne, grüner, grünes, grünen',
    fr: 'vert, verte, verts, vertes',
    es: 'verde, verdes',
    pt: 'verde, verdes',
  },
  teal: {
    en: 'teal, teals, turquoise, cyan, aqua',
    de: 'türkis, türkise, türkiser',
    fr: 'turquoise, cyan',
    es: 'turquesa, cian',
    pt: 'turquesa, ciano',
  },
  blue: {
    en: 'blue, blues, navy',
    de: 'blau, blaue, blauer, blaues, blauen',
    fr: 'bleu, bleue, bleus, bleues',
    es: 'azul, azules',
    pt: 'azul, azuis',
  },
  purple: {
    en: 'purple, purples, violet, lilac, lavender',
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
    en: 'grey, greys, gray, grays, silver, greyish, grayish',
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
