import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { exportBar } from '@/strings/results.ts';
import type { ExportFile } from './list-exports.ts';

const read = ({ file, text }: ExportFile): string | undefined => {
  try {
    return text();
  } catch (error) {
    console.error(`${file} could not be written.`, error);
    return undefined;
  }
};

/** One of the exports as it is written, to read, copy or download. */
export const ExportPreview = ({ files, onSave }: { files: ExportFile[]; onSave: (file: ExportFile) => void }) => {
  const [name, setName] = useState(files[0]!.file);
  const chosen = files.find(({ file }) => file === name) ?? files[0]!;
  const text = read(chosen);
  return (
    <div className="mt-4 rounded-panel border border-line bg-surface xl:mb-1">
      <div className="flex items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 max-md:flex-col max-md:items-stretch">
        <div className="min-w-0">
          <SegmentedControl
            label={exportBar.file}
            look="files"
            value={chosen.file}
            options={files.map(({ file }) => ({ value: file, label: file }))}
            onChange={setName}
          />
        </div>
        <div className="flex shrink-0 gap-2">
          <CopyButton key={chosen.file} size="small" text={text ?? ''} disabled={text === undefined} />
          <Button size="small" disabled={text === undefined} onClick={() => onSave(chosen)}>
            <Download aria-hidden strokeWidth={1.5} />
            {exportBar.download}
          </Button>
        </div>
      </div>
      {/* A frame of its own: a file of thousands of lines scrolls in place. */}
      <section
        key={chosen.file}
        aria-label={chosen.file}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto px-4 py-3.5 font-mono text-mono whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]"
      >
        {text ?? exportBar.failed}
      </section>
    </div>
  );
};
