import type { ReportContext } from '@heartwood/contract';

/** Logs an error and returns the short id that a person can quote and a log line can be found by. */
export function reportError(error: unknown, context: ReportContext = {}): string {
  const id = newErrorId();
  const place = [context.remote, context.where].filter(Boolean).join(' ') || 'shell';
  window.console.warn(`[heartwood] ${id} ${place}:`, error);
  return id;
}

/** Eight letters and digits without those that are mistaken for one another. */
function newErrorId(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]).join('');
}
