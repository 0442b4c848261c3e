import { Button } from '@/components/ui/button.tsx';
import { history } from '@/strings/history.ts';
import { unlessDoubled } from './unless-doubled.ts';

/** What is selected and can be deleted together, or is being deleted together and can be called back. */
export const SelectionBar = ({
  selected,
  deleting,
  onDelete,
  onClear,
  onUndo,
}: {
  selected: readonly string[];
  deleting: readonly string[];
  onDelete: (ids: readonly string[]) => void;
  onClear: () => void;
  onUndo: (ids: readonly string[]) => void;
}) => {
  if (selected.length > 0)
    return (
      <div className="flex items-center gap-2">
        <p role="status" className="mr-2 text-small text-text-2">
          {history.selected(selected.length)}
        </p>
        <Button size="small" variant="ghost" onClick={onClear}>
          {history.clearSelection}
        </Button>
        <Button size="small" variant="danger" onClick={() => onDelete(selected)}>
          {history.deleteSelected}
        </Button>
      </div>
    );
  // One that is deleted alone has its own way back in its row.
  if (deleting.length < 2) return null;
  return (
    <div className="flex items-center gap-2">
      <p role="status" className="mr-2 text-small text-text-2">
        {history.deletedForNow(deleting.length)}
      </p>
      <Button size="small" onClick={unlessDoubled(() => onUndo(deleting))}>
        {history.undoAll}
      </Button>
    </div>
  );
};
