import { renderSetupGuide, setupGuideFile } from '@blueprompt/core/exports/render-setup-guide';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import { writePageGuide } from '@blueprompt/core/guide/write-page-guide';
import type { Project } from '@blueprompt/core/project';
import { AppWindow, ArrowUpRight, ChevronDown, Component, Download, Layers, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { download } from '@/components/download.ts';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { nextSteps, PLATFORMS, type Platform, type PlatformId } from '@/strings/next-steps.ts';
import { OpenInButton } from './open-in-button.tsx';

const ICON = {
  'code-editor': SquareTerminal,
  'web-app-builder': AppWindow,
  'full-stack-builder': Layers,
  'ui-generator': Component,
} satisfies Record<PlatformId, unknown>;

/** Four kinds of tool, each with what to do there now (NX1–NX4). */
export const NextSteps = ({ project, pageIndex }: { project: Project; pageIndex: number }) => {
  const [open, setOpen] = useState<PlatformId | undefined>('code-editor');
  return (
    <section aria-labelledby="next-steps" className="min-w-0">
      <h2 id="next-steps" className="flex h-8 items-center text-card">
        {nextSteps.title}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-panel border border-line bg-surface">
        {PLATFORMS.map((platform) => (
          <Card
            key={platform.id}
            platform={platform}
            project={project}
            pageIndex={pageIndex}
            open={open === platform.id}
            onToggle={() => setOpen(open === platform.id ? undefined : platform.id)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-small text-text-2">{nextSteps.chats}</p>
        <div className="flex flex-wrap gap-2">
          {(['claude', 'chatgpt'] as const).map((tool) => (
            <OpenInButton key={tool} tool={tool} prompts={promptsOf(project)} />
          ))}
        </div>
      </div>
    </section>
  );
};

const Card = ({
  platform,
  project,
  pageIndex,
  open,
  onToggle,
}: {
  platform: Platform;
  project: Project;
  /** The page that is looked at. */
  pageIndex: number;
  open: boolean;
  onToggle: () => void;
}) => {
  const Icon = ICON[platform.id];
  const steps = platform.steps(project.outcomes.length, project.stack);
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`steps-${platform.id}`}
          onClick={onToggle}
          className="flex w-full items-start gap-5 px-5 py-4 text-left focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden strokeWidth={1.5} className="mt-1 size-4.5 shrink-0 text-text-2" />
          <span className="flex-1">
            <span className="block text-[15px]/6 font-[550]">
              {platform.name} <span className="font-normal text-text-3">{platform.tool}</span>
            </span>
            <span className="block text-small text-text-3">{platform.lead}</span>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.5}
            className={classNames('mt-1 size-4 text-text-3 transition-transform duration-150', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={`steps-${platform.id}`} hidden={!open} className="px-5 pb-5 pl-14.5 max-[359px]:pl-5">
        <ol className="flex flex-col gap-1.5 text-small text-text-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span aria-hidden className="font-mono text-mono text-ink-text">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:flex-col max-sm:items-start">
          {platform.id === 'code-editor' ? <SetupGuideButton project={project} /> : null}
          <OpenInButton
            tool={platform.linked}
            prompts={
              platform.id === 'ui-generator'
                ? [() => writePageGuide(project, pageIndex, 'concise')]
                : promptsOf(project)
            }
          />
          {platform.id === 'ui-generator' ? (
            <CopyButton
              size="small"
              className="max-w-full [&>span]:truncate"
              text={() => writePageGuide(project, pageIndex, 'concise')}
              label={nextSteps.copyPage(project.outcomes[pageIndex]?.name ?? project.name)}
            />
          ) : null}
          <Button asChild variant="ghost" size="small" className="first:-ml-3 max-sm:-ml-3">
            <a href={platform.link.href} target="_blank" rel="noreferrer">
              {platform.link.label}
              <ArrowUpRight aria-hidden strokeWidth={1.5} />
            </a>
          </Button>
        </div>
      </div>
    </li>
  );
};

/** The whole project as a prompt: in full, and in short where that is too long. */
const promptsOf = (project: Project): (() => string)[] => [
  () => writeGuide(project, { detail: 'full' }),
  () => writeGuide(project, { detail: 'concise' }),
];

const SetupGuideButton = ({ project }: { project: Project }) => (
  <Button
    size="small"
    onClick={() => download(setupGuideFile(project), new Blob([renderSetupGuide(project)], { type: 'text/markdown' }))}
  >
    <Download aria-hidden strokeWidth={1.5} />
    {nextSteps.download}
  </Button>
);
