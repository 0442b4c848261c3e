import type { Draft } from '@blueprompt/core/analysis';
import { ArrowDown, ArrowUp, ChevronDown, House } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { organize } from '@/strings/wizard.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';
import { ImagePicker } from './image-picker.tsx';
import { PartMenu } from './part-menu.tsx';

/** Homepage, up, down, another image, another width or state, preview: what can be done with a page or section (WZ15, WZ17–WZ19). */
export const ItemActions = ({
  item,
  place,
  total,
  home,
  wizard,
  urls,
  open,
  onToggle,
  dispatch,
}: {
  item: Draft;
  place: number;
  total: number;
  home: boolean | undefined;
  wizard: WizardState;
  urls: ReadonlyMap<string, string>;
  open: boolean;
  onToggle: () => void;
  dispatch: (action: WizardAction) => void;
}) => {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<'up' | 'down'>(undefined);
  const move = (direction: 'up' | 'down') => {
    moved.current = direction;
    dispatch({ type: 'item-moved', id: item.id, to: direction === 'up' ? place - 1 : place + 1 });
  };
  // Moving the row takes the focus off its button; at the end of the list the other one is still of use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what it waits for.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const [same, other] = moved.current === 'up' ? [up, down] : [down, up];
    moved.current = undefined;
    (same.current?.disabled ? other : same).current?.focus();
  }, [place]);
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-1 @2xl:w-auto @2xl:flex-nowrap">
      {home === undefined ? null : home ? (
        <Badge className="mr-auto @2xl:mr-2">{organize.homepage}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="small"
          aria-label={organize.setHomepageFor(item.name)}
          className="mr-auto -ml-3 text-text-3 @2xl:mr-1 @2xl:ml-0"
          onClick={() => dispatch({ type: 'home-chosen', id: item.id })}
        >
          {/* The words have no room beside the other buttons where a visitor's phone shows the row. */}
          <House aria-hidden strokeWidth={1.5} className="@[21rem]:hidden" />
          <span className="@max-[21rem]:hidden">{organize.setHomepage}</span>
        </Button>
      )}
      <div className="flex items-center gap-1">
        <Button
          ref={up}
          variant="ghost"
          size="icon"
          aria-label={organize.moveUp(item.name)}
          disabled={place === 0}
          onClick={() => move('up')}
        >
          <ArrowUp aria-hidden strokeWidth={1.5} />
        </Button>
        <Button
          ref={down}
          variant="ghost"
          size="icon"
          aria-label={organize.moveDown(item.name)}
          disabled={place === total - 1}
          onClick={() => move('down')}
        >
          <ArrowDown aria-hidden strokeWidth={1.5} />
        </Button>
        <ImagePicker
          name={item.name}
          images={wizard.images}
          urls={urls}
          current={item.imageIndex}
          onPick={(imageIndex) => dispatch({ type: 'item-reassigned', id: item.id, imageIndex })}
        />
        {/* A fifth button has no room in the line of a phone: it is beside the name there. */}
        <span className="@max-2xl:absolute @max-2xl:top-4 @max-2xl:right-4">
          <PartMenu item={item} label={item.name} wizard={wizard} dispatch={dispatch} />
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-expanded={open}
          aria-label={open ? organize.close(item.name) : organize.preview(item.name)}
          onClick={onToggle}
        >
          <ChevronDown
            aria-hidden
            strokeWidth={1.5}
            className={classNames('transition-transform duration-150', open && 'rotate-180')}
          />
        </Button>
      </div>
    </div>
  );
};
