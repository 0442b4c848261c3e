import { expect, it } from 'vitest';
import { nameRoles } from './name-roles.ts';

const PAGE = 0xffffff;
const HEADING = 0x1b223c;
const CAPTION = 0x8a909d;
const ink = (color: number, texts: number) => ({
  color,
  texts,
  share: texts,
  fills: 0,
  borders: 0,
  buttons: 0,
  links: 0,
});

it('calls the strongest common ink the text and paler ones muted, however many lines they have', () => {
  const roles = nameRoles([ink(HEADING, 0.01), ink(CAPTION, 0.03)], PAGE);
  expect(roles.get(HEADING)).toBe('text');
  expect(roles.get(CAPTION)).toBe('muted');
});

it('lets a few stronger words not take the name from the text of the page', () => {
  const roles = nameRoles([ink(HEADING, 0.005), ink(CAPTION, 0.03)], PAGE);
  expect(roles.get(CAPTION)).toBe('text');
});
