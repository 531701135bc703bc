import { createReadable, type Readable, type Session, type Shell, type Socket } from '@heartwood/contract';
import { createAuthorisedFetch } from '../session/authorised-fetch';
import type { RefreshOutcome } from '../session/refresh';
import { pageFetch } from '../session/page-fetch';
import { createSessionSocket } from '../session/socket';
import { hasExpired } from '../session/token-expiry';

export type EmbedState =
  | { kind: 'connecting' }
  /** Never anonymous instead: the reason, for the person and for the partner's page. */
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'ready'; session: Session };

export interface EmbedSession {
  state: Readable<EmbedState>;
  fetch: Shell['fetch'];
  socket: Socket;
  /** Trades the token of the partner's server for a session; also after a refusal. */
  signIn(token: string | null): Promise<void>;
}

export interface EmbedParts {
  partner: string;
  /** Origin of the page around this one. */
  origin: string;
  socketUrl(): string;
  /** The connection came back after it was lost. */
  resumed(): void;
  now?: () => number;
}

interface Exchanged {
  token: string;
  user: { id: string; firstname: string; lastname: string; profilePhoto: string | null };
  company: { id: string; name: string; logo: string | null };
}

interface Refusal { code: string; message: string }

/** An access token is renewed this long before it runs out: afterwards only the partner's server could help. */
const AHEAD_MS = 60_000;
const LOOK_EVERY_MS = 15_000;
/** Nobody answered: the one refusal that passes by itself. */
const UNREACHABLE = 'EMBED_UNREACHABLE';
/** What is wrong with a token that was good before. It is not the reason why the session ended. */
const OF_THE_TOKEN: ReadonlySet<string> = new Set(['EMBED_USED', 'EMBED_EXPIRED', 'EMBED_WRONG_KEY']);
/** A new token of the partner's server helps, and the page is asked for one. */
const ENDED: Refusal = { code: 'EMBED_EXPIRED', message: 'Your session has ended. Reload the page to go on.' };

/** A session on a partner's page. It lives in this page's memory alone and ends with it. */
export function createEmbedSession({ partner, origin, socketUrl, resumed, now = Date.now }: EmbedParts): EmbedSession {
  const state = createReadable<EmbedState>({ kind: 'connecting' });
  let token: string | null = null;
  let user: Exchanged['user'] | null = null;
  let companyId: string | null = null;
  let partnerToken: string | null = null;
  /** The token that opened the session: it is taken once, and then only says whether the partner is still there. */
  let taken: string | null = null;
  let running: Promise<RefreshOutcome> | null = null;

  const refused = ({ code, message }: Refusal): void => {
    token = null;
    state.set({ kind: 'refused', code, message });
  };

  const signIn = async (given: string | null): Promise<RefreshOutcome> => {
    partnerToken = given;
    if (given === null) {
      refused({ code: 'EMBED_NO_TOKEN', message: 'This site has not said who you are.' });
      return 'refused';
    }
    const { body, refusal } = await post<Exchanged>('/api/v1/embed/token', { partner, token: given, origin }, null);
    // A newer token came while this one was asked for.
    if (partnerToken !== given) return 'unreachable';
    if (!body) {
      refused(refusal === null ? {
        code: UNREACHABLE, message: 'Heartwood could not be reached. Check your connection.',
      } : given === taken && OF_THE_TOKEN.has(refusal.code) ? ENDED : refusal);
      return refusal ? 'refused' : 'unreachable';
    }
    const isSame = user?.id === body.user.id && state.get().kind === 'ready';
    taken = given;
    token = body.token;
    user = body.user;
    companyId = body.company.id;
    if (!isSame) state.set({ kind: 'ready', session: sessionOf(body) });
    return 'refreshed';
  };

  const renew = async (): Promise<RefreshOutcome> => {
    if (token === null) return 'refused';
    const { body, refusal } = await post<{ token: string }>('/api/v1/embed/renew', {}, token);
    if (!body && !refusal) return 'unreachable';
    if (!body) return signIn(partnerToken);
    token = body.token;
    return 'refreshed';
  };

  const refresh = (): Promise<RefreshOutcome> => {
    running ??= renew().finally(() => {
      running = null;
    });
    return running;
  };

  setInterval(() => {
    const present = state.get();
    if (token !== null && hasExpired(token, now() + AHEAD_MS)) void refresh();
    else if (present.kind === 'refused' && present.code === UNREACHABLE) void signIn(partnerToken);
  }, LOOK_EVERY_MS);

  const parts = { token: () => token, refresh, denied: () => undefined };
  return {
    state: { get: state.get, subscribe: state.subscribe },
    fetch: createAuthorisedFetch({ ...parts, send: pageFetch, claims: () => ({ userId: user?.id ?? null, companyId }) }),
    socket: createSessionSocket({ ...parts, url: socketUrl, resumed }),
    async signIn(given) {
      if (state.get().kind === 'refused') state.set({ kind: 'connecting' });
      await signIn(given);
    },
  };
}

/** What the server decides is not guessed here: on a partner's page nobody owns or manages anything. */
function sessionOf({ user, company }: Exchanged): Session {
  return {
    user: { ...user, email: '' },
    company: { ...company, isDemo: false },
    membership: { id: null, isOwner: false, isAdmin: false, isAdvisory: false, accessType: 'view' },
    plan: { name: 'Free', endsAt: null },
  };
}

async function post<Body>(path: string, given: object, token: string | null): Promise<{ body: Body | null; refusal: Refusal | null }> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(given),
    });
    const body = await answer.json() as Body & { error?: Refusal };
    if (answer.ok) return { body, refusal: null };
    return { body: null, refusal: answer.status < 500 ? body.error ?? null : null };
  } catch {
    return { body: null, refusal: null };
  }
}
