import { FAILURE_STRINGS } from '@/strings/failures.ts';
import { ReloadNotice } from './reload-notice.tsx';

/** Shown when not even the configuration could be read. */
export const StartFailure = () => {
  const { title, text, retry } = FAILURE_STRINGS.start;
  return (
    <ReloadNotice title={title} retry={retry}>
      <p>{text}</p>
    </ReloadNotice>
  );
};
