import { useShell } from '@heartwood/contract/kit';
import { useUnit } from 'effector-react';
import type { Autosave } from './autosave.model';
import { readKept } from './kept-drafts';

/** Texts that are only on this device. It is looked up anew whenever the open text moves on. */
export function useUnsent<Key extends string>(keys: readonly Key[], nameOf: (key: Key) => string, open: Autosave): ReadonlySet<Key> {
  const { drafts } = useShell();
  useUnit(open.$state);
  return new Set(keys.filter((key) => readKept(drafts, nameOf(key)) !== null));
}
