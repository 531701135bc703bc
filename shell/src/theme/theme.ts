import { createReadable, type Readable, type ThemeName } from '@heartwood/contract';
import type { ThemeChoice, UiStorage } from '../session/ui-storage';

/** Follows the choice kept in ui storage and the system's own setting; paints `data-theme` on the root element. */
export function createTheme(ui: UiStorage, system: MediaQueryList, root: HTMLElement): Readable<ThemeName> {
  const theme = createReadable<ThemeName>('light');
  const apply = (): void => {
    const next = resolveTheme(ui.get().theme, system.matches);
    root.dataset.theme = next;
    theme.set(next);
  };
  apply();
  ui.subscribe(apply);
  system.addEventListener('change', apply);
  return { get: theme.get, subscribe: theme.subscribe };
}

export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): ThemeName {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}
