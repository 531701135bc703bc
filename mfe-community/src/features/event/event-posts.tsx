import { useShell } from '@heartwood/contract/kit';
import { Button, Card, EmptyState, H2, PencilIcon, Text } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { EventPostsDocument, type WholeEventFragment } from '../../generated/graphql';
import { PostList } from '../../post/post-list';
import { POST_MODAL } from '../../post/slots';

const Head = styled.header`display: flex; align-items: center; justify-content: space-between; gap: 10px; margin: 10px 0;`;

/** What is posted about an event, as far as the viewer may see it. */
export function EventPosts({ event: { id, name } }: { event: WholeEventFragment }) {
  const shell = useShell();
  const [{ data }] = useQuery({ query: EventPostsDocument, variables: { eventId: id } });
  const total = data?.posts.total ?? 0;
  const write = <Button size="sm" icon={PencilIcon} onClick={() => shell.slots.open(POST_MODAL, { event: id, title: name })}>
    Post about it
  </Button>;
  return (
    <section aria-label="Posts about this event">
      <Head>
        <H2 as="h2">Posts about this event</H2>
        {total > 0 ? <Text size="small" tone="3">{total.toLocaleString('en')}</Text> : null}
      </Head>
      <PostList
        query={EventPostsDocument} more={EventPostsDocument} variables={{ eventId: id }} pageOf={({ posts }) => posts}
        empty={<Card>
          <EmptyState title="Nobody has posted about it yet" text="What is posted with this event appears here." action={write} />
        </Card>}
      />
    </section>
  );
}
