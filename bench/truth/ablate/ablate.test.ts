import { expect, test } from 'vitest';
import { namedStages, renderWorth } from './ablate.ts';

test('a stage is worth what is lost without it, largest first', () => {
  const whole = { figures: { elements: 0.8, radius: 0.7 }, classes: { card: 0.9, icon: 0.5 }, faults: 0 };
  const without = { figures: { elements: 0.75, radius: 0.71 }, classes: { card: 0.6, icon: 0.52 }, faults: 1 };
  expect(renderWorth({ name: 'findCards', file: '', bypass: 'none' }, whole, without)).toBe(
    '| findCards (1 page not measured) | +5.0 | +0.0 | card +30.0, icon −2.0 | radius within 2 px −1.0 |',
  );
});

test('what is worth nothing has no sign of a loss', () => {
  const whole = { figures: { elements: 0.8, elementClasses: 0.7 }, classes: {}, faults: 0 };
  const without = { figures: { elements: 0.8002, elementClasses: 0.7 }, classes: {}, faults: 0 };
  expect(renderWorth({ name: 'nameRows', file: '', bypass: 'none' }, whole, without)).toBe(
    '| nameRows | +0.0 | +0.0 | 0 | 0 |',
  );
});

test('a stage that does not exist is refused by name', () => {
  expect(() => namedStages(['findUnicorns'])).toThrow('There is no stage findUnicorns. Stages: dropStrays');
});
