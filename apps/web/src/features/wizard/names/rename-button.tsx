import { Pencil } from 'lucide-react';
import type { RenameOpener } from '@/components/rename-in-place.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { organize } from '@/strings/wizard.ts';

/** A name with a pencil, which begins the renaming. */
export const RenameButton = ({
  opener,
  name,
  of = name,
  className,
}: {
  opener: RenameOpener;
  name: string;
  /** What is renamed, for those who cannot see where the name is. */
  of?: string;
  className: string;
}) => (
  <button
    {...opener}
    type="button"
    aria-label={organize.rename(of)}
    className={classNames(
      'group/name flex max-w-full items-center rounded-control text-left pointer-coarse:min-h-11',
      className,
    )}
  >
    <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
    <Pencil
      aria-hidden
      strokeWidth={1.5}
      className="size-3.5 shrink-0 text-text-3 transition-colors duration-150 group-hover/name:text-text"
    />
  </button>
);
