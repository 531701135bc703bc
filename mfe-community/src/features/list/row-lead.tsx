import { personName } from '@heartwood/contract/domain';
import {
  AtSignIcon, Avatar, AvatarStack, CalendarDaysIcon, ClockIcon, CompanyMark, FileTextIcon, HeartIcon, Icon, MessageCircleIcon,
  MessageSquareIcon, Segment, UserPlusIcon, UsersIcon, WalletIcon, type IconType,
} from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { NotificationKind, NotificationRowFragment } from '../../generated/graphql';

const Box = styled.span`
  display: grid; place-items: center; flex: none; width: 40px; height: 40px; border: 1px solid var(--border-2); border-radius: 12px;
`;
const Lead = styled.span`flex: none; display: inline-flex; line-height: 0;`;

const ICONS: Record<NotificationKind, IconType> = {
  COMMENT: MessageSquareIcon, MENTION: AtSignIcon, LIKE: HeartIcon, FOLLOW: UserPlusIcon, INVITE: UsersIcon, ASSIGN: UserPlusIcon,
  LEVEL: UsersIcon, DUE: ClockIcon, EVENT: CalendarDaysIcon, MESSAGE: MessageCircleIcon, BILLING: WalletIcon, FILE: FileTextIcon,
};

/** What a row begins with: the company that invites, the module's segment, who did it, or a sign of its kind. The sentence says it all. */
export function RowLead({ row: { type, kind, actors, company } }: { row: NotificationRowFragment }) {
  return <Lead aria-hidden="true">{faceOf()}</Lead>;

  function faceOf() {
    if (type === 'INVITED' && company) return <CompanyMark name={company.name} logo={company.logo} size={40} />;
    if (kind === 'LEVEL') return <Box><Segment solid label="" /></Box>;
    const people = actors.map((actor) => ({ id: actor.id, name: personName(actor), photo: actor.profilePhoto }));
    const [first] = people;
    if (people.length > 1) return <AvatarStack people={people.slice(0, 2)} size={30} max={2} />;
    if (first) return <Avatar id={first.id} name={first.name} photo={first.photo} size={40} alt="" />;
    return <Box><Icon as={ICONS[kind]} /></Box>;
  }
}
