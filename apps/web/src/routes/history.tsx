import { useWhenIdle } from '@/client/use-when-idle.ts';
import { HistoryList } from '@/features/history/history-list.tsx';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { useSession } from '@/session/use-session.ts';
import { history } from '@/strings/history.ts';
import { useEditPages } from './use-edit-pages.ts';

/** Saved Analyses. */
export const Component = () => {
  const { user } = useSession();
  usePageTitle(history.title);
  // What is opened from here is at hand when it is clicked.
  useWhenIdle(() => import('./results.tsx'));
  return user ? <SavedAnalyses userId={user.id} /> : null;
};

const SavedAnalyses = ({ userId }: { userId: string }) => (
  <HistoryList
    userId={userId}
    header={(actions) => <PageHeader title={history.title} actions={actions} />}
    editing={useEditPages(userId)}
  />
);
