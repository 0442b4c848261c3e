import { SquareArrowOutUpRight } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyText } from '@/components/ui/copy-text.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { nextSteps, TOOL_NAMES } from '@/strings/next-steps.ts';
import { type LinkedTool, toPromptLink } from './prompt-link.ts';

/** Opens a tool with the first prompt that fits into a link, or copies that where none does. */
export const OpenInButton = ({ tool, prompts }: { tool: LinkedTool; prompts: readonly (() => string)[] }) => {
  const name = TOOL_NAMES[tool];
  const open = () => {
    const written = prompts.map((write) => write());
    const links = written.map((prompt) => toPromptLink(tool, prompt));
    const link = links.find(Boolean);
    if (!link) return void copyText(written[0]!, nextSteps.tooLong(name));
    window.open(link, '_blank', 'noopener,noreferrer');
    if (!links[0]) showToast(nextSteps.shortened(name));
  };
  return (
    <Button size="small" onClick={open}>
      <SquareArrowOutUpRight aria-hidden strokeWidth={1.5} />
      {nextSteps.openIn(name)}
    </Button>
  );
};
