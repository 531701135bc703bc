import { alterTableRules } from './alter-table-rules.mjs';
import { namesOf, tableOf } from './names.mjs';

/**
 * @typedef {{ rule: string, what: string, way: string }} Objection
 * @typedef {{ made: Set<string>, checked: Map<string, string>, names: (word: string) => boolean }} Known `made`: tables of this migration;
 * `checked`: columns that a validated check of an earlier migration keeps from being empty; `names`: whether the last release's program has
 * the word
 */

const ROWS_WAY = 'Change rows in a job, some hundred at a time (docs/operations.md, "Long changes of data").';
const LATER_WAY = 'Stop reading it in this release, and take it away in the next one (docs/operations.md, "Migrations").';

/** By the kind of statement: what is wrong with it. @type {Record<string, (node: any, known: Known, statement: any) => Objection[]>} */
const rules = {
  AlterTableStmt: alterTableRules,

  IndexStmt(node, known, { isAlone }) {
    if (known.made.has(tableOf(node.relation))) return [];
    if (!node.concurrent) {
      return [{
        rule: 'index-locks',
        what: `an index on ${tableOf(node.relation)} is made while nobody can write to it`,
        way: 'CREATE INDEX CONCURRENTLY; in the table file `index(…).concurrently()`.',
      }];
    }
    return isAlone && node.idxname ? [] : [{
      rule: 'concurrently-alone',
      what: 'an index that is made concurrently stands in one part with other statements, or has no name',
      way: 'Give it a name, and put `--> statement-breakpoint` before and after it: the runner takes it out of the transaction.',
    }];
  },

  DropStmt(node, known, { isAlone }) {
    const dropped = namesOf(node);
    if (node.removeType === 'OBJECT_INDEX') {
      if (!node.concurrent) return [{ rule: 'index-locks', what: 'an index is dropped under a lock that nobody can read beside', way: 'DROP INDEX CONCURRENTLY.' }];
      return isAlone ? [] : [{ rule: 'concurrently-alone', what: 'DROP INDEX CONCURRENTLY stands in one part with other statements', way: 'Put `--> statement-breakpoint` before and after it.' }];
    }
    if (!['OBJECT_TABLE', 'OBJECT_VIEW', 'OBJECT_MATVIEW', 'OBJECT_SEQUENCE', 'OBJECT_TYPE'].includes(node.removeType)) return [];
    return dropped.filter((name) => !known.made.has(name) && known.names(name)).map((name) => ({
      rule: 'last-release', what: `${name} goes, and the program of the last release names it`, way: LATER_WAY,
    }));
  },

  RenameStmt(node, known) {
    if (['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT'].includes(node.renameType) || known.made.has(tableOf(node.relation))) return [];
    const old = node.subname ?? tableOf(node.relation);
    return [{
      rule: 'last-release',
      what: `${old} becomes ${node.newname}, and the last release asks for it by the name of before`,
      way: 'Add the new one, write both, read the new one, and drop the old one a release later.',
    }];
  },

  UpdateStmt: (node, known) => rowsChanged(node.relation, known, 'changes'),
  DeleteStmt: (node, known) => rowsChanged(node.relation, known, 'removes'),
  InsertStmt: (node, known) => (node.selectStmt?.SelectStmt?.fromClause ? rowsChanged(node.relation, known, 'copies') : []),

  TruncateStmt: (node) => node.relations.map(({ RangeVar }) => ({
    rule: 'last-release', what: `${tableOf(RangeVar)} is emptied while the last release works with it`, way: ROWS_WAY,
  })),

  DoStmt: () => [{
    rule: 'hidden', what: 'a DO block hides what it does', way: 'Write plain statements; for changes of rows a job.',
  }],

  LockStmt: () => [{ rule: 'table-locks', what: 'a table is locked by hand', way: 'Take the lock of a row, or an advisory one.' }],

  CreateTrigStmt: (node, known) => (known.made.has(tableOf(node.relation)) || node.replace ? [] : [{
    rule: 'last-release',
    what: `a trigger changes what writing to ${tableOf(node.relation)} means for the last release`,
    way: 'Say in an excuse why the last release can live with it.',
  }]),

  VacuumStmt: () => [{ rule: 'table-locks', what: 'VACUUM and ANALYZE are the database\'s own work', way: 'Leave it away.' }],
  ReindexStmt: () => [{ rule: 'index-locks', what: 'REINDEX locks', way: 'Make a new index concurrently and drop the old one.' }],
  ClusterStmt: () => [{ rule: 'table-locks', what: 'CLUSTER writes the whole table anew under a lock', way: 'Leave it away.' }],
};

function rowsChanged(relation, known, verb) {
  return known.made.has(tableOf(relation)) ? [] : [{
    rule: 'rows-at-once', what: `it ${verb} rows of ${tableOf(relation)} in one transaction, however many there are`, way: ROWS_WAY,
  }];
}

/** @returns {Objection[]} */
export function objectionsTo(statement, known) {
  return rules[statement.kind]?.(statement.node, known, statement) ?? [];
}
