import type { Random } from '../pages/random.ts';

/** The characters that the reader knows; others never appear on a sheet. */
type Alphabet = ReadonlySet<string>;

const SMALL_WORDS =
  'the of and to a in for is on that by this with you it not or be are from at as your all have new more an was we will home can us about if page my has search free but our one do no time up may what out use any there see only so who web also now help get pm view am its it’s don’t I’ll you’ll I’m ill bill tell will million little'.split(' ');
const LABELS =
  'Home|Dashboard|Settings|Profile|Sign in|Sign up|Log out|Search...|Save changes|Cancel|Delete|Edit|Add new|Learn more|View all|Read more|Download|All rights reserved.|Email address|Password|Remember me|Forgot password?|First name|Last name|Total|Subtotal|In progress|To do|Done|Page views|Bounce rate|Get started|Add to cart|Out of stock|Free shipping|btn-lg|col-lg-6|.col-md-4|icon-lg|iOS|OK|ID|I/O|IT|UI|AI|Wi-Fi|FAQ|Q1|Q4|A0|O2|IPv4|Vol. I|II|III|IV|Ill|All|Illinois'.split('|');
const NAMES = 'Ada|Alan|Grace|Linus|Mia|Noah|Olga|Omar|Priya|Sofia|Tomás|Yuki|Zoë|José|Chloé|Iris|Ian|Oliver|O’Neil|Lovelace|Turing|Hopper|Berg|Wong|Silva|Petrova|Nair|Rossi|Müller|Øster|Łukasz|Åsa'.split('|');
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ENDS = ['.', '.', '.', ',', ':', '!', '?', '…', '...', ';'];
const SYMBOLS = '×✕✓→←↑↓›»•·★☆+−–—/|#%&@*?!$€£°©™▾▼▸';
/** What stands alone between coloured words, as in code. */
const POINTS = ',,,,..:;\'"()[]{}<>=|-_~^`\\';
/** Letters that words of the vocabulary seldom carry. */
const ACCENTS: Record<string, string> = { a: 'àáâãäåą', c: 'çčć', e: 'èéêëę', g: 'ğ', i: 'ìíîïı', l: 'ł', n: 'ñń', o: 'òóôõöøő', s: 'šşß', u: 'ùúûüű', y: 'ýÿ', z: 'ž', d: 'ð', A: 'ÀÁÂÃÄÅ', C: 'ÇČ', E: 'ÈÉÊË', L: 'Ł', O: 'ÒÓÔÕÖØŒ', S: 'Š', U: 'ÙÚÛÜ', Z: 'Ž' };

