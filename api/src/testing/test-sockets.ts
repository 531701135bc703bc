import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

const opened: Client[] = [];

/** A graphql-ws client of a server, built or of a test, that does not come back by itself. */
export function openSocket({ url }: { url: string }, token: string): Client {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, connectionParams: { token }, retryAttempts: 0,
  });
  opened.push(client);
  return client;
}

/** Ends all that are open: for `afterEach`. */
export async function closeSockets(): Promise<void> {
  await Promise.all(opened.splice(0).map((client) => client.dispose()));
}
