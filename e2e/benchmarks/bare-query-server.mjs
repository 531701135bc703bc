// The ceiling of a query's measure: node:http, prepared statements, no framework, no rights. Each request brings the values of each.
import { createServer } from 'node:http';
import { AS_THE_API } from './as-the-api.mjs';

const { PORT, DATABASE_URL, PG_FOLDER, STATEMENTS } = process.env;
const texts = JSON.parse(STATEMENTS);
const read = DATABASE_URL ? await overPostgres() : await overPglite();

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  // Whoever waits for the server asks with nothing in hand.
  const values = chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
  const found = values === null ? [] : await Promise.all(texts.map((text, at) => read(text, values[at])));
  const body = JSON.stringify({ data: found });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');

function nameOf(text) {
  return `statement-${texts.indexOf(text)}`;
}

async function overPostgres() {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, ...AS_THE_API });
  return async (text, values) => (await pool.query({ name: nameOf(text), text, values })).rows;
}

async function overPglite() {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(PG_FOLDER);
  return async (text, values) => (await client.query(text, values)).rows;
}
