import { hasContent } from '@blueprompt/core/has-content';
import type { Project } from '@blueprompt/core/project';
import { toTokenName } from '@blueprompt/core/text/token-name';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '@/components/download.ts';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { stackWords } from '@/strings/stack.ts';
import { type ProjectSources, packProject } from './pack-project.ts';

/** All pages as a project of the chosen stack, packed in the browser; nothing where no page was measured. */
export const DownloadProject = ({ project, ...sources }: { project: Project } & ProjectSources) => {
  const [packing, setPacking] = useState(false);
  if (!project.outcomes.some(({ analysis: { measurement } }) => measurement && hasContent(measurement))) return null;
  const save = async () => {
    setPacking(true);
    try {
      download(`${toTokenName(project.name, 'project')}.zip`, await packProject(project, sources));
    } catch (error) {
      console.error('The project could not be packed.', error);
      showToast(stackWords.failed, { tone: 'error' });
    }
    setPacking(false);
  };
  return (
    <Button size="small" disabled={packing} aria-busy={packing} onClick={save} className="max-md:h-11">
      <Download aria-hidden strokeWidth={1.5} />
      {packing ? stackWords.packing : stackWords.download}
    </Button>
  );
};
