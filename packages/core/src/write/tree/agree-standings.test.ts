import { expect, test } from 'vitest';
import { agreeStandings } from './agree-standings.ts';

test.each<[(string | undefined)[], string]>([
  [['left +14', 'left +14'], 'left +14'],
  [['left +14', undefined, 'left +15', 'left +16'], 'left +15'],
  [['', 'left +3', 'left +3'], 'left +3'],
  [['centred', 'centred'], 'centred'],
  [['', ''], ''],
])('copies at %j are all at "%s"', (standings, shared) => {
  expect(agreeStandings(standings)).toEqual({ shared });
});

test.each<[(string | undefined)[]]>([[['', 'left +14']], [['left +14', 'top +14']], [['centred', undefined, '']]])(
  'copies at %j say each where they are',
  (standings) => {
    expect(agreeStandings(standings)).toEqual({ shared: '', own: standings.map((words) => words ?? '') });
  },
);
