import type { DraftState } from '@heartwood/client-kit/drafts';
import type { SaveStateProps } from '@heartwood/shared-ui';
import { formatDayShort, formatTime } from '@heartwood/shared-ui/dates';

/** What became of a text, in the words of the design system. */
export function saveStateOf({ phase, savedAt, refusal }: DraftState): Pick<SaveStateProps, 'state' | 'at' | 'why'> {
  if (phase === 'waiting' || phase === 'saving') return { state: 'saving' };
  if (phase === 'offline') return { state: 'offline' };
  if (phase === 'error') return { state: 'error', ...(refusal !== null && { why: refusal }) };
  if (phase === 'conflict') return { state: 'conflict' };
  if (savedAt === null) return { state: 'idle' };
  return { state: 'saved', at: savedWords(savedAt) };
}

function savedWords(moment: string): string {
  return new Date(moment).toDateString() === new Date().toDateString() ? formatTime(moment) : formatDayShort(moment);
}
