export { CommandPalette, type CommandPaletteProps } from './command-palette';
export type { PaletteGroup, PaletteItem, PaletteUse } from './palette-item';
export { rankGroups } from './rank-groups';
