import type { Slide } from '@heartwood/contract/deck';
import { Button, Icon, RefreshCwIcon, Text } from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import styled from 'styled-components';
import { useEditing } from './editor-context';
import { bindingOps, boundOf, type Bound } from './model/bindings';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 9px 10px 9px 14px;
  border: 1px solid var(--warning-line);
  border-radius: 10px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-1);
  font-size: 13px;
  line-height: 18px;
  & > svg { color: var(--warning); }
  & > p { flex: 1; min-width: 200px; }
`;

/** How long words are said in a bar. */
const shortWords = (words: string) => (words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words);

/** The plan says something else by now: what, since when and by whom, with both ways on. One at a time. */
export function StaleBar({ slide }: { slide: Slide }) {
  const { model, facts } = useEditing();
  const stale = boundOf(slide, facts).filter(({ state }) => state === 'stale');
  const [first] = stale;
  if (!first?.fact) return null;
  const { fact, binding } = first;
  const places = stale.filter((each) => each.binding.path === binding.path);
  const run = (choice: 'update' | 'keep') => model.edit(bindingOps(places, choice, new Date().toISOString()));
  return (
    <Frame role="status">
      <Icon as={RefreshCwIcon} />
      <p>
        <b>{changeWords(first)}</b>{' '}
        <Text tone="2">{[
          fact.changedBy === null ? null : `By ${fact.changedBy}`, places.length === 1 ? '1 place here' : `${places.length} places here`,
        ].filter(Boolean).join(', ')}</Text>
      </p>
      <Button size="sm" variant="ghost" onClick={() => run('keep')}>Keep {shortWords(binding.words)}</Button>
      <Button size="sm" onClick={() => run('update')}>Update to {shortWords(fact.words)}</Button>
    </Frame>
  );
}

function changeWords({ fact, binding }: Bound): string {
  if (!fact) return '';
  const when = fact.changedAt === null ? 'has changed' : `changed on ${formatDayShort(fact.changedAt)}`;
  return binding.words === fact.words
    ? `${fact.name} ${when}.`
    : `${fact.name} ${when}: ${shortWords(binding.words)} is now ${shortWords(fact.words)}.`;
}
