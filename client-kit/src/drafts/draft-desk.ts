import type { Shell } from '@heartwood/contract';
import { createAutosave, type Autosave, type AutosaveOptions } from './autosave.model';
import type { ServerText } from './draft-state';
import { readKept, writeKept } from './kept-drafts';
import { adopt } from './tab-drafts';

/** A text that can be written. */
export interface WrittenText<Key extends string> {
  key: Key;
  server: ServerText;
  /** When the server last took it, ISO. */
  savedAt: string | null;
}

/** The autosaves of texts that belong together: each lives on while another one is looked at. */
export interface DraftDesk<Key extends string> {
  /** The autosave of a text, made at the first call. */
  of(text: WrittenText<Key>): Autosave;
  /** News from the server: autosaves that exist learn of it, and texts left by an earlier visit are taken up. */
  serverSaid(texts: readonly (WrittenText<Key> & { canEdit: boolean })[]): void;
  flush(): void;
  stop(): void;
}

export interface DraftDeskOptions<Key extends string> {
  shell: Pick<Shell, 'drafts' | 'events'>;
  /** The name under which a text is kept on the device. */
  nameOf(key: Key): string;
  /** Where two wrote into one block both stand, and nobody is asked. */
  keepsBoth?: boolean;
  /** Names of texts that were left behind by other tabs, beside the one that is kept under this name: they are merged into it. */
  left?: ReadonlyMap<Key, readonly string[]>;
  save(key: Key, ...change: Parameters<AutosaveOptions['save']>): ReturnType<AutosaveOptions['save']>;
}

export function createDraftDesk<Key extends string>(
  { shell, nameOf, keepsBoth = false, left, save }: DraftDeskOptions<Key>,
): DraftDesk<Key> {
  const autosaves = new Map<Key, Autosave>();

  const open = ({ key, server, savedAt }: WrittenText<Key>): Autosave => {
    const autosave = createAutosave({
      server,
      savedAt,
      kept: readKept(shell.drafts, nameOf(key)),
      keepsBoth,
      save: (...change) => save(key, ...change),
      keep: (draft) => writeKept(shell.drafts, nameOf(key), draft),
    });
    autosaves.set(key, autosave);
    for (const name of left?.get(key) ?? []) adopt(shell.drafts, name, autosave);
    return autosave;
  };

  const flush = () => autosaves.forEach((autosave) => void autosave.flush());
  const leave = () => autosaves.forEach((autosave) => void autosave.flush({ isLeaving: true }));
  const forgets = [
    shell.events.on('socket/resumed', flush),
    shell.events.on('session/leaving', ({ until }) => (
      until(Promise.all([...autosaves.values()].map((autosave) => autosave.flush())).then((saved) => saved.every(Boolean)))
    )),
  ];
  window.addEventListener('online', flush);
  window.addEventListener('pagehide', leave);

  return {
    of: (text) => autosaves.get(text.key) ?? open(text),
    serverSaid: (texts) => {
      for (const text of texts) {
        const known = autosaves.get(text.key);
        if (known) known.happened({ type: 'serverSaid', server: text.server });
        else if (text.canEdit && readKept(shell.drafts, nameOf(text.key))) open(text);
      }
    },
    flush,
    stop: () => {
      flush();
      forgets.forEach((forget) => forget());
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', leave);
      autosaves.forEach((autosave) => autosave.stop());
    },
  };
}
