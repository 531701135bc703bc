export { LateMenu, type LateMenuProps } from './late-menu';
