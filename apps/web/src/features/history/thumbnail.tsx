import { classNames } from '@/components/ui/class-names.ts';

/** The first screenshot of an entry; its place is kept while it loads or where there is none. */
export const Thumbnail = ({ url, className }: { url: string | undefined; className?: string }) => (
  <span className={classNames('block shrink-0 overflow-hidden rounded-[6px] border border-line-2 bg-sheet', className)}>
    {url ? <img src={url} alt="" loading="lazy" className="size-full object-cover object-top" /> : null}
  </span>
);
