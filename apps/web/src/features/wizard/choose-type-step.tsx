import type { UiType } from '@blueprompt/core/analysis';
import { Play } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { chooseType } from '@/strings/wizard.ts';
import { StepTitle } from './step-title.tsx';
import { TypeDrawing } from './type-drawing.tsx';

/** Two cards, one choice; the drawing in each shows what becomes of several screenshots (WZ2–WZ5). */
export const ChooseTypeStep = ({
  uiType,
  onChoose,
  onDemo,
}: {
  uiType: UiType;
  onChoose: (uiType: UiType) => void;
  onDemo: () => void;
}) => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <StepTitle id="choose-type">{chooseType.title}</StepTitle>
        <p className="mt-1 text-body text-text-2">{chooseType.lead}</p>
      </div>
      <Button onClick={onDemo}>
        <Play aria-hidden strokeWidth={1.5} />
        {chooseType.demo}
      </Button>
    </div>
    <fieldset aria-labelledby="choose-type" className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['webapp', 'landing'] as const).map((type) => (
        <label
          key={type}
          className="group relative cursor-pointer rounded-panel border border-line bg-surface p-5 max-sm:flex max-sm:items-center max-sm:gap-3.5 max-sm:p-4 transition-colors duration-150 hover:border-line-2 has-checked:border-ink has-checked:bg-ink-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="ui-type"
            value={type}
            checked={uiType === type}
            onChange={() => onChoose(type)}
            aria-label={chooseType.options[type].name}
            aria-describedby={`${type}-text`}
            className="absolute size-px opacity-0"
          />
          <TypeDrawing type={type} />
          <span className="flex flex-1 items-start justify-between gap-3 sm:mt-5">
            <span>
              <span className="block text-card">{chooseType.options[type].name}</span>
              <span id={`${type}-text`} className="mt-1 block text-small text-text-2">
                {chooseType.options[type].text}
              </span>
            </span>
            <span
              aria-hidden
              className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border border-line-3 group-has-checked:border-ink"
            >
              <span className="size-2 rounded-full bg-ink opacity-0 transition-opacity duration-150 group-has-checked:opacity-100" />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  </>
);
