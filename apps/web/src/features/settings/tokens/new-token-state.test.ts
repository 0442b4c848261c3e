import { expect, test } from 'vitest';
import { type NewTokenAction, newTokenReducer, noNewToken } from './new-token-state.ts';

const after = (...actions: NewTokenAction[]) => actions.reduce(newTokenReducer, noNewToken);
const typed: NewTokenAction = { type: 'typed', name: ' Laptop ' };
const submitted: NewTokenAction = { type: 'submitted' };
const made: NewTokenAction = { type: 'made', name: 'Laptop', token: 'bp_1' };

test('a name becomes a token that is shown until it is put away', () => {
  expect(after(typed, submitted)).toEqual({ state: 'creating', name: 'Laptop' });
  expect(after(typed, submitted, made)).toEqual({ state: 'shown', name: 'Laptop', token: 'bp_1' });
  expect(after(typed, submitted, made, { type: 'put-away' })).toEqual(noNewToken);
});

test('a shown token is not lost to a late key or a second send', () => {
  const shown = after(typed, submitted, made);
  expect(after(typed, submitted, made, typed, submitted)).toEqual(shown);
});

test('a name of spaces is not sent, and typing takes the complaint away', () => {
  const blank = after({ type: 'typed', name: '  ' }, submitted);
  expect(blank).toEqual({ state: 'writing', name: '  ', problem: 'Give the token a name, such as your editor.' });
  expect(newTokenReducer(blank, { type: 'typed', name: 'CI' })).toEqual({ state: 'writing', name: 'CI' });
});

test('a refusal keeps the name and says why', () => {
  expect(after(typed, submitted, { type: 'refused', problem: 'Too many.' })).toEqual({
    state: 'writing',
    name: 'Laptop',
    problem: 'Too many.',
  });
});
