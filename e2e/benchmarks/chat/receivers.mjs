import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

const STREAM = `subscription ChannelStream($id: ID!) { channelStream(channelId: $id) { seq type message {
  id channelId seq changeSeq body isEdited isDeleted createdAt updatedAt author { id firstname lastname profilePhoto OnlineStatus }
  attachments { id name type url size } mentions { id firstname lastname } reactions { emoji userIds } replyTo { id seq body isDeleted author { id firstname lastname } } } channel { id name participantCount } } }`;

/**
 * One socket a person. With a channel they subscribe as graphql-ws clients do, each with an operation id of its own;
 * without one they only listen.
 * @param {string} url
 * @param {{ userId: string, token: string }[]} people
 * @param {string | null} channelId
 */
export async function openReceivers(url, people, channelId) {
  let count = 0;
  let sample = '';
  /** @type {number[]} */
  let latencies = [];
  const heard = (/** @type {Buffer} */ data) => {
    const at = data.indexOf('t:');
    if (at === -1) return;
    count += 1;
    // One in seven is enough for percentiles.
    if (count % 7 === 0)
      latencies.push(performance.timeOrigin + performance.now() - Number.parseFloat(data.toString('latin1', at + 2, at + 20)));
    if (sample === '') sample = data.toString();
  };
  const sockets = [];
  for (let first = 0; first < people.length; first += 100) {
    sockets.push(...(await Promise.all(people.slice(first, first + 100).map(({ token }) => (
      channelId === null ? listen(url, heard) : subscribe(url, token, channelId, heard)
    )))));
  }
  return {
    size: sockets.length,
    reset() {
      count = 0;
      latencies = [];
    },
    async settled() {
      for (let before = -1; before !== count; ) {
        before = count;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    },
    result() {
      const sorted = latencies.sort((a, b) => a - b);
      const at = (/** @type {number} */ share) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
      return { count, p50: at(0.5), p99: at(0.99), sample };
    },
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

function listen(url, heard) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('message', heard);
    socket.on('open', () => resolve(socket));
  });
}

function subscribe(url, token, channelId, heard) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    socket.on('message', (data) => {
      if (socket.isLive) return heard(data);
      const { type, payload } = JSON.parse(data.toString());
      if (type === 'connection_ack') socket.send(JSON.stringify({
        id: randomUUID(), type: 'subscribe', payload: { query: STREAM, variables: { id: channelId } },
      }));
      else if (type === 'next' && payload.data?.channelStream.type === 'HELLO') {
        socket.isLive = true;
        resolve(socket);
      } else if (type !== 'ping') reject(new Error(data.toString()));
    });
    socket.on('ping', () => undefined);
  });
}
