import type { InEach } from './language.ts';

/** Words by which a change is asked for. */
export const EDIT_WORDS = {
  change: {
    en: 'make, turn, switch, change, convert, rewrite, use, set, apply, transform, go, port, rebuild, want',
    de: 'mach, mache, stell, stelle, ändere, ändern, wandle, verwende, nutze, nimm, setze, setz, schreib, schreibe, baue, will',
    fr: 'rends, rendre, passe, passez, change, changez, changer, utilise, utilisez, mets, mettez, réécris, convertis, fais, faites',
    es: 'haz, hazlo, hazla, cambia, cambiar, usa, usar, pon, ponlo, convierte, reescribe, pasa',
    pt: 'faça, faz, deixa, deixe, muda, mude, mudar, use, usar, troque, converta, reescreva, coloque, torne',
  },
  drop: {
    en: 'drop, remove, delete, omit, hide, without, rid',
    de: 'entferne, lösche, entfernen, löschen, ohne, streiche, weglassen, weg',
    fr: 'supprime, supprimez, enlève, enlevez, retire, retirez, sans',
    es: 'elimina, quita, borra, eliminar, quitar, sin',
    pt: 'remova, remove, elimine, apague, tire, tira, remover, sem',
  },
  only: {
    en: 'only, just, keep',
    de: 'nur, behalte, lediglich',
    fr: 'seulement, uniquement, garde',
    es: 'solo, solamente, únicamente, deja',
    pt: 'só, somente, apenas, mantenha',
  },
  rename: {
    en: 'rename, call, name',
    de: 'umbenennen, benenne, nenne',
    fr: 'renomme, renommez, renommer, appelle',
    es: 'renombra, renombrar, llama',
    pt: 'renomeie, renomear, renomeia, chame',
  },
  replace: {
    en: 'replace, swap, exchange',
    de: 'ersetze, tausche, ersetzen',
    fr: 'remplace, remplacez, remplacer',
    es: 'reemplaza, sustituye, reemplazar',
    pt: 'substitua, substituir, troque, troca',
  },
  shorten: {
    en: 'shorter, shorten, condense, briefer, concise',
    de: 'kürzer, kürze, knapper',
    fr: 'court, courte, raccourcis, concis',
    es: 'corto, corta, acorta, conciso, breve',
    pt: 'curto, curta, encurte, conciso',
  },
  dark: {
    en: 'dark, darker, night',
    de: 'dunkel, dunkler, dunkles',
    fr: 'sombre, foncé',
    es: 'oscuro, oscura',
    pt: 'escuro, escura',
  },
  light: {
    en: 'light, lighter, bright',
    de: 'hell, heller, helles',
    fr: 'clair, claire',
    es: 'claro, clara',
    pt: 'claro, clara',
  },
  /** Verbs of changes only; those above also stand in questions: "which font do they use". */
  alter: {
    en: 'make, turn, change, set, increase, decrease, reduce, enlarge, resize, recolor, recolour',
    de: 'mach, mache, ändere, setze, setz, stell, stelle, vergrößere, verkleinere, färbe',
    fr: 'rends, rendez, mets, mettez, change, changez, agrandis, réduis, augmente',
    es: 'haz, cambia, pon, agranda, aumenta, reduce',
    pt: 'faça, mude, coloque, torne, aumente, reduza, deixe',
  },
  /** Verbs that ask to be shown something. */
  show: {
    en: 'show, list, give, tell, find',
    de: 'zeig, zeige, liste, gib, finde',
    fr: 'montre, montrez, liste, donne, donnez',
    es: 'muestra, muéstrame, lista, dame, dime',
    pt: 'mostre, mostra, liste, diga',
  },
  /** Before the name of a framework. */
  builtWith: { en: 'in, with, using', de: 'in, mit', fr: 'en, avec', es: 'en, con', pt: 'em, com' },
  and: { en: 'and, plus', de: 'und', fr: 'et', es: 'y', pt: 'e' },
  /** Between what was and what shall be. */
  into: {
    en: 'to, with, by, as, into, in, for',
    de: 'in, zu, durch, mit, als, auf',
    fr: 'en, par, à, avec',
    es: 'a, por, en, con, como',
    pt: 'para, por, em, com, como',
  },
} satisfies Record<string, InEach>;
export type EditWord = keyof typeof EDIT_WORDS;

/** Frameworks and libraries, as their makers write them. */
export const STACKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    next: 'Next.js',
    nextjs: 'Next.js',
    react: 'React',
    vue: 'Vue',
    nuxt: 'Nuxt',
    svelte: 'Svelte',
    sveltekit: 'SvelteKit',
    angular: 'Angular',
    astro: 'Astro',
    solid: 'Solid',
    tailwind: 'Tailwind CSS',
    tailwindcss: 'Tailwind CSS',
    bootstrap: 'Bootstrap',
    shadcn: 'shadcn/ui',
    mui: 'MUI',
    chakra: 'Chakra UI',
    typescript: 'TypeScript',
    vite: 'Vite',
    remix: 'Remix',
    flutter: 'Flutter',
    swiftui: 'SwiftUI',
  }),
);

/** Names that are also words of a wish: "the next page", "a solid border". */
export const AMBIGUOUS_STACKS: ReadonlySet<string> = new Set(['next', 'solid', 'remix', 'angular', 'flutter']);

/** Words that ask kindly, in all languages. */
export const KIND_WORDS: ReadonlySet<string> = new Set('please pls plz bitte svp stp por favor kindly'.split(' '));

/** "Can you ...?" asks for a change like the change itself. */
export const ASKING_KINDLY =
  /^(?:(?:can|could|would|will) you|kannst du|konntest du|konnen sie|peux tu|pouvez vous|pourrais tu|puedes|podrias|podria|pode|poderia|voce pode) /;
