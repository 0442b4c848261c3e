import { fontsOf } from '@blueprompt/core/blueprint/blueprint-font';
import { renderBlueprint } from '@blueprompt/core/blueprint/render-blueprint';
import type { Fidelity } from '@blueprompt/core/fidelity/fidelity';
import { scoreFidelity } from '@blueprompt/core/fidelity/score-fidelity';
import type { Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { fidelity as words } from '@/strings/results.ts';
import { BlueprintSlider } from './blueprint-slider.tsx';
import { loadFonts } from './load-fonts.ts';
import { rasterisePair } from './rasterise.ts';
import { readRenderedPage } from './read-rendered-page.ts';
import { ScoreScale } from './score-scale.tsx';

type Score = { state: 'scoring' } | { state: 'failed' } | { state: 'scored'; fidelity: Fidelity };

const judge = async (
  measurement: Measurement,
  { contentDocument, contentWindow }: HTMLIFrameElement,
  url: string | undefined,
): Promise<Score> => {
  if (!contentDocument || !contentWindow) return { state: 'failed' };
  const rendered = readRenderedPage(contentDocument, contentWindow);
  const pictures = url && (await rasterisePair(url, contentDocument, measurement));
  const page = pictures ? { ...rendered, pictures } : rendered;
  return { state: 'scored', fidelity: scoreFidelity(measurement, page) };
};

/** The page rebuilt from its facts beside the screenshot, and how near it comes. */
export const FidelityPanel = ({
  measurement,
  url,
  waiting,
}: {
  measurement: Measurement;
  url: string | undefined;
  waiting: boolean;
}) => {
  const families = fontsOf(measurement);
  const { data: fonts } = useQuery({
    queryKey: ['fonts', ...families],
    queryFn: () => loadFonts(families),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const html = useMemo(() => fonts && renderBlueprint(measurement, fonts), [measurement, fonts]);
  const [frame, setFrame] = useState<HTMLIFrameElement>();
  const [score, setScore] = useState<Score>({ state: 'scoring' });
  useEffect(() => {
    if (!frame) return;
    let current = true;
    const run = async () => {
      await frame.contentDocument?.fonts.ready;
      // By then the screenshot may have another address, and the one from before be released.
      if (!current) return;
      const next = await judge(measurement, frame, url);
      if (current) setScore(next);
    };
    void run();
    return () => {
      current = false;
    };
  }, [measurement, frame, url]);
  return (
    <section aria-labelledby="fidelity">
      <h2 id="fidelity" className="text-card">
        {words.title}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_368px]">
        <BlueprintSlider
          url={url}
          alone={!url && !waiting}
          html={html}
          page={measurement.image}
          place={pagePlace(measurement)}
          onLoad={setFrame}
        />
        <div className="max-lg:-order-1">
          {score.state === 'scored' ? (
            <Scored fidelity={score.fidelity} />
          ) : (
            <p role="status" className="text-small text-text-2">
              {score.state === 'scoring' ? words.scoring : words.failed}
            </p>
          )}
        </div>
      </div>
    </section>
  );
};

const Scored = ({ fidelity }: { fidelity: Fidelity }) => {
  const overall = fidelity.overall.toFixed(1);
  const parts = [
    { name: words.parts.text, part: fidelity.text },
    { name: words.parts.position, part: fidelity.position },
    { name: words.parts.color, part: fidelity.color },
    { name: words.parts.structure, part: fidelity.structure },
  ];
  return (
    <>
      <p className="flex items-baseline gap-2.5">
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
              <span className="font-mono text-[13px]/5 text-text">{part.score.toFixed(1)}</span>
            </p>
            <p className="text-tiny text-text-3">{part.why}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
