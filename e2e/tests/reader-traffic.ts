import type { Page, Request, WebSocket } from '@playwright/test';
import { expect } from './fixture';

export interface Traffic { requests: Request[]; sockets: WebSocket[] }

/** Everything that the page asks for from here on. */
export function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { requests: [], sockets: [] };
  page.on('request', (request) => traffic.requests.push(request));
  page.on('websocket', (socket) => traffic.sockets.push(socket));
  return traffic;
}

/** Who reads by an address is nobody: these operations and no other, no token, no socket, and nobody is told the address. */
export async function expectNobody({ requests, sockets }: Traffic, operations: RegExp): Promise<void> {
  const asked = requests.filter((request) => new URL(request.url()).pathname === '/graphql').map((request) => String(request.postData()));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((body) => !operations.test(body))).toEqual([]);
  for (const request of requests) {
    const headers = await request.allHeaders();
    expect([request.url(), headers['authorization'], headers['x-user-id']]).toEqual([request.url(), undefined, undefined]);
    // A font is asked for by its style sheet, and nothing by the page.
    expect(headers['referer'] ?? '').not.toContain('/app/');
  }
  expect(sockets).toEqual([]);
}
