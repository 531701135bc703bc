import type { TypedDocumentNode } from '@urql/core';
import { createReadable } from '@heartwood/contract';
import persisted from '../../persisted-operations.json';
import * as generated from '../generated/graphql';
import { createGraphqlClient } from './client';

type Operation = TypedDocumentNode<unknown, Record<string, unknown>>;

const documents = Object.entries(generated).flatMap(([name, document]): [string, Operation][] => (name.endsWith('Document') ? [[name.slice(0, -'Document'.length), document as Operation]] : []));

/** What leaves by `fetch` or socket, whatever the exchanges before them make of it. */
function sentFor(document: Operation): Promise<string> {
  return new Promise((resolve) => {
    const fetch = (_path: string, init?: RequestInit): Promise<Response> => {
      resolve((JSON.parse(String(init?.body)) as { query: string }).query);
      return new Promise(() => undefined);
    };
    const subscribe = ({ query }: { query: string }) => {
      resolve(query);
      return () => undefined;
    };
    const client = createGraphqlClient({ fetch, socket: { state: createReadable('online'), subscribe } });
    const kind = document.definitions.flatMap((definition) => (definition.kind === 'OperationDefinition' ? [definition.operation] : []))[0] ?? 'query';
    client[kind](document, { set: {}, input: {} }).subscribe(() => undefined);
  });
}

it.each(documents)('%s is sent as the build hashed it: a server that knows the list takes it', async (name, document) => {
  expect(await sentFor(document)).toBe(persisted.operations.find((operation) => operation.name === name)?.text);
});

it('the list has nothing that is not sent', () => {
  expect(persisted.operations.map((operation) => operation.name)).toEqual(documents.map(([name]) => name).sort((a, b) => a.localeCompare(b)));
});
