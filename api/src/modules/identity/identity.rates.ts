import type { RateRule } from '../../route';

/** Uses of one door from one address. */
export const byIp = (name: string, points: number, seconds: number): RateRule<unknown> => ({ name: `${name}-ip`, points, seconds, key: ({ ip }) => ip });

/** Guesses at one account from one place, so that a stranger can't lock the person out, and from everywhere. */
export function byEmail(name: string, points: number, seconds: number): RateRule<{ email: string }>[] {
  return [
    { name: `${name}-email-ip`, points, seconds, needsBody: true, key: ({ ip }, { body }) => `${body.email} ${ip}` },
    { name: `${name}-email`, points: points * 5, seconds, needsBody: true, key: (_context, { body }) => body.email },
  ];
}

export const byViewer = (name: string, points: number, seconds: number): RateRule<unknown> => ({ name: `${name}-user`, points, seconds, key: ({ viewer }) => viewer?.userId ?? null });
