import type { Context } from '../../request/context';
import type { RateRule, RouteRequest } from '../../rest/route';
import { isKnownDevice } from './known-devices';
import { hashSecret } from './one-way';

/** Uses of one door from one address. */
export const byIp = (name: string, points: number, seconds: number): RateRule<unknown> => ({
  name: `${name}-ip`,
  points,
  seconds,
  key: ({ ip }) => ip,
});

/** Guesses at one account from one place, so that a stranger can't lock the person out, and from everywhere. */
export function byEmail(name: string, points: number, seconds: number): RateRule<{ email: string }>[] {
  return [
    { name: `${name}-email-ip`, points, seconds, needsBody: true, key: ({ ip }, { body }) => `${body.email} ${ip}` },
    { name: `${name}-email`, points: points * 5, seconds, needsBody: true, key: (_context, { body }) => body.email },
  ];
}

export const byViewer = (name: string, points: number, seconds: number): RateRule<unknown> => ({
  name: `${name}-user`,
  points,
  seconds,
  key: ({ viewer }) => viewer?.userId ?? null,
});

interface Attempt { email: string; device?: string | undefined }

/**
 * Guesses at passwords. Where somebody has signed in before, they have a small budget of their own, so that the wrong
 * guesses of strangers slow down strangers alone. All of it counts by the address as it was typed: whether there is an
 * account makes no difference.
 */
export function loginRates(seconds: number): RateRule<Attempt>[] {
  const asked = new WeakMap<RouteRequest<Attempt>, Promise<boolean>>();
  const isKnown = (context: Context, request: RouteRequest<Attempt>): Promise<boolean> => {
    const { email, device } = request.body;
    const known = asked.get(request) ?? (device === undefined ? Promise.resolve(false) : isKnownDevice(context.db.orm, email, device));
    asked.set(request, known);
    return known;
  };
  /** Counted after the body is read, other than elsewhere: a known device must pass also where a neighbour has used up the place. */
  const ofStrangers = (name: string, points: number, key: (context: Context, email: string) => string): RateRule<Attempt> => ({
    name,
    points,
    seconds,
    needsBody: true,
    key: async (context, request) => ((await isKnown(context, request)) ? null : key(context, request.body.email)),
  });
  return [
    {
      name: 'login-known',
      points: 20,
      seconds,
      needsBody: true,
      key: async (context, request) =>
        (await isKnown(context, request)) ? `${request.body.email} ${hashSecret(request.body.device ?? '')}` : null,
    },
    ofStrangers('login-ip', 100, ({ ip }) => ip),
    ofStrangers('login-email-ip', 10, ({ ip }, email) => `${email} ${ip}`),
    ofStrangers('login-email', 50, (_context, email) => email),
  ];
}
