import type { Draft } from '@blueprompt/core/analysis';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { DropdownItem, DropdownLabel, DropdownMenu } from '@/components/ui/menu/dropdown-menu.tsx';
import { organize } from '@/strings/wizard.ts';
import { type Pairing, type PartKind, pairChoices } from './draft/page-parts.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';

/** Where the focus goes when pairing has put the item into another row. */
export const partMenuId = (itemId: string): string => `parts-of-${itemId}`;

const KINDS: readonly PartKind[] = ['width', 'state'];

/** Says that a screenshot shows another page at another width or in another state, or a page of its own; nothing where there is one item only. */
export const PartMenu = ({
  item,
  label,
  wizard: { items, uiType },
  dispatch,
}: {
  item: Draft;
  /** What the item is called in its row. */
  label: string;
  wizard: WizardState;
  dispatch: (action: WizardAction) => void;
}) => {
  const choices = KINDS.flatMap((as) => pairChoices(items, item, as).map((page) => ({ page, as })));
  const pair = (to: Pairing) => dispatch({ type: 'item-paired', id: item.id, to });
  if (items.length < 2) return null;
  return (
    <DropdownMenu
      trigger={
        <Button
          id={partMenuId(item.id)}
          variant="ghost"
          size="icon"
          aria-label={organize.pair[uiType](label)}
          disabled={choices.length === 0 && item.partOf === undefined}
        >
          <MonitorSmartphone aria-hidden strokeWidth={1.5} />
        </Button>
      }
    >
      <DropdownLabel>{organize.pairLead}</DropdownLabel>
      {item.partOf === undefined ? null : (
        <DropdownItem onSelect={() => pair(undefined)}>{organize.unpair[uiType]}</DropdownItem>
      )}
      {choices.map(({ page, as }) => (
        <DropdownItem key={`${as} ${page.id}`} onSelect={() => pair({ pageId: page.id, as })}>
          <span className="max-w-64 truncate">{organize.pairAs[as](page.name)}</span>
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
};
