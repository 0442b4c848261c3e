import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { isSaveDisabled, SAVE_LABEL, type SaveState } from './save-state.ts';

/** 'Save to History', 'Saving...', 'Saved' (RE6, RE7). */
export const SaveButton = ({
  state,
  onSave,
  iconOnly = false,
  ...rest
}: Omit<ButtonProps, 'onClick'> & { state: SaveState; onSave: () => void; iconOnly?: boolean }) => (
  <Button
    disabled={isSaveDisabled(state)}
    onClick={onSave}
    {...(iconOnly && { 'aria-label': SAVE_LABEL[state], size: 'icon' as const })}
    {...rest}
  >
    {state === 'saved' ? <BookmarkCheck aria-hidden strokeWidth={1.5} /> : <Bookmark aria-hidden strokeWidth={1.5} />}
    {iconOnly ? null : SAVE_LABEL[state]}
  </Button>
);
