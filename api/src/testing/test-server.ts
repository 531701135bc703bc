import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { Client } from 'graphql-ws';
import { readConfig } from '../process/config';
import type { Config } from '../process/config';
import type { Services } from '../request/context';
import type { Database } from '../db/database';
import { createLog } from '../process/log';
import type { Logger } from '../process/log';
import type { MoneyListener } from '../modules/billing';
import { insertUser, openSession, prepareUser } from '../modules/identity';
import type { NewUser, PreparedUser, User } from '../modules/identity';
import type { AnyJob } from '../modules/jobs';
import { readMailbox } from '../modules/mail';
import type { MailboxMail } from '../modules/mail';
import { registeredTexts } from '../graphql/registered-operations';
import { buildSchema } from '../graphql/schema';
import { openServices } from '../process/services';
import { startServer } from '../process/server';
import type { SocketLimits } from '../sockets/sockets';
import { openTestDatabase } from './test-database';
import { openSocket } from './test-sockets';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  /** The JSON of the answer; its text when it is none; null when it is empty. */
  body: Body;
}

export interface RequestOptions { body?: unknown; token?: string; headers?: Record<string, string> }

export interface GraphqlAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string; [key: string]: unknown } }[];
}

export interface SignedIn { userId: string; email: string; password: string; token: string; refreshToken: string }

export interface Person { email: string; firstname: string; lastname: string; password: string; isVerified: boolean }

export interface TestServer extends Services {
  /** Origin, such as http://127.0.0.1:40123 */
  url: string;
  /** Paths are whole, such as /api/v1/auth/login. */
  request<Body = Record<string, unknown>>(method: string, path: string, options?: RequestOptions): Promise<Answer<Body>>;
  graphql<Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>, token?: string): Promise<GraphqlAnswer<Data>>;
  /** A graphql-ws client that does not come back by itself. */
  socket(token: string): Client;
  /** Mails in the development mailbox, newest first. */
  mailbox(to?: string): Promise<MailboxMail[]>;
  /** A confirmed account, without a session. */
  user(person?: Partial<Person>): Promise<User>;
  /** A confirmed account that is signed in. */
  signIn(person?: Partial<Person>): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  config?: Partial<Config>;
  schema?: GraphQLSchema;
  /** Shared by several servers of a test; then the test closes it. */
  db?: Database;
  log?: Logger;
  now?: () => Date;
  socketLimits?: SocketLimits;
  /** None by themselves: rows are there until a test takes them. */
  jobs?: readonly AnyJob[];
  /** Those of the product unless told. */
  moneyListeners?: readonly MoneyListener[];
  /** Texts that count as those of released clients. */
  registered?: readonly string[];
}

const PASSWORD = 'correct horse battery';

const hashes = new Map<string, Promise<PreparedUser>>();

/** A person not yet written. Hashing is slow by design, and most people of a test have the same password: it is hashed once a file. */
async function prepared(person: NewUser & { password: string }): Promise<PreparedUser> {
  const known = hashes.get(person.password) ?? prepareUser(person);
  hashes.set(person.password, known);
  const { passwordHash } = await known;
  return { ...await prepareUser({ ...person, password: null }), passwordHash };
}

/** The whole product but for the shell's files, on a database of its own. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'heartwood-test-'));
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', REDIS_URL: process.env.TEST_REDIS_URL, LOG_LEVEL: 'silent' }),
    ...options.config,
  };
  const db = options.db ?? await openTestDatabase();
  const parts = await openServices(config, {
    db: options.db ? { ...db, close: async () => undefined } : db,
    log: options.log ?? createLog('silent'),
    processMetrics: false,
    operations: registeredTexts(options.registered ?? []),
    jobs: options.jobs ?? [],
    ...(options.moneyListeners && { moneyListeners: options.moneyListeners }),
    ...(options.now && { now: options.now }),
  });
  const { services } = parts;
  const server = await startServer(services, options.schema ?? buildSchema(), {
    port: 0, host: '127.0.0.1', ...(options.socketLimits && { socketLimits: options.socketLimits }),
  })
    .catch(async (error: unknown) => {
      // What is left open would keep the test run alive.
      await parts.close();
      throw error;
    });
  const url = `http://127.0.0.1:${server.port}`;

  const user = async (person: Partial<Person> = {}): Promise<User> => {
    const made = {
      email: `${randomUUID()}@people.example`, firstname: 'Ada', lastname: 'Lovelace', password: PASSWORD, isVerified: true, ...person,
    };
    const created = await insertUser(db.orm, await prepared(made));
    if (!created) throw new Error(`There is an account for ${made.email} already.`);
    return created;
  };

  return {
    ...services,
    url,
    user,
    async request<Body>(method: string, path: string, { body, token, headers }: RequestOptions = {}) {
      const isRaw = body === undefined || body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(!isRaw && { 'content-type': 'application/json' }), ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: isRaw ? (body as string | undefined) : JSON.stringify(body),
        redirect: 'manual',
      });
      return { status: response.status, headers: response.headers, body: parsed(await response.text()) as Body };
    },
    async graphql<Data>(query: string, variables: Record<string, unknown> = {}, token?: string) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      return await response.json() as GraphqlAnswer<Data>;
    },
    socket: (token) => openSocket({ url }, token),
    mailbox: (to) => readMailbox(services, to ?? null),
    async signIn(person = {}) {
      const created = await user(person);
      const tokens = await db.transaction((tx) => openSession(tx, services, created.id));
      return { userId: created.id, email: created.email, password: person.password ?? PASSWORD, ...tokens };
    },
    async close() {
      await server.close(1_000);
      await parts.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
