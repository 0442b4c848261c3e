import { RECENT_PROJECTS } from '@blueprompt/core/spec/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSupabase } from '@/client/supabase.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { firstPicture } from '@/history/first-picture.ts';
import { historyKeys, listRecent } from '@/history/history-table.ts';
import { useSignedUrls } from '@/history/screenshots.ts';
import { formatDate } from '@/strings/format-date.ts';
import { history, recent } from '@/strings/history.ts';
import { sample } from '@/strings/sample.ts';
import { URLS } from '@/urls.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The latest saved projects beside the wizard (HI4–HI11). */
export const RecentProjects = ({ userId }: { userId: string }) => {
  const supabase = useSupabase();
  const { data, isError, refetch } = useQuery({
    queryKey: historyKeys.recent(userId),
    queryFn: () => listRecent(supabase, userId),
  });
  const items = data ?? (isError ? [] : undefined);
  const { urls } = useSignedUrls(items?.map(firstPicture) ?? []);
  return (
    <aside aria-labelledby="recent-projects">
      <div className="flex items-baseline justify-between lg:mb-[51px]">
        <h2 id="recent-projects" className="text-[15px]/6 font-[550]">
          {recent.title}
        </h2>
        <Link to={URLS.history} className="-my-3 rounded-chip py-3 text-small text-ink-text hover:text-text">
          {recent.viewAll}
        </Link>
      </div>
      {items === undefined ? <Loading /> : null}
      {items?.length === 0 ? (
        <div className="mt-4 border-y border-line py-5 lg:mt-0">
          {isError ? <Unread onRetry={() => void refetch()} /> : <Empty />}
        </div>
      ) : null}
      {items && items.length > 0 ? (
        <ul className="mt-4 border-t border-line lg:mt-0">
          {items.map((item) => (
            <li key={item.id} className="border-b border-line transition-colors duration-150 hover:border-line-2">
              <Link
                to={`${URLS.results}?id=${item.id}`}
                state={{ historyItem: item }}
                className="flex h-20 items-center gap-3.5"
              >
                <Thumbnail path={firstPicture(item)} url={urls[firstPicture(item)]} className="h-[46px] w-[74px]" />
                <span className="min-w-0">
                  <span className="block truncate text-[15px]/6 font-[550]">{item.prompt}</span>
                  <span className="block text-small text-text-3">{formatDate(item.created_at)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  );
};

const ONWARD = 'mt-1 -mb-2 inline-block rounded-badge py-2 text-small text-ink-text hover:underline';

const Empty = () => (
  <>
    <p className="text-small font-[550]">{recent.emptyTitle}</p>
    <p className="mt-1 text-small text-text-2">{recent.emptyText}</p>
    <Link to={URLS.sample} className={ONWARD}>
      {sample.openShort}
    </Link>
  </>
);

/** The list is empty because it could not be read (HI11), which is not the same as having no projects. */
const Unread = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p className="text-small text-text-2">{recent.loadFailed}</p>
    <button type="button" onClick={onRetry} className={ONWARD}>
      {history.retry}
    </button>
  </>
);

const Loading = () => (
  <div role="status" className="mt-4 border-t border-line lg:mt-0">
    <span className="sr-only">{recent.loading}</span>
    {Array.from({ length: RECENT_PROJECTS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: place holders have no identity.
      <div key={index} data-skeleton className="flex h-20 items-center gap-3.5 border-b border-line">
        <Skeleton className="h-[46px] w-[74px] rounded-[6px]" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3 w-20" />
        </div>
      </div>
    ))}
  </div>
);
