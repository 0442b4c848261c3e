import { centreX, centreY } from '@blueprompt/core/geometry';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';
import { iconBox } from '../rules/icon-box.ts';

/** Icons of one menu or toolbar are centred on one line within this many CSS pixels, and stand this close. */
const MAX_OFF_LINE = 4;
const MAX_APART = 260;
const MIN_ICONS = 2;

/** A small empty box or ring among icons on one line is an icon too: menus do not tick. */
export const settleTicks = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const icons = drafts.filter((draft) => draft.type === 'icon' && draft.shape?.kind === 'blob');
  return drafts.map((draft) => {
    if (draft.type !== 'checkbox' && draft.type !== 'radio') return draft;
    const mates = icons.filter((icon) => {
      const dx = Math.abs(centreX(icon.box) - centreX(draft.box));
      const dy = Math.abs(centreY(icon.box) - centreY(draft.box));
      return Math.min(dx, dy) <= MAX_OFF_LINE * page.scale && Math.max(dx, dy) <= MAX_APART * page.scale;
    });
    if (mates.length < MIN_ICONS) return draft;
    const { active: _, ...rest } = draft;
    return { ...rest, type: 'icon', box: iconBox(draft.box, []), confidence: 0.6 };
  });
};
