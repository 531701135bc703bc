import { SEATS, type PlanName } from '@heartwood/contract/domain';
import { Avatar, Button, Grow, Modal, Pips, Row, Skeleton, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useMutation, useQuery } from 'urql';
import { CompanyTeamDocument, DeleteTeamMemberDocument } from '../generated/graphql';
import { nav } from '../navigation/nav';
import { dayOf } from '../plan/plan-standing';
import { SUBSCRIPTION, upgradePath } from '../plan/plan-places';
import { toastError } from '../toasts/toasts';
import { heldSeats, type Member } from './team-groups';

const Count = styled(Row)`margin: 14px 0 4px;`;
const Lines = styled.ul`& > li { display: flex; align-items: center; gap: 10px; padding: 8px 0; }`;
const Email = styled(Text)`display: block; overflow-wrap: anywhere;`;

export interface SeatsDialogProps { companyId: string; isAdvisory: boolean; onClose: () => void }

/** Someone was to be invited, and no seat is left on that side of the table: an open invitation can be withdrawn, or the plan changed. */
export function SeatsDialog({ companyId, isAdvisory, onClose }: SeatsDialogProps) {
  const [{ data }] = useQuery({ query: CompanyTeamDocument, variables: { companyId } });
  if (!data?.team) return <Modal open onClose={onClose} title="No seat is left" size={440}><Skeleton height={80} /></Modal>;
  const { plan, members } = data.team;
  const side = isAdvisory ? 'advisory' : 'team';
  const most = isAdvisory ? plan.maxAdvisory : plan.maxTeam;
  const { people, invitations } = heldSeats(members, isAdvisory);
  const used = people.length + invitations.length;
  const bigger = biggerPlan(plan.name, isAdvisory);
  const { pathname, search } = nav.location.get();
  const upgrade = (): void => {
    onClose();
    nav.navigate(bigger === null ? SUBSCRIPTION : upgradePath({ plan: bigger, feature: 'More seats', back: pathname + search }));
  };
  const free = most - used;
  return (
    <Modal
      open onClose={onClose} size={440}
      title={free > 0 ? `${many(free, `${side} seat`)} ${free === 1 ? 'is' : 'are'} free` : `All ${most} ${side} seats are used`}
      footer={free > 0 ? <Button variant="primary" onClick={onClose}>Back to the invitation</Button> : (
        <>
          <Button variant="ghost" onClick={onClose}>Not now</Button>
          {bigger === null ? null : <Button variant="primary" onClick={upgrade}>Upgrade to {bigger}</Button>}
        </>
      )}
    >
      <Text as="p" tone="2">
        {many(people.length, isAdvisory ? 'advisor' : 'member')} and {many(invitations.length, 'open invitation')}.{isAdvisory
          ? ''
          : ' The owner does not count.'}
      </Text>
      <Count justify="between"><Pips value={used} of={most} /><Text size="small" tone="2">{used} of {most}</Text></Count>
      {invitations.length === 0
        ? null
        : <Lines aria-label="Open invitations">{invitations.map((one) => <Invitation key={one.id} member={one} />)}</Lines>}
    </Modal>
  );
}

function Invitation({ member }: { member: Member }) {
  const [{ fetching }, remove] = useMutation(DeleteTeamMemberDocument);
  const withdraw = async (): Promise<void> => {
    const { data, error } = await remove({ id: member.id });
    const refusal = data?.deleteTeamMember.error?.message ?? error?.message;
    if (refusal !== undefined) toastError(refusal);
  };
  return (
    <li>
      <Avatar id={member.id} name="" size={32} alt="" />
      <Grow>
        <Email size="dense" weight="semi">{member.email}</Email>
        <Text size="small" tone="3">Invited {dayOf(member.createdAt)}</Text>
      </Grow>
      <Button
        size="sm" variant="ghost" busy={fetching} aria-label={`Withdraw the invitation of ${member.email}`} onClick={() => void withdraw()}
      >Withdraw</Button>
    </li>
  );
}

/** The smallest paid plan with more seats there; null where there is none. */
function biggerPlan(name: PlanName, isAdvisory: boolean): PlanName | null {
  const most = (plan: PlanName): number => (isAdvisory ? SEATS[plan].maxAdvisory : SEATS[plan].maxTeam);
  return (['Pro', 'Premium'] as const).find((plan) => most(plan) > most(name)) ?? null;
}

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
