import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { AppError, notFound } from '../../errors';
import type { RouteAnswer } from '../../route';
import { files } from './files.table';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * GET /files/<id>. Whoever knows the unguessable id may read, because an `<img>` can send no token. Whatever the bytes
 * are, they can't run as a page of ours: no sniffing, an empty sandbox, and a download unless a browser only draws or plays it.
 */
export async function serveFile({ db, files: store }: Context, id: string, range: string | undefined): Promise<RouteAnswer> {
  const [file] = UUID.test(id) ? await db.orm.select().from(files).where(eq(files.id, id)) : [];
  if (!file) throw notFound('There is no such file.');
  const shown = /^(image|video|audio)\//.test(file.contentType);
  const headers = {
    'content-type': file.contentType,
    'content-disposition': `${shown ? 'inline' : 'attachment'}${file.name ? `; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}` : ''}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  };
  const part = rangeOf(range, file.size);
  if (part === null) return { headers: { ...headers, 'content-length': String(file.size) }, body: store.read(id) };
  return {
    status: 206,
    headers: { ...headers, 'content-length': String(part.end - part.start + 1), 'content-range': `bytes ${part.start}-${part.end}/${file.size}` },
    body: store.read(id, part),
  };
}

/** One range, as players of video ask for; null is the whole file. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new AppError('RANGE', 416, 'The file has no such part.', { headers: { 'content-range': `bytes */${size}` } });
  return { start, end };
}
