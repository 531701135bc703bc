import type { SaveStateProps } from '@heartwood/shared-ui';
import type { Revised } from '../rows/use-row-commands';
import type { RowDraftState } from './row-draft.model';

/** What is said of where an open row's words are. */
export function saveStateOf(row: Revised | null, { typed, saving, fault }: RowDraftState<object>): SaveStateProps {
  if (fault?.isConflict) return { state: 'conflict' };
  if (fault) return { state: 'error', why: fault.message };
  if (saving === 'unreachable') return { state: 'offline' };
  if (saving === 'waiting' || saving === 'sending') return { state: 'saving' };
  return { state: row && Object.keys(typed).length === 0 ? 'saved' : 'idle' };
}
