import type { TypedDocumentNode } from '@urql/core';
import { documentsOf, sentText } from '@heartwood/contract/fake-shell';
import { createSampleShell } from '../../dev/sample-shell';
import persisted from '../../persisted-operations.json';
import * as generated from '../generated/graphql';
import { createRemoteClient } from './client';

const documents = documentsOf<TypedDocumentNode<unknown, Record<string, unknown>>>(generated);

it.each(documents)('%s is sent as the build hashed it: a server that knows the list takes it', async (name, document) => {
  const shell = createSampleShell('/');
  const sent = await sentText(document, ({ fetch, subscribe }, kind, variables) => {
    const { client } = createRemoteClient({ ...shell, fetch, socket: { ...shell.socket, subscribe } });
    client[kind](document, variables).subscribe(() => undefined);
  });
  expect(sent).toBe(persisted.operations.find((operation) => operation.name === name)?.text);
});

it('the list has nothing that is not sent', () => {
  const names = documents.map(([name]) => name).sort((a, b) => a.localeCompare(b));
  expect(persisted.operations.map((operation) => operation.name)).toEqual(names);
});
