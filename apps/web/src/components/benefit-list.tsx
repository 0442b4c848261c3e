import { Check, Minus } from 'lucide-react';
import { useConfig } from '@/client/config.ts';
import { SUBSCRIPTION_STRINGS } from '@/strings/payment/subscription.ts';
import { classNames } from './ui/class-names.ts';

/** What Pro gives (PE6, SU11); a model is listed as specified, and marked as missing where this installation has none. */
export const BenefitList = ({ benefits, className }: { benefits: readonly string[]; className?: string }) => {
  const { usesModel } = useConfig();
  return (
    <ul className={classNames('flex flex-col gap-3 text-small', className)}>
      {benefits.map((benefit) => {
        const isMissing = benefit === SUBSCRIPTION_STRINGS.models && !usesModel;
        const Mark = isMissing ? Minus : Check;
        return (
          <li key={benefit} className="flex items-start gap-3">
            <Mark
              aria-hidden
              strokeWidth={1.5}
              className={classNames('mt-0.5 size-4 shrink-0', isMissing ? 'text-text-3' : 'text-ok')}
            />
            <span className={isMissing ? 'text-text-3' : undefined}>
              {benefit}
              {isMissing ? <span className="mt-0.5 block text-tiny">{SUBSCRIPTION_STRINGS.withoutModel}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
