import type { AnalysisResult } from '@blueprompt/core/analysis';
import { Share2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { keyShortcuts } from '@/shortcuts/shortcut-of.ts';
import { ShortcutsDialog } from '@/shortcuts/shortcuts-dialog.tsx';
import { copy, results, save as words } from '@/strings/results.ts';
import { shortcuts } from '@/strings/shortcuts.ts';
import { JumpMenu } from './jump-menu.tsx';
import { ResultName } from './result-name.tsx';
import { SaveButton } from './save/save-button.tsx';
import type { SaveState } from './save/save-state.ts';

const engineLine = ({ engine }: AnalysisResult): string => {
  if (engine?.fallbackReason) return results.fallback(engine.fallbackReason);
  return engine?.kind === 'model' ? results.writtenBy(engine.name) : results.measuredLocally;
};

/** Name, what it is, who wrote it, and the two things people do with it; on phones these stay at the bottom. */
export const ResultsHeader = ({
  result,
  pages,
  screenshots,
  prompt,
  save,
  kept,
  suggestions,
  onRename,
  onShare,
}: {
  result: AnalysisResult;
  pages: number;
  screenshots: number;
  prompt: string;
  save: { state: SaveState; taken: boolean; save: () => void };
  /** Where a result that is not in the history is kept; undefined for one that is. */
  kept: 'in-browser' | 'nowhere' | undefined;
  /** Names that its pages suggest. */
  suggestions: readonly string[];
  onRename: ((name: string) => Promise<boolean>) | undefined;
  /** Undefined for what is not saved, and where this installation shares nothing. */
  onShare: (() => void) | undefined;
}) => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="min-w-0 flex-1 basis-64">
        <ResultName
          name={result.promptName ?? results.untitled}
          taken={save.taken}
          suggestions={suggestions}
          onRename={onRename}
        />
        <p className="mt-2 text-body text-text-2">
          {results.summary(result.uiType, pages, screenshots, engineLine(result))}
        </p>
        {kept ? (
          <p className="mt-2 text-small text-text-2">
            <Badge className="mr-2.5 align-[1px]">{words.unsaved}</Badge>
            {words.keptIn[kept]}
          </p>
        ) : null}
      </div>
      <div className="flex shrink-0 gap-2 max-md:hidden">
        <ShortcutsDialog shortcuts={shortcuts.results} />
        {onShare ? (
          <Button onClick={onShare}>
            <Share2 aria-hidden strokeWidth={1.5} />
            {words.share}
          </Button>
        ) : null}
        <SaveButton state={save.state} onSave={save.save} {...keyShortcuts('S')} />
        <CopyButton variant="primary" text={prompt} label={copy.prompt} {...keyShortcuts('Enter')} />
      </div>
    </div>
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-line bg-rail px-4.5 py-3 md:hidden"
    >
      <JumpMenu className="size-11" />
      <SaveButton state={save.state} onSave={save.save} iconOnly className="size-11" />
      {onShare ? (
        <Button size="icon" aria-label={words.share} onClick={onShare} className="size-11">
          <Share2 aria-hidden strokeWidth={1.5} />
        </Button>
      ) : null}
      <CopyButton variant="primary" text={prompt} label={copy.prompt} className="h-11 flex-1" />
    </div>
  </>
);
