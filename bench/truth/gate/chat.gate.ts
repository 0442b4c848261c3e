import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answer } from '@blueprompt/core/chat/answer';
import { createProject } from '@blueprompt/core/exports/create-project';
import type { Measurement } from '@blueprompt/core/measurement';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { judgePages, withEngine } from '../judge-pages.ts';
import { listTruthPages } from '../truth-pages.ts';

/** Questions of users by page, each with a pattern of the fact that a right answer holds. */
const Questions = z.record(z.string(), z.array(z.tuple([z.string(), z.string()])));
const questions = Questions.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'chat-questions.json'), 'utf8')),
);

/** Shares of the questions; what is neither right nor wrong says openly that it was not measured, or asks back. */
const LEAST_RIGHT = 0.95;
const MOST_WRONG = 0.01;
const MAX_MS = 600_000;

type Graded = { page: string; question: string; said: string; grade: 'right' | 'open' | 'wrong' };
const graded: Graded[] = [];

const grade = (page: string, measurement: Measurement | undefined): void => {
  const facts = { project: createProject([measurement], { uiType: 'webapp' }), text: '' };
  for (const [question, expected] of questions[page]!) {
    const { message, state } = answer(question, facts);
    const isRight = new RegExp(expected, 'i').test(message);
    graded.push({ page, question, said: message, grade: isRight ? 'right' : state === 'answered' ? 'wrong' : 'open' });
  }
};

beforeAll(async () => {
  const pages = listTruthPages({ fetched: false }).filter(({ id }) => id in questions);
  const judged = await withEngine((measure) => judgePages(pages, measure));
  for (const { page, measurement } of judged) grade(page.id, measurement);
}, MAX_MS);

const share = (grade: Graded['grade']): number => graded.filter((one) => one.grade === grade).length / graded.length;

test('the questions are about ten open pages or more, in five languages', () => {
  const open = listTruthPages({ fetched: false }).filter(({ split }) => split === 'open');
  expect(Object.keys(questions).length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(questions).filter((id) => !open.some((page) => page.id === id))).toEqual([]);
  expect(graded.length).toBeGreaterThanOrEqual(200);
});

test('nearly all questions are answered rightly, and hardly any wrongly', () => {
  const missed = graded
    .filter(({ grade }) => grade !== 'right')
    .map(({ page, question, said }) => `${page}: ${question} → ${said}`);
  expect(share('right'), missed.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT);
  expect(share('wrong'), missed.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
});
