import type { Answer } from '../../answer.ts';
import type { Truth, TruthNode } from '../../truth.ts';
import { shareOf } from '../figures.ts';
import { fitBoxes, matchBoxes, placeNodes } from '../match-boxes.ts';
import { conceptsOf } from './icon-concepts.ts';

type IconScore = { iconNames?: number | undefined };

/** Share of the icons with a name that we have a concept for whose reported name is that concept; icons that were not found cost. */
export function scoreIcons({ nodes }: Truth, answer: Answer): IconScore {
  const concepts = ({ name, box: [, , width, height] }: Pick<TruthNode, 'name' | 'box'>): string[] =>
    name === undefined ? [] : conceptsOf(name, width / Math.max(1, height));
  const named = placeNodes(nodes.filter((node) => node.type === 'icon' && !node.optional && concepts(node).length > 0));
  const reported = answer.nodes.filter(({ type, name }) => type === 'icon' || name !== undefined);
  const pairs = matchBoxes(named, reported, fitBoxes);
  return {
    iconNames: shareOf(named, (icon) => {
      const found = pairs.get(icon);
      if (found?.name === undefined) return false;
      const meant = conceptsOf(found.name, found.box.width / Math.max(1, found.box.height));
      return concepts(icon.node).some((concept) => meant.includes(concept));
    }),
  };
}
