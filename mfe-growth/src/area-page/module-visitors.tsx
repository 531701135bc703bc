import { useCompany } from '@heartwood/client-kit/company';
import { AvatarStack, Text } from '@heartwood/shared-ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useSubscription } from 'urql';
import { ModuleVisitorsDocument, type ModuleContentFragment } from '../generated/graphql';
import { toFace } from '../module/person';

const Line = styled.span`display: inline-flex; align-items: center; gap: 8px; min-height: 24px;`;

/** Who else has this module before their eyes. A tab that nobody looks at tells nobody that somebody is here. */
export function ModuleVisitors({ module: { companyId, key } }: { module: Pick<ModuleContentFragment, 'companyId' | 'key'> }) {
  const { user } = useCompany();
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState !== 'hidden');
  const [{ data }] = useSubscription({ query: ModuleVisitorsDocument, variables: { companyId, key }, pause: !isSeen });
  const others = isSeen ? data?.moduleVisitors.people.filter(({ id }) => id !== user.id).map(toFace) ?? [] : [];
  return (
    <Line role="status">
      {others.length === 0 ? null : <span aria-hidden><AvatarStack people={others} size={24} /></span>}
      {others.length === 0 ? null : <Text size="small" tone="2">{hereWords(others.map(({ name }) => name))}</Text>}
    </Line>
  );
}

/** "Tarik is here", "Tarik and Priya are here", "Tarik and 2 others are here". */
export function hereWords(names: readonly string[]): string {
  const [one = '', two = ''] = names.map((name) => name.trim().split(/\s+/)[0] || 'Somebody');
  if (names.length === 1) return `${one} is here`;
  return names.length === 2 ? `${one} and ${two} are here` : `${one} and ${names.length - 1} others are here`;
}

function onVisibility(told: () => void): () => void {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
}
