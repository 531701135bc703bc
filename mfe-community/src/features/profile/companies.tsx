import { completionPercent, levelName, MODULE_COUNT } from '@heartwood/contract/domain';
import { Card, Column, EmptyState, Tally, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { WholeProfileFragment } from '../../generated/graphql';
import { CompanyRow } from '../../person/rows';

const Sheet = styled(Card)`display: grid; gap: 12px; padding: 16px;`;
const Level = styled.div`
  display: flex; align-items: center; gap: 12px; & > :first-child { flex: 1; } font-size: var(--fs-small); color: var(--text-2);
  white-space: nowrap;
`;

type ProfileCompany = WholeProfileFragment['companies'][number];

/** What somebody is in a company. */
export const standing = ({ isOwner, position, isAdvisory }: Pick<ProfileCompany, 'isOwner' | 'position' | 'isAdvisory'>): string => {
  if (isOwner) return 'Founder';
  return position ?? (isAdvisory ? 'Advisor' : 'Member');
};

/** "Very Robust · 18 of 28" with its segments. */
export function LevelLine({ done }: { done: number }) {
  const level = levelName(completionPercent(done));
  return (
    <Level>
      <Tally size="level" done={{ done, total: MODULE_COUNT }} />
      <span>{[level, `${done} of ${MODULE_COUNT}`].filter(Boolean).join(' · ')}</span>
    </Level>
  );
}

/** The companies that a person is in; the level only where the company shows it. */
export function Companies({ profile: { companies, isOwn, person } }: { profile: WholeProfileFragment }) {
  if (companies.length === 0) {
    const text = isOwn ? 'The companies that you are in appear here.' : `${person.firstname || 'This person'} is in no company.`;
    return <Card><EmptyState title="No company yet" text={text} /></Card>;
  }
  return (
    <Column gap={3}>
      {companies.map((each) => (
        <Sheet key={each.company.id} as="article">
          <CompanyRow
            company={each.company} size={40} isOwn={isOwn}
            detail={[standing(each), each.done == null ? 'does not show its level' : null].filter(Boolean).join(' · ')}
          />
          {each.done == null ? null : <LevelLine done={each.done} />}
        </Sheet>
      ))}
      {isOwn ? <Text size="small" tone="3">Whether others see which companies you advise is up to you: Edit profile.</Text> : null}
    </Column>
  );
}
