import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { ApiClient } from './api-client.mjs';

const STREAM =
  `subscription ($id: ID!, $after: Int) { channelStream(channelId: $id, after: $after) { seq type message { id seq body line { kind } author { id } createdAt } } }`;
const SEND =
  `mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { message { seq } error { code message } } }`;

/**
 * One participant as a careful client behaves: it resumes from its cursor after every cut, and repeats what was not
 * acknowledged under the same id. It writes down every message as it came, and every rule that was broken.
 */
export class ChatMember {
  /** @param {string} url @param {{ userId: string, token: string }} person @param {string} channelId */
  constructor(url, { userId, token }, channelId) {
    this.url = url;
    this.userId = userId;
    this.token = token;
    this.channelId = channelId;
    this.api = new ApiClient(url, token);
    /** @type {{ id: string, seq: number }[]} */
    this.seen = [];
    /** @type {string[]} */
    this.broken = [];
    this.cursor = 0;
    this.lastSeq = 0;
    this.isLive = false;
    this.isOffline = false;
    this.isOver = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {(message: { id: string, seq: number, body: string }) => void} */
    this.heard = () => undefined;
  }

  connect() {
    if (this.isOver || this.isOffline) return;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { handshakeTimeout: 3000 });
    this.socket = socket;
    const id = randomUUID();
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: this.token } })));
    socket.on('message', (data) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(data.toString());
      if (message.type === 'connection_ack') socket.send(JSON.stringify({
        id, type: 'subscribe', payload: { query: STREAM, variables: { id: this.channelId, after: this.cursor } },
      }));
      else if (message.type === 'ping') socket.send('{"type":"pong"}');
      else if (message.type === 'next' && message.payload.data) this.#take(message.payload.data.channelStream);
      else if (message.type === 'next' || message.type === 'error' || message.type === 'complete') socket.terminate();
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.isLive = false;
      setTimeout(() => this.connect(), 20 + Math.random() * 100);
    });
  }

  /** The socket breaks, as in a tunnel. */
  cut() {
    this.socket?.terminate();
  }

  /** @param {number} ms */
  goOffline(ms) {
    this.isOffline = true;
    this.cut();
    setTimeout(() => {
      this.isOffline = false;
      if (!this.socket) this.connect();
    }, ms);
  }

  /** @param {{ seq: number, type: string, message: { id: string, seq: number, body: string, line: object | null } | null }} event */
  #take({ seq, type, message }) {
    if (type === 'HELLO') {
      this.isLive = true;
      if (seq < this.cursor) this.broken.push(`HELLO at ${seq}, the cursor was at ${this.cursor}`);
      return;
    }
    if (seq <= this.cursor) this.broken.push(`event ${seq} came at cursor ${this.cursor}`);
    this.cursor = Math.max(this.cursor, seq);
    if (!message) return;
    if (message.seq !== this.lastSeq + 1) this.broken.push(`message ${message.seq} came after ${this.lastSeq}`);
    this.lastSeq = message.seq;
    // What the channel tells of itself has its number, but nobody sent it.
    if (message.line) return;
    this.seen.push({ id: message.id, seq: message.seq });
    this.heard(message);
  }

  /**
   * Sends until it is acknowledged, always the same message.
   * @param {string} body
   * @returns {Promise<string>} its id
   */
  async send(body, id = randomUUID()) {
    for (;;) {
      if (this.isOver) throw new Error('the member has left');
      const answer = await this.#trySend(id, body);
      if (answer) return id;
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
    }
  }

  /** @param {string} id @param {string} body */
  async #trySend(id, body) {
    if (this.isOffline) return false;
    try {
      const response = await fetch(`${this.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
        body: JSON.stringify({ query: SEND, variables: { channelId: this.channelId, input: { id, body } } }),
        signal: AbortSignal.timeout(5000),
      });
      const { data } = await response.json();
      if (data?.sendChannelMessage.error) throw new Error(`refused: ${data.sendChannelMessage.error.message}`);
      return Boolean(data?.sendChannelMessage.message);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
      return false;
    }
  }

  leave() {
    this.isOver = true;
    this.socket?.terminate();
  }
}
