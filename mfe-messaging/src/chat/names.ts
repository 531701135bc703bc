import { personName } from '@heartwood/contract/domain';
import type { ChannelFragment, FaceFragment } from '../generated/graphql';

export function companyName(name: string | null | undefined, isAdvisory = false): string {
  const company = name?.trim() || 'No company';
  return isAdvisory ? `${company}, Advisor` : company;
}

export function presenceOf(person: Pick<FaceFragment, 'OnlineStatus'> | null | undefined): 'online' | 'offline' {
  return person?.OnlineStatus === 'true' ? 'online' : 'offline';
}

type Partnered = Pick<ChannelFragment, 'kind' | 'partner'>;

/**
 * The partner a channel belongs to, or whose site the other one of a pair comes from; null for everybody else, and to the
 * visitor: for them the other one is of the company.
 */
export function partnerOf(
  channel: Partnered | null | undefined, person: Pick<FaceFragment, 'id'> | null | undefined,
): NonNullable<ChannelFragment['partner']> | null {
  const partner = channel?.partner ?? null;
  return partner !== null && (channel?.kind === 'channel' || partner.visitorId === person?.id) ? partner : null;
}

/** "Feinkost Yıldız · via Shop X": two partners' customers of one name are told apart. */
export function withPartner(name: string, partner: { name: string } | null): string {
  return partner ? `${name} · via ${partner.name}` : name;
}

/** "1 participant", "12 participants". */
export function countOf(participants: number): string {
  return `${participants} ${participants === 1 ? 'participant' : 'participants'}`;
}

/** What a row or a thread of a channel or a conversation is called. */
export function conversationName(channel: Partnered & Pick<ChannelFragment, 'name'>, person: FaceFragment | null | undefined): string {
  return withPartner(channel.kind === 'personal' ? personName(person) : channel.name ?? 'No name', partnerOf(channel, person));
}
