import { resolve } from 'node:path';
import { originOf, readObjectStore, type ObjectStoreConfig } from '../object-store/object-store-config';
import { isPlain } from './plain-services';

/** Every setting of a process; `docs/operations.md` tells of each environment variable. */
export interface Config {
  production: boolean;
  port: number;
  /** Address to listen on; `localhost` is both of this machine's own. */
  host: string;
  /** Further names that requests may come in by, beside the one of `publicUrl` and the address itself (known-hosts.ts). */
  allowedHosts: readonly string[];
  /** Folder of the embedded database, uploads, remotes and generated secrets. */
  dataDir: string;
  /** Null: PGlite in `dataDir/pg`. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Null: events stay in this process and rate limits in its memory. */
  redisUrl: string | null;
  /** Null: mail can be read at /dev/mailbox (not in production). */
  smtpUrl: string | null;
  mailFrom: string;
  /** Origin that links in mails begin with, without a slash at the end. */
  publicUrl: string;
  /** Null: generated once and kept in `dataDir/secrets.json`. */
  authSecret: string | null;
  /** Secrets whose access tokens are good besides: the one before, or the next one. */
  acceptedSecrets: readonly string[];
  accessTokenSeconds: number;
  google: { issuer: string; clientId: string } | null;
  /** Base64url, as browsers and push services know them. Null: made once and kept in `dataDir/push-keys.json`. */
  pushKeys: { publicKey: string; privateKey: string } | null;
  /** Origin of a push service on this machine that may be asked besides those of the public internet; null in production. */
  localPushService: string | null;
  /** Origin of a Slack on this machine, in place of the real one; null in production. */
  localSlack: string | null;
  /** The account that is paid into; null: there are no payments, but for the demo's own (`localStripe`). */
  stripe: { secretKey: string; webhookSecret: string; publishableKey: string } | null;
  /** Origin of a Stripe on this machine, in place of the real one; null in production. */
  localStripe: string | null;
  /** An OpenAI-compatible endpoint that proposes words; null: there are no suggestions, but for those of the demo. */
  suggestions: { url: string; key: string | null; model: string } | null;
  /** A push is sent so long after what it tells, unless it was read by then. */
  pushAfterSeconds: number;
  rateLimits: boolean;
  /** Proxies in front that set X-Forwarded-For; 0 trusts nobody. */
  trustedProxies: number;
  /** A job that runs is nobody else's for so long; what takes longer is begun by another process too. */
  jobLeaseSeconds: number;
  /** After SIGTERM everything is answered for so long, but `/readyz` says no: a proxy that asks it has taken the process out by then. */
  drainSeconds: number;
  /** Null: uploads are in `dataDir/files`. */
  objectStore: ObjectStoreConfig | null;
  /** Where uploads go; of two, new ones go into the first and the other is read. */
  filesIn: (typeof FILES_IN)[number];
  /** Where releases are: `remotesDir` itself, or the bucket, of which it is this machine's copy. */
  releasesIn: 'folder' | 'bucket';
  uploadMaxBytes: number;
  /** What the uploads of one person may take together; `filesVisitorBytes` for people on a partner's site. */
  filesPersonBytes: number;
  filesVisitorBytes: number;
  /** What may count for one company. */
  filesCompanyBytes: number;
  shellDist: string;
  remotesDir: string;
  /** Where browsers ask for the remotes' files; null: at this very server. It answers the same paths in any case. */
  remotesOrigin: string | null;
  allowRemoteOverrides: boolean;
  /** `auto`: by the host's name (product/decisions 14). */
  stagingHosts: 'on' | 'off' | 'auto';
  /** Fill a fresh database with the demo company and its accounts. */
  seedDemo: boolean;
  logLevel: string;
  /** Where traces are sent by OTLP over HTTP, how many of them (0 to 1) and under which name; null: there are none. */
  traces: { endpoint: string; ratio: number; service: string } | null;
  /** When set, /metrics wants it as a bearer token; else it answers this machine alone. Never null in production. */
  metricsToken: string | null;
  /** GraphQL answers the operations of released clients alone; always so in production. */
  registeredOnly: boolean;
  /** Who sends it may ask GraphQL for anything; null: nobody may. */
  operatorToken: string | null;
}

