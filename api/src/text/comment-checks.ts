import { LIMITS } from '@heartwood/contract/domain';
import { invalid } from '../request/errors';
import { paragraph } from './text';

const MAX_MENTIONS = 20;

/** What somebody says. Throws INVALID for nothing, and for too much. */
export function checkMessage(message: string): string {
  const clean = paragraph('message', message, { ...LIMITS.comment, label: 'A comment' }).trim();
  if (clean === '') throw invalid('message', 'Write something first.');
  return clean;
}

/** Whom a comment mentions, each once. Throws INVALID for too many. */
export function checkMentions(mentions: readonly string[]): string[] {
  const unique = [...new Set(mentions)];
  if (unique.length > MAX_MENTIONS) throw invalid('mentions', `A comment can mention at most ${MAX_MENTIONS} people.`);
  return unique;
}
