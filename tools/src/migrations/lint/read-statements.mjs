import { parseSync } from 'libpg-query';

/** What drizzle-kit puts between two statements. The runner takes what must not be in a transaction by the same mark. */
const BREAKPOINT = '--> statement-breakpoint';

const EXCUSE = /^--\s*allowed(?:\s+([a-z-]+))?\s*:?\s*(.*)$/;

/**
 * @typedef {{ rule: string | null, reason: string, line: number }} Excuse
 * @typedef {{ kind: string, node: any, text: string, line: number, isAlone: boolean, excuses: Excuse[] }} Statement
 */

/**
 * The statements of a migration, with the line of each and the excuses that stand right before it.
 * `isAlone`: no other statement stands between the same two breakpoints.
 * @param {string} sql
 * @returns {Statement[]} throws with PostgreSQL's own words where it is no SQL
 */
export function readStatements(sql) {
  /** @type {Statement[]} */
  const statements = [];
  let line = 1;
  for (const part of sql.split(BREAKPOINT)) {
    const found = part.trim() === '' ? [] : (parseSync(part).stmts ?? []);
    const bytes = Buffer.from(part);
    let start = 0;
    for (const { stmt, stmt_location: location = 0, stmt_len: length = bytes.length - location } of found) {
      const text = bytes.subarray(start, location + length).toString().replace(/^;/, '');
      const before = bytes.subarray(0, start).toString();
      start = location + length;
      const [kind] = Object.keys(stmt);
      statements.push({
        kind, node: stmt[kind], text: withoutComments(text), isAlone: found.length === 1,
        line: line + lineEnds(before) + lineEnds(text.slice(0, text.length - withoutComments(text).length)),
        excuses: excusesOf(text, line + lineEnds(before)),
      });
    }
    line += lineEnds(part);
  }
  return statements;
}

/** Comments before a statement belong to it. */
function withoutComments(text) {
  return text.replace(/^(?:\s+|--[^\n]*(?:\n|$))+/, '');
}

/** @returns {Excuse[]} */
function excusesOf(text, firstLine) {
  const comments = text.slice(0, text.length - withoutComments(text).length).split('\n');
  return comments.flatMap((each, index) => {
    const [, rule, reason] = EXCUSE.exec(each.trim()) ?? [];
    return reason === undefined ? [] : [{ rule: rule ?? null, reason: reason.trim(), line: firstLine + index }];
  });
}

const lineEnds = (text) => text.split('\n').length - 1;
