import type { Draft } from '@blueprompt/core/analysis';
import { MAX_IMAGES_PER_PROJECT } from '@blueprompt/core/spec/limits';
import { Plus } from 'lucide-react';
import { DropZone } from '@/components/drop-zone.tsx';
import { FileButton } from '@/components/file-button.tsx';
import { LimitNote } from '@/components/limit-note.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { organize, upload } from '@/strings/wizard.ts';
import { RefusedFiles } from './add/refused-files.tsx';
import { sortByFile, suggestNames } from './draft/arrange-items.ts';
import type { WizardAction } from './draft/wizard-reducer.ts';
import type { WizardState } from './draft/wizard-state.ts';
import { PageList } from './page-list.tsx';
import { StepTitle } from './step-title.tsx';

/** Of the additional notes; the prompt quotes them whole. */
const MAX_NOTES_CHARS = 4000;

const differs = (items: readonly Draft[], from: readonly Draft[]): boolean =>
  items.some(({ id, name }, index) => id !== from[index]?.id || name !== from[index]?.name);

/** What can be done for all items at once. Both stay where they are while items move: a row that comes and goes would move the list. */
const Arrangements = ({ wizard, dispatch }: { wizard: WizardState; dispatch: (action: WizardAction) => void }) => (
  // On a phone below the first button, in line with it.
  <div className="flex flex-wrap gap-2 max-sm:-ml-4 max-sm:basis-full">
    {wizard.items.length > 1 ? (
      <Button
        variant="ghost"
        disabled={!differs(sortByFile(wizard), wizard.items)}
        onClick={() => dispatch({ type: 'sorted-by-file' })}
      >
        {organize.sortByFile}
      </Button>
    ) : null}
    <Button
      variant="ghost"
      disabled={!differs(suggestNames(wizard), wizard.items)}
      onClick={() => dispatch({ type: 'named-by-file' })}
    >
      {organize.nameByFile}
    </Button>
  </div>
);

/** The list of pages or sections, and notes for web apps (WZ14–WZ21). */
export const OrganizeStep = ({
  wizard,
  urls,
  reading,
  refusals,
  onFiles,
  dispatch,
}: {
  wizard: WizardState;
  urls: ReadonlyMap<string, string>;
  reading: number;
  refusals: readonly string[];
  onFiles: (files: File[]) => void;
  dispatch: (action: WizardAction) => void;
}) => {
  const { uiType, images, notes } = wizard;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <StepTitle>{organize.title[uiType]}</StepTitle>
          <p className="mt-1 text-body text-text-2">{organize.lead(images.length)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={organize.addImages}
            disabled={images.length >= MAX_IMAGES_PER_PROJECT || reading > 0}
            onFiles={onFiles}
          >
            <Plus aria-hidden strokeWidth={1.5} />
            {reading > 0 ? upload.reading(reading) : organize.addImages}
          </FileButton>
          <Arrangements wizard={wizard} dispatch={dispatch} />
        </div>
      </div>
      <RefusedFiles refusals={refusals} />
      <DropZone onFiles={onFiles} className="mt-6">
        {(over) => <PageList wizard={wizard} urls={urls} isDropTarget={over} dispatch={dispatch} />}
      </DropZone>
      {uiType === 'webapp' ? (
        <div className="mt-10">
          <div className="flex items-baseline justify-between">
            <label htmlFor="notes" className="text-[15px]/6 font-[550]">
              {organize.notes}
            </label>
            <span className="text-small text-text-3">{organize.optional}</span>
          </div>
          <Textarea
            id="notes"
            rows={4}
            maxLength={MAX_NOTES_CHARS}
            value={notes}
            placeholder={organize.notesHint}
            className="mt-2.5"
            onChange={(event) => dispatch({ type: 'notes-changed', notes: event.target.value })}
          />
          <LimitNote value={notes} most={MAX_NOTES_CHARS} className="mt-2" />
        </div>
      ) : null}
    </>
  );
};
