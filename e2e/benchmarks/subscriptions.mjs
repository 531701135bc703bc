import { spawn } from 'node:child_process';
import { join } from 'node:path';
import WebSocket from 'ws';
import { root } from '../../tools/src/root.mjs';
import { freePort } from '../../tools/src/test/free-port.mjs';
import { ApiClient } from '../server/api-client.mjs';
import { Product } from '../server/product.mjs';
import { operationText } from './operation-text.mjs';

const subscribers = 200;
const events = 100;

/** Processor time of the server for one event delivered to one subscriber, beside a bare ws server that sends the same bytes. */
export async function* measureSubscriptions() {
  const product = await Product.start();
  try {
    const founder = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
    const session = { founder, companyId: await founder.companyId() };
    const alone = await costOf(product, session, []);
    const receivers = await Promise.all(Array.from({ length: subscribers }, () => subscribe(product, session)));
    const together = await costOf(product, session, receivers);
    const value = Math.max(0, round((together.cpu - alone.cpu) / (events * subscribers)));
    const sample = receivers[0].last;
    for (const { socket } of receivers) socket.terminate();
    const ceiling = await bareCost(sample);
    yield {
      name: `delivery of an event of ${sample.length} bytes to one of ${subscribers} subscribers`, value, unit: 'µs of processor time',
      ceiling, ratio: round(value / ceiling), target: null, ok: true,
    };
    yield {
      name: `slowest of ${subscribers} subscribers has the event after`, value: together.slowest, unit: 'ms (middle of the events)',
      target: '<= 250', ok: together.slowest <= 250,
    };
  } finally {
    await product.remove();
  }
}

/** Commits `events` changes one after the other; each must have reached every receiver before the next. */
async function costOf(product, { founder, companyId }, receivers) {
  const change = (index) => founder.graphql(
    'mutation ($companyId: ID!, $set: ModuleSet!) { updateModule(companyId: $companyId, key: vision, set: $set) { done error { message } } }',
    { companyId, set: { priority: index % 2 === 0 ? 'HIGH' : 'LOW' } },
  );
  for (let index = 0; index < 10; index += 1) await change(index);
  await settled(receivers);
  const before = await cpuSeconds(product);
  const times = [];
  for (let index = 0; index < events; index += 1) {
    const counts = receivers.map(({ count }) => count);
    const start = performance.now();
    await change(index);
    while (receivers.some(({ count }, position) => count === counts[position])) await new Promise((resolve) => setImmediate(resolve));
    times.push(performance.now() - start);
  }
  return { cpu: ((await cpuSeconds(product)) - before) * 1e6, slowest: Math.round(times.sort((a, b) => a - b)[Math.floor(events / 2)]) };
}

async function settled(receivers) {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 300));
    now = receivers.reduce((sum, { count }) => sum + count, 0);
  }
}

const query = operationText('mfe-growth', 'CompanyEvents');

async function subscribe(product, { founder, companyId }) {
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const receiver = { socket, count: 0, last: '' };
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code, reason) => reject(new Error(`The server closed a subscriber: ${code} ${reason}`)));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: founder.token } })));
    socket.on('message', (data) => {
      const text = data.toString();
      const { type } = JSON.parse(text);
      if (type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { companyId } } }));
      if (type === 'error') reject(new Error(text));
      if (type !== 'next') return;
      receiver.count += 1;
      receiver.last = text;
      // The first event is the greeting that says where the stream stands.
      resolve();
    });
  });
  return receiver;
}

async function cpuSeconds(product) {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
}

async function bareCost(text) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'e2e', 'benchmarks', 'bare-broadcast-server.mjs')], {
    env: { ...process.env, PORT: String(port) }, stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  const cpu = async () => Number(await (await fetch(`${url}/cpu`)).text());
  while (!(await fetch(`${url}/cpu`).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 50));
  let received = 0;
  const sockets = await Promise.all(
    Array.from({ length: subscribers }, () => new Promise((resolve) => {
      const socket = new WebSocket(url.replace('http', 'ws'));
      socket.on('message', () => (received += 1));
      socket.on('open', () => resolve(socket));
    })),
  );
  const before = await cpu();
  for (let index = 1; index <= events; index += 1) {
    await fetch(url, { method: 'POST', body: text });
    while (received < index * subscribers) await new Promise((resolve) => setImmediate(resolve));
  }
  const cost = round((((await cpu()) - before) * 1e6) / (events * subscribers));
  for (const socket of sockets) socket.terminate();
  child.kill();
  return cost;
}

function round(value) {
  return Math.round(value * 10) / 10;
}
