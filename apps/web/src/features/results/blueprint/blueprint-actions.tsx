import { toTokenName } from '@blueprompt/core/text/token-name';
import { ArrowUpRight, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { download } from '@/components/download.ts';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { blueprint as words } from '@/strings/results.ts';

/** The rebuilt page to take along: copied without its fonts, which would fill any chat, else as one file that needs nothing else. */
export const BlueprintActions = ({
  html,
  bareHtml,
  name,
}: {
  /** Nothing until its fonts are there. */
  html: string | undefined;
  bareHtml: () => string;
  name: string;
}) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (html === undefined) return;
    const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [html]);
  const save = () =>
    html !== undefined && download(`${toTokenName(name, 'page')}.html`, new Blob([html], { type: 'text/html' }));
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      <CopyButton size="small" text={bareHtml} label={words.copyHtml} disabled={html === undefined} />
      <Button size="small" disabled={html === undefined} onClick={save}>
        <Download aria-hidden strokeWidth={1.5} />
        {words.downloadHtml}
      </Button>
      <Button asChild variant="ghost" size="small" className="max-sm:col-span-2">
        <a href={address} aria-disabled={address === undefined} target="_blank" rel="noreferrer">
          {words.open}
          <ArrowUpRight aria-hidden strokeWidth={1.5} />
        </a>
      </Button>
    </div>
  );
};
