import { useShell } from '@heartwood/contract/kit';
import { useUnit } from 'effector-react';
import type { ModuleKey } from '../../../generated/graphql';
import type { Autosave } from './autosave.model';
import { readKept } from './kept-drafts';

/** Modules with a text that is only on this device. It is looked up anew whenever the open module's text moves on. */
export function useUnsent(companyId: string, keys: readonly ModuleKey[], open: Autosave): ReadonlySet<ModuleKey> {
  const { drafts } = useShell();
  useUnit(open.$state);
  return new Set(keys.filter((key) => readKept(drafts, companyId, key) !== null));
}
