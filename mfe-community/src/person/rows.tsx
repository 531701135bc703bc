import { placeName } from '@heartwood/client-kit/company-fields';
import { companyProfilePath, personName, userProfilePath } from '@heartwood/contract/domain';
import { Avatar, CompanyMark } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CompanyCardFragment, PersonCardFragment } from '../generated/graphql';
import { FollowButton } from './follow-button';

const Line = styled.div`
  display: flex; align-items: center; gap: 12px; min-width: 0; font-size: var(--fs-small); line-height: var(--lh-small);
  & > a { margin-right: auto; }
  & > :not(a) { flex: none; }
`;
// The link is face and words together: one place to go to, one stop of the Tab key.
const Lead = styled.a`
  display: flex; align-items: center; gap: 12px; min-width: 0; color: inherit; text-decoration: none;
  & b { display: block; font-size: 13px; font-weight: var(--fw-semi); overflow-wrap: anywhere; }
  & span > span { color: var(--text-3); overflow-wrap: anywhere; }
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;
const Words = styled.span`min-width: 0;`;

export interface PersonRowProps {
  card: PersonCardFragment;
  size?: number;
  /** In place of name and what stands below it, such as with matches marked. */
  name?: ReactNode;
  detail?: ReactNode;
  /** What they are here, before what can be done. */
  badge?: ReactNode;
  onOpen?(): void;
}

/** "CTO, Kilo Robotics"; without a company it says so. */
export const standingOf = ({ position, companyName }: Pick<PersonCardFragment, 'position' | 'companyName'>): string => (
  companyName == null ? 'No company' : [position, companyName].filter(Boolean).join(', ')
);

/** A person with face, name and company, and whether the viewer follows them. */
export function PersonRow({ card, size = 36, name, detail, badge, onOpen }: PersonRowProps) {
  const { person, isFollowed } = card;
  const called = personName(person);
  return (
    <Line>
      <Lead href={userProfilePath(person.id)} onClick={onOpen}>
        <Avatar id={person.id} name={called} photo={person.profilePhoto} size={size} alt="" />
        <Words><b dir="auto">{name ?? called}</b> <span>{detail ?? standingOf(card)}</span></Words>
      </Lead>
      {badge}
      <FollowButton what={{ kind: 'person', id: person.id, name: called }} isFollowed={isFollowed} />
    </Line>
  );
}

export const followersWords = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'follower' : 'followers'}`;

/** A company with mark, name, place and followers, or what else is said of it. */
export function CompanyRow({ company, size = 36, name, detail, onOpen, isOwn = false }: {
  company: CompanyCardFragment; size?: number; name?: ReactNode; detail?: ReactNode; onOpen?(): void; isOwn?: boolean;
}) {
  const place = placeName({ city: company.city ?? null, country: null });
  const words = [place, followersWords(company.followerCount)].filter(Boolean).join(' · ');
  return (
    <Line>
      <Lead href={companyProfilePath(company.id)} onClick={onOpen}>
        <CompanyMark name={company.name} id={company.id} logo={company.logo} size={size} />
        <Words><b dir="auto">{name ?? company.name}</b> <span>{detail ?? words}</span></Words>
      </Lead>
      {isOwn ? null : <FollowButton what={{ kind: 'company', id: company.id, name: company.name }} isFollowed={company.isFollowed} />}
    </Line>
  );
}
