import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

type Job = { owner: string | undefined; name: string };
const job = (name: string): Job => ({ owner: name[0] === '-' ? undefined : name[0]!, name });

/** The order in which jobs run one after the other. */
const order = (...names: string[]): string[] => {
  const queue = createFairQueue<Job>(1);
  for (const name of names) queue.push(job(name));
  return names.map(() => {
    const next = queue.next([])!;
    queue.finished(next);
    return next.name;
  });
};

test('owners take turns, each with their own jobs in the order they came', () => {
  expect(order('a1', 'a2', 'a3', 'b1', 'c1', 'b2')).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('jobs without an owner are one owner together', () => {
  expect(order('-1', '-2', '-3', 'a1')).toEqual(['-1', 'a1', '-2', '-3']);
});

test('who comes while a job runs is before its owner, and later ones are behind', () => {
  const queue = createFairQueue<Job>(1);
  queue.push(job('a1'));
  const running = queue.next([])!;
  for (const name of ['a2', 'b1']) queue.push(job(name));
  queue.finished(running);
  queue.push(job('c1'));
  expect([queue.next([])?.name, queue.next([])?.name, queue.next([])?.name]).toEqual(['b1', 'a2', 'c1']);
});

test('who has nothing running comes before who has', () => {
  const queue = createFairQueue<Job>(2);
  queue.push(job('a2'));
  queue.push(job('b1'));
  expect(queue.next([job('a1')])?.name).toBe('b1');
  expect(queue.next([job('a1'), job('b1')])?.name).toBe('a2');
});

test('an owner with as many jobs running as one may have waits, even alone', () => {
  const queue = createFairQueue<Job>(2);
  queue.push(job('a3'));
  expect(queue.next([job('a1'), job('a2')])).toBeUndefined();
  expect(queue.next([job('a1')])?.name).toBe('a3');
});

test('a job is taken out once, and its owner loses no turn of the others', () => {
  const queue = createFairQueue<Job>(1);
  const [first, second, other] = [job('a1'), job('a2'), job('b1')];
  for (const each of [first, second, other]) queue.push(each);
  expect([queue.remove(first), queue.remove(first), queue.size()]).toEqual([true, false, 2]);
  expect(queue.removeAll()).toEqual([second, other]);
  expect(queue.size()).toBe(0);
});

test('among those with as many jobs running, who owes less comes first', () => {
  const owed = new Map([
    ['a', 9],
    ['b', 1],
    ['c', 5],
  ]);
  const queue = createFairQueue<Job>(1, (owner) => owed.get(owner ?? '') ?? 0);
  for (const name of ['a1', 'b1', 'c1']) queue.push(job(name));
  expect([queue.next([])?.name, queue.next([])?.name, queue.next([])?.name]).toEqual(['b1', 'c1', 'a1']);
});

test('only an accepted job is taken, and its owner keeps the others', () => {
  const queue = createFairQueue<Job>(1);
  for (const name of ['a1', 'a2', 'b1']) queue.push(job(name));
  expect(queue.next([], ({ name }) => name.endsWith('2'))?.name).toBe('a2');
  expect(queue.next([], ({ name }) => name.endsWith('2'))).toBeUndefined();
  expect(queue.size()).toBe(2);
});

test('room is made by who has the most places, or as many and owes more; never by who has fewer', () => {
  const owed = new Map([
    ['a', 9],
    ['b', 1],
  ]);
  const queue = createFairQueue<Job>(1, (owner) => owed.get(owner ?? '') ?? 0);
  for (const name of ['a1', 'a2', 'b1']) queue.push(job(name));
  expect(queue.makeRoom('a')).toBeUndefined();
  expect(queue.makeRoom('c')?.name).toBe('a2');
  expect(queue.makeRoom('c')?.name).toBe('a1');
  expect(queue.makeRoom('b')).toBeUndefined();
});
