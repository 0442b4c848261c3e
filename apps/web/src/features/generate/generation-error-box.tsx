import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { failures } from '@/strings/generate.ts';
import { URLS } from '@/urls.ts';
import { hintOf, isDeviceFailure, toErrorView } from './generation-error.ts';

/** Why a generation came to nothing, in red, with what to try next (GE18, GE19). */
export const GenerationErrorBox = ({ error, onServer }: { error: unknown; onServer: () => void }) => {
  const { message, reasons, needsPro } = toErrorView(error);
  return (
    <div
      role="alert"
      className="mb-8 rounded-panel border border-bad-line bg-bad-wash p-4 text-small text-bad [overflow-wrap:anywhere]"
    >
      <p>
        <strong className="font-[550]">{failures.title}</strong> {message}
      </p>
      {reasons.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2 text-text-2">{hintOf(error)}</p>
      {isDeviceFailure(error) ? (
        <Button size="small" className="mt-3" onClick={onServer}>
          {failures.onServer}
        </Button>
      ) : null}
      {needsPro ? (
        <Button asChild size="small" className="mt-3">
          <Link to={URLS.pricing}>{failures.seePro}</Link>
        </Button>
      ) : null}
    </div>
  );
};
