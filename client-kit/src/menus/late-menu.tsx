import { latePart, type LostPart, type MenuProps } from '@heartwood/shared-ui';
import { cloneElement, useState, type ReactElement } from 'react';
import { LostLayer } from '../states/lost-layer';

interface OpenMenuProps extends MenuProps {
  onLost(): void;
}

const OpenMenu = latePart<OpenMenuProps>(
  () => import('./open-menu').then((part) => part.OpenMenu),
  { failed: (lost: LostPart, { onLost }) => <LostLayer what="The menu" lost={lost} onClose={onLost} /> },
);

export interface LateMenuProps extends Omit<MenuProps, 'trigger' | 'defaultOpen'> {
  /** One focusable element, which hears of pointer, focus and click. */
  trigger: ReactElement<object>;
}

/**
 * A `Menu` whose code (28 kB with what places it) comes when somebody comes near its button, and which is open when it has come by a press.
 */
export function LateMenu({ trigger, ...menu }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const press = cloneElement(trigger, {
    'aria-haspopup': 'menu', 'aria-expanded': false, onPointerEnter: OpenMenu.prefetch, onFocus: OpenMenu.prefetch,
    onClick: () => setWanted(true),
  } as object);
  return isWanted ? <OpenMenu {...menu} trigger={trigger} onLost={() => setWanted(false)} fallback={press} /> : press;
}
