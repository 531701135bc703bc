import { RemoteLoadError, type LoadStage } from '@heartwood/contract';
import { isChunkError } from '../status/reload-once';

/** What stopped a load, with its place. A lost chunk is told as such, wherever it was missed. */
export function loadErrorOf(cause: unknown, at: { remote: string; version: string; stage: LoadStage }): RemoteLoadError {
  if (cause instanceof RemoteLoadError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new RemoteLoadError({ ...at, stage: isChunkError(cause) ? 'chunk' : at.stage, message, cause });
}
