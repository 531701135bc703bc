import { Menu, type MenuProps } from '@heartwood/shared-ui';

/** Open from the first: it is fetched when its button is pressed. */
export function OpenMenu(menu: MenuProps) {
  return <Menu {...menu} defaultOpen />;
}
