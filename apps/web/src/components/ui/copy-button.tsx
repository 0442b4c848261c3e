import { COPIED_MS } from '@blueprompt/core/spec/limits';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { UI_STRINGS } from '@/strings/ui.ts';
import { Button, type ButtonProps } from './button.tsx';
import { copyText } from './copy-text.ts';

/** Copies a text and says 'Copied' for two seconds, or why it could not. */
export const CopyButton = ({
  text,
  label = UI_STRINGS.copy,
  compact = false,
  iconOnly = false,
  ...rest
}: Omit<ButtonProps, 'onClick' | 'children' | 'asChild'> & {
  text: string | (() => string);
  label?: string;
  /** Its icon alone on a phone. */
  compact?: boolean;
  /** Its icon alone everywhere, with the label as a tooltip. */
  iconOnly?: boolean;
}) => {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async () => {
    if (await copyText(typeof text === 'string' ? text : text())) setCopiedAt(Date.now());
  };
  return (
    <Button onClick={copy} title={iconOnly ? label : undefined} {...rest}>
      {copiedAt === undefined ? <Copy aria-hidden strokeWidth={1.5} /> : <Check aria-hidden strokeWidth={1.5} />}
      <span className={iconOnly ? 'sr-only' : compact ? 'max-sm:sr-only' : undefined}>
        {copiedAt === undefined ? label : UI_STRINGS.copied}
      </span>
    </Button>
  );
};
