import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context as KoaContext } from 'koa';
import { notFound } from '../../request/errors';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * A built file below the first of `folders` that has it, compressed at build time where the browser takes it. Throws 404 for everything
 * else: unknown types, folders, hidden files and paths that lead outside.
 */
export async function sendFile(ctx: KoaContext, folders: readonly string[], path: string, cacheControl: string): Promise<void> {
  const found = await findFile(folders, path);
  if (!found) {
    // A release or rollback may bring it back: nobody may remember that it was missing.
    ctx.set('cache-control', 'no-store');
    throw notFound('There is no such file.');
  }
  const { file, type, size } = found;
  ctx.set('content-type', type);
  ctx.set('cache-control', cacheControl);
  ctx.set('vary', 'accept-encoding');
  const served = await compressed(ctx, file, size);
  ctx.length = served.size;
  ctx.status = 200;
  if (ctx.method === 'HEAD') return;
  ctx.body = createReadStream(served.path);
  // Setting a stream as body guesses anew; these are known.
  ctx.set('content-type', type);
  ctx.length = served.size;
}

async function findFile(folders: readonly string[], path: string): Promise<{ file: string; type: string; size: number } | null> {
  for (const folder of folders) {
    const file = safePath(folder, path);
    const type = file && types[extname(file)];
    const size = type ? await sizeOf(file) : null;
    if (file && type && size !== null) return { file, type, size };
  }
  return null;
}

async function compressed(ctx: KoaContext, file: string, size: number): Promise<{ path: string; size: number }> {
  for (const { name, ending } of encodings) {
    if (!ctx.acceptsEncodings(name)) continue;
    const smaller = await sizeOf(file + ending);
    if (smaller === null) continue;
    ctx.set('content-encoding', name);
    return { path: file + ending, size: smaller };
  }
  return { path: file, size };
}

function safePath(folder: string, path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split(/[\\/]/).some((part) => part === '' || part.startsWith('.'))) return null;
  const full = normalize(join(folder, decoded));
  return full.startsWith(folder + sep) ? full : null;
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}
