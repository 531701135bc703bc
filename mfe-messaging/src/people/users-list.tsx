import { NotLoaded, ShowMore } from '@heartwood/client-kit/states';
import { personName } from '@heartwood/contract/domain';
import { Avatar, Checkbox, Spinner } from '@heartwood/shared-ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { companyName, presenceOf } from '../chat/names';
import type { KnownPersonFragment } from '../generated/graphql';
import { PresenceWatch } from '../inbox/presence-watch';
import type { People } from './use-people';

const Frame = styled.div`min-height: 120px; max-height: 400px; overflow: auto;`;
const Rows = styled.ul`display: flex; flex-direction: column; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li`display: flex; align-items: center; gap: 11px; padding: 8px 6px;`;
const Words = styled.span`
  flex: 1; min-width: 0; display: flex; flex-direction: column; line-height: 18px;
  & > b { font-size: 13px; font-weight: var(--fw-semi); }
  & > small { font-size: 12px; color: var(--text-3); }
`;
const Middle = styled.div`display: grid; place-items: center; min-height: 120px; font-size: 13px; color: var(--text-3);`;

export interface UsersListProps {
  people: People;
  /** Checkbox mode: who is chosen. */
  chosen?: ReadonlySet<string>;
  onToggle?(person: KnownPersonFragment): void;
  /** At the end of a row: "Message", "Remove". */
  renderAction?(person: KnownPersonFragment): ReactNode;
}

/** People with their company; empty it reads 'No recent conversation' (specification, section 2). */
export function UsersList({ people, chosen, onToggle, renderAction }: UsersListProps) {
  const rows = useRef<HTMLUListElement>(null);
  if (people.isFailed) return <NotLoaded what="People" onRetry={() => people.retry()} />;
  if (!people.nodes) return <Middle><Spinner size="lg" label="Loading people" /></Middle>;
  if (people.nodes.length === 0) return <Middle>No recent conversation</Middle>;
  return (
    <Frame>
      <Rows ref={rows}>
        {people.nodes.map((known) => {
          const { person } = known;
          const name = personName(person);
          const company = companyName(known.companyName, known.isAdvisory);
          return (
            <Row key={person.id}>
              <PresenceWatch userIds={[person.id]} />
              <Avatar id={person.id} name={name} photo={person.profilePhoto} size={40} presence={presenceOf(person)} alt="" />
              <Words><b>{name}</b><small>{known.isParticipant ? `${company} · already a participant` : company}</small></Words>
              {chosen && onToggle ? (
                <Checkbox
                  aria-label={name} checked={known.isParticipant || chosen.has(person.id)} disabled={known.isParticipant}
                  onChange={() => onToggle(known)}
                />
              ) : null}
              {renderAction?.(known)}
            </Row>
          );
        })}
      </Rows>
      <ShowMore more={people.more} rows={rows} />
    </Frame>
  );
}
