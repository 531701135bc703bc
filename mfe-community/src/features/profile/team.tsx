import { Card, Column, EmptyState, H3, mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { WholeCompanyProfileFragment } from '../../generated/graphql';
import { PersonRow } from '../../person/rows';

const Faces = styled.ul`
  display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin: 10px 0 0; padding: 0; list-style: none;
  ${mobile} { grid-template-columns: 1fr; }
  & > li { min-width: 0; padding: 14px; border: 1px solid var(--border); border-radius: var(--r-3); display: grid; align-items: center; }
`;

type Face = NonNullable<WholeCompanyProfileFragment['team']>[number];

export function TeamFaces({ faces }: { faces: readonly Face[] }) {
  return (
    <Faces>
      {faces.map(({ card, position }) => (
        <li key={card.person.id}><PersonRow card={card} size={42} detail={position} /></li>
      ))}
    </Faces>
  );
}

/** Members, then advisors; a company may keep them to itself. */
export function Team({ profile: { team, company } }: { profile: WholeCompanyProfileFragment }) {
  if (!team || team.length === 0) {
    return <Card>
      <EmptyState title={`${company.name} does not show its team`} text="Its people can still be found by their names." />
    </Card>;
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
