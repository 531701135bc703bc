import { personName } from '@heartwood/contract/domain';
import { Avatar, Button, Chip, isComposing, mobile } from '@heartwood/shared-ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { KnownPersonFragment } from '../../generated/graphql';
import { usePeople } from '../../people/use-people';

const MOST_OFFERED = 8;

const Label = styled.div`
  display: flex; justify-content: space-between; margin-bottom: 6px; font-size: 12px; line-height: 16px; font-weight: var(--fw-semi);
  & span { color: var(--text-3); font-weight: var(--fw-body); }
`;
const Box = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px; align-items: center; min-height: var(--h-lg); padding: 6px 8px;
  border: 1px solid var(--border-control); border-radius: var(--r-2); background: var(--surface); cursor: text;
  &:focus-within { outline: 2px solid var(--focus); outline-offset: -1px; }
`;
const Bare = styled.input`
  flex: 1 0 140px; min-width: 0; height: 28px; padding: 0 4px; border: 0; background: none; color: var(--text); font: inherit;
  font-size: 13px;
  &::placeholder { color: var(--text-3); opacity: 1; }
  &:focus-visible { outline: none; }
  ${mobile} { height: 32px; font-size: 16px; }
`;
const Found = styled.ul`display: flex; flex-wrap: wrap; gap: 6px; min-height: 36px; margin: 8px 0 0; padding: 0; list-style: none;`;
const Words = styled.p`font-size: 12px; line-height: 28px; color: var(--text-3);`;

export interface MembersFieldProps { members: readonly KnownPersonFragment[]; onChange(members: readonly KnownPersonFragment[]): void }

/** People as chips in a field. Enter takes the first who fits, Backspace in the empty field the last one away. */
export function MembersField({ members, onChange }: MembersFieldProps) {
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const people = usePeople(search);
  const fitting = search.trim() === ''
    ? []
    : (people.nodes ?? []).filter(({ person }) => !members.some((member) => member.person.id === person.id)).slice(0, MOST_OFFERED);
  const add = (known: KnownPersonFragment | undefined) => {
    if (!known) return;
    onChange([...members, known]);
    setSearch('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Backspace' && search === '') onChange(members.slice(0, -1));
    if (event.key !== 'Enter' || search === '') return;
    event.preventDefault();
    add(fitting[0]);
  };
  const faceOf = ({ person }: KnownPersonFragment) => (
    <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={20} alt="" />
  );
  return (
    <div role="group" aria-label="Members">
      <Label><div>Members <span>(optional)</span></div><span role="status">{members.length} chosen</span></Label>
      <Box onClick={() => input.current?.focus()}>
        {members.map((known) => (
          <Chip key={known.person.id} lead={faceOf(known)} removeLabel={personName(known.person)} onRemove={() => (
            onChange(members.filter((member) => member !== known))
          )}>{personName(known.person)}</Chip>
        ))}
        <Bare
          ref={input}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder="Search people here"
          aria-label="Search people here"
          autoComplete="off"
        />
      </Box>
      {members.length > 0 ? <Words>People you have not met are asked first.</Words> : null}
      {search.trim() === '' ? null : (
        <Found aria-label="People who fit">
          {fitting.map((known) => (
            <li key={known.person.id}><Chip lead={faceOf(known)} onClick={() => add(known)}>{personName(known.person)}</Chip></li>
          ))}
          {people.nodes !== null && fitting.length === 0 ? <li><Words>No matches</Words></li> : null}
          {people.isFailed ? <li>
            <Words role="alert">People could not be loaded. <Button size="sm" onClick={() => people.retry()}>Retry</Button></Words>
          </li> : null}
        </Found>
      )}
    </div>
  );
}
