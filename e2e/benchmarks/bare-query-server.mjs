// The ceiling of a query's measure: node:http, one prepared statement, no framework, no rights. Each request brings the values.
import { createServer } from 'node:http';

const { PORT, DATABASE_URL, PG_FOLDER, STATEMENT } = process.env;
const read = DATABASE_URL ? await overPostgres() : await overPglite();

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // Whoever waits for the server asks with nothing in hand.
  const values = chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
  const rows = values === null ? [] : await read(values);
  const body = JSON.stringify({ data: rows[0] });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');

async function overPostgres() {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  return async (values) => (await pool.query({ name: 'growth-plan', text: STATEMENT, values })).rows;
}

async function overPglite() {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(PG_FOLDER);
  return async (values) => (await client.query(STATEMENT, values)).rows;
}
