import { useSettled } from '@heartwood/client-kit/keys';
import { fullName } from '@heartwood/contract/domain';
import { Avatar, Field, Input } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { useEventCommands } from '../../event/use-event-commands';
import { FindAttendeesDocument } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';

const Found = styled.ul`margin: 6px 0 0; padding: 5px; border: 1px solid var(--border); border-radius: var(--r-3); list-style: none;`;
const Choice = styled.button`
  display: flex; align-items: center; gap: 10px; width: 100%; min-height: 44px; padding: 4px 10px; border: 0; border-radius: 8px;
  background: none;
  color: inherit; font: inherit; text-align: left; cursor: pointer;
  &:hover, &:focus-visible { background: var(--surface-hover); }
  & > div { flex: 1; min-width: 0; overflow-wrap: anywhere; } & b { display: block; font-weight: var(--fw-semi); }
  & span { color: var(--text-3); }
`;

/** People are looked for and asked to come. */
export function InvitePeople({ eventId }: { eventId: string }) {
  const { invite } = useEventCommands();
  const { shell } = useDesk();
  const [search, setSearch] = useState('');
  const text = useSettled(search.trim());
  const [{ data }] = useQuery({ query: FindAttendeesDocument, variables: { text }, pause: text === '' });
  const found = text === '' || search.trim() === '' ? null : data?.matchingUsers;
  const choose = async (userId: string, name: string) => {
    if (!(await invite(eventId, userId)).ok) return;
    setSearch('');
    shell.toast({ title: `${name} is invited`, status: 'success' });
  };
  return (
    <div role="group" aria-label="Invite people">
      <Field label="Invite people">
        <Input
          autoFocus value={search} onChange={({ target }) => setSearch(target.value)} placeholder="Their name or company" autoComplete="off"
        />
      </Field>
      {found ? (
        <Found aria-label="People who fit">
          {found.length === 0 ? <li>Nobody is called so.</li> : null}
          {found.map(({ person, companyName }) => (
            <li key={person.id}>
              <Choice type="button" onClick={() => void choose(person.id, fullName(person))}>
                <Avatar id={person.id} name={fullName(person)} photo={person.profilePhoto} size={32} alt="" />
                <div><b>{fullName(person)}</b><span>{companyName ?? 'No company'}</span></div>
              </Choice>
            </li>
          ))}
        </Found>
      ) : null}
    </div>
  );
}
