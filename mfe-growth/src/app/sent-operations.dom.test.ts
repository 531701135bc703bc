import type { TypedDocumentNode } from '@urql/core';
import { createReaderClient } from '@heartwood/client-kit/graphql';
import { documentsOf, sentText } from '@heartwood/contract/fake-shell';
import { createSampleShell } from '../../dev/sample-shell';
import persisted from '../../persisted-operations.json';
import * as generated from '../generated/graphql';
import { createGrowthClient } from './client';

const documents = documentsOf<TypedDocumentNode<unknown, Record<string, unknown>>>(generated);
const BY_READERS = ['OpenShare', 'ReadShared', 'AskShareQuestion'];

it.each(documents)('%s is sent as the build hashed it: a server that knows the list takes it', async (name, document) => {
  const shell = createSampleShell('/');
  const sent = await sentText(document, ({ fetch, subscribe }, kind, variables) => {
    const lent = { ...shell, fetch, socket: { ...shell.socket, subscribe } };
    // What strangers read is asked by a client of its own.
    const client = BY_READERS.includes(name) ? createReaderClient(lent, 'growth') : createGrowthClient(lent).client;
    client[kind](document, variables).subscribe(() => undefined);
  });
  expect(sent).toBe(persisted.operations.find((operation) => operation.name === name)?.text);
});

it('the list has nothing that is not sent', () => {
  expect(persisted.operations.map((operation) => operation.name)).toEqual(
    documents.map(([name]) => name).sort((a, b) => a.localeCompare(b)),
  );
});
