import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { tagName } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import {
  Button, Card, CheckIcon, EmptyState, H1, HashIcon, Icon, mobile, PencilIcon, PlusIcon, Segmented, Text,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AboutTagDocument, TagPostsDocument, type AboutTagQuery, type PostTagFragment, type TaggedPosts } from '../../generated/graphql';
import { EXPLORE } from '../../post/places';
import { PostList } from '../../post/post-list';
import { PostsSkeleton } from '../../post/posts-skeleton';
import { Rail, Reading, ReadingPage } from '../../post/reading-page';
import { POST_MODAL } from '../../post/slots';
import { useTagCommands } from '../../post/use-tag-commands';
import { TagBell } from './tag-bell';
import { TagRail } from './tag-rail';

const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 16px; padding-bottom: 18px; border-bottom: 1px solid var(--border);
  & > div { flex: 1; min-width: 160px; overflow-wrap: anywhere; } & h1:focus { outline: none; }
  ${mobile} { padding: 16px; }
`;
const Line = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; min-width: 0; & > button { overflow: hidden; }
  ${mobile} { padding: 8px 16px; }
`;
const Sign = styled.span`
  display: grid; place-items: center; width: 64px; height: 64px; border: 1px solid var(--hollow); border-radius: 14px;
`;

const LISTS = [
  { value: 'NEWEST', label: 'Newest' }, { value: 'MOST_LIKED', label: 'Most liked' }, { value: 'QUESTIONS', label: 'Questions' },
] as const satisfies readonly { value: TaggedPosts; label: string }[];

const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** "318 posts, 24 this week · followed by 96 founders, 5 of them you know" */
function aboutWords({ tag, postsThisWeek, followerCount, knownFollowerCount }: NonNullable<AboutTagQuery['aboutTag']>): string {
  const posts = [counted(tag.usageCount, 'post', 'posts'), postsThisWeek > 0 ? `${postsThisWeek.toLocaleString('en')} this week` : ''];
  const people = followerCount > 0 ? [
    `followed by ${counted(followerCount, 'founder', 'founders')}`, knownFollowerCount > 0 ? `${knownFollowerCount} of them you know` : '',
  ] : [];
  return [posts, people].map((words) => words.filter(Boolean).join(', ')).filter(Boolean).join(' · ');
}

/** What is written with a tag; the address names it. */
export function TagPage({ name: typed }: { name: string }) {
  const name = tagName(typed) ?? typed;
  usePageHead({ title: `#${name}`, crumbs: [{ label: 'Explore', to: EXPLORE }, { label: `#${name}` }], backTo: EXPLORE });
  const shell = useShell();
  const heading = usePageHeading(name);
  const [asked, ask] = useQuery({ query: AboutTagDocument, variables: { name }, requestPolicy: 'cache-and-network' });
  const [tagged, setTagged] = useState<TaggedPosts>('NEWEST');
  const { isFailed, retry } = useFailure(asked, ask);
  const about = asked.data?.aboutTag;
  return (
    <ReadingPage>
      <Reading>
        <Head>
          <Sign aria-hidden><Icon as={HashIcon} size={22} /></Sign>
          <div>
            <H1 ref={heading} tabIndex={-1}>#{name}</H1>
            {about ? <Text as="p" tone="2">{aboutWords(about)}</Text> : null}
          </div>
          {about ? <TagBell about={about} /> : null}
          {about ? <FollowTag tag={about.tag} /> : null}
        </Head>
        <Line>
          <Segmented label="Which posts" size="sm" value={tagged} onChange={setTagged} options={LISTS} />
          <Button size="sm" variant="ghost" icon={PencilIcon} onClick={() => shell.slots.open(POST_MODAL, { tag: name })}>
            Post with #{name}
          </Button>
        </Line>
        {isFailed ? <Card><NotLoaded what="The tag" onRetry={retry} /></Card> : null}
        {!asked.data && !isFailed ? <PostsSkeleton /> : null}
        {asked.data ? (
          <PostList
            key={`${name} ${tagged}`} query={TagPostsDocument} more={TagPostsDocument} variables={{ tag: name, tagged }}
            pageOf={({ posts }) => posts}
            empty={tagged === 'QUESTIONS' ? <EmptyState
              title={`Nobody asks anything with #${name}`} text="A question to the community, a poll, or one in a sentence appears here."
            /> : (
              <EmptyState
                title={`Nothing is written with #${name} yet`} text="Put it into a post, and it appears here."
                action={<Button href={EXPLORE}>Go to Explore</Button>}
              />
            )}
          />
        ) : null}
      </Reading>
      <Rail aria-label="Other tags">
        <TagRail about={about ?? null} />
      </Rail>
    </ReadingPage>
  );
}

function FollowTag({ tag }: { tag: PostTagFragment }) {
  const { toggle } = useTagCommands();
  return (
    <Button
      variant={tag.isFollowed ? 'secondary' : 'primary'} icon={tag.isFollowed ? CheckIcon : PlusIcon} aria-pressed={tag.isFollowed}
      onClick={() => void toggle(tag)}
    >
      {tag.isFollowed ? 'Following' : 'Follow'}
    </Button>
  );
}
