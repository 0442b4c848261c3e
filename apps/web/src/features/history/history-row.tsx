import { MAX_PROMPT_NAME_CHARS } from '@blueprompt/core/spec/limits';
import { Trash2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { RenameInPlace } from '@/components/rename-in-place.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { firstPicture } from '@/history/first-picture.ts';
import type { HistoryItem } from '@/history/history-item.ts';
import { formatDate } from '@/strings/format-date.ts';
import { history } from '@/strings/history.ts';
import { URLS } from '@/urls.ts';
import { RowMenu } from './row-menu.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { unlessDoubled } from './unless-doubled.ts';

const contentOf = ({ result }: HistoryItem): string =>
  result?.sections ? history.sections(result.sections.length) : history.pages(result?.pages?.length ?? 1);

/** Deleting comes up with the row that is pointed at (HY3), before the menu that is always seen: behind it there was a gap. */
const REVEALED =
  'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100';

/** What a row can do besides being opened and deleted. */
type RowActions = {
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onRename: (name: string) => Promise<boolean>;
  /** Its screenshots are being loaded. */
  isOpening: boolean;
  onEditPages: () => void;
  onDuplicate: () => void;
  /** Undefined where this installation shares nothing. */
  onShare: (() => void) | undefined;
};

/** One saved analysis; deleting it leaves the row in place until it can no longer be called back (HY2, HY3, HY5). */
export const HistoryRow = ({
  item,
  url,
  deleting,
  actions,
  onDelete,
  onUndo,
}: {
  item: HistoryItem;
  url: string | undefined;
  deleting: boolean;
  actions: RowActions;
  onDelete: () => void;
  /** Undefined where it cannot be called back. */
  onUndo: (() => void) | undefined;
}) => {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // The button that was pressed gives way to its opposite, which takes the focus over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of buttons is what it waits for.
  useLayoutEffect(() => {
    if (pressed.current) button.current?.focus();
    pressed.current = false;
  }, [deleting]);
  const press = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  return (
    <li className="group relative flex items-center border-b border-line transition-colors duration-150 last:border-b-0 hover:border-line-2 hover:bg-surface-2">
      {deleting ? (
        <div className="flex h-22 w-full items-center justify-between gap-4 px-4">
          <p role="status" className="min-w-0 truncate text-small text-text-3">
            <span className="text-text-2">{item.prompt}</span> {onUndo ? history.deleted : history.deleting}
          </p>
          {onUndo ? (
            <Button
              ref={button}
              size="small"
              aria-label={history.undoFor(item.prompt)}
              onClick={unlessDoubled(press(onUndo))}
            >
              {history.undo}
            </Button>
          ) : null}
        </div>
      ) : (
        <>
          <SelectBox name={item.prompt} {...actions} />
          <RenameInPlace
            name={item.prompt}
            label={history.renameLabel(item.prompt)}
            maxLength={MAX_PROMPT_NAME_CHARS}
            className="my-5.5 mr-3 min-w-0 flex-1"
            onRename={actions.onRename}
            onEditing={ignore}
          >
            {(opener) => (
              <>
                <OpenLink item={item} url={url} />
                <Button
                  ref={button}
                  variant="ghost"
                  size="icon"
                  aria-label={history.delete(item.prompt)}
                  className={classNames('-mr-1 text-text-3 hover:text-bad', REVEALED)}
                  onClick={press(onDelete)}
                >
                  <Trash2 aria-hidden strokeWidth={1.5} />
                </Button>
                <RowMenu
                  name={item.prompt}
                  opener={opener}
                  className="mr-1 text-text-3 sm:mr-3"
                  isOpening={actions.isOpening}
                  onEditPages={actions.onEditPages}
                  onDuplicate={actions.onDuplicate}
                  onShare={actions.onShare}
                />
              </>
            )}
          </RenameInPlace>
        </>
      )}
    </li>
  );
};

const ignore = () => undefined;

const SelectBox = ({ name, selected, onSelect }: { name: string } & Pick<RowActions, 'selected' | 'onSelect'>) => {
  const id = useId();
  return (
    // The target is larger than the box that is seen.
    <label htmlFor={id} className="grid h-22 w-11 shrink-0 place-items-center pl-2">
      <Checkbox
        id={id}
        checked={selected}
        aria-label={history.select(name)}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </label>
  );
};

const OpenLink = ({ item, url }: { item: HistoryItem; url: string | undefined }) => (
  <Link
    to={`${URLS.results}?id=${item.id}`}
    state={{ historyItem: item }}
    className="flex h-22 min-w-0 flex-1 items-center gap-3 pr-2 pl-1 sm:gap-4 focus-visible:-outline-offset-2"
  >
    <Thumbnail path={firstPicture(item)} url={url} className="h-14 w-[90px] max-sm:h-11 max-sm:w-11" />
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 text-[15px]/5.5 font-[550] [overflow-wrap:anywhere] md:line-clamp-1 md:leading-6">
        {item.prompt}
      </span>
      <span className="block text-text-3 max-sm:text-tiny sm:truncate sm:text-small">
        {formatDate(item.created_at)}
        <span aria-hidden> · </span>
        {contentOf(item)}
      </span>
    </span>
  </Link>
);
