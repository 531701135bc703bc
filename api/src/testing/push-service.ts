import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** What a browser hands out to be told. */
export interface Subscription { endpoint: string; p256dh: string; auth: string }

export interface ReceivedPush {
  endpoint: string;
  topic: string | null;
  ttl: number;
  /** Who the sender says it is, and the key that proved it. */
  subject: string;
  publicKey: string;
  /** What was meant for the browser alone. */
  message: Record<string, unknown>;
}

/** A push service and the browsers behind it: it takes no signature and no text that it has not checked as RFC 8291 and 8292 say. */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** Answered instead of 201, until it is null again. */
  refusal: number | null = null;
  private readonly browsers = new Map<string, { auth: Buffer; ecdh: ReturnType<typeof createECDH> }>();
  private readonly server = createServer((request, response) => {
    this.take(request).then(
      (status) => { response.writeHead(status).end(); },
      (error: unknown) => { response.writeHead(400).end(String(error)); },
    );
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => { service.server.listen(0, '127.0.0.1', resolve); });
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Another browser, which keeps its keys to itself. */
  subscribe(): Subscription {
    const ecdh = createECDH('prime256v1');
    const path = `/push/${randomUUID()}`;
    const [p256dh, auth] = [ecdh.generateKeys(), randomBytes(16)];
    this.browsers.set(path, { ecdh, auth });
    return { endpoint: this.origin + path, p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => { this.server.close(resolve); });
  }

  private async take(request: IncomingMessage): Promise<number> {
    const browser = this.browsers.get(request.url ?? '');
    if (!browser) return 404;
    if (this.refusal !== null) return this.refusal;
    const { headers } = request;
    if (request.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') throw new Error('it is not encrypted');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signed = await verify(headers.authorization ?? '', this.origin);
    const text = decrypt(Buffer.concat(chunks), browser);
    const topic = headers['topic'];
    this.received.push({
      endpoint: this.origin + (request.url ?? ''), ...signed, ttl: Number(headers['ttl']), topic: typeof topic === 'string' ? topic : null,
      message: JSON.parse(text) as Record<string, unknown>,
    });
    return 201;
  }
}

/** RFC 8292: a token of ES256 for this very origin, good for a day at most. */
async function verify(authorization: string, origin: string): Promise<{ subject: string; publicKey: string }> {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as Parameters<typeof importJWK>[0], 'ES256');
  const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] });
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + 24 * 3600) throw new Error('the token is good for too long');
  return { subject: payload.sub ?? '', publicKey };
}

/** RFC 8291 over RFC 8188: one record, with the sender's key in its head. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the record has no end');
  return plain.subarray(0, end).toString('utf8');
}
