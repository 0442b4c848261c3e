import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { DraftImage } from '@/draft/draft-image.ts';
import { useObjectUrls } from '@/pictures/use-object-urls.ts';
import { organize } from '@/strings/wizard.ts';

/** The picture in full below its row, and the way to remove it. */
export const ItemPreview = ({
  name,
  image,
  label,
  onRemove,
}: {
  name: string;
  image: DraftImage;
  label: string;
  onRemove: () => void;
}) => {
  const blobs = useMemo(() => [{ key: image.id, blob: image.blob }], [image]);
  const url = useObjectUrls(blobs).get(image.id);
  return (
    <div className="animate-appear border-t border-line p-4 md:px-5">
      <div className="sheet-grid max-h-130 overflow-y-auto rounded-chip border border-line">
        <img
          src={url}
          alt={label}
          width={image.width}
          height={image.height}
          decoding="async"
          className="mx-auto h-auto max-w-full"
        />
      </div>
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="min-w-0 truncate text-tiny text-text-3">{image.name}</p>
        <Button variant="danger" size="small" aria-label={organize.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden strokeWidth={1.5} />
          {organize.removeShort}
        </Button>
      </div>
    </div>
  );
};
