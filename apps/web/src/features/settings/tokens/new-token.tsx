import { type FormEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSupabase } from '@/client/supabase.ts';
import { LimitNote } from '@/components/limit-note.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { SETTINGS_STRINGS } from '@/strings/account/settings.ts';
import { createAccessToken, MAX_TOKEN_NAME } from './access-tokens.ts';
import { newTokenReducer, noNewToken } from './new-token-state.ts';
import { ShownToken } from './shown-token.tsx';

const words = SETTINGS_STRINGS.tokens;

/** Asks for a name, makes a token, and shows it until it is put away. */
export const NewToken = ({ onCreated }: { onCreated: () => void }) => {
  const supabase = useSupabase();
  const [state, dispatch] = useReducer(newTokenReducer, noNewToken);
  const nameInput = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    dispatch({ type: 'submitted' });
    const name = state.name.trim();
    if (!name) nameInput.current?.focus();
    if (state.state !== 'writing' || !name) return;
    const answer = await createAccessToken(supabase, name);
    dispatch(answer.ok ? { type: 'made', ...answer.created } : { type: 'refused', problem: answer.problem });
    if (answer.ok) onCreated();
  };
  const putAway = () => {
    // The focused button goes away with the token: the field has to be there before it can take the focus.
    flushSync(() => dispatch({ type: 'put-away' }));
    nameInput.current?.focus();
  };
  if (state.state === 'shown') return <ShownToken name={state.name} token={state.token} onPutAway={putAway} />;
  const isCreating = state.state === 'creating';
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.nameLabel} error={state.state === 'writing' ? state.problem : undefined}>
        {(control) => (
          <div className="flex gap-3">
            <Input
              {...control}
              ref={nameInput}
              autoComplete="off"
              maxLength={MAX_TOKEN_NAME}
              placeholder={words.namePlaceholder}
              readOnly={isCreating}
              value={state.name}
              onChange={(event) => dispatch({ type: 'typed', name: event.target.value })}
            />
            <Button type="submit" className="h-11" aria-disabled={isCreating}>
              {isCreating ? words.creating : words.create}
            </Button>
          </div>
        )}
      </Field>
      <LimitNote value={state.name} most={MAX_TOKEN_NAME} className="mt-2" />
    </form>
  );
};
