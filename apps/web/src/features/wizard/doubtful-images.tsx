import { TriangleAlert } from 'lucide-react';
import { name, organize } from '@/strings/wizard.ts';
import type { WizardState } from './draft/wizard-state.ts';

/** Says once more, before anything is measured, which screenshots will give little or nothing. */
export const DoubtfulImages = ({ wizard: { items, images } }: { wizard: Pick<WizardState, 'items' | 'images'> }) => {
  const doubted = items.flatMap((item) => {
    const doubt = images[item.imageIndex]?.doubt;
    return doubt ? [{ ...item, doubt }] : [];
  });
  if (doubted.length === 0) return null;
  const isAllBlank = doubted.length === items.length && doubted.every(({ doubt }) => doubt === 'blank');
  return (
    <div role="note" className="mt-6 flex max-w-md items-start gap-2 text-small text-bad">
      <TriangleAlert aria-hidden strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 break-words">
        {doubted.map((item) => (
          <p key={item.id}>
            <strong className="font-[550]">{item.name}:</strong> {organize.doubts[item.doubt]}
          </p>
        ))}
        {isAllBlank ? <p className="mt-1">{name.allBlank}</p> : null}
      </div>
    </div>
  );
};
