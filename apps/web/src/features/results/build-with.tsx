import type { Project } from '@blueprompt/core/project';
import { DEFAULT_STACK, type Stack } from '@blueprompt/core/stack';
import { StackControl } from '@/stack/stack-control.tsx';
import { stackWords } from '@/strings/stack.ts';
import { loadFonts } from './blueprint/load-fonts.ts';
import { DownloadProject } from './export/download-project.tsx';

/** The one place that says what to build with, and the project that comes of it. */
export const BuildWith = ({
  project,
  stack,
  onChoose,
  pictureOf,
}: {
  project: Project;
  stack: Stack | undefined;
  onChoose: (stack: Stack) => void;
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
}) => (
  <section
    aria-labelledby="build-with"
    className="mt-6 grid grid-cols-1 items-center gap-x-5 gap-y-3 rounded-panel border border-line bg-surface p-4 md:grid-cols-[1fr_auto] xl:grid-cols-[auto_584px_minmax(0,1fr)_auto]"
  >
    <h2 id="build-with" className="text-card md:max-xl:col-span-2">
      {stackWords.title}
    </h2>
    <div className="min-w-0 md:max-xl:col-span-2">
      <StackControl stack={stack ?? DEFAULT_STACK} onChoose={onChoose} />
    </div>
    <p className="text-tiny text-balance text-text-3 max-md:hidden">{stackWords.lead}</p>
    <DownloadProject project={project} pictureOf={pictureOf} loadFonts={loadFonts} />
  </section>
);
