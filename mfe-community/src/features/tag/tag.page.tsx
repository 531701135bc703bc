import { usePageHeading } from '@heartwood/client-kit/keys';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { tagName } from '@heartwood/contract/domain';
import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, Card, CheckIcon, EmptyState, H1, HashIcon, Icon, mobile, PencilIcon, PlusIcon, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { OneTagDocument, SuggestedTagsDocument, TagPostsDocument, type PostTagFragment } from '../../generated/graphql';
import { EXPLORE } from '../../post/places';
import { PostList } from '../../post/post-list';
import { PostsSkeleton } from '../../post/posts-skeleton';
import { Rail, RailHead, Reading, ReadingPage } from '../../post/reading-page';
import { POST_MODAL } from '../../post/slots';
import { TagChips } from '../../post/tag-chips';
import { useTagCommands } from '../../post/use-tag-commands';

const Head = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; gap: 16px; padding-bottom: 18px; border-bottom: 1px solid var(--border);
  & > div { flex: 1; min-width: 160px; overflow-wrap: anywhere; } & h1:focus { outline: none; }
  ${mobile} { padding: 16px; }
`;
const Line = styled.div`
  display: flex; justify-content: flex-end; min-width: 0; & > button { overflow: hidden; } ${mobile} { padding: 4px 8px; }
`;
const Sign = styled.span`
  display: grid; place-items: center; width: 64px; height: 64px; border: 1px solid var(--hollow); border-radius: 14px;
`;

/** What is written with a tag; the address names it. */
export function TagPage({ name: typed }: { name: string }) {
  const name = tagName(typed) ?? typed;
  usePageHead({ title: `#${name}`, crumbs: [{ label: 'Explore', to: EXPLORE }, { label: `#${name}` }], backTo: EXPLORE });
  const shell = useShell();
  const heading = usePageHeading(name);
  const [asked, ask] = useQuery({ query: OneTagDocument, variables: { name }, requestPolicy: 'cache-and-network' });
  const [{ data: suggested }] = useQuery({ query: SuggestedTagsDocument });
  const { isFailed, retry } = useFailure(asked, ask);
  const tag = asked.data?.tag;
  const others = suggested?.suggestedTags.filter((each) => each.name !== name) ?? [];
  return (
    <ReadingPage>
      <Reading>
        <Head>
          <Sign aria-hidden><Icon as={HashIcon} size={22} /></Sign>
          <div>
            <H1 ref={heading} tabIndex={-1}>#{name}</H1>
            {tag ? <Text as="p" tone="2">{tag.usageCount === 1 ? '1 post' : `${tag.usageCount.toLocaleString('en')} posts`}</Text> : null}
          </div>
          {tag ? <FollowTag tag={tag} /> : null}
        </Head>
        <Line><Button size="sm" variant="ghost" icon={PencilIcon} onClick={() => shell.slots.open(POST_MODAL, { tag: name })}>Post with #{name}</Button></Line>
        {isFailed ? <Card><NotLoaded what="The tag" onRetry={retry} /></Card> : null}
        {!asked.data && !isFailed ? <PostsSkeleton /> : null}
        {asked.data ? (
          <PostList
            key={name} query={TagPostsDocument} more={TagPostsDocument} variables={{ tag: name }} pageOf={({ posts }) => posts}
            empty={(
              <EmptyState
                title={`Nothing is written with #${name} yet`} text="Put it into a post, and it appears here."
                action={<Button href={EXPLORE}>Go to Explore</Button>}
              />
            )}
          />
        ) : null}
      </Reading>
      <Rail aria-label="Other tags">
        {others.length > 0 ? (
          <section aria-label="Tags to follow">
            <RailHead>Tags to follow</RailHead>
            <TagChips tags={others} label="Tags to follow" />
          </section>
        ) : null}
      </Rail>
    </ReadingPage>
  );
}

function FollowTag({ tag }: { tag: PostTagFragment }) {
  const { toggle } = useTagCommands();
  return (
    <Button variant={tag.isFollowed ? 'secondary' : 'primary'} icon={tag.isFollowed ? CheckIcon : PlusIcon} aria-pressed={tag.isFollowed} onClick={() => void toggle(tag)}>
      {tag.isFollowed ? 'Following' : 'Follow'}
    </Button>
  );
}
