/** As long as a line of `git log` shows without cutting it. */
const MAX_CHARS = 72;
/** What a conventional commit begins with: `fix(web): `. */
const SCOPE = /^[a-z]+(?:\([a-z0-9-]+\))?!?: /;
/** Words that begin a statement or a heading, and no instruction. */
const NO_VERBS = new Set(
  (
    'a an the this that these those each every all both no not never one two three what which who when where why how whether ' +
    'if of in on at to for from with without and or but it its they we you i there new old more most other only now'
  ).split(' '),
);
/** Verbs that look like another form of one. */
const VERBS = new Set('alias bias bring embed feed focus need ping seed shed speed string'.split(' '));
/** Written, writing, writes: a participle, a gerund, or a plural or third person, but not "pass". */
const OTHER_FORM = /(?:ed|ing|[^s]s)$/;

/** What is wrong with the subject of a commit, in words; undefined where it is an instruction that fits its line. */
export function findSubjectFault(subject: string): string | undefined {
  if (subject.length > MAX_CHARS) return `has ${subject.length} characters, of ${MAX_CHARS} at most`;
  const [word = ''] =
    subject
      .replace(SCOPE, '')
      .toLowerCase()
      .match(/^[a-z-]+/) ?? [];
  const isVerb = word !== '' && !NO_VERBS.has(word) && (VERBS.has(word) || !OTHER_FORM.test(word));
  return isVerb ? undefined : 'does not begin with a verb that says what to do, such as "add" or "keep"';
}
