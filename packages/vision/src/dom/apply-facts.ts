import type { DomFacts } from '@blueprompt/core/dom-facts';
import type { Measurement } from '@blueprompt/core/measurement';
import { adoptDom, markDom } from './adopt-dom.ts';

/**
 * A measurement with what the page itself says. Estimates are compared with estimates, since what the engine gets wrong it gets wrong on
 * both pages: the exact values of a build count only where its reference has them too.
 */
export const applyFacts = (measurement: Measurement, facts: DomFacts, reference?: Measurement): Measurement =>
  reference && !hasExactFacts(reference) ? markDom(measurement, facts) : adoptDom(measurement, facts);

const hasExactFacts = ({ texts, elements }: Measurement): boolean =>
  texts.some(({ dom }) => dom) || elements.some(({ dom }) => dom);
