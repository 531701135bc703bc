export { CommandPalette, type CommandPaletteProps, type PaletteItem } from './command-palette';
