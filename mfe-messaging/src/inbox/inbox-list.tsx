import { Button, Spinner } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { NotLoaded } from '../chat/not-loaded';
import type { EntryFragment } from '../generated/graphql';
import { InboxRow } from './inbox-row';
import type { List } from './use-lists';

const Rows = styled.ul`display: flex; flex-direction: column; gap: 1px; margin: 0; padding: 0; list-style: none;`;
const Middle = styled.div`display: grid; place-items: center; padding: 24px;`;
const More = styled.div`padding: 4px 2px;`;
const Words = styled.p`padding: 6px 10px 10px; font-size: 12px; line-height: 17px; color: var(--text-3);`;

export interface InboxListProps {
  list: List;
  label: string;
  selfId: string;
  currentId: string | null;
  onOpen(entry: EntryFragment): void;
  /** What stands there when the list is empty. */
  empty: ReactNode;
  /** Shows only what fits. */
  filter?: (entry: EntryFragment) => boolean;
  /** A failure is not told in words. */
  isQuiet?: boolean;
}

/** Conversations or joined channels, with their spinner, their failure and their empty state. */
export function InboxList({ list, label, selfId, currentId, onOpen, empty, filter, isQuiet = false }: InboxListProps) {
  const retry = () => list.retry();
  if (list.isFailed) return isQuiet ? <More><Button size="sm" variant="ghost" aria-label={`Retry loading ${label.toLowerCase()}`} onClick={retry}>Retry</Button></More> : <NotLoaded what={label} onRetry={retry} />;
  if (!list.entries) return <Middle><Spinner size="lg" label={`Loading ${label.toLowerCase()}`} /></Middle>;
  if (list.entries.length === 0) return empty;
  const shown = filter ? list.entries.filter(filter) : list.entries;
  return (
    <>
      {shown.length === 0 ? <Words>Nothing here fits.</Words> : (
        <Rows aria-label={label}>
          {shown.map((entry) => (
            <li key={entry.id}><InboxRow entry={entry} selfId={selfId} isOn={entry.id === currentId} onOpen={onOpen} /></li>
          ))}
        </Rows>
      )}
      {list.loadMore ? <More><Button size="sm" variant="ghost" onClick={list.loadMore}>Show more</Button></More> : null}
    </>
  );
}
