import type { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import type { ByteRange } from '../../object-store/object-store';
import type { Context } from '../../request/context';
import { AppError, notFound } from '../../request/errors';
import type { RouteAnswer } from '../../rest/route';
import { isAbsent } from '../../object-store/store-failures';
import { fileAddress, fileIdOf } from './file-addresses';
import { disposition } from './file-name';
import type { FileStore } from './file-store';
import { files } from './files.table';

/**
 * GET /files/<id>/<name>. An `<img>` can send no token, so a file is fetched by an address that was signed for who may see
 * the thing that carries it; what is shown to everybody needs no signature. To everybody else there is no such file.
 * Whatever the bytes are, they can't run as a page of ours: no sniffing, an empty sandbox, and a download unless a browser
 * only draws or plays it.
 */
export async function serveFile(
  { db, files: store, fileAddresses }: Context,
  { id, query, range, isVisit }: { id: string; query: URLSearchParams; range: string | undefined; isVisit: boolean },
): Promise<RouteAnswer> {
  const [file] =
    fileIdOf(fileAddress(id)) === id
      ? await db.orm
          .select()
          .from(files)
          .where(and(eq(files.id, id), isNull(files.goneAt)))
      : [];
  const goodFor = fileAddresses.goodFor(id, query);
  if (!file || (!isOpen(file) && goodFor === 0)) throw notFound('There is no such file.');
  const shown = /^(image|video|audio)\//.test(file.contentType);
  const headers = {
    'content-type': file.contentType,
    'content-disposition': disposition(file.name, file.contentType, { shown }),
    'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': isOpen(file) ? 'public, max-age=31536000, immutable' : `private, max-age=${goodFor}`,
    'accept-ranges': 'bytes',
  };
  const part = rangeOf(range, file.size);
  const link = !isOpen(file) && !shown && isVisit && part === null ? await linkTo(store, file) : null;
  if (link !== null) return { status: 302, headers: { location: link, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }, body: '' };
  if (part === null) return { headers: { ...headers, 'content-length': String(file.size) }, body: await bytesOf(store, id) };
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(part.end - part.start + 1),
      'content-range': `bytes ${part.start}-${part.end}/${file.size}`,
    },
    body: await bytesOf(store, id, part),
  };
}

/** Somebody clicks, and the store answers at once: nobody who finds the address later has any use for it. */
const LINK_SECONDS = 60;

/**
 * A download may come from the store itself: it is saved and not shown, so it needs none of the headers that the store can't send, and
 * runs nowhere. What a page of ours draws or reads comes through this server, with all of them.
 */
function linkTo(store: FileStore, { id, name, contentType }: typeof files.$inferSelect): Promise<string | null> {
  const saved = disposition(name, contentType, { shown: false });
  return store.link(id, { disposition: saved, type: 'application/octet-stream', seconds: LINK_SECONDS });
}

async function bytesOf(store: FileStore, id: string, part?: ByteRange): Promise<Readable> {
  try {
    return await store.open(id, part);
  } catch (error) {
    throw isAbsent(error) ? notFound('There is no such file.') : error;
  }
}

/** A process of the release before kept files for whoever knew their id, and knows nothing of claims: so it stays with those. */
const isOpen = ({ isPublic, claimedAt, keptUntil }: typeof files.$inferSelect) => isPublic || (claimedAt === null && keptUntil === null);

/** One range, as players of video ask for; null is the whole file. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new AppError('RANGE', 416, 'The file has no such part.', { headers: { 'content-range': `bytes */${size}` } });
  return { start, end };
}
