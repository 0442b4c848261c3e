import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Modal, type Opening } from './modal.tsx';

const SIDES = {
  left: 'left-0 border-r animate-slide-left',
  right: 'right-0 border-l animate-slide-right',
} as const;

/** A panel that comes in from the side, for menus on small screens. */
export const Sheet = ({
  side = 'right',
  width = '18rem',
  ...rest
}: Opening & { title: string; side?: keyof typeof SIDES; width?: string; children: ReactNode }) => (
  <Modal
    kind="window"
    titleHidden
    style={{ width, maxWidth: '88vw' }}
    className={classNames('inset-y-0 flex flex-col bg-rail', SIDES[side])}
    {...rest}
  />
);
