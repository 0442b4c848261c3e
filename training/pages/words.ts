import type { Random } from './random.ts';

const WORDS =
  'account activity add address admin all analytics api archive article assign author balance billing blog board book bug build button calendar call campaign cancel card cart category chart check city client close cloud code color comment company compare complete conversion country create credit customer daily dashboard data date default delete design detail device direct discount docs download draft edit email empty event every export fast feature field file filter find folder follow free friend general goal group growth health help history home hours image import inbox income index info insight invoice issue item join label language last launch layout learn level library light limit link list live local login mail main manage market member menu message method mobile model modern month more name network never new news next note number offer online open option order overview owner page paid partner password payment people phone photo plan platform play policy post power premium preview price privacy product profile progress project public quick quote range rate recent record region release remote report request reset result revenue review role rule sales sample save scale schedule search secure select send server service session settings share shop sign simple site size social sort source space speed staff start state status step store story style subject submit summary support sync system table tag task team terms test theme time title today token tool total traffic trial type unit update upgrade upload user value version video view visit web week welcome widget work workspace year your'.split(
    ' ',
  );
const NAMES =
  'Ada Lovelace|Alan Turing|Grace Hopper|Linus Berg|Mia Wong|Noah Silva|Olga Petrova|Omar Haddad|Priya Nair|Sofia Rossi|Tomás Díaz|Yuki Tanaka|Zoë Fischer|José Müller|Chloé Martin'.split(
    '|',
  );

export const createWords = (random: Random) => {
  const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const phrase = (count: number) => random.times(count, () => random.pick(WORDS)).join(' ');
  const title = (from = 1, to = 3) => phrase(random.int(from, to)).split(' ').map(cap).join(' ');
  return {
    label: () => (random.chance(0.12) ? title(1, 2).toUpperCase() : random.chance(0.5) ? title(1, 2) : cap(phrase(random.int(1, 2)))),
    title,
    sentence: (from = 5, to = 14) => `${cap(phrase(random.int(from, to)))}.`,
    paragraph: () => random.times(random.int(1, 5), () => `${cap(phrase(random.int(5, 14)))}.`).join(' '),
    name: () => random.pick(NAMES),
    mail: () => `${random.pick(WORDS)}.${random.pick(WORDS)}@${random.pick(WORDS)}.com`,
    number: () =>
      random.pick([
        `$${random.int(1, 99)},${random.int(100, 999)}`,
        `${random.int(1, 99)}%`,
        `${random.int(1, 9)}.${random.int(1, 9)}k`,
        `${random.int(10, 9999)}`,
        `€${random.int(1, 999)}.${random.int(10, 99)}`,
        `+${random.int(1, 40)}.${random.int(0, 9)}%`,
      ]),
    date: () =>
      random.pick([
        `${random.pick(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'])} ${random.int(1, 28)}, 202${random.int(0, 6)}`,
        `202${random.int(0, 6)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        `${random.int(2, 59)} min ago`,
        `${random.int(1, 12)}:${random.int(10, 59)} PM`,
      ]),
  };
};
export type Words = ReturnType<typeof createWords>;
