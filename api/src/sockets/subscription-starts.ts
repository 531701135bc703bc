import type { WebSocket } from 'ws';
import { AppError } from '../request/errors';
import { GRAPHQL_DOOR } from '../request/limits';
import type { RateLimits } from '../request/limits';
import { Turnstile, TurnstileFull } from '../graphql/turnstile';
import type { Leave, TurnstileLimits } from '../graphql/turnstile';

/** Why an operation does not begin; the sockets of the last two are closed with these words. */
export const NOT_WANTED = 'The operation was completed before it began.';
export const ALREADY_BEGINS = 'Subscriber already exists';
export const TOO_MANY = 'Too many requests';

/** People looked after, or whatever else a list of arguments names, for one point more. */
const LISTED_A_POINT = 25;

interface Start {
  socket: WebSocket;
  id: string;
  userId: string;
  variables: Readonly<Record<string, unknown>> | null | undefined;
  /** The operation is still asked for. */
  isWanted: () => boolean;
}

/**
 * Before a subscription is live it reads the database, and a socket may ask for and complete subscriptions without pause.
 * So those of one person begin a few at a time and at a pace; what was completed while it waited never begins.
 */
export class SubscriptionStarts {
  private readonly stile: Turnstile;
  /** By socket: operations that have not begun, also those that were completed meanwhile. */
  private readonly starting = new WeakMap<WebSocket, Set<string>>();

  constructor(limits: TurnstileLimits, private readonly rates: RateLimits) {
    this.stile = new Turnstile(limits);
  }

  countOf(socket: WebSocket): number {
    return this.starting.get(socket)?.size ?? 0;
  }

  /** Waits for its turn. The answer is called once the subscription is live, or else the words that say why it does not begin. */
  async begin({
    socket,
    id,
    userId,
    variables,
    isWanted,
  }: Start): Promise<Leave | typeof NOT_WANTED | typeof ALREADY_BEGINS | typeof TOO_MANY> {
    const starting = this.starting.get(socket) ?? new Set();
    this.starting.set(socket, starting);
    // graphql-ws knows one operation of a name: of two that begin, the first would run without end.
    if (starting.has(id)) return ALREADY_BEGINS;
    starting.add(id);
    const turn = await this.turn(userId, pointsOf(variables), isWanted);
    if (typeof turn === 'string') starting.delete(id);
    return turn;
  }

  /** The operation is known to graphql-ws from here on: its name may be completed and used again. */
  begun(socket: WebSocket, id: string): void {
    this.starting.get(socket)?.delete(id);
  }

  private async turn(userId: string, points: number, isWanted: () => boolean): Promise<Leave | typeof NOT_WANTED | typeof TOO_MANY> {
    let leave: Leave | null = null;
    try {
      leave = await this.stile.enter(userId, points, isWanted);
      if (leave === null) return NOT_WANTED;
      await this.rates.consumeHere(GRAPHQL_DOOR, userId, points);
      // What was completed within the same breath waits for nothing, and is not wanted either.
      if (isWanted()) return leave;
      leave();
      return NOT_WANTED;
    } catch (error) {
      leave?.();
      if (error instanceof TurnstileFull || error instanceof AppError) return TOO_MANY;
      throw error;
    }
  }
}

function pointsOf(variables: Start['variables']): number {
  const listed = Object.values(variables ?? {}).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
  return 1 + Math.floor(listed / LISTED_A_POINT);
}
