import { sectorName } from '@heartwood/client-kit/company-fields';
import { OBJECTIVES, STAGES } from '@heartwood/contract/domain';
import { Column, H3, Row, Text, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { WholeCompanyProfileFragment } from '../../generated/graphql';
import { Sheet } from './about-user';
import { LevelLine } from './companies';
import { FactList } from './parts';
import { TeamFaces } from './team';

const Head = styled(Row)`justify-content: space-between;`;

/** "In 9 months". */
function etaWords(metric: string | null | undefined, value: number | null | undefined): string | null {
  if (metric == null || value == null) return null;
  const unit = metric.toLowerCase();
  return `In ${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** What a company says of itself, as far as it tells. */
export function AboutCompany({ profile, onTeam }: { profile: WholeCompanyProfileFragment; onTeam(): void }) {
  const { elevatorPitch, done, stageId, sectors, objective, team } = profile;
  return (
    <Column gap={4}>
      {elevatorPitch ? <Sheet><H3 as="h2">Elevator pitch</H3><Text as="p" dir="auto">{elevatorPitch}</Text></Sheet> : null}
      <Sheet>
        <Head><H3 as="h2">{done == null ? 'At a glance' : 'Level'}</H3></Head>
        {done == null ? null : <LevelLine done={done} />}
        <FactList
          facts={[
            ['Stage', STAGES.find(({ id }) => id === stageId)?.name],
            ['Objective', OBJECTIVES.find(({ value }) => value === objective)?.label],
            ['Sectors', sectors.map(sectorName).join(', ')],
            ['Investment planned', etaWords(profile.investmentEtaMetric, profile.investmentEtaValue)],
          ]}
        />
      </Sheet>
      {team && team.length > 0 ? (
        <section aria-label="Team">
          <Head>
            <H3 as="h2">Team</H3>
            {team.length > 2 ? <TextLink as="button" type="button" onClick={onTeam}>See all {team.length}</TextLink> : null}
          </Head>
          <TeamFaces faces={team.slice(0, 2)} />
        </section>
      ) : null}
    </Column>
  );
}
