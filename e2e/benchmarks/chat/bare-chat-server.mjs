// The ceilings of the chat measures. POST /broadcast: a bare ws server that sends one ready buffer to every socket.
// POST /page/<name>: node:http, one prepared statement, no framework, no rights.
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const pages = JSON.parse(process.env.PAGES ?? '{}');
const pool = process.env.DATABASE_URL ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, idleTimeoutMillis: 0 }) : null;

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    return response.end(String((user + system) / 1e6));
  }
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    if (request.url === '/broadcast') {
      const bytes = Buffer.concat(chunks);
      for (const socket of sockets.clients) socket.send(bytes, { binary: false });
      return response.end('{}');
    }
    const { name, text, values } = pages[request.url.slice('/page/'.length)];
    const { rows } = await pool.query({ name, text, values });
    const body = JSON.stringify({ data: rows[0].data });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(Number(process.env.PORT), '127.0.0.1');
