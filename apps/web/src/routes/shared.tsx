import { toProject } from '@blueprompt/core/guide/join-outcomes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useArrived } from '@/components/use-arrived.ts';
import { loadShared, type SharedResult, sharedImage } from '@/features/shared/load-shared.ts';
import { NoticePage } from '@/layouts/notice-page.tsx';
import { shared } from '@/strings/shared.ts';
import { UPLOAD_SECTION, URLS } from '@/urls.ts';
import { ReadOnlyResult } from './read-only-result.tsx';

/** A saved result by the link that its owner gave away. */
export const Component = () => {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, isError, refetch } = useQuery({
    queryKey: ['shared', id],
    queryFn: () => (id === '' ? null : loadShared(id)),
  });
  const isHere = useArrived(data);
  if (isError)
    return (
      <NoticePage title={shared.failedTitle} actions={<Button onClick={() => refetch()}>{shared.retry}</Button>}>
        {shared.failed}
      </NoticePage>
    );
  if (data === undefined || !isHere) return <Spinner label={shared.loading} className="min-h-100 w-full" />;
  if (data === null)
    return (
      <NoticePage
        title={shared.missingTitle}
        actions={
          <Button asChild>
            <Link to={`${URLS.home}#${UPLOAD_SECTION}`}>{shared.own}</Link>
          </Button>
        }
      >
        {shared.missing}
      </NoticePage>
    );
  return <Shared key={id} id={id} {...data} />;
};

const Shared = ({ id, result, images }: { id: string } & SharedResult) => {
  const project = useMemo(() => toProject(result), [result]);
  return (
    <ReadOnlyResult
      project={project}
      lead={shared.text}
      own={shared.own}
      urlOf={(imageIndex) => (imageIndex < images ? sharedImage(id, imageIndex) : undefined)}
    />
  );
};
