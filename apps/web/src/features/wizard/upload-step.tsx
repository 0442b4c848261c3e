import { ImagePlus } from 'lucide-react';
import { CornerTicks } from '@/components/drawing/corner-ticks.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { upload } from '@/strings/wizard.ts';
import { DropZone } from './drop-zone.tsx';
import { FileButton } from './file-button.tsx';

/** One large target for click, drop and paste (WZ10, WZ11). */
export const UploadStep = ({ reading, onFiles }: { reading: number; onFiles: (files: File[]) => void }) => (
  <>
    <h2 className="text-[20px]/7 font-semibold tracking-[-0.02em]">{upload.title}</h2>
    <p className="mt-1 text-body text-text-2">{upload.lead}</p>
    <DropZone onFiles={onFiles} className="mt-6">
      {(over) => (
        <div
          className={classNames(
            'relative grid min-h-80 place-items-center rounded-panel border border-dashed p-6 text-center transition-colors duration-150',
            over ? 'border-ink bg-ink-wash' : 'border-line-2 bg-surface',
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
                <p className="mt-4 text-card">{upload.drop}</p>
                <FileButton label={upload.choose} variant="primary" className="mt-5" onFiles={onFiles}>
                  {upload.choose}
                </FileButton>
                <p className="mt-4 text-small text-text-2">{upload.paste}</p>
                <p className="mt-6 font-mono text-mono text-text-3">{upload.formats}</p>
              </>
            )}
          </div>
        </div>
      )}
    </DropZone>
  </>
);
