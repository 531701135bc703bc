import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Services } from '../request/context';
import type { SecurityKind } from '../request/security-kind';

/**
 * Who may call a route; the rights test walks every route by it.
 * - `public`: anybody
 * - `signed-in`: a valid access token
 * - `messenger`: a valid access token, also of a session on a partner's site
 * - `company-manager`: a valid access token of the owner or an admin of the company in the body; the handler checks it
 * - `operator`: who says the operator's token, whoever they are; for everybody else there is nothing at the address
 * - `squad`: who says the token of a squad; nothing of the body is read before
 * - `development`: anybody, and the route does not exist in production
 */
export type RoutePolicy = 'public' | 'signed-in' | 'messenger' | 'company-manager' | 'operator' | 'squad' | 'development';

export interface RouteRequest<Body> {
  body: Body;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  file: UploadedFile | null;
  /** The bytes as they came, of a route that wants them. */
  raw: Buffer | null;
}

/** A yup schema, seen by what comes out of it. */
export interface BodySchema<Body> {
  readonly __outputType: Body;
  validate(value: unknown, options: { abortEarly: true; stripUnknown: true }): Promise<unknown>;
}

export interface UploadedFile { bytes: Buffer; name: string }

export interface RouteAnswer {
  status?: number;
  /** Sent as JSON unless it is text or bytes with a `content-type` among the headers. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

interface Rate { name: string; points: number; seconds: number }

/** Counted before a byte of the body is read, so that who has used up a limit can't make us read more. */
interface EarlyRule extends Rate {
  needsBody?: never;
  key(context: Context): string | null;
}

/** Counted by something that the body says, so it is read and checked first. */
interface BodyRule<Body> extends Rate {
  needsBody: true;
  key(context: Context, request: RouteRequest<Body>): string | null | Promise<string | null>;
}

/** At most `points` in `seconds` for one key. A key of null does not count (no such thing in this request). */
export type RateRule<Body> = EarlyRule | BodyRule<Body>;

/** What the security log is told of a route's requests, done or refused. */
interface SecurityNote<Body> {
  kind: SecurityKind;
  /** Whom it concerns where no token says so; `answer` is null when it was refused. */
  userId?(context: Context, request: RouteRequest<Body>, answer: RouteAnswer | null): string | null | Promise<string | null>;
}

export interface Route<Body = unknown> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /api/v1 unless `root` is set. */
  path: string;
  root?: true;
  policy: RoutePolicy;
  /** Checks and shapes the JSON body; failures answer 422 with the field. */
  body?: BodySchema<Body>;
  /** Takes the body as it came, for who has signed its bytes; then there is no `body`. */
  wantsRaw?: true;
  /** Largest body in bytes; 32 kB unless said. */
  bodyLimit?: number | ((services: Services) => number);
  /** Also takes multipart/form-data with one file under this name. */
  multipart?: string;
  rates?: readonly RateRule<NoInfer<Body>>[];
  security?: SecurityNote<NoInfer<Body>>;
  handle(context: Context, request: RouteRequest<NoInfer<Body>>): Promise<RouteAnswer>;
}

/** A route as the table holds it: its body's type is sealed by its own schema. */
export type AnyRoute = Omit<Route, 'body' | 'rates' | 'security' | 'handle'> & {
  body?: BodySchema<unknown>;
  rates?: readonly RateRule<never>[];
  security?: SecurityNote<never>;
  handle(context: Context, request: RouteRequest<never>): Promise<RouteAnswer>;
};

export function route<Body>(spec: Route<Body>): AnyRoute {
  return spec;
}
