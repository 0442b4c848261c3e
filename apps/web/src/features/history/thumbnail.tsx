import { Image } from 'lucide-react';
import { classNames } from '@/components/ui/class-names.ts';

/** The first screenshot of an entry; its place is kept while it loads, and says so where none is stored. */
export const Thumbnail = ({ path, url, className }: { path: string; url: string | undefined; className?: string }) => (
  <span
    className={classNames(
      'grid shrink-0 place-items-center overflow-hidden rounded-[6px] border border-line-2 bg-sheet',
      className,
    )}
  >
    {url ? <img src={url} alt="" loading="lazy" className="size-full object-cover object-top" /> : null}
    {path === '' ? <Image aria-hidden strokeWidth={1.5} className="size-4 text-text-3" /> : null}
  </span>
);
