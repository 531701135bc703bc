import { fullName } from '@heartwood/contract/domain';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  Avatar, Badge, Banner, Button, Card, EmptyState, Grow, H1, H2, Row, Skeleton, TabPanel, Tabs, Text, UserPlusIcon, mobile,
} from '@heartwood/shared-ui';
import { dialogOpened } from '../dialogs/dialogs.model';
import { CompanyTeamDocument, type CompanyTeamQuery } from '../generated/graphql';
import { ProfileLink } from '../page/profile-link';
import { pageHead } from '../page/page-head';
import { SUBSCRIPTION } from '../plan/plan-places';
import { useCurrentCompany } from '../session/current-company';
import { MemberLine } from './member-line';
import { groupsOf, type TeamGroup } from './team-groups';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  width: 100%;
  max-width: 920px;
  margin: 0 auto;
  padding: 24px;
  ${mobile} { padding: 16px; }
`;
const Seats = styled(Card)`display: grid; grid-template-columns: 1fr 1fr; gap: 0; & > * + * { border-left: 1px solid var(--border); }`;
const Seat = styled.div`padding: 14px 16px; display: flex; flex-direction: column; gap: 8px;`;
const Meter = styled.div`
  height: 6px;
  border-radius: 99px;
  background: var(--surface-selected);
  overflow: hidden;
  & > i { display: block; height: 100%; background: var(--action); }
`;
const List = styled(Card).attrs({ as: 'ul' })`margin-top: 12px; & > li + li { border-top: 1px solid var(--border); }`;
const Owner = styled.li`display: flex; align-items: center; gap: 12px; padding: 12px 16px;`;

type Team = NonNullable<CompanyTeamQuery['team']>;

/** Members, pending invitations and advisors of the company, with its seats. */
export function TeamPage() {
  const { company, isManager } = useCurrentCompany();
  const [{ data, error, fetching }, reload] = useQuery({
    query: CompanyTeamDocument, variables: { companyId: company.id }, requestPolicy: 'cache-and-network',
  });
  useEffect(() => pageHead.set({ title: 'Team', crumbs: [{ label: 'Team' }] }), []);
  const team = data?.team;
  return (
    <Page>
      <Row justify="between" wrap>
        <div>
          <H1>Team of {company.name}</H1>
          <Text tone="2">Who works on the plan, and what each may do.</Text>
        </div>
        {isManager
          ? <Button variant="primary" icon={UserPlusIcon} onClick={() => dialogOpened({ name: 'invite' })}>Invite people</Button>
          : null}
      </Row>
      {team ? <TeamLists team={team} /> : null}
      {!team && fetching ? <Waiting /> : null}
      {!team && !fetching ? (
        <EmptyState
          title="The team could not be loaded"
          text={error?.graphQLErrors[0]?.message ?? 'Check your connection and try again.'}
          action={<Button variant="primary" onClick={() => reload({ requestPolicy: 'network-only' })}>Try again</Button>}
        />
      ) : null}
    </Page>
  );
}

function Waiting() {
  return <div aria-busy="true" role="region" aria-label="Loading the team"><Skeleton height={72} /><br /><Skeleton height={240} /></div>;
}

function TeamLists({ team }: { team: Team }) {
  const { isManager } = useCurrentCompany();
  const [group, setGroup] = useState<TeamGroup>('members');
  const groups = groupsOf(team.members);
  const accepted = team.members.filter(({ isAccepted }) => isAccepted).length;
  const { plan } = team;
  const isFull = plan.usedTeam >= plan.maxTeam;
  return (
    <>
      <Seats aria-label="Seats">
        <SeatCount label="Team" used={plan.usedTeam} max={plan.maxTeam} note="besides the owner" />
        <SeatCount label="Advisors" used={plan.usedAdvisory} max={plan.maxAdvisory} note="positions of the department Advisory" />
      </Seats>
      {isManager && isFull ? (
        <Banner tone="warning" action={<Button size="sm" href={SUBSCRIPTION}>See plans</Button>}>
          All {plan.maxTeam} team seats of the {plan.name} plan are taken. Pending invitations count.
        </Banner>
      ) : null}
      <div>
        <Tabs
          id="team" label="Team" value={group} onChange={setGroup}
          tabs={[
            { value: 'members', label: 'Members', count: groups.members.length + 1 },
            { value: 'pending', label: 'Pending', count: groups.pending.length },
            { value: 'advisory', label: 'Advisory', count: groups.advisory.length },
          ]}
        />
        <TabPanel id="team" value={group}>
          {group !== 'members' && groups[group].length === 0 ? <Nobody group={group} /> : (
            <List>
              {group === 'members' ? <OwnerLine owner={team.owner} /> : null}
              {groups[group].map((member) => <MemberLine key={member.id} member={member} isLast={member.isAccepted && accepted === 1} />)}
            </List>
          )}
        </TabPanel>
      </div>
    </>
  );
}

function OwnerLine({ owner }: { owner: Team['owner'] }) {
  const { me } = useCurrentCompany();
  return (
    <Owner>
      <Avatar
        id={owner.id}
        name={fullName(owner)}
        photo={owner.profilePhoto}
        size={36}
        presence={owner.OnlineStatus === 'true' ? 'online' : 'offline'}
        alt=""
      />
      <Grow>
        <Text size="dense" weight="semi"><ProfileLink id={owner.id}>{fullName(owner)}</ProfileLink></Text>
        {owner.id === me.user.id ? <Text size="small" tone="3"> (you)</Text> : null}
      </Grow>
      <Badge>Owner</Badge>
    </Owner>
  );
}

function SeatCount({ label, used, max, note }: { label: string; used: number; max: number; note: string }) {
  return (
    <Seat>
      <Row justify="between">
        <H2 as="h2" style={{ fontSize: 13 }}>{label}</H2>
        <Text size="small" tone="3" className="num">{used} of {max}</Text>
      </Row>
      <Meter aria-hidden><i style={{ width: `${max === 0 ? 0 : Math.min(100, (used / max) * 100)}%` }} /></Meter>
      <Text size="small" tone="3">{note}</Text>
    </Seat>
  );
}

function Nobody({ group }: { group: 'pending' | 'advisory' }) {
  return group === 'pending'
    ? <EmptyState title="No pending invitations" text="People you have invited stand here until they answer." />
    : <EmptyState title="No advisors yet" text="Advisors, mentors and investors see the plan without taking a team seat." />;
}
