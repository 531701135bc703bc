import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Material, Message } from './prompt';

export interface LocalProvider {
  /** What `SUGGESTIONS_URL` would be. */
  url: string;
  close(): Promise<void>;
}

const MOST_BYTES = 200_000;
/** So that one sees it written, and can stop it. */
const PAUSE_MS = 40;

/**
 * The endpoint of the demo: the same HTTP as any other, on this machine. It is no model: it puts an answer together from the company's own
 * words and the question, and says so (`Suggester.isDemo`).
 */
export async function openLocalProvider(): Promise<LocalProvider> {
  const server = createServer((request, response) => {
    void (async () => {
      const material = request.url === '/v1/chat/completions' ? materialOf(await bodyOf(request)) : null;
      if (material === null) {
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({
          error: { message: 'This is not understood.' },
        }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      const words = draftOf(material).match(/\S+\s*/g) ?? [];
      const say = (delta: object, finish: string | null) => response.write(`data: ${JSON.stringify({
        id: 'demo', object: 'chat.completion.chunk', created: 0, model: 'heartwood-demo', choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`);
      for (const content of words) {
        if (response.destroyed) return;
        say({ content }, null);
        await new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
      }
      say({}, 'stop');
      response.end('data: [DONE]\n\n');
    })().catch(() => { response.destroy(); });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => new Promise((resolve) => {
      server.close(() => { resolve(); });
      server.closeAllConnections();
    }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function materialOf(body: string): Material | null {
  try {
    const { messages } = JSON.parse(body) as { messages: Message[] };
    return JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '') as Material;
  } catch {
    return null;
  }
}

const firstSentence = (text: string) => /^[^.!?\n]{3,200}[.!?]?/.exec(text.trim())?.[0].trim() ?? '';

/** What the other parts say first, and the question that is left open. */
function draftOf({ company, part, question, written, others }: Material): string {
  const said = others.map((other) => firstSentence(other.written)).filter((sentence) => sentence !== '').slice(0, 3)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`));
  const start = written.trim() === ''
    ? `For ${company}, ${part.toLowerCase()} follows from what we have written already.`
    : 'To that we add what follows from the rest of our plan.';
  return `${[start, ...said].join(' ')}\n\nWhat is still to be said: ${question}`;
}
