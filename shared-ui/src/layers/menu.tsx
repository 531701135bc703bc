import { latePart } from '../late/late-part';
import { useLateTrigger } from './late-trigger';
import { LostTrigger } from './lost-trigger';
import type { MenuLayerProps } from './menu-layer';
import { MENU_TRIGGER, type MenuProps } from './menu-parts';

const MenuLayer = latePart<MenuLayerProps & { presses: number }>(
  () => import('./menu-layer').then((part) => part.MenuLayer),
  { failed: ({ retry }, { presses }) => <LostTrigger what="The menu" presses={presses} onRetry={retry} /> },
);

/**
 * Actions behind a button. The chosen action runs after the menu has closed and given the focus back, so a dialog it
 * opens returns the focus to the trigger rather than to a row that is gone. Its code (28 kB with what places it) comes when somebody comes
 * near the first of them.
 */
export function Menu({ trigger: shown, ...menu }: MenuProps) {
  const { trigger, standIn, presses } = useLateTrigger(shown, MENU_TRIGGER);
  return <>{trigger}{standIn ? <MenuLayer {...menu} trigger={standIn} presses={presses} /> : null}</>;
}
