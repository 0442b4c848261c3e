import { createProject } from '@blueprompt/core/exports/create-project';
import { joinOutcomes, toProject } from '@blueprompt/core/guide/join-outcomes';
import type { Project } from '@blueprompt/core/project';
import { expect, test } from 'vitest';
import { editStateOf, isCurrent, isLastEdit, versionOf, withEdit, withoutEdit } from './applied-edits.ts';

const project: Project = createProject([], { uiType: 'webapp', name: 'Shop' });
const first = { id: 'a', version: versionOf(project) };
const once = withEdit(project, { kind: 'note', note: 'Build it with Vue.' }, 'a');
const second = { id: 'b', version: versionOf(once) };
const twice = withEdit(once, { kind: 'note', note: 'Build it with Vite.' }, 'b');

test('only the last change can be taken back, and then the one before it', () => {
  expect([first, second].map((message) => isLastEdit(message, twice))).toEqual([false, true]);
  const back = withoutEdit({ ...twice, name: 'Renamed' }, once);
  expect(back).toMatchObject({ name: 'Renamed', notes: 'Build it with Vue.' });
  expect([first, second].map((message) => isLastEdit(message, back))).toEqual([true, false]);
  expect(editStateOf(second, back)).toBe('offered');
});

test('a change is applied where the project has it, also after the project was stored', () => {
  const kept = toProject(joinOutcomes(once));
  expect(editStateOf(first, kept)).toBe('applied');
  // The conversation was kept and the changed project was not.
  expect(editStateOf(first, project)).toBe('offered');
});

test('places and offers of earlier answers expire with the next change', () => {
  expect(isCurrent(first, once)).toBe(false);
  expect(editStateOf({ id: 'c', version: '' }, once)).toBe('expired');
  expect(isCurrent(second, once)).toBe(true);
});

test('taking a change back keeps a page that was retried after it', () => {
  const page = { name: 'Home', imageIndex: 0, analysis: joinOutcomes(project) };
  const failed = { ...project, outcomes: [{ ...page, success: false }] };
  const retried = { ...failed, edits: ['a'], outcomes: [{ ...page, success: true }] };
  expect(withoutEdit(retried, failed).outcomes[0]?.success).toBe(true);
});
