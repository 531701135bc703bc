import { ConfigError, readConfig } from './config';

const production = {
  NODE_ENV: 'production', PUBLIC_URL: 'https://heartwood.example', SMTP_URL: 'smtps://mail.example',
  METRICS_TOKEN: 'a token of some length',
};
const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
};

it('keeps to this machine, without a developer\'s overrides, unless it is told otherwise', () => {
  expect(readConfig({})).toMatchObject({ host: 'localhost', allowedHosts: [], allowRemoteOverrides: false });
  expect(readConfig({
    HOST: '0.0.0.0', ALLOWED_HOSTS: 'office.example, WWW.office.example,[fd00::1]', ALLOW_REMOTE_OVERRIDES: 'on',
  })).toMatchObject({ host: '0.0.0.0', allowedHosts: ['office.example', 'www.office.example', '[fd00::1]'], allowRemoteOverrides: true });
});

it('drains for proxies in production alone, unless it is told otherwise', () => {
  const seconds = [{}, production, { ...production, DRAIN_SECONDS: '0' }, { DRAIN_SECONDS: '20' }].map((env) => readConfig(env).drainSeconds);
  expect(seconds).toEqual([0, 5, 0, 20]);
});

it.each(['https://office.example', 'office.example:4000', '*', 'a b'])('takes no %s for a host', (name) => {
  expect(refusal({ ALLOWED_HOSTS: name })).toEqual([
    `ALLOWED_HOSTS must be host names without ports, with commas between them, and "${name}" is none.`,
  ]);
});

it('answers any operation while developing, and in production those of released clients', () => {
  const wall = (env: Record<string, string>) => readConfig(env).registeredOnly;
  expect([wall({}), wall({ GRAPHQL_OPERATIONS: 'registered' }), wall(production)]).toEqual([false, true, true]);
});

describe('production', () => {
  it('starts with its address, mail and a token for the numbers', () => {
    expect(readConfig(production)).toMatchObject({ production: true, publicUrl: 'https://heartwood.example' });
  });

  it.each([
    {
      DATABASE_URL: 'postgres://db.example/heartwood?sslmode=verify-full', REDIS_URL: 'rediss://redis.example',
      SMTP_URL: 'smtp://mail.example?requireTLS=true',
    },
    { DATABASE_URL: 'postgres://heartwood@127.0.0.1:5432/heartwood', REDIS_URL: 'redis://[::1]:6379', SMTP_URL: 'smtp://localhost:25' },
    { DATABASE_URL: 'postgres:///heartwood?host=/var/run/postgresql' },
    { REDIS_URL: 'redis://redis', PLAIN_SERVICES: 'allowed' },
  ])('speaks to its servers so that nobody reads it on the way: %j', (services) => {
    expect(readConfig({ ...production, ...services }).production).toBe(true);
  });

  it('is told everything that is missing at once, each with its reason', () => {
    expect(refusal({ NODE_ENV: 'production' })).toEqual([
      'PUBLIC_URL must be the https address of the product in production: the links in mails begin with it.',
      'SMTP_URL must be set in production: without mail nobody can confirm an account or choose a new password.',
      'METRICS_TOKEN must be set in production, with at least 16 characters: /metrics is for those who have it.',
    ]);
  });

  it.each([
    [{ PUBLIC_URL: 'http://heartwood.example' }, 'PUBLIC_URL must be the https'],
    [{ SMTP_URL: '' }, 'SMTP_URL must be set'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be set'],
    [{ LOCAL_PUSH_SERVICE: 'http://localhost:9000' }, 'LOCAL_PUSH_SERVICE is refused in production.'],
    [{ VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must both be set'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused in production.'],
    [{ ALLOW_REMOTE_OVERRIDES: 'on' }, 'ALLOW_REMOTE_OVERRIDES=on is refused in production.'],
    [{ GRAPHQL_OPERATIONS: 'any' }, 'GRAPHQL_OPERATIONS=any is refused in production'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must have at least 32 characters.'],
    [{ DATABASE_URL: 'postgres://db.example/heartwood' }, 'DATABASE_URL leads to another machine in the clear: add sslmode=verify-full'],
    [{ REDIS_URL: 'redis://10.0.0.3:6379' }, 'REDIS_URL leads to another machine in the clear: begin it with rediss://'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL leads to another machine in the clear: begin it with smtps://'],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_ISSUER: 'http://id.example' }, 'GOOGLE_ISSUER must be an https address in production.'],
  ])('is refused with %j', (change, sentence) => {
    expect(refusal({ ...production, ...change })).toEqual([expect.stringContaining(sentence)]);
  });
});
