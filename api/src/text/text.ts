import { nameFault } from '@heartwood/contract/domain';
import { checkRichText, type Level } from '@heartwood/contract/text';
import { invalid, tooLarge } from '../request/errors';

/** A name or title: one line, trimmed. Throws INVALID with the field when it is too short or too long. */
export function line(
  field: string,
  value: string,
  { min = 0, max, label = 'This' }: { min?: number; max: number; label?: string },
): string {
  const clean = paragraph(field, value.replace(/\s+/g, ' ').trim(), { max, label });
  if (clean.length < min) throw invalid(field, min === 1 ? `${label} is required.` : `${label} should have at least ${min} characters.`);
  return clean;
}

/** A name that others read, in mails too: no link and no markup can hide in it. */
export function nameLine(
  field: string,
  value: string,
  { of, ...limits }: { min: number; max: number; label: string; of: 'person' | 'company' },
): string {
  const clean = line(field, value, limits);
  const fault = nameFault(clean, of);
  if (fault !== null) throw invalid(field, `${limits.label} ${fault}.`);
  return clean;
}

/** Longer writing, kept as it was typed: the writer may still be in the middle of a sentence. */
export function paragraph(field: string, value: string, { max, label = 'This' }: { max: number; label?: string }): string {
  const clean = [...value].filter(isWritten).join('');
  if (clean.length > max) throw invalid(field, `${label} can have at most ${max.toLocaleString('en-US')} characters.`);
  return clean;
}

/** A document as the editor of this level makes it. Throws INVALID, or TOO_LARGE above what the level takes. */
export function richText(field: string, value: unknown[], level: Level): unknown[] {
  const fault = checkRichText(value, level);
  if (fault?.code === 'TOO_LARGE') throw tooLarge(fault.message);
  if (fault) throw invalid(field, fault.message);
  return value;
}

/** Tabs and line breaks are writing; NUL and its kin break databases and mails. */
function isWritten(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code === 9 || code === 10 || code === 13 || (code >= 32 && code !== 127);
}
