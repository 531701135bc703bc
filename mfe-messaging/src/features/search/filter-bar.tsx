import { NotLoaded } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import {
  Avatar, Button, Chip, ChevronDownIcon, Column, Field, Icon, Input, mobile, Popover, SearchField, Spinner, Text,
} from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useDesk } from '../../chat/desk';
import { conversationName } from '../../chat/names';
import { rowTime } from '../../chat/times';
import { ChannelMark } from '../../inbox/channel-mark';
import { useConversations, useJoinedChannels } from '../../inbox/use-lists';
import { usePeople } from '../../people/use-people';
import { daysLabel, type SearchFilter } from './search-filter';

const Bar = styled.div`display: flex; flex-wrap: wrap; gap: 6px; padding: 8px 0 2px;`;
/** As a chip, but it opens something and says so. */
const Pick = styled.button<{ $on: boolean }>`
  display: inline-flex; align-items: center; gap: 4px; max-width: 100%; height: 28px; padding: 0 8px 0 10px; border: 1px solid;
  border-color: ${({ $on }) => ($on ? 'transparent' : 'var(--border-2)')}; border-radius: var(--r-full);
  background: ${({ $on }) => ($on ? 'var(--surface-selected)' : 'var(--surface)')};
  color: ${({ $on }) => ($on ? 'var(--text)' : 'var(--text-2)')};
  font-size: 12px; font-weight: ${({ $on }) => ($on ? 'var(--fw-semi)' : 'var(--fw-medium)')}; cursor: pointer;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { background: var(--surface-hover); }
  ${mobile} { height: 34px; }
`;
const List = styled.ul`max-height: 280px; margin: 4px 0 0; padding: 0; overflow: auto; list-style: none;`;
const Choice = styled.button`
  display: flex; gap: 10px; align-items: center; width: 100%; min-height: 36px; padding: 4px 8px; border: 0; border-radius: 8px;
  background: none; color: inherit; font: inherit; font-size: 13px; text-align: left; cursor: pointer;
  &:hover, &:focus-visible { background: var(--surface-hover); }
  & > span:last-child { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export interface FilterBarProps {
  filter: SearchFilter;
  onChange(filter: SearchFilter): void;
  /** Whether one conversation is searched: then there is no place to choose. */
  isHere: boolean;
}

/** From whom, where, when and with a file: each a chip that opens what it is chosen from. */
export function FilterBar({ filter, onChange, isHere }: FilterBarProps) {
  const set = (change: Partial<SearchFilter>) => onChange({ ...filter, ...change });
  return (
    <Bar role="group" aria-label="Narrow the search">
      <PickChip label="From" chosen={filter.from && personName(filter.from)} onClear={() => set({ from: null })}>
        {(close) => <FromList onChosen={(from) => { set({ from }); close(); }} />}
      </PickChip>
      {isHere ? null : (
        <PickChip label="In" chosen={filter.place?.name ?? null} onClear={() => set({ place: null })}>
          {(close) => <PlaceList onChosen={(place) => { set({ place }); close(); }} />}
        </PickChip>
      )}
      <PickChip label="Date" chosen={daysLabel(filter, rowTime)} onClear={() => set({ firstDay: null, lastDay: null })}>
        {() => <Days filter={filter} set={set} />}
      </PickChip>
      <Chip on={filter.hasFile} onClick={() => set({ hasFile: !filter.hasFile })}>Has a file</Chip>
    </Bar>
  );
}

interface PickChipProps {
  label: string;
  chosen: string | null;
  onClear(): void;
  children(close: () => void): ReactNode;
}

function PickChip({ label, chosen, onClear, children }: PickChipProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      open={isOpen} onOpenChange={setOpen} label={label} width={260}
      trigger={(
        <Pick type="button" $on={chosen !== null}>
          <span>{chosen === null ? label : `${label}: ${chosen}`}</span><Icon as={ChevronDownIcon} size={14} />
        </Pick>
      )}
    >
      <Column style={{ gap: 8, padding: 8 }}>
        {children(close)}
        {chosen === null ? null : <Button size="sm" variant="ghost" onClick={() => { onClear(); close(); }}>Clear</Button>}
      </Column>
    </Popover>
  );
}

/** Oneself first, then whom one can write to, searched by the server. */
function FromList({ onChosen }: { onChosen(person: NonNullable<SearchFilter['from']>): void }) {
  const { self } = useDesk();
  const [search, setSearch] = useState('');
  const { nodes, isFailed, retry } = usePeople(search);
  const people = [...(search === '' ? [self] : []), ...(nodes ?? []).map(({ person }) => person)];
  return (
    <>
      <SearchField
        autoFocus
        aria-label="Search people here"
        placeholder="Search people here"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {isFailed ? <NotLoaded what="People" onRetry={retry} /> : null}
      {!nodes && !isFailed ? <Spinner label="Loading people" /> : null}
      {nodes && people.length === 0 ? <Text size="small" tone="3">Nobody is called that.</Text> : null}
      <List aria-label="People">
        {people.map((person) => {
          const name = personName(person);
          return (
            <li key={person.id}>
              <Choice type="button" onClick={() => onChosen(person)}>
                <Avatar id={person.id} name={name} photo={person.profilePhoto} size={24} alt="" />
                <span>{person.id === self.id ? `${name} (you)` : name}</span>
              </Choice>
            </li>
          );
        })}
      </List>
    </>
  );
}

/** The channels and conversations of the lists. */
function PlaceList({ onChosen }: { onChosen(place: { channelId: string; name: string }): void }) {
  const [search, setSearch] = useState('');
  const entries = [...(useJoinedChannels().entries ?? []), ...(useConversations().entries ?? [])];
  const word = search.trim().toLowerCase();
  const places = entries
    .map((entry) => ({ entry, name: conversationName(entry.channel, entry.person) }))
    .filter(({ name }) => name.toLowerCase().includes(word));
  return (
    <>
      <SearchField
        autoFocus aria-label="Search conversations" placeholder="Search conversations" value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {places.length === 0 ? <Text size="small" tone="3">No conversation is called that.</Text> : null}
      <List aria-label="Conversations">
        {places.map(({ entry: { id, channel, person }, name }) => (
          <li key={id}>
            <Choice type="button" onClick={() => onChosen({ channelId: channel.id, name })}>
              {person
                ? <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={24} alt="" />
                : <ChannelMark channel={channel} size={24} />}
              <span>{name}</span>
            </Choice>
          </li>
        ))}
      </List>
    </>
  );
}

function Days({ filter: { firstDay, lastDay }, set }: { filter: SearchFilter; set(change: Partial<SearchFilter>): void }) {
  return (
    <>
      <Field label="From day">
        <Input
          type="date"
          value={firstDay ?? ''}
          max={lastDay ?? undefined}
          onChange={(event) => set({ firstDay: event.target.value || null })}
        />
      </Field>
      <Field label="To day">
        <Input
          type="date"
          value={lastDay ?? ''}
          min={firstDay ?? undefined}
          onChange={(event) => set({ lastDay: event.target.value || null })}
        />
      </Field>
    </>
  );
}
