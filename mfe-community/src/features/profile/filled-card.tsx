import { userProfilePath } from '@heartwood/contract/domain';
import { Card, H3, Tally, Text, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { WholeProfileFragment } from '../../generated/graphql';

const Sheet = styled(Card)`display: grid; gap: 10px; padding: 16px;`;
const Missing = styled.ul`
  display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; font-size: var(--fs-dense); line-height: var(--lh-dense);
  & > li {
    display: flex; justify-content: space-between; gap: 12px; padding: 8px 12px; border: 1px dashed var(--border-control); border-radius: var(--r-2);
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
      <Tally done={PARTS.map(([, , isThere]) => isThere(profile))} label="Your profile" />
      <Text as="p" size="dense" tone="2">Speakers and search show people with a name and a company first.</Text>
      <Missing>
        {missing.map(([label, short]) => <li key={short}>{label} <TextLink href={`${edit}#${short}`}>Add {short}</TextLink></li>)}
      </Missing>
    </Sheet>
  );
}
