import type { Draft } from '@blueprompt/core/analysis';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '@/components/ui/menu/dropdown-menu.tsx';
import { organize } from '@/strings/wizard.ts';
import { pairChoices } from './draft/pair-widths.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';

/** Where the focus goes when pairing has put the item into another row. */
export const widthMenuId = (itemId: string): string => `widths-of-${itemId}`;

/** Says that a screenshot shows another page at another width, or a page of its own; nothing where there is one item only. */
export const WidthMenu = ({
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
  const choices = pairChoices(items, item);
  const pair = (pageId: string | undefined) => dispatch({ type: 'item-paired', id: item.id, pageId });
  if (items.length < 2) return null;
  return (
    <DropdownMenu
      trigger={
        <Button
          id={widthMenuId(item.id)}
          variant="ghost"
          size="icon"
          aria-label={organize.pair(label)}
          disabled={choices.length === 0 && item.widthOf === undefined}
        >
          <MonitorSmartphone aria-hidden strokeWidth={1.5} />
        </Button>
      }
    >
      {item.widthOf === undefined ? null : (
        <DropdownItem onSelect={() => pair(undefined)}>{organize.unpair[uiType]}</DropdownItem>
      )}
      {choices.map(({ id, name }) => (
        <DropdownItem key={id} onSelect={() => pair(id)}>
          <span className="max-w-64 truncate">{organize.pairWith(name)}</span>
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
};
