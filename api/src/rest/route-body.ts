import { bodyParser } from '@koa/bodyparser';
import multer from '@koa/multer';
import type { Context as KoaContext, Middleware } from 'koa';
import { ValidationError } from 'yup';
import type { Services } from '../request/context';
import { badRequest, fileTooLarge, invalid, tooLarge, unsupported } from '../request/errors';
import { DEEPEST, isDeeperThan } from './json-depth';
import type { AnyRoute, UploadedFile } from './route';

const DEFAULT_LIMIT = 32 * 1024;

interface Parsed { body: unknown; file: UploadedFile | null; raw: Buffer | null }

const readers = new WeakMap<AnyRoute, Map<number, { json: Middleware; form: Middleware | null }>>();

/** Reads at most the route's limit, and checks what was read against the route's schema. */
export async function readBody(services: Services, route: AnyRoute, ctx: KoaContext): Promise<Parsed> {
  if (route.wantsRaw) return { body: undefined, file: null, raw: await readBytes(ctx, limitOf(services, route)) };
  if (!route.body) return { body: undefined, file: null, raw: null };
  const { json, form } = readersOf(services, route);
  if (form !== null && ctx.is('multipart/form-data')) {
    await form(ctx as Parameters<Middleware>[0], async () => undefined).catch((error: unknown) => {
      throw isOverLimit(error) ? fileTooLarge(services.config.uploadMaxBytes) : error;
    });
    const upload = ctx.file as { buffer: Buffer; originalname: string } | undefined;
    return {
      body: await check(route, ctx.request.body), raw: null, file: upload ? { bytes: upload.buffer, name: upload.originalname } : null,
    };
  }
  if (ctx.request.length !== 0 && ctx.is('application/json') === false) throw unsupported('Send JSON with content-type application/json.');
  await json(ctx as Parameters<Middleware>[0], async () => undefined);
  if (isDeeperThan(ctx.request.body, DEEPEST)) throw badRequest('The request is nested too deep.');
  return { body: await check(route, ctx.request.body ?? {}), file: null, raw: null };
}

const limitOf = (services: Services, { bodyLimit }: AnyRoute) => (
  typeof bodyLimit === 'function' ? bodyLimit(services) : bodyLimit ?? DEFAULT_LIMIT
);

async function readBytes(ctx: KoaContext, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // To leave the loop would cut the connection before the refusal could be read.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readersOf(services: Services, route: AnyRoute) {
  const limit = limitOf(services, route);
  const byLimit = readers.get(route) ?? new Map<number, { json: Middleware; form: Middleware | null }>();
  readers.set(route, byLimit);
  const known = byLimit.get(limit);
  if (known) return known;
  const made = {
    json: bodyParser({ enableTypes: ['json'], jsonLimit: limit, jsonStrict: true }),
    form: route.multipart === undefined ? null : multer(formOptions(services)).single(route.multipart) as Middleware,
  };
  byLimit.set(limit, made);
  return made;
}

const isOverLimit = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'LIMIT_FILE_SIZE';

function formOptions({ config }: Services) {
  return {
    storage: multer.memoryStorage(),
    // Browsers write the names of files as UTF-8.
    defParamCharset: 'utf8',
    limits: { fileSize: config.uploadMaxBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 },
  };
}

async function check(route: AnyRoute, raw: unknown): Promise<unknown> {
  try {
    return await route.body?.validate(raw, { abortEarly: true, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError)
      throw invalid(error.path || 'body', error.path ? error.message : 'The body must be a JSON object.');
    throw error;
  }
}
