import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, getOperationAST } from 'graphql';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import type { Context as SocketState, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Extra } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Config } from '../process/config';
import type { Context, Services } from '../request/context';
import { createDocuments } from '../graphql/documents';
import { AppError } from '../request/errors';
import { createWall } from '../graphql/wall';
import { createSubscribe, deliverTo } from './fan-out/subscribe-shared';
import { Wire } from './fan-out/wire';
import type { Viewer } from '../request/viewer';
import { publicError } from '../graphql/errors';
import { FrameBudget } from './frame-budget';
import { DEEPEST, isDeeperThan } from '../rest/json-depth';
import { isOwnOrigin } from '../rest/own-origin';
import { placeOf } from '../request/place';
import { clientIp, createContext } from '../request/request-context';
import { rawAnswer } from '../rest/security-headers';
import { dropSlowConsumers } from './slow-consumers';
import { SocketRoster } from './socket-roster';
import { ALREADY_BEGINS, SubscriptionStarts, TOO_MANY } from './subscription-starts';
import { Turnstile } from '../graphql/turnstile';
import type { TurnstileLimits } from '../graphql/turnstile';

export interface SocketLimits {
  initMs: number;
  pingMs: number;
  payloadBytes: number;
  subscriptionsPerSocket: number;
  socketsPerUser: number;
  /** New sockets of one address. Offices share one, and after a restart everybody comes back within the same minute. */
  upgradesPerMinute: number;
  /** How fast they come in. */
  upgrades: TurnstileLimits;
  /** Connections of one person in ten seconds. */
  connects: number;
  /** Frames of one person in ten seconds, over all their sockets; before it is known who it is, of one socket. */
  frames: number;
  /** How a person's subscriptions begin: each reads the database before it is live. */
  starts: TurnstileLimits;
  /** Who leaves that much unread, or anything for that long, is too slow. */
  bufferedBytes: number;
  stallMs: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  initMs: 5_000,
  pingMs: 15_000,
  payloadBytes: 64 * 1024,
  subscriptionsPerSocket: 50,
  socketsPerUser: 30,
  upgradesPerMinute: 1_500,
  upgrades: { together: 100, pointsPerSecond: 100, waiting: 1_500 },
  connects: 60,
  // A page begins about ten subscriptions; ten tabs come back together after an outage, and then wait about a second.
  frames: 1_000,
  starts: { together: 3, pointsPerSecond: 60, waiting: 300 },
  bufferedBytes: 1024 * 1024,
  stallMs: 10_000,
};

const NO_TURNSTILE: TurnstileLimits = { together: Infinity, pointsPerSecond: Infinity, waiting: Infinity };

/** A load test is one person with many sockets: without rate limits nobody counts them. */
export function socketLimitsOf({ rateLimits }: Pick<Config, 'rateLimits'>): SocketLimits {
  return rateLimits
    ? SOCKET_LIMITS
    : { ...SOCKET_LIMITS, socketsPerUser: Infinity, frames: Infinity, upgrades: NO_TURNSTILE, starts: NO_TURNSTILE };
}

/** What the other side sends and something is done about. */
const FRAMES = ['message', 'ping'] as const;
/** How long the words of a cut may take to their reader. */
const CUT_MS = 1_000;
/** Where one comes back after the other, and each begins about ten subscriptions; nobody waits longer than the second. */
const RETURN_MS = 5;
const RETURNED_MS = 8_000;

interface Connection extends Extra, Partial<Record<PropertyKey, unknown>> {
  socket: WebSocket;
  request: IncomingMessage;
  viewer?: Viewer;
  /** The tab that the socket belongs to, for presence. */
  tab?: string;
}

type State = SocketState<Record<string, unknown> | undefined, Connection>;

export interface Sockets {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells everybody to come back elsewhere, and within how long, each at a moment of its own: 1001. */
  close(): Promise<void>;
}

