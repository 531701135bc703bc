import { useCompany } from '@heartwood/client-kit/company';
import { fullName, personName, tourTarget } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Avatar, Badge, Button, Card, Checkbox, Row, TabPanel, Tabs, Text, TextLink, UserPlusIcon } from '@heartwood/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { UpdateCompanyDocument, type TeamFieldsFragment } from '../../../generated/graphql';
import { useCommand } from '../../../module/command';
import { MissingRow } from '../../../area-page/rows/missing-row';

const Section = styled.section`display: flex; flex-direction: column; gap: 12px;`;
const List = styled(Card)`margin: 0 0 12px; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }`;
const Line = styled.li`display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 6px 14px;`;
const Who = styled.span`
  display: flex; flex: 1; flex-direction: column; min-width: 0; font-size: 13px; line-height: 18px; overflow-wrap: anywhere;
  & > b { font-weight: var(--fw-semi); }
`;

type Tab = 'team' | 'advisory';
type Member = TeamFieldsFragment['members'][number];

export interface TeamPanelProps {
  team: TeamFieldsFragment;
  isSoloFounder: boolean;
}

/** Who is in the company: the team, and the advisory board. Done with the first accepted member, or with the solo founder's tick. */
export function TeamPanel({ team, isSoloFounder }: TeamPanelProps) {
  const shell = useShell();
  const { isManager } = useCompany();
  const [tab, setTab] = useState<Tab>('team');
  const tabsId = useId();
  const live = team.members.filter(({ isDeclined }) => !isDeclined);
  const shown = live.filter(({ isAdvisory }) => isAdvisory === (tab === 'advisory'));
  const { plan } = team;
  const seats = tab === 'team'
    ? `${plan.usedTeam} of ${plan.maxTeam} team seats used`
    : `${plan.usedAdvisory} of ${plan.maxAdvisory} advisory seats used`;
  return (
    <Section aria-label="Team and advisors" {...tourTarget('advisoryBoard')}>
      <Tabs
        id={tabsId} label="Team and advisors" value={tab} onChange={setTab}
        tabs={[
          { value: 'team', label: 'Team', count: live.filter(({ isAdvisory }) => !isAdvisory).length + 1 },
          { value: 'advisory', label: 'Advisory board', count: live.filter(({ isAdvisory }) => isAdvisory).length },
        ]}
      />
      <TabPanel id={tabsId} value={tab}>
        {tab === 'advisory' && shown.length === 0 ? <MissingRow text="Nobody advises you yet" /> : (
          <List as="ul" aria-label={tab === 'team' ? 'Team' : 'Advisory board'}>
            {tab === 'team' ? <Owner team={team} /> : null}
            {shown.map((member) => <MemberLine key={member.id} member={member} />)}
          </List>
        )}
        <Row wrap>
          {isManager ? <Button icon={UserPlusIcon} onClick={() => shell.events.emit('team/invite', {})}>Invite</Button> : null}
          <Text size="small" tone="3">{seats}</Text>
          <TextLink
            style={{ fontSize: 12 }} href={shell.nav.createHref('/app/team')}
            onClick={(event) => { event.preventDefault(); shell.nav.navigate('/app/team'); }}
          >Manage the team</TextLink>
        </Row>
      </TabPanel>
      <SoloFounder team={team} isSoloFounder={isSoloFounder} />
    </Section>
  );
}

function Owner({ team: { owner } }: { team: TeamFieldsFragment }) {
  const name = personName(owner);
  return <Line>
    <Avatar id={owner.id} name={name} photo={owner.profilePhoto} size={28} alt="" />
    <Who><b>{name}</b></Who>
    <Badge>Owner</Badge>
  </Line>;
}

function MemberLine({ member: { user, email, position, department, isAccepted } }: { member: Member }) {
  const name = (user && fullName(user)) || email;
  return (
    <Line>
      <Avatar id={user?.id ?? ''} name={name} photo={user?.profilePhoto} size={28} alt="" />
      <Who><b>{name}</b><Text size="small" tone="3">{[position, department].filter(Boolean).join(' · ')}</Text></Who>
      {isAccepted ? null : <Badge tone="warning">Invited</Badge>}
    </Line>
  );
}

// Only the owner can say it, and only while it is true.
function SoloFounder({ team, isSoloFounder }: TeamPanelProps) {
  const run = useCommand();
  const { companyId, user } = useCompany();
  const hasTeam = team.members.some(({ isAccepted, isAdvisory }) => isAccepted && !isAdvisory);
  if (team.owner.id !== user.id || hasTeam) return null;
  const tick = (checked: boolean) => (
    void run(UpdateCompanyDocument, 'updateCompany', { id: companyId, set: { isSoloFounder: checked } }, { doing: 'saving the tick' })
  );
  return <Checkbox checked={isSoloFounder} onChange={tick}>I am a solo founder</Checkbox>;
}
