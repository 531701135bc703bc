import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Statement } from './database';

/**
 * PGlite's `query` parses and plans anew each time, which for a statement that joins much is most of its time.
 * Here a named read is prepared once in the session and then executed by its name.
 */
export class PreparedReads {
  private readonly prepared = new Map<string, { text: string; ready: Promise<unknown> }>();

  constructor(private readonly client: Pick<PGlite, 'query'>) {}

  /** What to run instead, with its values written in; null when the statement is to be run as it is. */
  async callOf({ name, text }: Statement, values: readonly unknown[]): Promise<string | null> {
    const literals = values.map(literalOf);
    if (!/^\s*select\b/i.test(text) || literals.includes(null)) return null;
    const known = this.prepared.get(name) ?? this.prepare(name, text);
    if (known.text !== text) return null;
    await known.ready;
    return `execute ${pg.escapeIdentifier(name)}${literals.length > 0 ? `(${literals.join(', ')})` : ''}`;
  }

  private prepare(name: string, text: string): { text: string; ready: Promise<unknown> } {
    const ready = this.client.query(`prepare ${pg.escapeIdentifier(name)} as ${text}`);
    const entry = { text, ready };
    this.prepared.set(name, entry);
    ready.catch(() => this.prepared.delete(name));
    return entry;
  }
}

/** The kinds of value that our reads take; null for any other. Strings have no type of their own: they take the parameter's. */
function literalOf(value: unknown): string | null {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value === 'string') return isWhole(value) ? pg.escapeLiteral(value) : null;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' && isWhole(one))) return pg.escapeLiteral(arrayText(value));
  return null;
}

/** The text of a statement ends at NUL; sent as a value of its own it is refused with the right words. */
const isWhole = (value: string) => !value.includes('\0');

/** Each element in double quotes, so that no element is taken for NULL, a comma or a brace. */
function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
