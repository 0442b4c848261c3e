import type { Project } from '@blueprompt/core/project';
import { Download, Eye } from 'lucide-react';
import { useId, useState } from 'react';
import { download } from '@/components/download.ts';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { exportBar } from '@/strings/results.ts';
import { ExportPreview } from './export/export-preview.tsx';
import { type ExportFile, listExports } from './export/list-exports.ts';
import { makeZip } from './make-zip.ts';

const save = ({ file, text }: ExportFile): void => {
  try {
    download(file, new Blob([text()], { type: 'text/plain' }));
  } catch (error) {
    console.error(`${file} could not be written.`, error);
    showToast(exportBar.failed, { tone: 'error' });
  }
};

/** Every format of the same facts, one click each, and all of them with the pictures as an archive; each can be read and copied first. */
export const ExportBar = ({
  project,
  prompt,
  pictureOf,
}: {
  project: Project;
  prompt: string;
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
}) => {
  const [packing, setPacking] = useState(false);
  const [shown, setShown] = useState(false);
  const preview = useId();
  const files = listExports(project, prompt);
  const saveAll = async () => {
    setPacking(true);
    try {
      download(`${project.name.trim() || 'blueprompt'}.zip`, await makeZip(project, pictureOf));
    } catch (error) {
      console.error('The archive could not be created.', error);
      showToast(exportBar.failed, { tone: 'error' });
    }
    setPacking(false);
  };
  const look = 'max-xl:h-11 max-xl:border-line-2 max-xl:text-text';
  return (
    <section aria-labelledby="export" className="border-line xl:border-y xl:py-3">
      <div className="flex flex-col gap-4 xl:flex-row xl:items-center xl:justify-between">
        <h2 id="export" className="text-card">
          {exportBar.title}
        </h2>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 xl:flex xl:flex-wrap xl:gap-0.5">
          {files.map((one) => (
            <Button key={one.file} variant="ghost" size="small" className={look} onClick={() => save(one)}>
              {one.label}
            </Button>
          ))}
          <Button
            size="small"
            className="aria-expanded:border-ink max-xl:h-11 xl:ml-2"
            aria-expanded={shown}
            aria-controls={preview}
            onClick={() => setShown(!shown)}
          >
            <Eye aria-hidden strokeWidth={1.5} />
            {exportBar.preview}
          </Button>
          <Button size="small" className="max-xl:h-11 max-sm:col-span-2 xl:ml-2" disabled={packing} onClick={saveAll}>
            <Download aria-hidden strokeWidth={1.5} />
            {packing ? exportBar.zipping : exportBar.zip}
          </Button>
        </div>
      </div>
      <div id={preview}>{shown ? <ExportPreview files={files} onSave={save} /> : null}</div>
    </section>
  );
};
