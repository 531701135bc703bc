import type { MentionMember } from '@heartwood/shared-ui/mentions';
import { fullName } from '@heartwood/contract/domain';
import { useSettled } from '@heartwood/client-kit/keys';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { FindMentionsDocument, type PostMentionedFragment } from '../generated/graphql';
import { namedIn } from './who';

/** Whom a text can name: those it names already, and who is found by what is typed after an @. */
export function useMentionable(mentions: readonly PostMentionedFragment[] = []): {
  members: MentionMember[]; lookFor: (query: string) => void;
} {
  const [query, lookFor] = useState('');
  const text = useSettled(query);
  const [{ data }] = useQuery({ query: FindMentionsDocument, variables: { text }, pause: text === '' });
  const members = useMemo(() => {
    const found = data?.matchingUsers.map(({ person }) => ({ id: person.id, name: fullName(person), photo: person.profilePhoto })) ?? [];
    const named = namedIn(mentions);
    return [...named, ...found.filter(({ id }) => named.every((each) => each.id !== id))];
  }, [data, mentions]);
  return { members, lookFor };
}