/** Strings as interfaces show them: many numbers and single characters, words of five languages, punctuation everywhere. */
export const createTexts = (random: Random, vocabulary: readonly string[], alphabet: Alphabet) => {
  const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const doubled = vocabulary.filter((word) => /(.)\1/.test(word));
  const foreign = vocabulary.filter((word) => /[^\x20-\x7e]/.test(word));
  const accented = (text: string) => text.replace(/[a-zA-Z]/g, (letter) => (ACCENTS[letter] && random.chance(0.4) ? random.pick([...ACCENTS[letter]]) : letter));
  const word = () => {
    const at = random.next();
    return at < 0.3 ? random.pick(SMALL_WORDS) : at < 0.38 ? random.pick(doubled) : at < 0.46 ? random.pick(foreign) : at < 0.48 ? accented(random.pick(vocabulary)) : random.pick(vocabulary);
  };
  const plain = () => word().toLowerCase().replace(/[^a-z]/g, '') || 'item';
  const digits = (count: number) => random.times(count, () => random.int(0, 9)).join('');
  const grouped = (value: number) => value.toLocaleString('en-US');
  const number = () =>
    random.pick([
      () => `${random.int(0, 9)}`,
      () => `${random.int(0, 9)}`,
      () => `${random.int(10, 99)}`,
      () => `${random.int(100, 9999)}`,
      () => grouped(random.int(1000, 9_999_999)),
      () => (random.next() * 1000).toFixed(random.int(1, 2)),
      () => `${(random.next() * 100).toFixed(1)}${random.pick(['k', 'K', 'M', 'B', ' GB', ' MB', 'px', 'rem', ' km', '°C'])}`,
      () => `${random.pick(['', '', '+', '-', '−'])}${random.int(0, 100)}${random.pick(['%', '%', ' %', '.0%', '.5%'])}`,
      () => `${random.int(0, 20)}/${random.int(1, 20)}`,
      () => digits(random.int(2, 10)),
      () => '0'.repeat(random.int(1, 4)),
    ])();
  const price = () => `${random.pick(['$', '$', '€', '£', ''])}${random.pick([() => `${random.int(0, 999)}`, () => `${random.int(0, 999)}.${random.pick(['00', '99', '50', digits(2)])}`, () => grouped(random.int(1000, 99999)), () => `${grouped(random.int(1000, 99999))}.00`])()}${random.pick(['', '', '', '/mo', ' USD', '.00'])}`;
  const date = () => {
    const [day, month, year] = [random.int(1, 28), random.int(0, 11), random.int(1998, 2029)];
    const two = (value: number) => String(value).padStart(2, '0');
    const name = MONTHS[month]!;
    return random.pick([`${name.slice(0, 3)} ${day}, ${year}`, `${name} ${two(day)}, ${year}`, `${day} ${name.slice(0, 3)} ${year}`, `${year}-${two(month + 1)}-${two(day)}`, `${two(day)}/${two(month + 1)}/${year}`, `${two(day)}.${two(month + 1)}.${year}`, `${year}`, `${name.slice(0, 3)} ${day}`]);
  };
  const time = () => random.pick([`${random.int(1, 12)}:${digits(1)}${random.int(0, 9)} ${random.pick(['AM', 'PM', 'am', 'pm'])}`, `${random.int(10, 23)}:${random.int(10, 59)}`, `${random.int(1, 59)} min ago`, `${random.int(1, 9)} ${random.pick(['hours', 'days', 'months'])} ago`, `${random.int(1, 9)}h`]);
  const sentence = (count: number) => {
    const words = random.times(count, () => {
      const next = random.chance(0.06) ? number() : random.chance(0.05) ? cap(word()) : word();
      if (random.chance(0.15)) return next + random.pick([',', ',', ',', '.', '.', ':', ';', '!', '?', ' –', ' —', ' &', ' /', ' |', ' ·']);
      return random.chance(0.03) ? random.pick(['"%"', '“%”', '(%)', '‘%’', "'%'", '[%]']).replace('%', next) : next;
    });
    return cap(words.join(' ')) + (random.chance(0.5) ? random.pick(ENDS) : '');
  };
  const title = (count: number) => random.times(count, () => cap(word())).join(' ');
  const code = () =>
    random.pick([
      () => `const ${plain()} = ${plain()}(${random.int(0, 9)});`,
      () => `<${plain()} class="${plain()}-lg ${plain()}-${random.int(0, 12)}">`,
      () => `.${plain()}-${random.pick(['lg', 'sm', 'xl', 'md', '0', '1', 'l'])}`,
      () => `#${random.times(6, () => random.pick([...'0123456789abcdefABCDEF'])).join('')}`,
      () => `npm install ${plain()}-${plain()}`,
      () => `v${random.int(0, 20)}.${random.int(0, 20)}.${random.int(0, 9)}`,
      () => `${plain()}.${random.pick(['js', 'ts', 'html', 'css', 'json', 'png', 'pdf'])}`,
      () => `${plain()}_${plain()}`,
      () => `import { ${plain()}, ${plain()} } from './${plain()}';`,
      () => `if (${plain()}[${random.int(0, 9)}] ${random.pick(['===', '!==', '>=', '<', '&&', '||'])} ${random.pick(['0', 'null', 'true', '1', plain()])}) {`,
      () => `"${plain()}": ${random.pick([`"${plain()}",`, `${random.int(0, 999)},`, 'false', '[]', '{'])}`,
      () => `--${plain()}-${plain()}: ${random.int(0, 64)}px;`,
      () => `$${plain()} = ${random.pick(['[]', '0', "''", `new ${cap(plain())}()`])};`,
      () => `<a href="#${plain()}">${plain()}</a>`,
      () => `${plain()}(${plain()}, ${random.int(0, 99)})${random.pick([';', ')', ' {', ''])}`,
      () => random.pick(['});', '}', '</div>', '{', '();', '];', '//', '/* */', '=>', 'null', 'return;', '<ul>', '</li>']),
      () => random.times(random.int(8, 20), () => random.pick([...'0123456789abcdef'])).join(''),
      () => `${random.pick(['https://', 'www.', '/', ''])}${plain()}.${random.pick(['com', 'io', 'org', 'dev'])}/${plain()}`,
    ])();
  const mixed = () => random.times(random.int(2, 8), () => random.pick([...'0O1Il|oQDB8S5Z2G6ABCdefgh'])).join('');
  const alone = () => random.pick([() => `${random.int(0, 9)}`, () => `${random.int(0, 9)}`, () => `${random.int(0, 9)}`, () => `${random.int(10, 99)}`, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ']), () => random.pick([...'aeghkmnrsxz']), () => random.pick([...SYMBOLS]), () => random.pick([...POINTS])])();
  const kinds: [number, () => string][] = [
    [20, () => sentence(random.int(3, 12))],
    [12, () => sentence(random.int(1, 3))],
    [12, () => title(random.int(1, 4))],
    [7, () => random.pick(LABELS)],
    [6, () => (random.chance(0.5) ? title(random.int(1, 3)) : sentence(random.int(1, 4))).toUpperCase()],
    [12, number],
    [2, () => random.times(random.int(2, 6), number).join(random.pick([', ', ' ', '; ', ' – ', ',', ' x ']))],
    [12, alone],
    [5, price],
    [5, date],
    [3, time],
    [7, code],
    [2, () => `${plain()}${random.pick(['', '.', '_', '-'])}${plain()}@${plain()}.${random.pick(['com', 'io', 'de'])}`],
    [2, () => random.times(random.int(2, 4), () => cap(word())).join(random.pick([' / ', ' › ', ' > ', ' | ', ' · ', ' • ']))],
    [3, () => `${random.pick(NAMES)} ${random.pick(NAMES)}`],
    [3, mixed],
    [2, () => `${random.pick(['© ', 'Copyright © '])}${random.int(2005, 2028)} ${title(2)}${random.pick(['', '.', ' All rights reserved.'])}`],
    [2, () => `${random.pick(['•', '✓', '→', '#', '*', '-', '+', `${random.int(1, 20)}.`])} ${sentence(random.int(1, 5))}`],
    [2, () => `${sentence(random.int(1, 3))} ${random.pick(['→', '›', '»', '×', '↗', `(${random.int(0, 99)})`])}`],
  ];
  const total = kinds.reduce((sum, [share]) => sum + share, 0);
  const known = (text: string) => [...text].filter((char) => alphabet.has(char)).join('').replace(/\s+/g, ' ').trim();
  return {
    alone,
    code: () => known(code()),
    paragraph: () => known(random.times(random.int(2, 5), () => sentence(random.int(5, 14))).join(' ')),
    text: () => {
      let at = random.next() * total;
      for (const [share, make] of kinds) {
        at -= share;
        if (at < 0) return known(make()) || '0';
      }
      return '0';
    },
  };
};
export type Texts = ReturnType<typeof createTexts>;
