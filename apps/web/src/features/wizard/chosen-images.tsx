import type { DraftImage } from '@/draft/draft-image.ts';
import { upload } from '@/strings/wizard.ts';

/** The pictures that the draft has already, for who comes back to the upload. */
export const ChosenImages = ({
  images,
  urls,
}: {
  images: readonly DraftImage[];
  urls: ReadonlyMap<string, string>;
}) => (
  <div className="mt-5">
    <p className="text-small text-text-2">{upload.chosen(images.length)}</p>
    <ul className="mt-3 flex flex-wrap gap-2">
      {images.map(({ id, name }) => (
        <li key={id} className="h-[46px] w-[74px] overflow-hidden rounded-[6px] border border-line-2 bg-sheet">
          <img src={urls.get(id)} alt={name} className="size-full object-cover object-top" />
        </li>
      ))}
    </ul>
  </div>
);
