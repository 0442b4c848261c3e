import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { McpSnippet } from './mcp-snippet.tsx';

const words = SETTINGS_STRINGS.tokens;

/** Takes the focus when it appears, so that the token is read out and ready to copy by keyboard. */
const selectOnce = (input: HTMLInputElement | null): void => input?.select();

/** The one time that a token can be read. */
export const ShownToken = ({ name, token, onPutAway }: { name: string; token: string; onPutAway: () => void }) => (
  <>
    <Field label={<span className="wrap-anywhere">{words.shownLabel(name)}</span>} hint={words.shownOnce}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <Input
            {...control}
            ref={selectOnce}
            readOnly
            spellCheck={false}
            value={token}
            className="min-w-0 basis-full font-mono text-[12px] sm:flex-1 sm:basis-0"
          />
          <CopyButton text={token} label={words.copy} className="h-11 flex-1 sm:flex-none" />
          <Button className="h-11 flex-1 sm:flex-none" onClick={onPutAway}>
            {words.done}
          </Button>
        </div>
      )}
    </Field>
    <McpSnippet token={token} />
  </>
);
