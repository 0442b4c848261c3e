import { OpenOutbox } from '@/components/open-outbox.tsx';
import type { Problem } from './explain-failure.ts';
import { ResendMail } from './resend-mail.tsx';

/** What is wrong with the whole form, with the ways on; the toast says it too, and goes. */
export const FormProblem = ({ problem, email }: { problem: Extract<Problem, { at: 'form' }>; email: string }) => (
  <div role="alert" className="rounded-panel border border-bad-line bg-bad-wash p-4">
    <p className="text-small break-words text-text">{problem.text}</p>
    {problem.offers.length > 0 ? (
      <div className="mt-3 flex flex-wrap gap-2">
        {problem.offers.includes('outbox') ? <OpenOutbox variant="primary" size="small" /> : null}
        {problem.offers.includes('resend') ? <ResendMail email={email} size="small" /> : null}
      </div>
    ) : null}
  </div>
);
