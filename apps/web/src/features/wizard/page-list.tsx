import { pageRoutes } from '@blueprompt/core/guide/page-route';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { organize } from '@/strings/wizard.ts';
import { pagesOf, partsOf } from './draft/page-parts.ts';
import { suggestPair } from './draft/suggest-pair.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';
import { ItemRow } from './item-row.tsx';
import { partMenuId } from './part-menu.tsx';
import { PartRow } from './part-row.tsx';

/** Two screenshots that look like one page at two widths; nothing happens unless the button is pressed. */
const PairHint = ({ wizard, dispatch }: { wizard: WizardState; dispatch: (action: WizardAction) => void }) => {
  const [wide, narrow] = suggestPair(wizard) ?? [];
  if (!wide || !narrow) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
      {organize.pairHint(narrow.name, wide.name)}
      <Button
        size="small"
        onClick={() => dispatch({ type: 'item-paired', id: narrow.id, to: { pageId: wide.id, as: 'width' } })}
      >
        {organize.pairThem}
      </Button>
    </p>
  );
};

/** What moves pages and pairs screenshots, and says what it did; the menu of what was paired keeps the focus. */
const useMoves = ({ uiType, items }: WizardState, dispatch: (action: WizardAction) => void) => {
  const pages = pagesOf(items);
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState('');
  const paired = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (paired.current !== undefined) document.getElementById(partMenuId(paired.current))?.focus();
    paired.current = undefined;
  });
  const send = (action: WizardAction) => {
    dispatch(action);
    if (action.type === 'item-paired') {
      const page = items.find((item) => item.id === action.to?.pageId);
      setMoved(page && action.to ? organize.pairAs[action.to.as](page.name) : organize.unpair[uiType]);
      paired.current = action.id;
    }
    if (action.type !== 'item-moved') return;
    const name = items.find((item) => item.id === action.id)?.name ?? '';
    setMoved(organize.moved(name, action.to + 1, pages.length));
  };
  const reorder = {
    dragged,
    start: setDragged,
    over: (id: string) => {
      if (dragged === undefined || dragged === id) return;
      send({ type: 'item-moved', id: dragged, to: pages.findIndex((page) => page.id === id) });
    },
    end: () => setDragged(undefined),
  };
  return { send, moved, reorder };
};

/** The pages or sections in their order, each with its other widths and states below it; what was moved or paired is announced (WZ14–WZ20). */
export const PageList = ({
  wizard,
  urls,
  isDropTarget,
  dispatch,
}: {
  wizard: WizardState;
  urls: ReadonlyMap<string, string>;
  /** Files are dragged over it. */
  isDropTarget: boolean;
  dispatch: (action: WizardAction) => void;
}) => {
  const { uiType, items, homePageId } = wizard;
  const pages = pagesOf(items);
  const { send, moved, reorder } = useMoves(wizard, dispatch);
  const routes =
    uiType === 'webapp'
      ? pageRoutes(
          pages.map((page) => page.name),
          pages.findIndex((page) => page.id === homePageId),
        )
      : [];
  return (
    <>
      <PairHint wizard={wizard} dispatch={send} />
      <ol
        aria-label={organize.list[uiType]}
        className={classNames(
          'rounded-panel border bg-surface transition-colors duration-150',
          isDropTarget ? 'border-ink' : 'border-line',
        )}
      >
        {pages.map((page, place) => (
          <Fragment key={page.id}>
            <ItemRow
              item={page}
              place={place}
              total={pages.length}
              home={uiType === 'landing' ? undefined : page.id === homePageId}
              route={routes[place]?.[0]}
              wizard={wizard}
              urls={urls}
              reorder={reorder}
              dispatch={send}
            />
            {partsOf(items, page.id).map((item) => (
              <PartRow
                key={item.id}
                item={item}
                page={page}
                wizard={wizard}
                urls={urls}
                onDragOver={reorder.dragged === undefined ? undefined : () => reorder.over(page.id)}
                dispatch={send}
              />
            ))}
          </Fragment>
        ))}
        {items.length === 0 ? <li className="p-6 text-body text-text-2">{organize.empty[uiType]}</li> : null}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </>
  );
};
