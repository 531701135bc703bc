import { randomBytes } from 'node:crypto';

/** One per answer: what this page may run and style. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

export interface PolicyFacts {
  nonce: string;
  /** Host and port of the request: older browsers do not take `'self'` for web sockets. */
  host: string;
  /** A developer may load a remote from another address of this machine. */
  remoteOverrides: boolean;
  /** Where Google's library lies (`googleLibrary`); null where nobody signs in with it, and nothing of it may be loaded. */
  google?: string | null;
  /** Where cards are typed: null where nothing can be paid; `local` of an account on this machine, whose frames these are. */
  payments?: { local: string | null } | null;
  /** Where the files of remotes are asked for besides; null: here alone. */
  remotesOrigin?: string | null;
  /** Origins whose pages may hold this one in a frame; none unless told. */
  frameAncestors?: readonly string[];
}

/** Its script loads parts of itself from hosts below its own. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Scripts and styles only from here or with the answer's nonce; no `unsafe-eval`, and `unsafe-inline` for nothing that runs. */
export function contentSecurityPolicy(
  { nonce, host, remoteOverrides, google = null, payments = null, remotesOrigin = null, frameAncestors = [] }: PolicyFacts,
): string {
  const developer = remoteOverrides ? ['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'] : [];
  // Programs, styles, fonts and pictures of remotes: programs by their digests, and below this one path.
  const remotes = [...(remotesOrigin === null ? [] : [`${remotesOrigin}/remotes/`]), ...developer];
  // The host is what a client says: nothing but a host may get into the policy.
  const sockets = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const ofGoogle = (...files: readonly string[]) => (google === null ? [] : files.map((file) => google + file));
  const ofStripe = (...origins: readonly string[]) => (payments !== null && payments.local === null ? origins : []);
  const frames = [
    ...(google === null ? [] : [google]), ...(payments?.local ? [payments.local] : []),
    ...ofStripe(...STRIPE_SCRIPTS, 'https://hooks.stripe.com'),
  ];
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...ofGoogle('client'), ...ofStripe(...STRIPE_SCRIPTS), ...remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...ofGoogle('style'), ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...sockets, ...ofGoogle(''), ...ofStripe('https://api.stripe.com'), ...remotes],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length > 0 ? [...frameAncestors] : ["'none'"],
  };
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
