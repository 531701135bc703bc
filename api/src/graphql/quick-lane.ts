import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Context, Services } from '../request/context';
import { AppError } from '../request/errors';
import { DEEPEST, isDeeperThan } from '../rest/json-depth';
import type { AnswerMemo } from './answer-memo';
import type { CompiledOperations } from './compiled-operations';
import type { Asked, Gate } from './gate';
import { GRAPHQL_LIMITS } from './graphql-limits';
import { responseType, type Formatted } from './graphql-answers';
import { record } from './record-request';

/** Words by which a body could reach into what all objects share: the frame's own reader of JSON looks for them. */
const SHADY = /__proto__|constructor|\\u00/i;

interface Parts {
  services: Services;
  gate: Gate;
  memo: AnswerMemo;
  operations: CompiledOperations;
  format(result: { data?: unknown; errors?: readonly Error[] | undefined }, context: Context, request: IncomingMessage): Formatted;
}

/**
 * The way of what released clients ask: as JSON, by POST, in one piece. It is read, let in, recalled or run, and written, and nothing else is
 * made for it. Whatever is otherwise goes to the frame, which says what is wrong with it; so does what can't be run as code yet.
 */
export class QuickLane {
  /** What was read of a request before the frame has it. */
  private readonly bodies = new WeakMap<IncomingMessage, Buffer>();
  /** Requests that were let in already, each with the key of its answer. */
  private readonly admitted = new WeakMap<IncomingMessage, { key: string | null }>();

  constructor(private readonly parts: Parts) {}

  /** @param onwards the frame, which finds the body by `bodyOf` */
  take(request: IncomingMessage, response: ServerResponse, context: Context, onwards: () => void): void {
    if (!isOfOnePiece(request)) return onwards();
    const began = performance.now();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      this.bodies.set(request, body);
      const asked = readAsked(body);
      if (asked === null || !this.parts.services.operations.find(asked.text)) return onwards();
      this.answer(request, response, { asked, context, began }).then((isAnswered) => {
        if (!isAnswered) onwards();
      }, (error: Error) => {
        if (error instanceof AppError) for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
        const { statusCode, response: told } = this.parts.format({ errors: [error] }, context, request);
        this.write(request, response, { asked, context, began, statusCode, payload: JSON.stringify(told) });
      });
    });
  }

  /** The body of a request that went on to the frame; null where the frame reads it itself. */
  bodyOf(request: IncomingMessage): Readable | null {
    const body = this.bodies.get(request);
    return body ? Readable.from([body], { objectMode: false }) : null;
  }

  hasAdmitted(request: IncomingMessage): boolean {
    return this.admitted.has(request);
  }

  /** Keeps what the frame has answered, if it may be kept. */
  keep(request: IncomingMessage, context: Context, payload: string): void {
    const key = this.admitted.get(request)?.key ?? null;
    if (key !== null) this.parts.memo.keep(key, context, payload);
  }

  private async answer(request: IncomingMessage, response: ServerResponse, { asked, context, began }: Turn): Promise<boolean> {
    const { gate, memo, operations, format } = this.parts;
    const passed = gate.registered(asked, response, context);
    if (passed) await passed;
    const key = memo.keyOf(context, { query: asked.text, operationName: asked.operationName, variables: asked.variables });
    this.admitted.set(request, { key });
    const recalled = key === null ? null : await memo.recall(key, context);
    if (recalled !== null) {
      this.write(request, response, { asked, context, began, statusCode: 200, payload: recalled });
      return true;
    }
    const result = await operations.find(asked.text, asked.operationName)?.query(undefined, context, asked.variables);
    // Nothing ran: what is wrong with the variables is for the engine to say, as it says it of every other text.
    if (result?.data === undefined) return false;
    const { statusCode, response: told } = result.errors ? format(result, context, request) : { statusCode: 200, response: result };
    const payload = JSON.stringify(told);
    if (key !== null && statusCode === 200) memo.keep(key, context, payload);
    this.write(request, response, { asked, context, began, statusCode, payload });
    return true;
  }

  private write(request: IncomingMessage, response: ServerResponse, { asked, context, began, statusCode, payload }: Turn & Written): void {
    response.writeHead(statusCode, {
      'content-type': responseType(request), 'cache-control': 'no-store', 'content-length': Buffer.byteLength(payload),
    });
    response.end(payload);
    record(this.parts.services, context, { operation: asked.operationName, status: statusCode, ms: performance.now() - began });
  }
}

interface Turn { asked: Asked; context: Context; began: number }
interface Written { statusCode: number; payload: string | Buffer }

function isOfOnePiece({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return method === 'POST' && url === '/graphql' && length > 0 && length <= GRAPHQL_LIMITS.bodyBytes && headers['content-encoding'] === undefined
    && /^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(headers['content-type'] ?? '');
}

/** What a body asks for; null for one that is not shaped as it should be. */
function readAsked(body: Buffer): Asked | null {
  const text = body.toString();
  if (SHADY.test(text)) return null;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || isDeeperThan(read, DEEPEST)) return null;
  const { query, operationName = null, variables = null, extensions = null } = read as Record<string, unknown>;
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null;
  if ([variables, extensions].some((each) => typeof each !== 'object' || Array.isArray(each))) return null;
  return { text: query, operationName, variables: (variables ?? {}) as Record<string, unknown> };
}
