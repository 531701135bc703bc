import { useState } from 'react';
import styled from 'styled-components';
import { ACCESS_LABELS } from '@heartwood/contract/domain';
import { Avatar, Badge, ConfirmDialog, EllipsisIcon, Grow, IconButton, MailIcon, Menu, PencilIcon, ShieldIcon, Text, Trash2Icon, type MenuItem, mobile } from '@heartwood/shared-ui';
import { nameOf } from '../graphql/me';
import { useCurrentCompany } from '../session/current-company';
import { MemberDialog } from './member-dialog';
import type { Member } from './team-groups';
import { useMemberActions } from './use-member-actions';

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  ${mobile} { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; row-gap: 6px; }
`;
const Name = styled(Text)`display: block; overflow-wrap: anywhere;`;
const Badges = styled.span`display: flex; gap: 6px; flex-wrap: wrap; ${mobile} { grid-row: 2; grid-column: 2; }`;

/** One person or invitation of the team; managers change it from the menu. */
export function MemberLine({ member }: { member: Member }) {
  const { me, company, isManager } = useCurrentCompany();
  const actions = useMemberActions(member);
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const name = member.user ? nameOf(member.user) : member.email;
  const isSelf = member.user?.id === me.user.id;

  const items: MenuItem[] = [
    { key: 'edit', label: 'Change role and access', icon: PencilIcon, onSelect: () => setEditing(true) },
    ...(member.isAccepted && !member.isAdvisory
      ? [{
          key: 'admin', icon: ShieldIcon, label: member.role === 'ADMIN' ? 'Make a member' : 'Make an admin',
          onSelect: () => void actions.update({ role: member.role === 'ADMIN' ? 'MEMBER' : 'ADMIN' }),
        } as const]
      : []),
    ...(member.isAccepted ? [] : [{ key: 'resend', label: 'Send the mail again', icon: MailIcon, onSelect: () => void actions.resend() }]),
    'line',
    { key: 'remove', label: member.isAccepted ? 'Remove from the team' : 'Cancel the invitation', icon: Trash2Icon, danger: true, onSelect: () => setRemoving(true) },
  ];

  return (
    <Line>
      <Avatar
        name={name} photo={member.user?.profilePhoto} size={36} alt=""
        {...(member.isAccepted && member.user ? { presence: member.user.OnlineStatus === 'true' ? 'online' : 'offline' } as const : {})}
      />
      <Grow>
        <Name size="dense" weight="semi">{name}{isSelf ? <Text size="small" tone="3"> (you)</Text> : null}</Name>
        <Name size="small" tone="3">{member.position} · {member.department}{member.user ? ` · ${member.email}` : ''}</Name>
      </Grow>
      <Badges>
        {member.role === 'ADMIN' ? <Badge tone="info">Admin</Badge> : null}
        <Badge>{ACCESS_LABELS[member.accessType]}</Badge>
        {member.isAccepted && !member.isVerified ? <Badge tone="warning">Not verified</Badge> : null}
        {member.isAccepted ? null : <Badge tone="warning">Pending</Badge>}
      </Badges>
      {isManager && !isSelf ? <Menu label={name} items={items} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${name}`} />} /> : null}
      {isEditing ? <MemberDialog member={member} name={name} onClose={() => setEditing(false)} /> : null}
      <ConfirmDialog
        open={isRemoving} danger busy={actions.isBusy}
        title={member.isAccepted ? `Remove ${name} from ${company.name}?` : `Cancel the invitation to ${name}?`}
        confirmLabel={member.isAccepted ? 'Remove' : 'Cancel invitation'} cancelLabel={member.isAccepted ? 'Cancel' : 'Keep it'}
        onCancel={() => setRemoving(false)}
        onConfirm={() => void actions.remove().then(() => setRemoving(false))}
      >
        {member.isAccepted
          ? 'What they wrote stays. They lose access at once and their assignments are taken away.'
          : 'The link in the mail stops working and the seat is free again.'}
      </ConfirmDialog>
    </Line>
  );
}
