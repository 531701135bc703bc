import type { FaceFragment, SearchMessagesQueryVariables } from '../../generated/graphql';

/** What narrows a search besides its words. */
export interface SearchFilter {
  from: Pick<FaceFragment, 'id' | 'firstname' | 'lastname' | 'profilePhoto'> | null;
  /** A channel or conversation, where the search is not of one already. */
  place: { channelId: string; name: string } | null;
  /** Days of the viewer, both searched: `YYYY-MM-DD`, or null for no end. */
  firstDay: string | null;
  lastDay: string | null;
  hasFile: boolean;
}

export const NO_FILTER: SearchFilter = { from: null, place: null, firstDay: null, lastDay: null, hasFile: false };

/** Whether it finds something without a word: days or a place alone would find all that was ever said. */
export const findsByItself = ({ from, hasFile }: SearchFilter): boolean => from !== null || hasFile;

export const isFiltered = (filter: SearchFilter): boolean => (
  findsByItself(filter) || [filter.place, filter.firstDay, filter.lastDay].some((each) => each !== null)
);

/** The variables of a search; `channelId` is the conversation that is searched, null for all. */
export function variablesOf(search: string, channelId: string | null, filter: SearchFilter): SearchMessagesQueryVariables {
  return {
    search, channelId: channelId ?? filter.place?.channelId ?? null, authorId: filter.from?.id ?? null,
    since: momentOf(filter.firstDay, 0), until: momentOf(filter.lastDay, 1), hasFile: filter.hasFile,
  };
}

/** The moment at which a day of the viewer begins, some days on; null for no day, and for one that is still being typed. */
function momentOf(day: string | null, daysOn: number): string | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + daysOn).toISOString();
}

/** "12 May 2026 – 14 May 2026", "Since 12 May 2026", "Until 14 May 2026"; null for any day. */
export function daysLabel({ firstDay, lastDay }: SearchFilter, say: (iso: string) => string): string | null {
  const [first, last] = [momentOf(firstDay, 0), momentOf(lastDay, 0)].map((moment) => moment && say(moment));
  if (first && last) return first === last ? first : `${first} – ${last}`;
  return first ? `Since ${first}` : last ? `Until ${last}` : null;
}
