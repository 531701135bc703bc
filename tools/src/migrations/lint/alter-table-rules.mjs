import { tableOf } from './names.mjs';

const BY_NOW = /^(now|current_timestamp|statement_timestamp|transaction_timestamp)$/;

/** @type {Record<string, (command: any, table: string, known: any, statement: any) => import('./rules.mjs').Objection[]>} */
const commands = {
  AT_AddColumn: ({ def: { ColumnDef: column } }, table) => {
    const constraints = (column.constraints ?? []).map(({ Constraint }) => Constraint);
    const has = (type) => constraints.some(({ contype }) => contype === type);
    const initial = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
    const name = `${table}.${column.colname}`;
    return [
      ...(has('CONSTR_NOTNULL') && !initial && !has('CONSTR_GENERATED') && !has('CONSTR_IDENTITY') ? [{
        rule: 'last-release', what: `${name} may not be empty and has no default: the last release inserts rows without it`, way: 'Give it a default, or let it be empty.',
      }] : []),
      ...(has('CONSTR_GENERATED') || has('CONSTR_IDENTITY') || isSerial(column) || (initial && changesByRow(initial)) ? [{
        rule: 'rewrites', what: `${name} is reckoned for each row: the whole table is written anew under a lock`, way: 'Add it empty or with a constant, and fill it in a job.',
      }] : []),
      ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY') ? [{
        rule: 'index-locks', what: `${name} is unique: its index is made under a lock`, way: 'CREATE UNIQUE INDEX CONCURRENTLY afterwards.',
      }] : []),
      ...(has('CONSTR_CHECK') || (has('CONSTR_FOREIGN') && initial) ? [{
        rule: 'looks-at-rows', what: `all rows of ${table} are looked at under a lock`, way: 'ADD CONSTRAINT … NOT VALID, then VALIDATE CONSTRAINT in a part of its own.',
      }] : []),
    ];
  },

  AT_AlterColumnType: ({ name }, table) => [{
    rule: 'rewrites', what: `the type of ${table}.${name} changes: the whole table may be written anew under a lock, and the last release binds the old type`, way: 'Add a column of the new type, write both, fill it in a job, read it a release later. What only widens a varchar or turns it to text needs an excuse and no more.',
  }],

  AT_SetNotNull: ({ name }, table, known) => (known.checked.has(`${table}.${name}`) ? [] : [{
    rule: 'looks-at-rows', what: `all rows of ${table} are looked at under a lock for an empty ${name}, and the last release may write one`, way: 'A release before: ADD CONSTRAINT … CHECK (… IS NOT NULL) NOT VALID, and VALIDATE CONSTRAINT in a part of its own. PostgreSQL then needs no look.',
  }]),

  AT_AddConstraint: ({ def: { Constraint: constraint } }, table) => {
    const name = constraint.conname ?? 'a constraint';
    if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(constraint.contype)) {
      return constraint.indexname ? [] : [{
        rule: 'index-locks', what: `${name} makes an index of ${table} under a lock`, way: 'CREATE UNIQUE INDEX CONCURRENTLY; in the table file `uniqueIndex(…).concurrently()` in place of `unique()`.',
      }];
    }
    return constraint.skip_validation ? [] : [{
      rule: 'looks-at-rows', what: `${name} looks at all rows of ${table} under a lock`, way: 'ADD CONSTRAINT … NOT VALID, then VALIDATE CONSTRAINT in a part of its own.',
    }];
  },

  AT_ValidateConstraint: ({ name }, table, known, { isAlone }) => (isAlone ? [] : [{
    rule: 'concurrently-alone', what: `the look at all rows for ${name} stands in one part with other statements`, way: 'Put `--> statement-breakpoint` before and after it: the runner takes it out of the transaction.',
  }]),

  AT_DropColumn: ({ name }, table, known) => (known.names(name) ? [{
    rule: 'last-release', what: `${table}.${name} goes, and the program of the last release names it`, way: 'Stop reading it in this release, and take it away in the next one (docs/operations.md, "Migrations").',
  }] : []),

  AT_SetLogged: (command, table) => [{ rule: 'rewrites', what: `${table} is written anew under a lock`, way: 'Leave it away.' }],
  AT_SetUnLogged: (command, table) => [{ rule: 'rewrites', what: `${table} is written anew under a lock`, way: 'Leave it away.' }],
};

/** @returns {import('./rules.mjs').Objection[]} */
export function alterTableRules(node, known, statement) {
  const table = tableOf(node.relation);
  if (known.made.has(table)) return [];
  return node.cmds.flatMap(({ AlterTableCmd: command }) => commands[command.subtype]?.(command, table, known, statement) ?? []);
}

const isSerial = ({ typeName }) => typeName.names.some(({ String: { sval } }) => /^(small|big)?serial[248]?$/.test(sval));

/** Whether each row has a value of its own: a constant and the present moment are kept beside the table. */
function changesByRow(expression) {
  let changes = false;
  JSON.stringify(expression, (key, value) => {
    if (key === 'FuncCall') changes ||= !BY_NOW.test(value.funcname.at(-1).String.sval);
    return value;
  });
  return changes;
}
