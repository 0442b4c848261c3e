import { HISTORY_LIST_PX } from '@blueprompt/core/spec/limits';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type CSSProperties, type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Input } from '@/components/ui/input.tsx';
import { AlertDialog } from '@/components/ui/modal/alert-dialog.tsx';
import { firstPicture } from '@/history/first-picture.ts';
import type { HistoryItem } from '@/history/history-item.ts';
import { historyKeys, listHistory } from '@/history/history-table.ts';
import { useSignedUrls } from '@/history/screenshots.ts';
import { history } from '@/strings/history.ts';
import { URLS } from '@/urls.ts';
import { HistoryRow } from './history-row.tsx';
import { searchHistory } from './search-history.ts';
import { SelectionBar } from './selection-bar.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useDeletion } from './use-deletion.ts';
import { useRowActions } from './use-row-actions.ts';

/** The list's height is fixed and differs below the mobile breakpoint (HY8). */
const HEIGHTS = {
  '--list-mobile': `${HISTORY_LIST_PX.mobile}px`,
  '--list-desktop': `${HISTORY_LIST_PX.desktop}px`,
} as CSSProperties;

const FRAME = 'rounded-panel border border-line bg-surface';

/** Ids of the entries that are ticked. */
const useSelection = () => {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return {
    selected,
    select: (id: string, isSelected: boolean) =>
      setSelected([...selected.filter((other) => other !== id), ...(isSelected ? [id] : [])]),
    clear: () => setSelected([]),
  };
};

/** What is typed, and what is shown for it as soon as there is time. */
const useSearch = () => {
  const [query, setQuery] = useState('');
  return { query, setQuery, shownQuery: useDeferredValue(query) };
};

const useHistory = (userId: string) => {
  const supabase = useSupabase();
  return useQuery({ queryKey: historyKeys.list(userId), queryFn: () => listHistory(supabase) });
};

type HistoryListProps = {
  userId: string;
  header: (action: ReactNode) => ReactNode;
  /** How the pages of an entry are opened for another project, which gets the name that is asked for then. */
  editing: (item: HistoryItem, nameNext: () => string) => { isOpening: boolean; onEditPages: () => void };
};

/** All saved analyses with what can be done to them (HY1–HY12); `header` gets the action of the page's title. */
export const HistoryList = ({ userId, header, editing }: HistoryListProps) => {
  const { query, setQuery, shownQuery } = useSearch();
  const { data, isError, refetch } = useHistory(userId);
  const { deleting, deleteSome, undo, deleteAll } = useDeletion(userId);
  const { sharing } = useConfig();
  const { selected, select, clear } = useSelection();
  const [shared, setShared] = useState<HistoryItem>();
  const items = data ?? [];
  const { rename, duplicate, nameNext } = useRowActions(userId, items);
  const found = searchHistory(items, shownQuery);
  // Its place is kept while the list loads, so that nothing moves when it is there.
  const hasSearch = items.length > 0 || (data === undefined && !isError);
  const { urls } = useSignedUrls(items.map(firstPicture));
  return (
    <>
      {header(
        items.length > 0 ? <DeleteAll count={items.length} deleting={deleting.all} onDelete={deleteAll} /> : null,
      )}
      {hasSearch ? (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SearchField value={query} disabled={data === undefined} onChange={setQuery} />
          <SelectionBar
            // Only what is seen is deleted: a search may hide what was selected before it.
            selected={selected.filter((id) => found.some((item) => item.id === id) && !deleting.ids.includes(id))}
            deleting={deleting.ids}
            onDelete={(ids) => {
              clear();
              deleteSome(ids);
            }}
            onClear={clear}
            onUndo={undo}
          />
        </div>
      ) : null}
      <ListArea rows={found.length} className={hasSearch ? 'mt-4' : 'mt-8'}>
        {isError || found.length === 0 ? (
          <Nothing
            state={isError ? 'failed' : data === undefined ? 'loading' : items.length === 0 ? 'empty' : 'no-match'}
            query={shownQuery}
            onRetry={() => refetch()}
            onClear={() => setQuery('')}
          />
        ) : (
          <ul>
            {found.map((item) => (
              <HistoryRow
                key={item.id}
                item={item}
                url={urls[firstPicture(item)]}
                deleting={deleting.all || deleting.ids.includes(item.id)}
                actions={{
                  selected: selected.includes(item.id),
                  onSelect: (isSelected) => select(item.id, isSelected),
                  onRename: (name) => rename(item, name),
                  ...editing(item, () => nameNext(item)),
                  onDuplicate: () => void duplicate(item),
                  onShare: sharing === false ? undefined : () => setShared(item),
                }}
                onDelete={() => deleteSome([item.id])}
                onUndo={deleting.all ? undefined : () => undo([item.id])}
              />
            ))}
          </ul>
        )}
      </ListArea>
      {shared ? <ShareDialog item={shared} onClose={() => setShared(undefined)} /> : null}
    </>
  );
};

/** As high as it is specified; rows are framed without the empty rest below them, and scroll where they are more. */
const ListArea = ({ rows, className, children }: { rows: number; className: string; children: ReactNode }) => (
  <div
    style={HEIGHTS}
    className={classNames('h-(--list-mobile) md:h-(--list-desktop)', className)}
    data-testid="history-list"
  >
    <div className={classNames('overflow-y-auto', FRAME, rows > 0 ? 'max-h-full' : 'h-full')}>{children}</div>
  </div>
);

const DeleteAll = ({ count, deleting, onDelete }: { count: number; deleting: boolean; onDelete: () => void }) => (
  <AlertDialog
    trigger={
      <Button variant="danger" disabled={deleting}>
        {deleting ? history.deleting : history.deleteAll}
      </Button>
    }
    title={history.confirm.title}
    description={history.confirm.text(count)}
    action={history.confirm.action}
    onAction={onDelete}
  />
);

type SearchFieldProps = { value: string; disabled: boolean; onChange: (value: string) => void };

const SearchField = ({ value, disabled, onChange }: SearchFieldProps) => (
  <div className="relative w-full max-w-md">
    <Search
      aria-hidden
      strokeWidth={1.5}
      className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-text-3"
    />
    <Input
      type="search"
      value={value}
      disabled={disabled}
      aria-label={history.search}
      placeholder={history.search}
      className="pl-10"
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);

/** Why there is no entry to show, and what to do about it. */
const Nothing = ({
  state,
  query,
  onRetry,
  onClear,
}: {
  state: 'failed' | 'loading' | 'empty' | 'no-match';
  query: string;
  onRetry: () => void;
  onClear: () => void;
}) => {
  switch (state) {
    case 'failed':
      return (
        <Notice text={history.loadFailed}>
          <Button onClick={onRetry}>{history.retry}</Button>
        </Notice>
      );
    case 'loading':
      return <Notice text={history.loading} />;
    case 'empty':
      return (
        <Notice text={history.empty}>
          <Button asChild variant="primary">
            <Link to={URLS.home}>{history.emptyAction}</Link>
          </Button>
        </Notice>
      );
    case 'no-match':
      return (
        <Notice text={history.noMatch(query)}>
          <Button onClick={onClear}>{history.clearSearch}</Button>
        </Notice>
      );
  }
};

const Notice = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div role="status" className="grid h-full place-content-center justify-items-center gap-5 p-6 text-center">
    <p className="text-body text-text-2">{text}</p>
    {children}
  </div>
);
