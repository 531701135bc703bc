import type { Client } from 'graphql-ws';
import type { Services } from '../context';
import type { Config } from '../config';

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestMail { to: string; subject: string; text: string; html: string; links: string[] }

export interface TestServer extends Services {
  /** Origin, such as http://127.0.0.1:40123 */
  url: string;
  request<Body = Record<string, unknown>>(method: string, path: string, options?: { body?: unknown; token?: string; headers?: Record<string, string> }): Promise<Answer<Body>>;
  graphql<Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>, token?: string): Promise<{ data?: Data | null; errors?: { message: string; extensions?: Record<string, unknown> }[] }>;
  /** A graphql-ws client that does not retry. */
  socket(token: string): Client;
  /** Waits until everything queued is delivered; newest first. */
  mailbox(to?: string): Promise<TestMail[]>;
  /** A verified account with a signed-in session. */
  signUp(person?: Partial<{ email: string; firstname: string; lastname: string; password: string }>): Promise<{ userId: string; email: string; token: string; refreshToken: string }>;
  close(): Promise<void>;
}

export type TestOverrides = Partial<Config>;
