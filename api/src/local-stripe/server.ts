import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { runDue } from './collect/due';
import { expand } from './expand';
import { readForm } from './form';
import { answerPage } from './page/pages';
import { Parameters } from './parameters';
import { invalid, Refusal } from './refusal';
import { callOf } from './routes';
import { deliverEvents } from './webhooks';
import { newId } from './world';
import type { World } from './world';

export interface Keys { secret: string; publishable: string }
interface Answer { status: number; body: object }
const largestBody = 256 * 1024;
const replayedFor = 24 * 3600;

/** A server that speaks Stripe's HTTP for one account in test mode. */
export function stripeServer(world: World, keys: Keys): { server: ReturnType<typeof createServer>; stop(): Promise<void> } {
  const deliveries = world.webhook ? deliverEvents(world, world.webhook.secret) : null;
  const clock = setInterval(() => {
    runDue(world);
    deliveries?.wake();
  }, 1000);
  const server = createServer((request, response) => {
    void serve(world, keys, request, response).catch(() => response.destroy()).finally(() => deliveries?.wake());
  });
  return {
    server,
    async stop() {
      clearInterval(clock);
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await deliveries?.stop();
      world.store.close();
    },
  };
}

async function serve(world: World, keys: Keys, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!isOurName(request.headers.host ?? '')) {
    response.writeHead(421).end();
    return;
  }
  if (request.method === 'GET' && answerPage(world, keys.publishable, url, response)) return;
  const requestId = newId('req', 14);
  let answered: Answer;
  try {
    answered = await answer(world, keys, request, url);
  } catch (error) {
    world.store.forget();
    answered = error instanceof Refusal
      ? refused(error)
      : { status: 500, body: { error: { type: 'api_error', message: 'Something went wrong here.' } } };
  }
  response.writeHead(answered.status, {
    'content-type': 'application/json', 'request-id': requestId, 'stripe-version': Stripe.API_VERSION, 'cache-control': 'no-store',
    ...(request.headers['idempotency-key'] && { 'idempotency-key': request.headers['idempotency-key'] }),
  });
  response.end(JSON.stringify(answered.body));
}

/** A page elsewhere whose name was led to this machine says that name. */
const isOurName = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);

async function answer(world: World, keys: Keys, request: IncomingMessage, url: URL): Promise<Answer> {
  const text = await bodyOf(request);
  const fields = readForm(request.method === 'POST' ? text : url.search.slice(1));
  const given = new Parameters(fields);
  if (url.pathname === '/local/clock') return clockDoor(world, keys, request, given);
  const found = callOf(request.method ?? 'GET', url.pathname);
  if (!found) throw new Refusal(
    404, { type: 'invalid_request_error', message: `Unrecognized request URL (${request.method ?? ''}: ${url.pathname}).` },
  );
  checkKey(world, keys, request, { fromBrowser: found.call.fromBrowser === true, id: found.ids[0], secret: given.text('client_secret') });
  checkVersion(request);
  const paths = given.texts('expand');
  const replay = replayOf(world, keys, request, url, text);
  if (replay?.before) return replay.before;
  const done = run(world, () => expand(world, found.call.run(world, { ids: found.ids, given }), paths) as object);
  if (replay && done.status < 500) {
    world.store.put(
      'answered', { id: replay.key, asked: replay.asked, status: done.status, body: JSON.stringify(done.body), at: world.present() },
    );
  }
  world.store.keep();
  return done;
}

/** A refusal keeps what had been written, as a declined card leaves its attempt, unless the call says otherwise. */
function run(world: World, work: () => object): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.undoes || error.body.type === 'invalid_request_error') world.store.forget();
    return refused(error);
  }
}

function refused(error: Refusal): Answer {
  return { status: error.status, body: { error: error.body } };
}

/** The secret key opens everything; the publishable one what Stripe's script does, with the secret of the one object. */
function checkKey(
  world: World, keys: Keys, request: IncomingMessage, { fromBrowser, id, secret }: { fromBrowser: boolean; id?: string; secret?: string },
): void {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (key === keys.secret) return;
  if (!fromBrowser || key !== keys.publishable) {
    throw new Refusal(
      401, { type: 'invalid_request_error', message: key === '' ? 'You did not provide an API key.' : 'Invalid API Key provided.' },
    );
  }
  if (id === undefined) return;
  const owned = world.store.find('setup_intent', id) ?? world.store.find('payment_intent', id);
  if (!owned || owned.client_secret !== secret) throw invalid(
    'The client_secret provided does not match any associated intent on this account.', 'client_secret',
  );
}

function checkVersion(request: IncomingMessage): void {
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== Stripe.API_VERSION) throw invalid(
    `This server speaks ${Stripe.API_VERSION} alone.`, 'Stripe-Version',
  );
}

function replayOf(
  world: World, keys: Keys, request: IncomingMessage, url: URL, text: string,
): { key: string; asked: string; before: Answer | null } | null {
  const name = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof name !== 'string' || name === '') return null;
  if (name.length > 255) throw invalid('Idempotency keys can be at most 255 characters.', 'Idempotency-Key');
  // Names that a browser uses up are no names of the server's.
  const key = request.headers.authorization === `Bearer ${keys.secret}` ? name : `browser ${name}`;
  const asked = createHash('sha256').update(`${url.pathname}\n${text}`).digest('base64url');
  const before = world.store.find('answered', key);
  if (!before || before.at + replayedFor < world.present()) return { key, asked, before: null };
  if (before.asked !== asked) {
    throw new Refusal(
      400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      },
    );
  }
  return { key, asked, before: { status: before.status, body: JSON.parse(before.body) as object } };
}

/** `POST /local/clock` with `seconds`: puts the clock forward, and does what becomes due on the way. Stripe has test clocks for it. */
function clockDoor(world: World, keys: Keys, request: IncomingMessage, given: Parameters): Answer {
  if (request.headers.authorization !== `Bearer ${keys.secret}`) throw new Refusal(
    401, { type: 'invalid_request_error', message: 'You did not provide an API key.' },
  );
  if (request.method === 'POST') {
    const seconds = given.whole('seconds') ?? 0;
    if (seconds < 0) throw invalid('A clock goes forward alone.', 'seconds');
    world.putForward(seconds);
    world.store.keep();
    runDue(world);
  }
  return { status: 200, body: { object: 'local_clock', now: world.present() } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Refusal(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
