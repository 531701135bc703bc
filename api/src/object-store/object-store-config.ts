import { isPlain } from '../process/plain-services';

/** Where a bucket is, and how it is asked. */
export interface ObjectStoreConfig {
  bucket: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null: what the machine has, as the AWS SDK looks for it (role, environment, profile). */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** The bucket stands in the path and not in the host's name. */
  pathStyle: boolean;
  /** What all keys begin with, with a slash at its end; empty for none. */
  prefix: string;
  /** Where browsers reach the same store for a download that they may have; null: everything goes through this server. */
  publicEndpoint: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Null: no bucket is named. Otherwise what is wrong with it, in sentences for the operator. */
export function readObjectStore(env: Environment): { config: ObjectStoreConfig | null; wrong: readonly string[] } {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_PREFIX = '' } = env;
  const [endpoint, publicEndpoint] = [originOf(env.S3_ENDPOINT), originOf(env.S3_PUBLIC_ENDPOINT)];
  const others = Object.keys(env).filter((name) => name.startsWith('S3_') && Boolean(env[name]));
  if (!bucket) return { config: null, wrong: others.length > 0 ? [`S3_BUCKET must name the bucket where ${others[0]} is set.`] : [] };
  const inProduction = env.NODE_ENV === 'production';
  const wrong = [
    !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) && 'S3_BUCKET must be the name of a bucket: small letters, digits, dots and dashes.',
    endpoint === false && 'S3_ENDPOINT must be an origin such as https://s3.example:9000, without path, name and password.',
    publicEndpoint === false && 'S3_PUBLIC_ENDPOINT must be an origin such as https://files.example, without path, name and password.',
    inProduction && typeof endpoint === 'string' && env.PLAIN_SERVICES !== 'allowed' && isPlain(endpoint)
      && 'S3_ENDPOINT leads to another machine in the clear: begin it with https://, or set PLAIN_SERVICES=allowed.',
    inProduction && typeof publicEndpoint === 'string' && !publicEndpoint.startsWith('https:')
      && 'S3_PUBLIC_ENDPOINT must begin with https:// in production: browsers fetch people’s files there.',
    Boolean(accessKeyId) !== Boolean(secretAccessKey) && 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or none of them.',
    !/^(?:[A-Za-z0-9_-]+\/)*$/.test(withSlash(S3_PREFIX)) && 'S3_PREFIX must be words of letters, digits and dashes, with slashes between them.',
    env.S3_PATH_STYLE && !['on', 'off'].includes(env.S3_PATH_STYLE) && 'S3_PATH_STYLE must be one of on, off.',
    !/^[a-z0-9-]{1,40}$/.test(env.S3_REGION || 'us-east-1') && 'S3_REGION must be the name of a region.',
  ].filter((sentence): sentence is string => typeof sentence === 'string' && sentence !== '');
  return {
    wrong,
    config: {
      bucket,
      endpoint: endpoint || null,
      region: env.S3_REGION || 'us-east-1',
      keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
      // Stores of one's own seldom have a host name for each bucket.
      pathStyle: env.S3_PATH_STYLE ? env.S3_PATH_STYLE === 'on' : Boolean(endpoint),
      prefix: withSlash(S3_PREFIX),
      publicEndpoint: publicEndpoint || null,
    },
  };
}

const withSlash = (prefix: string) => (prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`);

/** False for what is no origin: a path, a name or a query would be sent along with every key. */
export function originOf(text: string | undefined): string | false | null {
  if (!text) return null;
  if (!URL.canParse(text)) return false;
  const { protocol, origin, username, password, pathname, search, hash } = new URL(text);
  const isBare = username + password + search + hash === '' && pathname === '/';
  return isBare && (protocol === 'http:' || protocol === 'https:') ? origin : false;
}
