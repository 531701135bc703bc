import { useState } from 'react';
import styled from 'styled-components';
import { ACCESS_LABELS, canChangeRole, canChangeSeat, canInvite, canRemoveSeat, fullName } from '@heartwood/contract/domain';
import {
  Avatar, Badge, EllipsisIcon, Grow, IconButton, LogOutIcon, MailIcon, Menu, PencilIcon, ShieldIcon, Text, Trash2Icon, type MenuItem,
  mobile,
} from '@heartwood/shared-ui';
import { ProfileLink } from '../page/profile-link';
import { MemberDialog } from './member-dialog';
import { RemoveDialog } from './remove-dialog';
import type { Member } from './team-groups';
import { useMemberActions } from './use-member-actions';
import { useStanding } from './use-standing';

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  ${mobile} { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; row-gap: 6px; }
`;
const Name = styled(Text)`display: block; overflow-wrap: anywhere;`;
const Badges = styled.span`display: flex; gap: 6px; flex-wrap: wrap; ${mobile} { grid-row: 2; grid-column: 2; }`;

const REMOVAL_LABELS = { leave: 'Leave company', remove: 'Remove from the team', cancel: 'Cancel the invitation' } as const;

/** One person or invitation of the team; the menu has what the viewer may do with it, and for oneself the way out. */
export function MemberLine({ member, isLast }: { member: Member; isLast: boolean }) {
  const standing = useStanding();
  const actions = useMemberActions(member);
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { role, isAccepted, isAdvisory } = member;
  const name = member.user ? fullName(member.user) : member.email;
  const seat = { userId: member.user?.id ?? null, role };
  const isSelf = standing.kind === 'member' && standing.userId === seat.userId;
  const removal = isSelf ? 'leave' : isAccepted ? 'remove' : 'cancel';

  const changes: MenuItem[] = [
    ...(canChangeSeat(standing, seat)
      ? [{ key: 'edit', label: 'Change role and access', icon: PencilIcon, onSelect: () => setEditing(true) }]
      : []),
    ...(canChangeRole(standing) && isAccepted && !isAdvisory
      ? [{
          key: 'admin', icon: ShieldIcon, label: role === 'ADMIN' ? 'Make a member' : 'Make an admin',
          onSelect: () => void actions.update({ role: role === 'ADMIN' ? 'MEMBER' : 'ADMIN' }),
        } as const]
      : []),
    ...(canInvite(standing) && !isAccepted
      ? [{ key: 'resend', label: 'Send the mail again', icon: MailIcon, onSelect: () => void actions.resend() }]
      : []),
  ];
  const items: MenuItem[] = canRemoveSeat(standing, seat)
    ? [
        ...changes,
        ...(changes.length > 0 ? ['line' as const] : []),
        {
          key: 'remove', label: REMOVAL_LABELS[removal], icon: isSelf ? LogOutIcon : Trash2Icon, danger: true,
          onSelect: () => setRemoving(true),
        },
      ]
    : changes;

  return (
    <Line>
      <Avatar
        id={member.user?.id ?? member.id} name={name} photo={member.user?.profilePhoto} size={36} alt=""
        {...(member.isAccepted && member.user ? { presence: member.user.OnlineStatus === 'true' ? 'online' : 'offline' } as const : {})}
      />
      <Grow>
        <Name size="dense" weight="semi">
          <ProfileLink id={member.user?.id}>{name}</ProfileLink>
          {isSelf ? <Text size="small" tone="3"> (you)</Text> : null}
        </Name>
        <Name size="small" tone="3">{member.position} · {member.department}{member.user ? ` · ${member.email}` : ''}</Name>
      </Grow>
      <Badges>
        {member.role === 'ADMIN' ? <Badge tone="info">Admin</Badge> : null}
        <Badge>{ACCESS_LABELS[member.accessType]}</Badge>
        {member.isAccepted && !member.isVerified ? <Badge tone="warning">Not verified</Badge> : null}
        {member.isAccepted ? null : <Badge tone="warning">Pending</Badge>}
      </Badges>
      {items.length > 0
        ? <Menu label={name} items={items} trigger={<IconButton icon={EllipsisIcon} label={`Actions for ${name}`} />} />
        : null}
      {isEditing ? <MemberDialog member={member} name={name} onClose={() => setEditing(false)} /> : null}
      <RemoveDialog
        open={isRemoving} removal={removal} name={name} isLast={isLast} busy={actions.isBusy}
        onCancel={() => setRemoving(false)}
        onConfirm={() => void (isSelf ? actions.leave() : actions.remove()).then(() => setRemoving(false))}
      />
    </Line>
  );
}