/** graphql-ws on our own upgrade: subscriptions only, for signed-in people, within limits. */
export async function createSockets(services: Services, schema: GraphQLSchema, limits: SocketLimits = SOCKET_LIMITS): Promise<Sockets> {
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.payloadBytes, perMessageDeflate: false });
  const roster = new SocketRoster();
  const wires = new WeakMap<WebSocket, Wire>();
  const wall = createWall(services, createDocuments(schema, services.config.production));
  const starts = new SubscriptionStarts(limits.starts, services.limits);
  const upgrades = new Turnstile(limits.upgrades);
  const frames = new FrameBudget(limits.frames);
  // Made once: an error looks at its stack, and a flood would have us make thousands.
  const tooManySubscriptions = [
    new GraphQLError(`More than ${limits.subscriptionsPerSocket} subscriptions on one socket.`, {
      extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
    }),
  ];
  const tooDeep = [new GraphQLError('The request is nested too deep.', { extensions: { code: 'BAD_REQUEST' } })];
  const doesNotBegin = [new GraphQLError('The operation does not begin.')];
  const people = new WeakMap<WebSocket, string>();

  const drop = (socket: WebSocket, code: number, reason: string) => {
    services.metrics.socketsDropped.inc({ reason });
    socket.close(code, reason);
  };

  /** For who does not stop: says why and reads nothing more, not even the answer. */
  const cut = (socket: WebSocket) => {
    for (const frame of FRAMES) socket.removeAllListeners(frame);
    if (socket.readyState !== socket.OPEN) return;
    drop(socket, 4429, TOO_MANY);
    socket.pause();
    setTimeout(() => socket.terminate(), CUT_MS).unref();
  };

  const countFrames = (socket: WebSocket) => {
    const nobody = randomUUID();
    const count = () => {
      if (!frames.take(people.get(socket) ?? nobody)) cut(socket);
    };
    for (const frame of FRAMES) socket.on(frame, count);
  };

  const { dispose } = useServer<Record<string, unknown> | undefined, Connection>({
    schema,
    subscribe: createSubscribe((error) => publicError(error, { ...services, requestId: randomUUID() })),
    connectionInitWaitTimeout: limits.initMs,
    async onConnect(state: State) {
      const token = state.connectionParams?.token;
      const viewer = typeof token === 'string' ? await services.tokens.verify(token) : null;
      const { socket } = state.extra;
      // Who left in the meantime is never counted: there would be no close to take them off again.
      if (viewer === null || socket.readyState !== socket.OPEN) return false;
      const mayCome = () =>
        services.limits.consumeHere({ name: 'socket-connects', points: limits.connects, seconds: 10 }, viewer.userId).then(
          () => true,
          () => false,
        );
      if (roster.count(viewer.userId) >= limits.socketsPerUser || !await mayCome()) {
        drop(socket, 4429, 'Too many connections');
        return false;
      }
      state.extra.viewer = viewer;
      people.set(socket, viewer.userId);
      roster.add(viewer, socket);
      const { tab } = state.connectionParams ?? {};
      state.extra.tab = typeof tab === 'string' && tab.length <= 64 ? tab : randomUUID();
      services.chat.presence.opened(viewer.userId, state.extra.tab);
      services.metrics.sockets.set(roster.size);
      expire(socket, viewer, services, () => drop(socket, 4403, 'Token expired'));
      return true;
    },
    onClose(state: State) {
      const { viewer, tab } = state.extra;
      if (viewer) roster.remove(viewer, state.extra.socket);
      if (viewer && tab !== undefined) services.chat.presence.closed(viewer.userId, tab);
      services.metrics.sockets.set(roster.size);
    },
    async onSubscribe(state: State, id: string, payload: SubscribePayload): Promise<ExecutionArgs | readonly GraphQLError[]> {
      const { socket, viewer } = state.extra;
      if (Math.max(Object.keys(state.subscriptions).length, starts.countOf(socket) + 1) > limits.subscriptionsPerSocket)
        return tooManySubscriptions;
      if (isDeeperThan(payload.variables, DEEPEST)) return tooDeep;
      const prepared = wall.prepare(payload.query, state.extra.request, { viewer: viewer ?? null, ip: '' });
      const document = prepared instanceof Promise ? await prepared.catch(refusal) : prepared;
      if (!('kind' in document)) return document;
      if (getOperationAST(document, payload.operationName)?.operation !== 'subscription')
        return [new GraphQLError('Queries and mutations go over HTTP.', { extensions: { code: 'BAD_REQUEST' } })];
      const start = await starts.begin({
        socket,
        id,
        userId: viewer?.userId ?? '',
        variables: payload.variables,
        isWanted: () => id in state.subscriptions && socket.readyState === socket.OPEN,
      });
      services.metrics.subscriptionStarts.inc({ ...services.operations.sourceOf(payload.query) ?? { remote: 'unknown', operation: 'unknown' } });
      if (typeof start === 'string') {
        if (start === ALREADY_BEGINS) drop(socket, 4409, start);
        if (start === TOO_MANY) cut(socket);
        return doesNotBegin;
      }
      const contextValue: Context = { ...createContext(services, state.extra.request, viewer ?? null), requestId: id };
      deliverTo(contextValue, { wire: wires.get(socket), id, isRegistered: wall.registered(payload.query) !== null, begun: start });
      // graphql-ws keeps the message until the subscription ends: a text of some kB each, of which there is a document already.
      Object.assign(payload, { query: '' });
      return { schema, document, operationName: payload.operationName, variableValues: payload.variables, contextValue };
    },
    onOperation(state: State, id: string) {
      starts.begun(state.extra.socket, id);
      services.metrics.subscriptions.inc();
    },
    onComplete: () => { services.metrics.subscriptions.dec(); },
    onError: (_state, id, _payload, errors) => errors.map((error) => publicError(error, { ...services, requestId: id })),
    onNext(_state, id, _payload, _args, result) {
      return result.errors
        ? { ...result, errors: result.errors.map((error) => publicError(error, { ...services, requestId: id })) }
        : undefined;
    },
  }, server, limits.pingMs);

  const stopWatching = dropSlowConsumers(server, limits, () => services.metrics.socketsDropped.inc({ reason: 'Slow consumer' }));
  const stopListening = await services.bus.subscribe('session/closed', ({ sessionId }) => {
    if (typeof sessionId !== 'string') return;
    for (const socket of roster.ofSession(sessionId)) drop(socket, 4403, 'Session closed');
  });

  // Nobody knows what was missed: everybody comes again and catches up by sequence.
  const stopGaps = services.bus.onGap(() => {
    for (const socket of server.clients) drop(socket, 1012, 'Events were missed');
  });

  const admit: Sockets['upgrade'] = (request, socket, head) => {
    server.handleUpgrade(request, socket, head, (webSocket) => {
      wires.set(
        webSocket,
        new Wire(webSocket, socket, {
          bufferedBytes: limits.bufferedBytes,
          dropped: () => services.metrics.socketsDropped.inc({ reason: 'Slow consumer' }),
        }),
      );
      countFrames(webSocket);
      server.emit('connection', webSocket, request);
      // graphql-ws writes broken connections to the console; ws has closed them with the right code already.
      webSocket.removeAllListeners('error');
      webSocket.on('error', (error) => services.log.debug({ error: error.message }, 'a socket broke'));
    });
  };

  return {
    upgrade(request, socket, head) {
      const path = (request.url ?? '').split('?', 1)[0];
      if (path !== '/graphql' || services.lifecycle.closing)
        return refuseUpgrade(socket, path === '/graphql' ? '503 Service Unavailable' : '404 Not Found', services.config);
      if (!isOwnOrigin(request, services.config)) return refuseUpgrade(socket, '403 Forbidden', services.config);
      const door = { name: 'socket-door', points: limits.upgradesPerMinute, seconds: 60 };
      const address = placeOf(clientIp(request, services.config.trustedProxies));
      const enter = async () => {
        await services.limits.consumeHere(door, address);
        const leave = await upgrades.enter(address, 1, () => !socket.destroyed);
        if (leave) admit(request, socket, head);
        leave?.();
      };
      enter().catch(() => refuseUpgrade(socket, '429 Too Many Requests', services.config));
    },
    async close() {
      stopWatching();
      stopGaps();
      await stopListening();
      const within = Math.min(server.clients.size * RETURN_MS, RETURNED_MS);
      for (const socket of server.clients) socket.close(1001, `Going away, come back within ${within} ms`);
      await Promise.race([dispose(), patience(2000)]);
      for (const socket of server.clients) socket.terminate();
    },
  };
}

function expire(socket: WebSocket, viewer: Viewer, services: Services, expired: () => void): void {
  const timer = setTimeout(expired, Math.max(0, viewer.tokenExpiresAt * 1000 - services.now().getTime()));
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

/** Whoever does not hang up after the answer is hung up on: a socket costs a place. */
export function refuseUpgrade(socket: Duplex, status: string, config: Config): void {
  socket.end(rawAnswer(status, config), () => socket.destroy());
}

/** What we refuse ourselves, as the other side takes it. */
function refusal(error: unknown): readonly GraphQLError[] {
  if (error instanceof AppError) return [new GraphQLError(error.message, { extensions: { code: error.code } })];
  throw error;
}

function patience(ms: number): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, ms).unref(); });
}
