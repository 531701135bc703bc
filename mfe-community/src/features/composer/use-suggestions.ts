import { useSettled } from '@heartwood/client-kit/keys';
import { fullName, tagName } from '@heartwood/contract/domain';
import { useQuery } from 'urql';
import { MentionSuggestionsDocument, SuggestedTagsDocument, TagSuggestionsDocument } from '../../generated/graphql';
import type { Named } from './post-draft';
import type { WordQuery } from './words-at';

/** A row under the field. `word` is what stands in the text afterwards. */
export interface Suggestion {
  key: string;
  kind: Named['kind'] | 'tag' | 'new-tag';
  id: string;
  word: string;
  name: string;
  hint: string;
  picture: string | null;
  named: Named | null;
}

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const followers = (count: number) => (count === 1 ? '1 follower' : `${count} followers`);

/** Who and what fits what is typed after a sign, once the typing pauses; after # alone the own top ten. */
export function useSuggestions(at: WordQuery | null): { suggestions: readonly Suggestion[]; isLoading: boolean } {
  const query = at?.query ?? '';
  const text = useSettled(query);
  const isSettled = text === query;
  const isTag = at?.sign === '#';
  const [people] = useQuery({
    query: MentionSuggestionsDocument, variables: { text: text.trim() }, pause: at?.sign !== '@' || text.trim() === '' || !isSettled,
  });
  const [tags] = useQuery({ query: TagSuggestionsDocument, variables: { text }, pause: !isTag || text === '' || !isSettled });
  const [own] = useQuery({ query: SuggestedTagsDocument, pause: !isTag || query !== '' });
  if (at === null) return { suggestions: [], isLoading: false };
  if (isTag) {
    const found = query === '' ? own.data?.suggestedTags ?? [] : tags.data?.matchingTags ?? [];
    const rows = found.filter(({ name }) => name.startsWith(query.toLowerCase())).map(({
      id, name, usageCount, isFollowed,
    }): Suggestion => ({
      key: id, kind: 'tag', id, word: `#${name}`, name, hint: isFollowed ? `${posts(usageCount)} · you follow` : posts(usageCount),
      picture: null, named: null,
    }));
    const name = tagName(query);
    const isNew = name !== null && !rows.some((row) => row.name === name);
    const added: Suggestion[] = isNew
      ? [{
        key: 'new', kind: 'new-tag', id: 'new', word: `#${name}`, name: `Create #${name}`, hint: 'Letters, numbers and hyphens',
        picture: null, named: null,
      }]
      : [];
    return { suggestions: [...rows, ...added], isLoading: false };
  }
  if (query.trim() === '') return { suggestions: [], isLoading: false };
  const { matchingUsers = [], searchCompanies } = people.data ?? {};
  const suggestions = [
    ...matchingUsers.map(({ person, companyName, position }): Suggestion => {
      const name = fullName(person);
      return {
        key: person.id, kind: 'person', id: person.id, word: `@${name}`, name, picture: person.profilePhoto ?? null,
        hint: [position, companyName].filter(Boolean).join(', ') || 'No company', named: { kind: 'person', id: person.id, name },
      };
    }),
    ...(searchCompanies?.nodes ?? []).map(({ id, name, logo, city, followerCount }): Suggestion => ({
      key: id, kind: 'company', id, word: `@${name}`, name, picture: logo ?? null,
      hint: [city, followers(followerCount)].filter(Boolean).join(' · '), named: { kind: 'company', id, name },
    })),
  ];
  // What was found for fewer letters still stands while the next are asked for.
  const wanted = query.trim().toLowerCase();
  return {
    suggestions: isSettled ? suggestions : suggestions.filter(({ name }) => name.toLowerCase().includes(wanted)),
    isLoading: people.fetching,
  };
}
