import { ImagePlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { DropZone } from '@/components/drop-zone.tsx';
import { FileButton } from '@/components/file-button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { refusalOf } from '@/draft/accept-files.ts';
import { tryOut as words } from '@/strings/try.ts';
import { upload } from '@/strings/wizard.ts';
import { SectionHeading } from './section-heading.tsx';

/** Takes one screenshot of a visitor; what becomes of it is fetched when there is one. */
export const TrySection = ({ children }: { children: (file: File, onFile: (file?: File) => void) => ReactNode }) => {
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const take = ([first]: File[]) => {
    if (!first) return;
    const reason = refusalOf(first);
    setRefusal(reason && upload.refused[reason](first.name));
    if (!reason) setFile(first);
  };
  return (
    <section id="try" className="scroll-mt-8">
      <SectionHeading title={words.title} text={words.text} />
      <div className="mt-12">
        {file ? (
          <Suspense fallback={<Spinner label={words.loading} className="min-h-60 w-full" />}>
            {children(file, setFile)}
          </Suspense>
        ) : (
          <TryDrop refusal={refusal} onFiles={take} />
        )}
      </div>
    </section>
  );
};

const TryDrop = ({ refusal, onFiles }: { refusal: string | undefined; onFiles: (files: File[]) => void }) => (
  <DropZone onFiles={onFiles}>
    {(over) => (
      <div
        className={classNames(
          'relative grid min-h-60 place-items-center rounded-panel border border-dashed p-6 text-center transition-colors duration-150',
          over ? 'border-ink bg-ink-wash' : 'border-line-3 bg-surface',
        )}
      >
        {over ? <CornerTicks outset={6} /> : null}
        <div className="flex flex-col items-center">
          <ImagePlus aria-hidden strokeWidth={1.25} className="size-8 text-ink-text" />
          <p className="mt-4 text-card pointer-coarse:hidden">{words.drop}</p>
          <FileButton label={words.choose} multiple={false} className="mt-5" onFiles={onFiles}>
            {words.choose}
          </FileButton>
          <p className="mt-5 font-mono text-mono text-text-3">{words.limits}</p>
          <p role="alert" className="text-small text-bad not-empty:mt-4">
            {refusal}
          </p>
        </div>
      </div>
    )}
  </DropZone>
);
