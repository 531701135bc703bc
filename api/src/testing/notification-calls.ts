import { StreamReader } from './stream-reader';
import type { TestServer } from './test-server';

export interface ToldRow {
  id: string; type: string; kind: string; message: string; strong: string[]; path: string; subject: string; count: number; read: boolean;
  actors: { firstname: string }[]; company: { name: string } | null; invitation: { id: string; isAccepted: boolean } | null;
}
interface Page { nodes: ToldRow[]; hasMore: boolean; endCursor: string | null; unread: number }
interface Event { type: string; notification: ToldRow | null; ids: string[]; unread: number; isQuiet: boolean }

/** What is asked of a notification. */
export const TOLD_ROW = `id type kind message strong path subject count read
  actors { firstname } company { name } invitation { id isAccepted }`;

const LIST = `query ($first: Int, $after: String, $unreadOnly: Boolean) {
  notifications(first: $first, after: $after, unreadOnly: $unreadOnly) { nodes { ${TOLD_ROW} } hasMore endCursor unread }
}`;
const STREAM = `subscription { notificationStream { type notification { ${TOLD_ROW} } ids unread isQuiet } }`;

export interface ListVariables { first?: number; after?: string | null; unreadOnly?: boolean }

/** What a person is told, the first thirty unless told otherwise. */
export async function listNotifications(server: TestServer, token: string, variables: ListVariables = {}): Promise<Page> {
  const { data, errors } = await server.graphql<{ notifications: Page }>(LIST, { first: 30, unreadOnly: false, ...variables }, token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.notifications;
}

export function listenToNotifications(server: TestServer, token: string): StreamReader<Event> {
  return new StreamReader<Event>(server.socket(token), STREAM, {}, 'notificationStream');
}