/** What is wrong with the environment, each thing in one sentence for the person who starts the server. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const MEGABYTE = 1024 * 1024;
const FILES_IN = ['folder', 'bucket', 'folder-then-bucket', 'bucket-then-folder'] as const;

export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  if (production) requireProductionSettings(env);
  const port = whole(env, 'PORT', 4000, 0, 65535);
  const dataDir = resolve(env.DATA_DIR || './.data');
  const config: Config = {
    production,
    port,
    host: env.HOST || 'localhost',
    allowedHosts: hosts(env, 'ALLOWED_HOSTS'),
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePoolSize: whole(env, 'DATABASE_POOL', 10, 1, 500),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Heartwood <hello@heartwood.example>',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    authSecret: env.AUTH_SECRET || null,
    acceptedSecrets: (env.AUTH_SECRETS_ACCEPTED ?? '').split(',').map((secret) => secret.trim()).filter(Boolean),
    accessTokenSeconds: whole(env, 'ACCESS_TOKEN_SECONDS', 600, 1, 3600),
    google: google(env),
    pushKeys: pushKeys(env),
    localPushService: url(env, 'LOCAL_PUSH_SERVICE', ['http:'])?.replace(/\/+$/, '') ?? null,
    localSlack: url(env, 'LOCAL_SLACK', ['http:'])?.replace(/\/+$/, '') ?? null,
    stripe: stripe(env),
    localStripe: url(env, 'LOCAL_STRIPE', ['http:'])?.replace(/\/+$/, '') ?? null,
    suggestions: suggestions(env),
    pushAfterSeconds: whole(env, 'PUSH_AFTER_SECONDS', 20, 0, 3600),
    rateLimits: choice(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 0, 10),
    jobLeaseSeconds: whole(env, 'JOB_LEASE_SECONDS', 120, 1, 3600),
    drainSeconds: whole(env, 'DRAIN_SECONDS', production ? 5 : 0, 0, 600),
    objectStore: objectStore(env),
    filesIn: choice(env, 'FILES_IN', FILES_IN, env.S3_BUCKET ? 'bucket' : 'folder'),
    releasesIn: choice(env, 'RELEASES_IN', ['folder', 'bucket'], 'folder'),
    uploadMaxBytes: whole(env, 'UPLOAD_MAX_MB', 10, 1, 200) * MEGABYTE,
    filesPersonBytes: whole(env, 'FILES_PERSON_MB', 1024, 1, 1_000_000) * MEGABYTE,
    filesVisitorBytes: whole(env, 'FILES_VISITOR_MB', 50, 1, 1_000_000) * MEGABYTE,
    filesCompanyBytes: whole(env, 'FILES_COMPANY_MB', 5120, 1, 1_000_000) * MEGABYTE,
    shellDist: resolve(env.SHELL_DIST || './shell/dist'),
    remotesDir: resolve(env.REMOTES_DIR || `${dataDir}/remotes`),
    remotesOrigin: remotesOrigin(env),
    allowRemoteOverrides: choice(env, 'ALLOW_REMOTE_OVERRIDES', ['on', 'off'], 'off') === 'on',
    stagingHosts: choice(env, 'STAGING_HOSTS', ['on', 'off', 'auto'], 'auto'),
    seedDemo: choice(env, 'SEED_DEMO', ['on', 'off'], 'off') === 'on',
    logLevel: choice(env, 'LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
    traces: traces(env),
    metricsToken: env.METRICS_TOKEN || null,
    registeredOnly: choice(env, 'GRAPHQL_OPERATIONS', ['registered', 'any'], production ? 'registered' : 'any') === 'registered',
    operatorToken: env.OPERATOR_TOKEN || null,
  };
  if (config.operatorToken !== null && config.operatorToken.length < 32) throw new ConfigError(
    'OPERATOR_TOKEN must have at least 32 characters.',
  );
  if (config.authSecret !== null && config.authSecret.length < 32) throw new ConfigError('AUTH_SECRET must have at least 32 characters.');
  if (config.acceptedSecrets.some(({ length }) => length < 32)) throw new ConfigError(
    'AUTH_SECRETS_ACCEPTED must name secrets of at least 32 characters each, with commas between them.',
  );
  return config;
}

const PLAIN = [['DATABASE_URL', 'add sslmode=verify-full'], ['REDIS_URL', 'begin it with rediss://'], [
  'SMTP_URL', 'begin it with smtps://, or add requireTLS=true',
], ['SUGGESTIONS_URL', 'begin it with https://'], [
  'OTEL_EXPORTER_OTLP_ENDPOINT', 'begin it with https://',
]] as const;

/** All of them at once: nobody should have to start as often as something is missing. */
function requireProductionSettings(env: Environment): void {
  const plain = env.PLAIN_SERVICES === 'allowed' ? [] : PLAIN.filter(([name]) => isPlain(env[name] ?? ''));
  const wrong = [
    ...plain.map(([name, how]) => (
      `${name} leads to another machine in the clear: ${how}, or set PLAIN_SERVICES=allowed where the network itself is encrypted.`
    )),
    !/^https:/i.test(env.PUBLIC_URL ?? '')
      && 'PUBLIC_URL must be the https address of the product in production: the links in mails begin with it.',
    !env.SMTP_URL && 'SMTP_URL must be set in production: without mail nobody can confirm an account or choose a new password.',
    (env.METRICS_TOKEN ?? '').length < 16
      && 'METRICS_TOKEN must be set in production, with at least 16 characters: /metrics is for those who have it.',
    env.LOCAL_PUSH_SERVICE && 'LOCAL_PUSH_SERVICE is refused in production.',
    env.LOCAL_SLACK && 'LOCAL_SLACK is refused in production.',
    env.LOCAL_STRIPE && 'LOCAL_STRIPE is refused in production.',
    env.RATE_LIMITS === 'off' && 'RATE_LIMITS=off is refused in production.',
    env.GRAPHQL_OPERATIONS === 'any' && 'GRAPHQL_OPERATIONS=any is refused in production: who has OPERATOR_TOKEN may ask for anything.',
    env.ALLOW_REMOTE_OVERRIDES === 'on' && 'ALLOW_REMOTE_OVERRIDES=on is refused in production.',
    env.GOOGLE_CLIENT_ID && /^http:/i.test(env.GOOGLE_ISSUER ?? '') && 'GOOGLE_ISSUER must be an https address in production.',
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '');
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
}

