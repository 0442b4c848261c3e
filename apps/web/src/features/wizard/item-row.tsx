import type { Draft } from '@blueprompt/core/analysis';
import { GripVertical, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { isTall } from '@/draft/thumbnail-size.ts';
import { organize } from '@/strings/wizard.ts';
import { findTwin } from './draft/find-twin.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemName } from './names/item-name.tsx';

type Reorder = {
  dragged: string | undefined;
  start: (id: string) => void;
  over: (id: string) => void;
  end: () => void;
};

/** One page or section: grip, thumbnail, name with route and size, homepage, actions, and its preview below (WZ15–WZ19). */
export const ItemRow = ({
  item,
  place,
  total,
  home,
  route,
  wizard,
  urls,
  reorder,
  dispatch,
}: {
  item: Draft;
  place: number;
  total: number;
  /** Undefined for landing pages, which have no home page and no routes. */
  home: boolean | undefined;
  route: string | undefined;
  wizard: WizardState;
  urls: ReadonlyMap<string, string>;
  reorder: Reorder;
  dispatch: (action: WizardAction) => void;
}) => {
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const image = wizard.images[item.imageIndex];
  const twin = findTwin(wizard, place);
  const url = image && urls.get(image.id);
  return (
    <li
      className={classNames(
        '@container border-b border-line transition-colors duration-150 last:border-b-0 hover:border-line-2',
        reorder.dragged === item.id && 'bg-ink-wash',
      )}
      onDragOver={(event) => {
        if (reorder.dragged === undefined) return;
        event.preventDefault();
        reorder.over(item.id);
      }}
      onDrop={(event) => reorder.dragged !== undefined && event.preventDefault()}
    >
      <div className="relative flex flex-wrap items-center gap-x-5 gap-y-3 p-4 md:pl-5 @2xl:flex-nowrap">
        <button
          type="button"
          draggable
          tabIndex={-1}
          aria-hidden="true"
          title={organize.drag(item.name)}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', item.name);
            reorder.start(item.id);
          }}
          onDragEnd={reorder.end}
          className="hidden size-6 shrink-0 cursor-grab place-items-center text-text-3 hover:text-text active:cursor-grabbing md:grid"
        >
          <GripVertical aria-hidden strokeWidth={1.5} className="size-4" />
        </button>
        <div className="relative h-[70px] w-28 shrink-0 @2xl:h-[105px] @2xl:w-42">
          {editing ? <CornerTicks outset={4} length={9} /> : null}
          <div className="size-full overflow-hidden rounded-[6px] border border-line-2 bg-sheet">
            {url ? (
              <img
                src={url}
                alt={organize.image(item.imageIndex + 1, image.name)}
                className={classNames('size-full object-top', isTall(image) ? 'object-contain' : 'object-cover')}
              />
            ) : null}
          </div>
        </div>
        <div className={classNames('min-w-0 flex-1', wizard.items.length > 1 && '@max-2xl:pr-10')}>
          <ItemName
            name={item.name}
            onRename={(name) => dispatch({ type: 'item-renamed', id: item.id, name })}
            onEditing={setEditing}
          />
          {/* Where both have no room in one line, the size goes below: a route that is cut to "/." says nothing. */}
          <p className="flex flex-wrap gap-x-4 font-mono text-mono text-text-3">
            {route ? <span className="max-w-full truncate">{route}</span> : null}
            {image ? <span className="shrink-0">{`${image.width} × ${image.height}`}</span> : null}
          </p>
        </div>
        <ItemActions
          item={item}
          place={place}
          total={total}
          home={home}
          wizard={wizard}
          urls={urls}
          open={open}
          onToggle={() => setOpen(!open)}
          dispatch={dispatch}
        />
      </div>
      {/* Below the row: between the picture and the buttons it would be as narrow as a word. */}
      {image?.doubt ? <Warning text={organize.doubts[image.doubt]} /> : null}
      {twin === undefined ? null : <Warning text={organize.sameImage(twin)} />}
      {open && image ? (
        <ItemPreview
          name={item.name}
          image={image}
          label={organize.image(item.imageIndex + 1, image.name)}
          onRemove={() => dispatch({ type: 'item-removed', id: item.id })}
        />
      ) : null}
    </li>
  );
};

const Warning = ({ text }: { text: string }) => (
  <p className="-mt-1 flex items-start gap-1.5 px-4 pb-4 text-tiny text-bad md:pl-16">
    <TriangleAlert aria-hidden strokeWidth={1.5} className="mt-px size-3.5 shrink-0" />
    <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
  </p>
);
