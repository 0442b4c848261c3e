/** What a text is by how it is written, whatever stands beside it, and the words for it in all languages. */
const KINDS: readonly { words: string; pattern: RegExp }[] = [
  {
    words:
      'phone number, telephone number, phone, telefonnummer, telefon, handynummer, numero de telephone, telephone, numero de telefono, telefono, numero de telefone, telefone, mobile number',
    // A number of a month and a year is a date.
    pattern: /^(?!\d{1,2}\/\d{2,4}\b)(?:\p{L}{1,6}[.:]?\s*)?(?:\+\s?\d|\(\d|0\d|\d{3}[\s.-]\d)[\d\s()./-]{5,}\d$/u,
  },
  {
    words:
      'email address, e mail address, mail address, email, e mail, e mail adresse, emailadresse, mailadresse, adresse e mail, adresse email, adresse mail, courriel, correo electronico, correo, endereco de e mail, endereco de email',
    pattern: /^(?:\p{L}{1,6}[.:]?\s*)?[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u,
  },
  {
    words:
      'website, web site, web address, homepage, url, webseite, internetadresse, site web, site internet, adresse web, sitio web, pagina web, site',
    pattern: /^(?:https?:\/\/|www\.)[^\s@]+\.[^\s@]+$/u,
  },
];

/** The longest name of a kind. */
export const MAX_KIND_WORDS = 4;

const byName = new Map(KINDS.flatMap(({ words, pattern }) => words.split(', ').map((name) => [name, pattern])));

/** How a text of the kind with that name is written. */
export const patternOf = (name: string): RegExp | undefined => byName.get(name);
