import { Button, Card, EmptyState, H3, Text, TextLink } from '@heartwood/shared-ui';
import { userProfilePath } from '@heartwood/contract/domain';
import styled from 'styled-components';
import type { WholeProfileFragment } from '../../generated/graphql';
import { standing } from './companies';
import { FactList } from './parts';

export const Sheet = styled(Card)`display: grid; gap: 16px; padding: 20px; & p { white-space: pre-wrap; overflow-wrap: anywhere; }`;
const Links = styled.ul`display: grid; gap: 6px; margin: 6px 0 0; padding: 0; list-style: none; overflow-wrap: anywhere;`;

/** "loopcrate.eu" of an address. */
const shown = (link: string) => link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** What a person says of themselves. */
export function AboutUser({ profile }: { profile: WholeProfileFragment }) {
  const { person, bio, city, phoneNumber, joinedAt, links, companies, isOwn } = profile;
  const [main] = companies;
  const since = new Date(joinedAt).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  return (
    <Sheet>
      <H3 as="h2">About</H3>
      {bio ? <Text as="p" dir="auto">{bio}</Text> : null}
      {!bio && !isOwn ? <Text as="p" tone="3">{person.firstname || 'This person'} has not written anything here yet.</Text> : null}
      {!bio && isOwn ? (
        <EmptyState
          title="Say who you are" text="People read it before they write to you."
          action={<Button href={`${userProfilePath(person.id)}/edit`}>Add bio</Button>}
        />
      ) : null}
      <FactList
        facts={[
          ['Position', main && `${standing(main)}, ${main.company.name}`], ['City', city], ['Phone number', phoneNumber],
          ['Here since', since],
        ]}
      />
      {links.length > 0 ? (
        <div>
          <H3 as="h2">Links</H3>
          <Links>
            {links.map((link) => (
              <li key={link}><TextLink href={link} target="_blank" rel="noopener noreferrer nofollow">{shown(link)}</TextLink></li>
            ))}
          </Links>
        </div>
      ) : null}
    </Sheet>
  );
}
