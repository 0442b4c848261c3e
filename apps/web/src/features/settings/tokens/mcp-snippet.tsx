import { useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { EDITORS, type EditorId, writeMcpSnippet } from './write-mcp-snippet.ts';

const words = SETTINGS_STRINGS.tokens;

const OPTIONS = EDITORS.map(({ id, name }) => ({ value: id, label: name }));

/** What to paste into an editor, with the token in it. */
export const McpSnippet = ({ token }: { token: string }) => {
  const [id, setId] = useState<EditorId>('claude-code');
  const snippet = writeMcpSnippet(id, `${window.location.origin}/mcp`, token);
  return (
    <section aria-label={words.setup} className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl label={words.editor} value={id} options={OPTIONS} onChange={setId} />
        <CopyButton key={id} size="small" text={snippet} label={words.copySetup} />
      </div>
      <p className="mt-3 text-small">{words.setupIn[id]}</p>
      <pre className="mt-2 rounded-panel border border-line bg-surface px-4 py-3 font-mono text-mono whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]">
        {snippet}
      </pre>
      <p className="mt-2 text-tiny text-text-3">{words.setupSecret}</p>
    </section>
  );
};
