import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from 'libpg-query';
import { tableOf } from './names.mjs';
import { readStatements } from './read-statements.mjs';
import { objectionsTo } from './rules.mjs';

/** Migrations up to this one were written before there were rules, and nobody may change what was applied. */
const LAST_WITHOUT_RULES = 56;

/**
 * Looks at what the migrations do to a product that is in use: locks that everybody waits behind, and what the last release, which still
 * runs beside, cannot live with.
 * @param {string} folder drizzle-kit's, with its journal
 * @param {{ names: (word: string) => boolean, after?: number }} options `names`: whether the program of the last release has a word
 * @returns {Promise<{ looked: number, problems: string[] }>}
 */
export async function lintMigrations(folder, { names, after = LAST_WITHOUT_RULES }) {
  await loadModule();
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  const problems = [];
  const checked = new Map();
  const noted = new Map();
  let looked = 0;
  for (const { idx, tag } of entries.toSorted((a, b) => a.idx - b.idx)) {
    if (idx <= after) continue;
    looked += 1;
    const file = `${tag}.sql`;
    try {
      const statements = readStatements(readFileSync(join(folder, file), 'utf8'));
      const made = new Set(statements.filter(({ kind }) => kind === 'CreateStmt').map(({ node }) => tableOf(node.relation)));
      for (const statement of statements) {
        problems.push(...problemsOf(statement, { made, checked, names }).map((problem) => `api/migrations/${file}:${problem}`));
        noteChecks(statement, noted);
      }
    } catch (error) {
      problems.push(`api/migrations/${file}: PostgreSQL cannot read it: ${error instanceof Error ? error.message : error}`);
    }
    for (const [column, constraint] of noted) if (noted.has(`valid ${constraint}`)) checked.set(column, constraint);
  }
  return { looked, problems };
}

/** An excuse names its rule and has a reason; one that excuses nothing is a problem too, so that none stays when its statement changed. */
function problemsOf(statement, known) {
  const objections = objectionsTo(statement, known);
  const used = new Set();
  const left = objections.filter(({ rule }) => {
    const excuse = statement.excuses.find((each) => each.rule === rule && each.reason.length >= 10);
    if (excuse) used.add(excuse);
    return !excuse;
  });
  return [
    ...left.map(({ rule, what, way }) => `${statement.line} ${rule}: ${what}. ${way}`),
    ...statement.excuses.filter((each) => !used.has(each)).map(({ line, rule }) => (
      `${line} excuse: "-- allowed RULE: REASON" excuses nothing here${rule ? ` (${rule})` : ''}; its reason has ten characters or more.`
    )),
  ];
}

function noteChecks({ kind, node }, noted) {
  if (kind !== 'AlterTableStmt') return;
  const table = tableOf(node.relation);
  for (const { AlterTableCmd: { subtype, name, def } } of node.cmds) {
    if (subtype === 'AT_ValidateConstraint') noted.set(`valid ${table}.${name}`, true);
    const test = def?.Constraint?.raw_expr?.NullTest;
    if (subtype === 'AT_AddConstraint' && test?.nulltesttype === 'IS_NOT_NULL')
      noted.set(`${table}.${test.arg.ColumnRef.fields.at(-1).String.sval}`, `${table}.${def.Constraint.conname}`);
  }
}
