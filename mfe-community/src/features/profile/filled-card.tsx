import { userProfilePath } from '@heartwood/contract/domain';
import { Card, H3, mobile, Tally, Text, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { WholeProfileFragment } from '../../generated/graphql';

// Ember is for work that is done: how much of a profile is filled in is said in ink.
const Sheet = styled(Card)`
  display: grid; gap: 10px; padding: 16px;
  & [data-done='true'] { border-color: var(--text); background: var(--text); }
`;
const Missing = styled.ul`
  display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; font-size: var(--fs-dense); line-height: var(--lh-dense);
  & > li {
    display: flex; justify-content: space-between; gap: 12px; padding: 8px 12px; border: 1px dashed var(--border-control);
    border-radius: var(--r-2);
    & > a { font-size: var(--fs-small); }
    ${mobile} { align-items: center; min-height: 44px; }
  }
`;

const PARTS: readonly (readonly [label: string, short: string, isThere: (profile: WholeProfileFragment) => boolean])[] = [
  ['Name', 'name', ({ person }) => person.firstname !== '' && person.lastname !== ''],
  ['Photo', 'photo', ({ person }) => person.profilePhoto != null],
  ['Headline', 'headline', ({ headline }) => Boolean(headline)],
  ['Bio', 'bio', ({ bio }) => Boolean(bio)],
  ['Phone number', 'phone', ({ phoneNumber }) => Boolean(phoneNumber)],
  ['City', 'city', ({ city }) => Boolean(city)],
  ['Link', 'link', ({ links }) => links.length > 0],
];

/** What is missing of one's own profile; nothing once it is whole. */
export function FilledCard({ profile }: { profile: WholeProfileFragment }) {
  const missing = PARTS.filter(([, , isThere]) => !isThere(profile));
  if (missing.length === 0) return null;
  const done = PARTS.length - missing.length;
  const edit = `${userProfilePath(profile.person.id)}/edit`;
  return (
    <Sheet>
      <H3 as="h2">Your profile is {done} of {PARTS.length} filled</H3>
      <Tally done={{ done, total: PARTS.length }} label="Your profile" />
      <Text as="p" size="dense" tone="2">Speakers and search show people with a name and a company first.</Text>
      <Missing>
        {missing.map(([label, short]) => <li key={short}>{label} <TextLink href={`${edit}#${short}`}>Add {short}</TextLink></li>)}
      </Missing>
    </Sheet>
  );
}
