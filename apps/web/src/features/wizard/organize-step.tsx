import type { Draft } from '@blueprompt/core/analysis';
import { pageRoutes } from '@blueprompt/core/guide/page-route';
import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { Plus } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { DropZone } from '@/components/drop-zone.tsx';
import { FileButton } from '@/components/file-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Textarea } from '@/components/ui/textarea.tsx';
import { organize, upload } from '@/strings/wizard.ts';
import { sortByFile, suggestNames } from './draft/arrange-items.ts';
import { pagesOf, widthsOf } from './draft/pair-widths.ts';
import { suggestPair } from './draft/suggest-pair.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';
import { ItemRow } from './item-row.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { StepTitle } from './step-title.tsx';
import { widthMenuId } from './width-menu.tsx';
import { WidthRow } from './width-row.tsx';

const differs = (items: readonly Draft[], from: readonly Draft[]): boolean =>
  items.some(({ id, name }, index) => id !== from[index]?.id || name !== from[index]?.name);

/** What can be done for all items at once, while it would change something. */
const Arrangements = ({ wizard, dispatch }: { wizard: WizardState; dispatch: (action: WizardAction) => void }) => (
  <>
    {differs(sortByFile(wizard), wizard.items) ? (
      <Button variant="ghost" onClick={() => dispatch({ type: 'sorted-by-file' })}>
        {organize.sortByFile}
      </Button>
    ) : null}
    {differs(suggestNames(wizard), wizard.items) ? (
      <Button variant="ghost" onClick={() => dispatch({ type: 'named-by-file' })}>
        {organize.nameByFile}
      </Button>
    ) : null}
  </>
);

/** Two screenshots that look like one page at two widths; nothing happens unless the button is pressed. */
const PairHint = ({ wizard, dispatch }: { wizard: WizardState; dispatch: (action: WizardAction) => void }) => {
  const [wide, narrow] = suggestPair(wizard) ?? [];
  if (!wide || !narrow) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
      {organize.pairHint(narrow.name, wide.name)}
      <Button size="small" onClick={() => dispatch({ type: 'item-paired', id: narrow.id, pageId: wide.id })}>
        {organize.pairThem}
      </Button>
    </p>
  );
};

/** The list of pages or sections, and notes for web apps (WZ14–WZ21). */
export const OrganizeStep = ({
  wizard,
  urls,
  reading,
  refusals,
  onFiles,
  dispatch,
}: {
  wizard: WizardState;
  urls: ReadonlyMap<string, string>;
  reading: number;
  refusals: readonly string[];
  onFiles: (files: File[]) => void;
  dispatch: (action: WizardAction) => void;
}) => {
  const { uiType, items, images, homePageId, notes } = wizard;
  const pages = pagesOf(items);
  const [dragged, setDragged] = useState<string>();
  const [moved, setMoved] = useState('');
  const routes =
    uiType === 'webapp'
      ? pageRoutes(
          pages.map((page) => page.name),
          pages.findIndex((page) => page.id === homePageId),
        )
      : [];
  const paired = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (paired.current !== undefined) document.getElementById(widthMenuId(paired.current))?.focus();
    paired.current = undefined;
  });
  const send = (action: WizardAction) => {
    dispatch(action);
    if (action.type === 'item-paired') {
      const page = items.find((item) => item.id === action.pageId);
      setMoved(page ? organize.pairWith(page.name) : organize.unpair[uiType]);
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
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <StepTitle>{organize.title[uiType]}</StepTitle>
          <p className="mt-1 text-body text-text-2">{organize.lead(images.length)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={organize.addImages}
            disabled={images.length >= MAX_IMAGES_PER_PROJECT || reading > 0}
            onFiles={onFiles}
          >
            <Plus aria-hidden strokeWidth={1.5} />
            {reading > 0 ? upload.reading(reading) : organize.addImages}
          </FileButton>
          <Arrangements wizard={wizard} dispatch={dispatch} />
        </div>
      </div>
      <RefusedFiles refusals={refusals} />
      <PairHint wizard={wizard} dispatch={send} />
      <DropZone onFiles={onFiles} className="mt-6">
        {(over) => (
          <ol
            aria-label={organize.list[uiType]}
            className={classNames(
              'rounded-panel border bg-surface transition-colors duration-150',
              over ? 'border-ink' : 'border-line',
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
                {widthsOf(items, page.id).map((item) => (
                  <WidthRow
                    key={item.id}
                    item={item}
                    page={page}
                    wizard={wizard}
                    urls={urls}
                    onDragOver={dragged === undefined ? undefined : () => reorder.over(page.id)}
                    dispatch={send}
                  />
                ))}
              </Fragment>
            ))}
            {items.length === 0 ? <li className="p-6 text-body text-text-2">{organize.empty[uiType]}</li> : null}
          </ol>
        )}
      </DropZone>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
      {uiType === 'webapp' ? (
        <div className="mt-10">
          <div className="flex items-baseline justify-between">
            <label htmlFor="notes" className="text-[15px]/6 font-[550]">
              {organize.notes}
            </label>
            <span className="text-small text-text-3">{organize.optional}</span>
          </div>
          <Textarea
            id="notes"
            rows={4}
            maxLength={4000}
            value={notes}
            placeholder={organize.notesHint}
            className="mt-2.5"
            onChange={(event) => dispatch({ type: 'notes-changed', notes: event.target.value })}
          />
        </div>
      ) : null}
    </>
  );
};
