import { useState } from 'react';
import { PromptLine } from '@/components/prompt-line.tsx';
import { SegmentedControl } from '@/components/ui/segmented-control.tsx';
import { MARKETING_STRINGS } from '@/strings/marketing.ts';
import { HERO_FACTS } from './hero-facts.ts';

const SHOWN_LINES = 9;
const NAMES = HERO_FACTS.files.map(({ name }) => ({ value: name, label: name }));

/** The beginnings of the files that the page above becomes. */
export const FilesFigure = () => {
  const [shown, setShown] = useState(HERO_FACTS.files[0]);
  if (!shown) return null;
  return (
    <div className="w-full">
      <SegmentedControl
        look="files"
        label={MARKETING_STRINGS.features.prompt.files}
        value={shown.name}
        options={NAMES}
        onChange={(name) => setShown(HERO_FACTS.files.find((file) => file.name === name))}
      />
      <pre className="mt-4 h-[180px] overflow-hidden font-mono text-mono whitespace-pre text-text-2">
        {shown.text
          .split('\n')
          .slice(0, SHOWN_LINES)
          .map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text never move.
            <span key={index} className="block overflow-hidden text-ellipsis">
              <PromptLine line={line || ' '} />
            </span>
          ))}
      </pre>
    </div>
  );
};
