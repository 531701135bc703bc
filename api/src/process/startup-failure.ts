import { ConfigError } from './config';
import { FolderInUseError } from '../db/data-lock';

/** One sentence for the person at the terminal; the stack only when we don't know what it is. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port !== undefined) return `Port ${port} is already in use: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return `The database of DATABASE_URL can not be opened: ${error.message || code}.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC') return `The data folder can not be written: ${error.message}.`;
  return `Heartwood could not start: ${error.stack ?? error.message}`;
}
