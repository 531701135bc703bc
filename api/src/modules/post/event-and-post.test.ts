import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { eventInput } from '../../testing/event-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { post } from './post.table';

let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server);
});
afterAll(() => server.close());

test('a post tells of an event that is made in the same document; sent again, both are there once', async () => {
  const input = eventInput(server.now(), {
    speakers: [{ id: randomUUID(), firstName: 'Bodil', lastName: 'Berg', companyName: 'Rebox', position: 'COO' }],
  });
  const about = { id: randomUUID(), postType: 'PUBLIC', content: 'Come and eat with us', eventId: input.id };
  const both = () => server.graphql<{
    createEvent: { event: { id: string; speakers: object[] } }; createPost: { post: { eventId: string } };
  }>(
    `mutation ($input: CreateEventInput!, $post: CreatePostInput!) {
      createEvent(input: $input) { event { id speakers { lastName } } error { message } }
      createPost(input: $post) { post { eventId } error { message } }
    }`, { input, post: about }, cast.editor.token,
  );
  const first = await both();
  expect(first.data).toMatchObject({
    createEvent: { event: { id: input.id, speakers: [{ lastName: 'Berg' }] } }, createPost: { post: { eventId: input.id } },
  });
  expect(await both()).toEqual(first);
  expect(await server.db.orm.select().from(post).where(eq(post.id, about.id))).toHaveLength(1);
});
