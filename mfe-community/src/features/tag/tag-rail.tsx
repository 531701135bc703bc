import { IconButton, XIcon } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { FollowedTagsDocument, type AboutTagQuery } from '../../generated/graphql';
import { CompanyRow, PersonRow } from '../../person/rows';
import { tagPath } from '../../post/places';
import { RailHead } from '../../post/reading-page';
import { TagChips } from '../../post/tag-chips';
import { useTagCommands } from '../../post/use-tag-commands';

const Tags = styled.ul`
  margin: 0; padding: 0; border: 1px solid var(--border); border-radius: var(--r-3); list-style: none; font-size: 13px;
  & > li { display: flex; align-items: center; gap: 8px; min-width: 0; padding: 4px 6px 4px 14px; }
  & > li + li { border-top: 1px solid var(--border); }
  & a { flex: 1; min-width: 0; overflow: hidden; color: var(--link); text-overflow: ellipsis; text-decoration: none; }
  & a:hover { text-decoration: underline; }
`;

const postsWords = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'post' : 'posts'}`;

/** What goes with a tag, who writes about it, and the tags that the viewer follows. */
export function TagRail({ about }: { about: AboutTagQuery['aboutTag'] | null }) {
  return (
    <>
      {about && about.related.length > 0 ? (
        <section aria-label="Often used together">
          <RailHead>Often used together</RailHead>
          <TagChips tags={about.related} label="Often used together" />
        </section>
      ) : null}
      {about && about.writers.length > 0 ? (
        <section aria-label="Writes most about it">
          <RailHead>Writes most about it</RailHead>
          {about.writers.map(({ user, company, count }) => {
            if (user) return <PersonRow key={user.person.id} card={user} detail={postsWords(count)} />;
            return company ? <CompanyRow key={company.id} company={company} detail={postsWords(count)} /> : null;
          })}
        </section>
      ) : null}
      <FollowedTags />
    </>
  );
}

function FollowedTags() {
  const { toggle } = useTagCommands();
  const [{ data }] = useQuery({ query: FollowedTagsDocument, requestPolicy: 'cache-and-network' });
  const followed = data?.followedTags.filter(({ isFollowed }) => isFollowed) ?? [];
  if (followed.length === 0) return null;
  return (
    <section aria-label="Tags you follow">
      <RailHead>Tags you follow</RailHead>
      <Tags>
        {followed.map((tag) => (
          <li key={tag.id}>
            <a href={tagPath(tag.name)}>#{tag.name}</a>
            <IconButton icon={XIcon} label={`Unfollow #${tag.name}`} onClick={() => void toggle(tag)} />
          </li>
        ))}
      </Tags>
    </section>
  );
}
