/**
 * Copies a company with everything that it owns in some tables, the people of its team with it; what a copy refers to elsewhere in the
 * company is the copy of that.
 * @param {import('pg').Client} client of a role that may leave foreign keys unchecked
 * @param {string} companyId
 * @param {{ tables: ReadonlySet<string>, from: number, to: number }} copies their numbers
 * @returns {Promise<string[]>} ids of the copies
 */
export async function cloneCompany(client, companyId, { tables, from, to }) {
  const links = await referencesOf(client);
  const owned = ownedBy(links, tables);
  // In any order: a row may stand before the one that it refers to.
  await client.query('set session_replication_role = replica');
  for (const table of owned) await client.query(await copySql(client, table, { links, owned }), [companyId, from, to]);
  await client.query('set session_replication_role = origin');
  await client.query('analyze');
  const { rows } = await client.query(`select ${copyOf('$1')} as id from generate_series($2::int, $3::int) n`, [companyId, from, to]);
  return rows.map(({ id }) => id);
}

/** @typedef {{ from: string, column: string, to: string }} Link */

/** @param {string} id SQL of an id; `n` is the number of the copy */
const copyOf = (id) => `md5(${id}::text || n)::uuid`;

/** @param {import('pg').Client} client @returns {Promise<Link[]>} */
async function referencesOf(client) {
  const { rows } = await client.query(`
    select c.conrelid::regclass::text as "from", a.attname as "column", c.confrelid::regclass::text as "to"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f'`);
  return rows;
}

/** The company, and of the tables those that lead to it. @param {readonly Link[]} links @param {ReadonlySet<string>} tables */
function ownedBy(links, tables) {
  const owned = new Set(['company']);
  for (let before = 0; before < owned.size;) {
    before = owned.size;
    for (const { from, to } of links) if (owned.has(to) && tables.has(from)) owned.add(from);
  }
  return owned;
}

/**
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {{ links: readonly Link[], owned: ReadonlySet<string> }} known
 */
async function copySql(client, table, { links, owned }) {
  const { rows } = await client.query(`
    select column_name as name, data_type as type
    from information_schema.columns
    where table_name = $1 and table_schema = 'public' and is_identity = 'NO' and is_generated = 'NEVER'`, [table]);
  const linkOf = (name) => links.find(({ from, column }) => from === table && column === name);
  const values = rows.map(({ name, type }) => {
    const link = linkOf(name);
    if (name === 'id' && type === 'uuid') return copyOf('t.id');
    if (link && owned.has(link.to)) return copyOf(`t.${name}`);
    // What was not copied is nobody's in the copy.
    return link && link.to !== 'users' && links.some(({ from, to }) => from === link.to && to === 'company') ? 'null' : `t.${name}`;
  });
  return `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
    select ${values.join(', ')}
    from ${table} t, generate_series($2::int, $3::int) n
    where ${belongs(table, rows, links, owned)}`;
}

/** SQL of what says that a row `t` is the company's. */
function belongs(table, columns, links, owned) {
  if (table === 'company') return 't.id = $1';
  if (columns.some(({ name }) => name === 'company_id')) return 't.company_id = $1';
  const { column, to } = links.find((link) => link.from === table && owned.has(link.to));
  return `exists (select from ${to} o where o.id = t.${column} and o.company_id = $1)`;
}
