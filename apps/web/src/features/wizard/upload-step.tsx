import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { DropZone } from '@/components/drop-zone.tsx';
import { FileButton } from '@/components/file-button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { DraftImage } from '@/draft/draft-image.ts';
import { upload } from '@/strings/wizard.ts';
import { RefusedFiles } from './add/refused-files.tsx';
import { ChosenImages } from './chosen-images.tsx';
import { StepTitle } from './step-title.tsx';

/** One large target for click, drop and paste (WZ10, WZ11). */
export const UploadStep = ({
  images,
  urls,
  reading,
  refusals,
  onFiles,
  children,
}: {
  images: readonly DraftImage[];
  urls: ReadonlyMap<string, string>;
  reading: number;
  refusals: readonly string[];
  onFiles: (files: File[]) => void;
  /** Below the target: other ways to add a page. */
  children?: ReactNode;
}) => (
  <>
    <StepTitle>{upload.title}</StepTitle>
    <p className="mt-1 text-body text-text-2">{upload.lead}</p>
    <DropZone onFiles={onFiles} className="mt-6">
      {(over) => (
        <div
          className={classNames(
            'relative grid min-h-80 place-items-center rounded-panel border border-dashed p-6 text-center transition-colors duration-150',
            over ? 'border-ink bg-ink-wash' : 'border-line-3 bg-surface',
          )}
        >
          {over ? <CornerTicks outset={6} /> : null}
          <div className="flex flex-col items-center">
            {reading > 0 ? (
              <>
                <Spinner label={upload.reading(reading)} />
                <p className="mt-4 text-body text-text-2">{upload.reading(reading)}</p>
              </>
            ) : (
              <>
                <ImagePlus aria-hidden strokeWidth={1.25} className="size-8 text-ink-text" />
                {/* A finger drops nothing, and seldom pastes. */}
                <p className="mt-4 text-card pointer-coarse:hidden">{upload.drop}</p>
                <p className="mt-4 hidden text-card pointer-coarse:block">{upload.tap}</p>
                <FileButton
                  label={upload.choose}
                  variant="primary"
                  disabled={images.length >= MAX_IMAGES_PER_PROJECT}
                  className="mt-5"
                  onFiles={onFiles}
                >
                  {upload.choose}
                </FileButton>
                <p className="mt-4 text-small text-text-2 pointer-coarse:hidden">{upload.paste}</p>
                <p className="mt-6 font-mono text-mono text-text-3">{upload.formats}</p>
              </>
            )}
          </div>
        </div>
      )}
    </DropZone>
    {children}
    <RefusedFiles refusals={refusals} />
    {images.length > 0 ? <ChosenImages images={images} urls={urls} /> : null}
  </>
);
