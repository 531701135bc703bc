import { useCompany } from '@heartwood/client-kit/company';
import { usePlan } from '../../timeline/plan-context';
import { entryWords, type Entry, type EntryWords } from './entries';

/** The second line of an entry, as the viewer reads it. */
export function useEntryWords(entry: Entry): EntryWords {
  const { user } = useCompany();
  return entryWords(entry, { ...usePlan(), viewerId: user.id });
}
