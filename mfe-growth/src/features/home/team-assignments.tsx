import { useCompany } from '@heartwood/client-kit/company';
import { personName } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Avatar, Card, Clip, H3, Icon, mobile, print, Tally, TextLink, UserPlusIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { FrameworkNumbersFragment } from '../../generated/graphql';

const Frame = styled(Card)`display: flex; flex-direction: column; overflow: hidden;`;
const Head = styled.header`
  ${print} { & > button { display: none; } } display: flex; align-items: center; height: 42px; padding: 0 6px 0 12px; & > h3 { flex: 1; }
  ${mobile} { height: 52px; padding-left: 14px; }
`;
// The design system's icon button brings a floating tooltip with it; the home does without that code.
const InviteButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: var(--text-2);
  cursor: pointer;
  &:hover { background: var(--surface-hover); color: var(--text); }
  ${mobile} { width: 44px; height: 44px; }
`;
const List = styled.ul`flex: 1; margin: 0; padding: 0 0 4px; list-style: none;`;
const Item = styled.li`display: flex; align-items: center; gap: 10px; padding: 8px 12px; ${mobile} { padding: 8px 14px; }`;
const Middle = styled.span`
  display: flex; flex: 1; min-width: 0; flex-direction: column; gap: 2px; font-size: 13px; line-height: 16px; font-weight: var(--fw-medium);
`;
const Count = styled.span`font-size: 12px; line-height: 17px; color: var(--text-3); font-variant-numeric: tabular-nums;`;
const Nothing = styled.li`padding: 8px 12px; font-size: 13px; line-height: 19px; color: var(--text-3);`;
const Foot = styled.footer`
  display: flex;
  align-items: center;
  height: 38px;
  padding: 0 12px;
  border-top: 1px solid var(--border);
  font-size: 12px;
  line-height: 17px;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  & > span { flex: 1; }
  ${mobile} { height: 48px; padding: 0 14px; }
  ${print} { & > button { display: none; } }
`;

type Assigned = FrameworkNumbersFragment['people'][number];

/** Who has how many modules, and how many of those are done. */
export function TeamAssignments({ people, plan }: Pick<FrameworkNumbersFragment, 'people' | 'plan'>) {
  const shell = useShell();
  const { isManager } = useCompany();
  const busy = people.filter(({ assigned }) => assigned > 0).sort((a, b) => b.assigned - a.assigned);
  const invite = () => shell.events.emit('team/invite', {});
  return (
    <Frame>
      <Head>
        <H3>Team assignments</H3>
        {isManager ? <InviteButton
          type="button" aria-label="Invite" data-tip="Invite" onClick={invite}
        ><Icon as={UserPlusIcon} size={16} /></InviteButton> : null}
      </Head>
      <List>
        {busy.map((entry) => <AssignedPerson key={entry.person.id} {...entry} />)}
        {busy.length === 0 ? <Nothing>Nobody has a module yet. Assign one to see who does what.</Nothing> : null}
      </List>
      <Foot>
        <span>{plan.usedTeam} of {plan.maxTeam} team seats used</span>
        {isManager ? <TextLink as="button" type="button" onClick={invite}>Invite</TextLink> : null}
      </Foot>
    </Frame>
  );
}

function AssignedPerson({ person, assigned, done }: Assigned) {
  const name = personName(person);
  return (
    <Item>
      <Avatar
        id={person.id} name={name} photo={person.profilePhoto} size={28} presence={person.OnlineStatus === 'true' ? 'online' : 'offline'}
        alt=""
      />
      <Middle>
        <Clip>{name}</Clip>
        <Tally done={{ done, total: assigned }} size="sm" label={name} />
      </Middle>
      <Count aria-hidden="true">{done} of {assigned}</Count>
    </Item>
  );
}
