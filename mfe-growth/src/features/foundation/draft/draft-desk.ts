import type { Shell } from '@heartwood/contract';
import { parseRichText } from '@heartwood/shared-ui/rich-text';
import type { ModuleContentFragment, ModuleKey } from '../../../generated/graphql';
import { fullName } from '../../../module/person';
import { createAutosave, type Autosave, type AutosaveOptions } from './autosave.model';
import type { ServerText } from './draft-state';
import { readKept, writeKept } from './kept-drafts';

type Written = Pick<ModuleContentFragment, 'key' | 'description' | 'revision' | 'updatedAt' | 'updatedBy'>;

/** The autosaves of one company's modules: each lives on while another module is looked at. */
export interface DraftDesk {
  /** The autosave of a module, made at the first call. */
  of(module: Written): Autosave;
  /** News from the server: autosaves that exist learn of it, and texts left by an earlier visit are taken up. */
  serverSaid(modules: readonly (Written & { canEdit: boolean })[]): void;
  flush(): void;
  stop(): void;
}

export interface DraftDeskOptions {
  shell: Shell;
  companyId: string;
  save(key: ModuleKey, ...change: Parameters<AutosaveOptions['save']>): ReturnType<AutosaveOptions['save']>;
}

export function createDraftDesk({ shell, companyId, save }: DraftDeskOptions): DraftDesk {
  const autosaves = new Map<ModuleKey, Autosave>();

  const open = (module: Written): Autosave => {
    const { key, updatedAt } = module;
    const autosave = createAutosave({
      server: toServerText(module),
      savedAt: updatedAt,
      kept: readKept(shell.drafts, companyId, key),
      save: (...change) => save(key, ...change),
      keep: (draft) => writeKept(shell.drafts, companyId, key, draft),
    });
    autosaves.set(key, autosave);
    return autosave;
  };

  const flush = () => autosaves.forEach((autosave) => void autosave.flush());
  const leave = () => autosaves.forEach((autosave) => void autosave.flush({ isLeaving: true }));
  const forget = shell.events.on('socket/resumed', flush);
  window.addEventListener('online', flush);
  window.addEventListener('pagehide', leave);

  return {
    of: (module) => autosaves.get(module.key) ?? open(module),
    serverSaid: (modules) => {
      for (const module of modules) {
        const known = autosaves.get(module.key);
        if (known) known.happened({ type: 'serverSaid', server: toServerText(module) });
        else if (module.canEdit && readKept(shell.drafts, companyId, module.key)) open(module);
      }
    },
    flush,
    stop: () => {
      flush();
      forget();
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', leave);
      autosaves.forEach((autosave) => autosave.stop());
    },
  };
}

export function toServerText({ description, revision, updatedAt, updatedBy }: Omit<Written, 'key'>): ServerText {
  return { text: parseRichText(description), revision, by: updatedBy && fullName(updatedBy), at: updatedAt };
}
