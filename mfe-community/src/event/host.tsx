import { ProfileLink } from '@heartwood/client-kit/people';
import { fullName } from '@heartwood/contract/domain';
import { Avatar, CompanyMark } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { EventCardFragment } from '../generated/graphql';

const Line = styled.span`display: inline-flex; align-items: center; gap: 8px; min-width: 0; color: var(--text-2);`;

type Hosted = Pick<EventCardFragment, 'host' | 'creator'>;

export const hostName = ({ host, creator }: Hosted): string => host?.name ?? (creator ? fullName(creator) : 'Somebody');

/** The company, or the person where it is nobody's else. */
export function Host({ event, size = 20, isLink = false, before }: { event: Hosted; size?: number; isLink?: boolean; before?: string }) {
  const { host, creator } = event;
  const name = hostName(event);
  return (
    <Line>
      {host ? <CompanyMark name={host.name} id={host.id} logo={host.logo} size={size} /> : null}
      {!host && creator ? <Avatar id={creator.id} name={name} photo={creator.profilePhoto} size={size} alt="" /> : null}
      {before}
      {isLink ? <ProfileLink kind={host ? 'company' : 'person'} id={host?.id ?? creator?.id}>{name}</ProfileLink> : name}
    </Line>
  );
}
