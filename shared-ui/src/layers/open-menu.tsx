import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useLateTrigger } from './late-trigger';
import { useLayerHost } from './layer-host';
import { MenuLayer } from './menu-layer';
import { MENU_TRIGGER, type MenuProps } from './menu-parts';

/** A menu that is open as it comes: for one that is fetched, with its rows, when its button is pressed. */
export function OpenMenu({ trigger: shown, ...menu }: MenuProps) {
  const { trigger, standIn } = useLateTrigger(shown, { ...MENU_TRIGGER, isWanted: true });
  return <>{trigger}{standIn ? <MenuLayer {...menu} defaultOpen trigger={standIn} /> : null}</>;
}

export interface ContextMenuProps extends Pick<MenuProps, 'items' | 'label'> {
  /** Where it was asked for, px of the window. */
  at: { x: number; y: number };
  /** What has the focus when it is closed. */
  from: HTMLElement;
  onClose(): void;
}

const Point = styled.span`position: fixed; width: 0; height: 0; pointer-events: none;`;

/** Actions where somebody pressed the other button, or the key for it. Whoever shows it takes it away when it is closed. */
export function ContextMenu({ at, from, onClose, ...menu }: ContextMenuProps) {
  const host = useLayerHost();
  // The menu is called as what it stands at.
  const point = <Point aria-hidden="true" aria-label={menu.label} style={{ left: at.x, top: at.y }} />;
  const close = (hasGoneOn: boolean) => {
    if (!hasGoneOn) from.focus({ preventScroll: true });
    onClose();
  };
  return createPortal(<MenuLayer {...menu} defaultOpen align="start" trigger={point} onClosed={close} />, host ?? document.body);
}
