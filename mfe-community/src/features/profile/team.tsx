import { personName, userProfilePath } from '@heartwood/contract/domain';
import { useReadable } from '@heartwood/contract/kit';
import { Avatar, Badge, Card, Column, EmptyState, H3, mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { WholeCompanyProfileFragment } from '../../generated/graphql';
import { useDesk } from '../../notification/desk';

const Faces = styled.ul`
  display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin: 10px 0 0; padding: 0; list-style: none; ${mobile} { grid-template-columns: 1fr; }
  & a {
    display: flex; align-items: center; gap: 12px; min-width: 0; padding: 14px; border: 1px solid var(--border); border-radius: var(--r-3);
    color: inherit; text-decoration: none; font-size: var(--fs-small); line-height: var(--lh-small); overflow-wrap: anywhere;
  }
  & a:hover { border-color: var(--border-control); } & a > span:nth-child(2) { flex: 1; min-width: 0; color: var(--text-3); }
  & b { display: block; font-size: 13px; font-weight: var(--fw-semi); color: var(--text); }
`;

type Face = NonNullable<WholeCompanyProfileFragment['team']>[number];

export function TeamFaces({ faces }: { faces: readonly Face[] }) {
  const { shell } = useDesk();
  const { user } = useReadable(shell.session);
  return (
    <Faces>
      {faces.map(({ person, position }) => (
        <li key={person.id}>
          <a href={userProfilePath(person.id)}>
            <Avatar id={person.id} name={personName(person)} photo={person.profilePhoto} size={42} alt="" />
            <span><b dir="auto">{personName(person)}</b> {position}</span>
            {person.id === user.id ? <Badge>You</Badge> : null}
          </a>
        </li>
      ))}
    </Faces>
  );
}

/** Members, then advisors; a company may keep them to itself. */
export function Team({ profile: { team, company } }: { profile: WholeCompanyProfileFragment }) {
  if (!team || team.length === 0) {
    return <Card><EmptyState title={`${company.name} does not show its team`} text="Its people can still be found by their names." /></Card>;
  }
  const members = team.filter(({ isAdvisory }) => !isAdvisory);
  const advisors = team.filter(({ isAdvisory }) => isAdvisory);
  return (
    <Column gap={4}>
      <section aria-label="Members"><H3 as="h2">Members</H3><TeamFaces faces={members} /></section>
      {advisors.length > 0 ? <section aria-label="Advisors"><H3 as="h2">Advisors</H3><TeamFaces faces={advisors} /></section> : null}
    </Column>
  );
}
