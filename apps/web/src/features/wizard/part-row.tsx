import type { Draft } from '@blueprompt/core/analysis';
import { ChevronDown, CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { organize } from '@/strings/wizard.ts';
import { widthKind } from './draft/page-parts.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';
import { ItemPreview } from './item-preview.tsx';
import { StateName } from './names/state-name.tsx';
import { PartMenu } from './part-menu.tsx';

/** Another width or state of a page, below it: no route or place of its own, and of a state the name. */
export const PartRow = ({
  item,
  page,
  wizard,
  urls,
  onDragOver,
  dispatch,
}: {
  item: Draft;
  page: Draft;
  wizard: WizardState;
  urls: ReadonlyMap<string, string>;
  /** While a page is dragged. */
  onDragOver: (() => void) | undefined;
  dispatch: (action: WizardAction) => void;
}) => {
  const [open, setOpen] = useState(false);
  const image = wizard.images[item.imageIndex];
  const state = item.partOf?.as === 'state' ? item.partOf.name : undefined;
  const kind = widthKind(image?.width ?? 0, wizard.images[page.imageIndex]?.width ?? 0);
  const label = state === undefined ? organize.width[kind](page.name) : organize.stateOf(state, page.name);
  return (
    <li
      className="border-b border-line last:border-b-0"
      onDragOver={(event) => {
        if (!onDragOver) return;
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => onDragOver && event.preventDefault()}
    >
      <div className="flex items-center gap-x-4 py-3 pr-4 pl-4 max-sm:gap-x-3 md:pl-16">
        <CornerDownRight aria-hidden strokeWidth={1.5} className="size-4 shrink-0 text-text-3 max-sm:hidden" />
        <div
          className={classNames(
            'h-14 shrink-0 overflow-hidden rounded-[6px] border border-line-2 bg-sheet',
            state === undefined ? 'w-11' : 'w-22 max-sm:w-11',
          )}
        >
          {image ? (
            <img
              src={urls.get(image.id)}
              alt={organize.image(item.imageIndex + 1, image.name)}
              className="size-full object-cover object-top"
            />
          ) : null}
        </div>
        <div className="min-w-0 flex-1">
          {state === undefined ? (
            <p className="text-small break-words">{label}</p>
          ) : (
            <StateName
              name={state}
              page={page.name}
              onRename={(name) => dispatch({ type: 'state-renamed', id: item.id, name })}
            />
          )}
          {image ? (
            <p className="font-mono text-mono text-text-3 sm:truncate">
              {state === undefined ? null : (
                <span className="mr-2 font-sans max-sm:block">{organize.stateHint(page.name)}</span>
              )}
              <span className="whitespace-nowrap">{`${image.width} × ${image.height}`}</span>
            </p>
          ) : null}
        </div>
        <div className="flex items-center gap-1">
          <PartMenu item={item} label={label} wizard={wizard} dispatch={dispatch} />
          <Button
            variant="ghost"
            size="icon"
            aria-expanded={open}
            aria-label={open ? organize.close(label) : organize.preview(label)}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown
              aria-hidden
              strokeWidth={1.5}
              className={classNames('transition-transform duration-150', open && 'rotate-180')}
            />
          </Button>
        </div>
      </div>
      {open && image ? (
        <ItemPreview
          name={label}
          image={image}
          label={organize.image(item.imageIndex + 1, image.name)}
          onRemove={() => dispatch({ type: 'item-removed', id: item.id })}
        />
      ) : null}
    </li>
  );
};
