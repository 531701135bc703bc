import { NotLoaded, ShowMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Button, mobile, Spinner } from '@heartwood/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { listLeft, listShown } from '../chat/looking';
import type { EntryFragment } from '../generated/graphql';
import { InboxRow } from './inbox-row';
import { MutePress } from './mute-press';
import type { List } from './use-lists';

const Rows = styled.ul`display: flex; flex-direction: column; gap: 1px; margin: 0; padding: 0; list-style: none;`;
const Middle = styled.div`display: grid; place-items: center; padding: 24px;`;
// The bell stands where the time does, which gives way to it.
const Place = styled.li`
  position: relative;
  &:hover time, &:focus-within:has(:focus-visible) time { visibility: hidden; }
`;
const Bell = styled.span`
  position: absolute; top: 4px; right: 6px; opacity: 0; pointer-events: none;
  ${Place}:hover &, ${Place}:focus-within:has(:focus-visible) & { opacity: 1; pointer-events: auto; }
  ${mobile} { display: none; }
`;
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
  /** Something else lies over it. */
  isCovered?: boolean;
  /** A failure is not told in words. */
  isQuiet?: boolean;
  /** Something else stands below: the list grows only by hand. */
  hasBelow?: boolean;
}

const nameOf = ({ channel, person }: EntryFragment) => (channel.kind === 'personal' ? personName(person) : channel.name ?? 'No name');

/** Conversations or joined channels, with their spinner, their failure and their empty state. */
export function InboxList({
  list, label, selfId, currentId, onOpen, empty, filter, isCovered = false, isQuiet = false, hasBelow = false,
}: InboxListProps) {
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isCovered) return undefined;
    listShown(label);
    return () => void listLeft(label);
  }, [label, isCovered]);
  const retry = () => list.retry();
  if (list.isFailed) {
    if (!isQuiet) return <NotLoaded what={label} onRetry={retry} />;
    return (
      <More>
        <Button size="sm" variant="ghost" aria-label={`Retry loading ${label.toLowerCase()}`} onClick={retry}>Retry</Button>
      </More>
    );
  }
  if (!list.entries) return <Middle><Spinner size="lg" label={`Loading ${label.toLowerCase()}`} /></Middle>;
  if (list.entries.length === 0) return empty;
  const shown = filter ? list.entries.filter(filter) : list.entries;
  return (
    <>
      {shown.length === 0 ? <Words>Nothing here fits.</Words> : (
        <Rows ref={rows} aria-label={label}>
          {shown.map((entry) => (
            <Place key={entry.id}>
              <InboxRow entry={entry} selfId={selfId} isOn={entry.id === currentId} onOpen={onOpen} />
              <Bell><MutePress small entry={entry} name={nameOf(entry)} /></Bell>
            </Place>
          ))}
        </Rows>
      )}
      <ShowMore more={list.more} rows={rows} isByHand={hasBelow || shown.length < list.entries.length} />
    </>
  );
}
