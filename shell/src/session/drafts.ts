import type { Drafts } from '@heartwood/contract';
import type { UiStorage } from './ui-storage';

/** Drafts live in ui storage, which is emptied at logout and when somebody else signs in. */
export function createDrafts(ui: UiStorage): Drafts {
  return {
    get: (key) => ui.get().drafts[key] ?? null,
    set(key, text) {
      const { [key]: _removed, ...rest } = ui.get().drafts;
      ui.update({ drafts: text === null ? rest : { ...rest, [key]: text } });
    },
    keys: (prefix) => Object.keys(ui.get().drafts).filter((key) => key.startsWith(prefix)),
  };
}
