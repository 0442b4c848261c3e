import { renderAgentRules } from '@blueprompt/core/exports/render-agent-rules';
import { renderCssVariables } from '@blueprompt/core/exports/render-css-variables';
import { renderDesignMd } from '@blueprompt/core/exports/render-design-md';
import { renderShadcnTheme } from '@blueprompt/core/exports/render-shadcn-theme';
import { renderTailwindTheme } from '@blueprompt/core/exports/render-tailwind-theme';
import { renderTokens } from '@blueprompt/core/exports/render-tokens';
import type { Project } from '@blueprompt/core/project';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '@/analysis/download.ts';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { exportBar } from '@/strings/results.ts';
import { makeZip } from './make-zip.ts';

type ExportChoice = { label: string; file: string; text: (project: Project) => string };

const CHOICES: ExportChoice[] = [
  { label: exportBar.designMd, file: 'DESIGN.md', text: renderDesignMd },
  { label: exportBar.tokens, file: 'design.tokens.json', text: renderTokens },
  { label: exportBar.tailwind, file: 'tailwind.css', text: renderTailwindTheme },
  { label: exportBar.css, file: 'variables.css', text: renderCssVariables },
  { label: exportBar.shadcn, file: 'shadcn-theme.json', text: renderShadcnTheme },
  {
    label: exportBar.rules,
    file: 'agent-rules.md',
    text: (project) =>
      renderAgentRules(project)
        .map(({ path, text }) => `<!-- ${path} -->\n${text}`)
        .join('\n\n'),
  },
];

/** Every format of the same facts, one click each, and all of them with the pictures as an archive. */
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
  const save = (file: string, text: () => string) => {
    try {
      download(file, new Blob([text()], { type: 'text/plain' }));
    } catch (error) {
      console.error(`${file} could not be written.`, error);
      showToast(exportBar.failed, { tone: 'error' });
    }
  };
  const saveAll = async () => {
    setPacking(true);
    try {
      download(`${project.name.trim() || 'blueprompt'}.zip`, await makeZip(project, pictureOf));
    } catch (error) {
      console.error('The archive could not be made.', error);
      showToast(exportBar.failed, { tone: 'error' });
    }
    setPacking(false);
  };
  const look = 'max-xl:h-11 max-xl:border-line-2 max-xl:text-text';
  return (
    <section
      aria-labelledby="export"
      className="flex flex-col gap-4 border-line xl:flex-row xl:items-center xl:justify-between xl:border-y xl:py-3"
    >
      <h2 id="export" className="text-card">
        {exportBar.title}
      </h2>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:flex xl:gap-0.5">
        <Button variant="ghost" size="small" className={look} onClick={() => save('GUIDE.md', () => prompt)}>
          {exportBar.guide}
        </Button>
        {CHOICES.map(({ label, file, text }) => (
          <Button
            key={file}
            variant="ghost"
            size="small"
            className={look}
            onClick={() => save(file, () => text(project))}
          >
            {label}
          </Button>
        ))}
        <Button size="small" className="max-xl:h-11 xl:ml-2" disabled={packing} onClick={saveAll}>
          <Download aria-hidden strokeWidth={1.5} />
          {packing ? exportBar.zipping : exportBar.zip}
        </Button>
      </div>
    </section>
  );
};
