import { Minus, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { overlay } from '@/strings/results.ts';

const ZOOMS = [1, 1.5, 2, 3];

/** Steps the picture's size; on touch screens two fingers do the same. */
export const ZoomControl = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => {
  const step = ZOOMS.indexOf(zoom);
  const button = (label: string, to: number | undefined, icon: React.ReactNode) => (
    <Button
      variant="ghost"
      size="icon-small"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onZoom(to)}
    >
      {icon}
    </Button>
  );
  return (
    <div className="-mr-2 flex shrink-0 items-center">
      {button(overlay.zoomOut, ZOOMS[step - 1], <Minus aria-hidden strokeWidth={1.5} />)}
      <span className="w-11 text-center font-mono text-mono text-text-3">{overlay.zoom(zoom * 100)}</span>
      {button(overlay.zoomIn, ZOOMS[step + 1], <Plus aria-hidden strokeWidth={1.5} />)}
    </div>
  );
};
