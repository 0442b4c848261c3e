import type { Fidelity } from '@blueprompt/core/fidelity/fidelity';
import { Button } from '@/components/ui/button.tsx';
import { fidelity as words } from '@/strings/results.ts';
import { ScoreScale } from './score-scale.tsx';

export type Score =
  | { state: 'scoring' }
  | { state: 'failed' }
  /** `hasOwnFonts` unless it was set in the system's fonts, because its own did not come. */
  | { state: 'scored'; fidelity: Fidelity; hasOwnFonts: boolean };

/** How close the rebuilt page comes to the screenshot, and what was compared. */
export const FidelityScore = ({
  score,
  fonts,
  isOfWidest,
  isOfDefault,
  hasPictures,
}: {
  score: Score;
  /** Asks once more for fonts that could not be loaded. */
  fonts: { isLoading: boolean; retry: () => void };
  /** There are screenshots of narrower widths too. */
  isOfWidest: boolean;
  /** There are screenshots of other states too. */
  isOfDefault: boolean;
  /** The page is shown with pictures that it was judged without. */
  hasPictures: boolean;
}) => (
  // The room of a score is kept while it is made, so that nothing below moves when it comes.
  <section aria-labelledby="fidelity" className={score.state === 'scoring' ? 'min-h-132' : undefined}>
    <h3 id="fidelity" className="text-[15px]/6 font-[550]">
      {words.title}
    </h3>
    <p className="text-tiny text-text-3">
      {isOfWidest ? words.leadWidest : isOfDefault ? words.leadDefault : words.lead}{' '}
      {hasPictures ? words.pictures : null}
    </p>
    {score.state === 'scored' ? (
      <>
        {score.hasOwnFonts ? null : (
          <div className="mt-3 flex flex-col items-start gap-2">
            <p role="status" className="text-small text-text">
              {words.withoutFonts}
            </p>
            <Button size="small" disabled={fonts.isLoading} onClick={fonts.retry}>
              {words.loadFonts}
            </Button>
          </div>
        )}
        <Scored fidelity={score.fidelity} />
      </>
    ) : (
      <p role="status" className="mt-3 text-small text-text-2">
        {score.state === 'scoring' ? words.scoring : words.failed}
      </p>
    )}
  </section>
);

const Scored = ({ fidelity }: { fidelity: Fidelity }) => {
  const overall = fidelity.overall.toFixed(1);
  const parts = [
    { name: words.parts.text, part: fidelity.text },
    { name: words.parts.position, part: fidelity.position },
    { name: words.parts.color, part: fidelity.color },
    { name: words.parts.structure, part: fidelity.structure },
    ...(fidelity.explained ? [{ name: words.parts.explained, part: fidelity.explained }] : []),
  ];
  return (
    <>
      <p className="mt-3 flex items-baseline gap-2.5">
        {/* Kerned, the point of 97.1 would lie under its seven. */}
        <span className="text-[56px]/15 font-semibold tracking-[-0.025em] [font-kerning:none]">{overall}</span>
        <span className="text-[17px]/6 text-text-3">{words.of}</span>
      </p>
      <div className="mt-4">
        <ScoreScale score={fidelity.overall} label={words.scale(overall)} />
      </div>
      <ul className="mt-4 border-t border-line">
        {parts.map(({ name, part }) => (
          <li key={name} className="border-b border-line py-2.5 last:border-b-0">
            <p className="flex items-baseline justify-between gap-4">
              <span className="text-small text-text-2">{name}</span>
              <span className="font-mono text-[13px]/5 text-text">
                {part.nothing ? words.nothing : part.score.toFixed(1)}
              </span>
            </p>
            <p className="text-tiny text-text-3">{part.why}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
