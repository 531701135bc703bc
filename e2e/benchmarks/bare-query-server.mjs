// The ceiling of the growth-home measure: node:http, one prepared statement, no framework, no rights.
import { createServer } from 'node:http';

const { PORT, DATABASE_URL, PG_FOLDER, STATEMENT, COMPANY_ID } = process.env;
const read = DATABASE_URL ? await overPostgres() : await overPglite();

createServer((request, response) => {
  request.resume();
  request.on('end', async () => {
    const rows = await read();
    const body = JSON.stringify({ data: rows[0] });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
}).listen(Number(PORT), '127.0.0.1');

async function overPostgres() {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  return async () => (await pool.query({ name: 'growth-plan', text: STATEMENT, values: [COMPANY_ID] })).rows;
}

async function overPglite() {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(PG_FOLDER);
  return async () => (await client.query(STATEMENT, [COMPANY_ID])).rows;
}
