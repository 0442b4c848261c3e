import { expect, test } from 'vitest';
import { findSubjectFault } from './commit-subject.ts';

test.each([
  'fix(web): read a streamed answer out once',
  'feat!: drop the old format',
  'Pass the locale on',
  'focus the first field',
  `add ${'x'.repeat(68)}`,
])('%s is an instruction', (subject) => {
  expect(findSubjectFault(subject)).toBeUndefined();
});

test.each([
  ['fix(server): a body sent byte by byte is refused', 'verb'],
  ['fix(web): streamed answers are read out once', 'verb'],
  ['docs: adding an example', 'verb'],
  ['Fixes the menu', 'verb'],
  ['fix(web): ', 'verb'],
  ['', 'verb'],
  [`add ${'x'.repeat(69)}`, '73 characters'],
])('%s is none, or too long', (subject, fault) => {
  expect(findSubjectFault(subject)).toContain(fault);
});
