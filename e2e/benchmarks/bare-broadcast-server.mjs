// The ceiling of the delivery measure: a bare ws server that sends one ready text to every socket, at each POST.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1e6));
    return;
  }
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    for (const socket of sockets.clients) socket.send(body);
    response.end();
  });
});
const sockets = new WebSocketServer({ server });
server.listen(Number(process.env.PORT), '127.0.0.1');
