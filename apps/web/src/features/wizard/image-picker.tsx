import { Image } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '@/components/ui/menu/dropdown-menu.tsx';
import type { DraftImage } from '@/draft/draft-image.ts';
import { organize } from '@/strings/wizard.ts';

/** Chooses another picture of the project for an item (WZ17). */
export const ImagePicker = ({
  name,
  images,
  urls,
  current,
  onPick,
}: {
  name: string;
  images: readonly DraftImage[];
  urls: ReadonlyMap<string, string>;
  current: number;
  onPick: (imageIndex: number) => void;
}) => (
  <DropdownMenu
    trigger={
      <Button variant="ghost" size="icon" aria-label={organize.reassign(name)}>
        <Image aria-hidden strokeWidth={1.5} />
      </Button>
    }
  >
    {images.map((image, index) => (
      <DropdownItem key={image.id} disabled={index === current} onSelect={() => onPick(index)} className="h-12 pr-4">
        <img
          src={urls.get(image.id)}
          alt=""
          className="h-9 w-14 rounded-chip border border-line object-cover object-top"
        />
        <span className="max-w-56 truncate">{organize.image(index + 1, image.name)}</span>
      </DropdownItem>
    ))}
  </DropdownMenu>
);
