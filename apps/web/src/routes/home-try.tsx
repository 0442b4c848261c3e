import { nameFromFile } from '@blueprompt/core/guide/name-from-file';
import { nameFromPage } from '@blueprompt/core/guide/name-from-page';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import type { Measurement } from '@blueprompt/core/measurement';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import { describeFacts } from '@blueprompt/core/write/write-analysis';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { readImages } from '@/draft/read-images.ts';
import { SIGN_UP_FIRST } from '@/features/auth/auth-mode.ts';
import { BlueprintPanel } from '@/features/results/blueprint/blueprint-panel.tsx';
import { ElementOverlay } from '@/features/results/element-overlay.tsx';
import { toPaletteEntries } from '@/features/results/palette-entry.ts';
import { PalettePanel } from '@/features/results/palette-panel.tsx';
import { TypographyPanel } from '@/features/results/typography-panel.tsx';
import { GuideStart } from '@/features/try/guide-start.tsx';
import { TryProgress } from '@/features/try/try-progress.tsx';
import { useTry } from '@/features/try/use-try.ts';
import { addToDraft } from '@/features/wizard/draft/draft-store.ts';
import { useObjectUrls } from '@/pictures/use-object-urls.ts';
import { tryResult as words } from '@/strings/try.ts';
import { upload } from '@/strings/wizard.ts';
import { URLS } from '@/urls.ts';

/** One screenshot of a visitor, measured: the facts on it, and the way to the full guide. */
export const Component = ({ file, onFile }: { file: File; onFile: (file?: File) => void }) => {
  const { trying, retry } = useTry(file);
  const url = useObjectUrls(useMemo(() => [{ key: 'try', blob: file }], [file])).get('try');
  const another = <Button onClick={() => onFile(undefined)}>{words.another}</Button>;
  const title = useMemo(() => (trying.state === 'measured' ? nameFromPage(trying.measurement) : undefined), [trying]);
  if (trying.state === 'measured')
    return (
      <Measured measurement={trying.measurement} url={url} name={nameFromFile(file.name) ?? title ?? words.page}>
        <SignUpButton file={file} title={title} />
        {another}
      </Measured>
    );
  const goOn = trying.state === 'refused' ? trying.goOn : undefined;
  return (
    <TryProgress url={url} trying={trying}>
      {goOn === 'sign-in' ? <SignUpButton file={file} /> : null}
      {goOn === 'retry' ? (
        <Button variant="primary" onClick={retry}>
          {words.retry}
        </Button>
      ) : null}
      {goOn ? another : <Button onClick={() => onFile(undefined)}>{words.cancel}</Button>}
    </TryProgress>
  );
};

/** Why the screenshot is not in the draft now; undefined where it is. */
const keepInDraft = async (file: File, title: string | undefined): Promise<string | undefined> => {
  const [image] = await readImages([file]);
  if (!image) return upload.refused.unreadable(file.name);
  const outcome = await addToDraft({ ...image, title });
  if (outcome === 'full') return upload.refused.dropped([file.name]);
  return outcome === 'not-kept' ? words.notKept(file.name) : undefined;
};

/** Puts the screenshot into the draft first, so that it is there after signing up or in. */
const SignUpButton = ({ file, title }: { file: File; title?: string | undefined }) => {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const refusal = await keepInDraft(file, title).catch((error: unknown) => {
      console.error('The screenshot could not be kept.', error);
      return words.notKept(file.name);
    });
    if (refusal) showToast(refusal, { tone: 'error' });
    navigate(URLS.auth, { state: SIGN_UP_FIRST });
  };
  return (
    <Button variant="primary" disabled={leaving} onClick={leave}>
      {words.signUp}
    </Button>
  );
};

const Measured = ({
  measurement,
  url,
  name,
  children,
}: {
  measurement: Measurement;
  url: string | undefined;
  name: string;
  children: ReactNode;
}) => {
  const { freeImagesPerMonth } = useConfig();
  const css = useMemo(() => toCssPixels(measurement), [measurement]);
  // The guide is written from the facts, without the page's own prompt.
  const analysis = useMemo(() => ({ prompt: '', ...describeFacts(measurement) }), [measurement]);
  const guide = useMemo(() => {
    const outcomes = [{ name, analysis, imageIndex: 0, success: true }];
    return writeGuide({ name, uiType: 'webapp', outcomes, homePage: 0 }, { detail: 'full' });
  }, [analysis, name]);
  const palette = useMemo(() => toPaletteEntries(css, analysis.colorPalette), [css, analysis.colorPalette]);
  return (
    <div className="flex flex-col gap-13 md:gap-16">
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_368px]">
        <div className="min-w-0">
          <ElementOverlay measurement={css} url={url} waiting={url === undefined} name={name} />
        </div>
        <div className="min-w-0">
          <GuideStart guide={guide} />
          <div className="mt-6 flex flex-wrap gap-3">{children}</div>
          <p className="mt-3 text-small text-text-3">
            {freeImagesPerMonth === 0 ? `${words.needsPro} ` : null}
            {words.signUpNote}
          </p>
        </div>
      </div>
      <PalettePanel entries={palette} />
      <div className="rounded-panel border border-line bg-surface">
        <TypographyPanel text={analysis.typography} measurement={css} />
      </div>
      <BlueprintPanel
        measurement={measurement}
        css={css}
        name={name}
        url={url}
        waiting={false}
        isEdited={false}
        isTrial
      />
    </div>
  );
};
