import { SIDEBAR_WIDGET } from '@blueprompt/core/spec/limits';
import type { ReactNode } from 'react';
import { Sheet } from './modal/sheet.tsx';

/** Width of the rail that a collapsed sidebar leaves: one icon with its padding. */
export const RAIL_PX = 56;

/** A fixed column on the left from 768 px on, and below that a sheet (LA20). */
export const Sidebar = ({
  label,
  collapsed,
  sheetOpen,
  onSheetOpenChange,
  width = SIDEBAR_WIDGET.width,
  mobileWidth = SIDEBAR_WIDGET.mobileWidth,
  children,
}: {
  label: string;
  collapsed: boolean;
  sheetOpen: boolean;
  onSheetOpenChange: (open: boolean) => void;
  width?: string;
  mobileWidth?: string;
  children: (collapsed: boolean) => ReactNode;
}) => (
  <>
    <aside
      aria-label={label}
      data-state={collapsed ? 'collapsed' : 'expanded'}
      style={{ width: collapsed ? RAIL_PX : width }}
      className="fixed inset-y-0 left-0 z-30 hidden flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-rail transition-[width] duration-200 ease-out md:flex"
    >
      {children(collapsed)}
    </aside>
    <Sheet side="left" title={label} width={mobileWidth} open={sheetOpen} onOpenChange={onSheetOpenChange}>
      {children(false)}
    </Sheet>
  </>
);
