import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlackPost { path: string; authorization: string | undefined; body: { text: string; channel?: string; blocks: unknown[] } }
/** What it says instead of taking the next message. */
export interface SlackAnswer { status?: number; text: string; headers?: IncomingHttpHeaders }

export interface LocalSlack {
  origin: string;
  /** An incoming webhook of it. */
  webhook: string;
  posts: SlackPost[];
  /** For the next messages, one each; after them everything is taken. */
  answers: SlackAnswer[];
  close(): Promise<void>;
}

/** Speaks Slack's HTTP: incoming webhooks answer `ok`, `chat.postMessage` with JSON that says so. */
export async function startLocalSlack(): Promise<LocalSlack> {
  const posts: SlackPost[] = [];
  const answers: SlackAnswer[] = [];
  const http = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => { text += chunk.toString('utf8'); });
    request.on('end', () => {
      const path = request.url ?? '';
      posts.push({ path, authorization: request.headers.authorization, body: JSON.parse(text) as SlackPost['body'] });
      const taken = path.startsWith('/services/') ? 'ok' : '{"ok":true,"channel":"C0123456789","ts":"1.2"}';
      const { status = 200, text: said, headers = {} } = answers.shift() ?? { text: taken };
      response.writeHead(status, headers).end(said);
    });
  });
  await new Promise<void>((resolve) => { http.listen(0, '127.0.0.1', resolve); });
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    origin, posts, answers, webhook: `${origin}/services/T000AAAA/B000BBBB/secretsecretsecret`,
    close: () => new Promise((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    }),
  };
}