function objectStore(env: Environment): Config['objectStore'] {
  const { config, wrong } = readObjectStore(env);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  const wanting = ['FILES_IN', 'RELEASES_IN'].find((name) => config === null && env[name] && env[name] !== 'folder');
  if (wanting) throw new ConfigError(`${wanting}=${env[wanting]} needs S3_BUCKET.`);
  return config;
}

function remotesOrigin(env: Environment): string | null {
  const origin = originOf(env.REMOTES_ORIGIN);
  if (origin === false) throw new ConfigError('REMOTES_ORIGIN must be an origin such as https://cdn.example, without path, name and password.');
  if (env.NODE_ENV === 'production' && origin?.startsWith('http:')) throw new ConfigError('REMOTES_ORIGIN must begin with https:// in production.');
  return origin;
}

function suggestions(env: Environment): Config['suggestions'] {
  const address = url(env, 'SUGGESTIONS_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (address === null) return null;
  if (!env.SUGGESTIONS_MODEL) throw new ConfigError('SUGGESTIONS_MODEL must name the model where SUGGESTIONS_URL is set.');
  return { url: address, key: env.SUGGESTIONS_KEY || null, model: env.SUGGESTIONS_MODEL };
}

function traces(env: Environment): Config['traces'] {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (endpoint === null) return null;
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(ratio >= 0 && ratio <= 1)) throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  return { endpoint, ratio, service: env.OTEL_SERVICE_NAME || 'heartwood' };
}

function google(env: Environment): Config['google'] {
  const clientId = env.GOOGLE_CLIENT_ID;
  if (!clientId) return null;
  const issuer = (url(env, 'GOOGLE_ISSUER', ['https:', 'http:']) ?? 'https://accounts.google.com').replace(/\/+$/, '');
  return { issuer, clientId };
}

function pushKeys(env: Environment): Config['pushKeys'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey && !privateKey) return null;
  // A point of P-256 and its number: 65 and 32 bytes.
  if (!/^[\w-]{87}$/.test(publicKey ?? '') || !/^[\w-]{43}$/.test(privateKey ?? '')) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set, as `npx web-push generate-vapid-keys` prints them.');
  }
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
}

function stripe(env: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  if (!secretKey && !webhookSecret && !publishableKey) return null;
  if (!secretKey || !webhookSecret || !publishableKey) {
    throw new ConfigError('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY must all be set, or none of them.');
  }
  return { secretKey, webhookSecret, publishableKey };
}

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) throw new ConfigError(
    `${name} must be a whole number from ${min} to ${max}, not "${text}".`,
  );
  return value;
}

function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (!text) return null;
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
  return text;
}

function hosts(env: Environment, name: string): string[] {
  const names = (env[name] ?? '').split(',').map((part) => part.trim().toLowerCase()).filter(Boolean);
  const odd = names.find((each) => !/^[a-z\d._-]+$|^\[[\da-f:.]+\]$/.test(each));
  if (odd !== undefined) throw new ConfigError(`${name} must be host names without ports, with commas between them, and "${odd}" is none.`);
  return names;
}

function choice<const T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name];
  if (!text) return fallback;
  const found = allowed.find((one) => one === text);
  if (found === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}
