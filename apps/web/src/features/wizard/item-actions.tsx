import type { Draft } from '@blueprompt/core/analysis';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import type { DraftImage } from '@/draft/draft-image.ts';
import { organize } from '@/strings/wizard.ts';
import { ImagePicker } from './image-picker.tsx';
import type { WizardAction } from './wizard-reducer.ts';

/** Homepage, up, down, another image, preview: what can be done with a page or section (WZ15, WZ17–WZ19). */
export const ItemActions = ({
  item,
  place,
  total,
  home,
  images,
  urls,
  open,
  onToggle,
  dispatch,
}: {
  item: Draft;
  place: number;
  total: number;
  home: boolean | undefined;
  images: readonly DraftImage[];
  urls: ReadonlyMap<string, string>;
  open: boolean;
  onToggle: () => void;
  dispatch: (action: WizardAction) => void;
}) => {
  const move = (to: number) => dispatch({ type: 'item-moved', id: item.id, to });
  return (
    <div className="flex w-full items-center justify-end gap-1 sm:w-auto">
      {home === undefined ? null : home ? (
        <Badge className="mr-auto sm:mr-2">{organize.homepage}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="small"
          aria-label={organize.setHomepageFor(item.name)}
          className="mr-auto px-2 text-text-3 sm:mr-1"
          onClick={() => dispatch({ type: 'home-chosen', id: item.id })}
        >
          {organize.setHomepage}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={organize.moveUp(item.name)}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <ArrowUp aria-hidden strokeWidth={1.5} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={organize.moveDown(item.name)}
        disabled={place === total - 1}
        onClick={() => move(place + 1)}
      >
        <ArrowDown aria-hidden strokeWidth={1.5} />
      </Button>
      <ImagePicker
        name={item.name}
        images={images}
        urls={urls}
        current={item.imageIndex}
        onPick={(imageIndex) => dispatch({ type: 'item-reassigned', id: item.id, imageIndex })}
      />
      <Button
        variant="ghost"
        size="icon"
        aria-expanded={open}
        aria-label={open ? organize.close(item.name) : organize.preview(item.name)}
        onClick={onToggle}
      >
        <ChevronDown
          aria-hidden
          strokeWidth={1.5}
          className={classNames('transition-transform duration-150', open && 'rotate-180')}
        />
      </Button>
    </div>
  );
};
