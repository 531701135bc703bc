// The ceiling of a mix: node:http and prepared statements by their name; no framework, no rights, nothing composed, nobody told.
import { createServer } from 'node:http';
import pg from 'pg';
import { AS_THE_API } from '../as-the-api.mjs';

const { PORT, DATABASE_URL, STATEMENTS } = process.env;
const texts = JSON.parse(STATEMENTS ?? '{}');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, idleTimeoutMillis: 0, ...AS_THE_API });

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const name = request.url?.slice(1) ?? '';
  const { rows } = chunks.length === 0
    ? { rows: [] }
    : await pool.query({ name, text: texts[name], values: JSON.parse(Buffer.concat(chunks).toString()) });
  const body = JSON.stringify({ data: rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
