import assert from 'node:assert/strict';
import { times } from './times.mjs';

const alias = 'x":(process.pid),"y';
const tree = JSON.stringify({
  kind: 'Document',
  definitions: [{
    kind: 'OperationDefinition', operation: 'query', directives: [], variableDefinitions: [],
    selectionSet: { kind: 'SelectionSet', selections: [
      { kind: 'Field', alias: { kind: 'Name', value: alias }, name: { kind: 'Name', value: '__typename' }, arguments: [], directives: [] },
    ] },
  }],
});
const byGet = (query) => `/graphql?query=${encodeURIComponent(query)}`;

async function refused(answer, ...codes) {
  assert.ok(answer.status < 500, `answered with ${answer.status}`);
  const body = await answer.json();
  assert.equal(body.data, undefined);
  assert.ok(codes.includes(body.errors[0].extensions?.code), JSON.stringify(body.errors[0]));
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  ...[
    ['POST', (target) => target.send('/graphql', { json: { query: tree } })],
    [
      'POST as application/graphql',
      (target) => target.send('/graphql', { method: 'POST', headers: { 'content-type': 'application/graphql' }, body: tree }),
    ],
    ['GET', (target) => target.send(byGet(tree))],
  ].map(([door, send]) => ({
    name: `code in the alias of a JSON syntax tree, by ${door}, twice`,
    async run(target) {
      for (let i = 0; i < 2; i++) {
        const answer = await send(target);
        assert.equal(answer.status, 400);
        assert.doesNotMatch(await answer.text(), /"x":"?\d/);
      }
    },
  })),
  {
    name: 'a query of one\'s own, and a mutation, by GET or HEAD',
    async run(target) {
      for (const query of ['{ __typename }', 'mutation { setTyping(channelId: "00000000-0000-4000-8000-000000000000", isTyping: true) }']) {
        await refused(await target.send(byGet(query)), 'UNKNOWN_OPERATION', 'METHOD_NOT_ALLOWED');
        assert.ok((await target.send(byGet(query), { method: 'HEAD' })).status >= 400);
      }
    },
  },
  {
    name: 'fields that validation would compare each with each',
    async run(target) {
      await refused(
        await target.send('/graphql', { json: { query: `{ me { ${times(990, () => 'user { id }')} } }` } }), 'OPERATION_TOO_LARGE',
        'UNKNOWN_OPERATION',
      );
      await refused(
        await target.send('/graphql', { json: { query: `{ me { ${times(500, () => '... { user { id } }')} } }` } }), 'OPERATION_TOO_LARGE',
        'UNKNOWN_OPERATION',
      );
    },
  },
  {
    name: 'a foreign page that asks, by Origin or Sec-Fetch-Site, at GraphQL and REST',
    async run(target) {
      for (const headers of [
        { origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' },
      ]) {
        for (const path of ['/graphql', '/api/v1/auth/login']) assert.equal(
          (await target.send(path, { json: { query: '{ __typename }' }, headers })).status, 403,
        );
      }
    },
  },
  {
    name: 'places in a list that no list has',
    async run(target) {
      const founder = await target.demo('founder');
      const ask = (query, variables) => target.send('/graphql', { token: founder.token, json: { query, variables } });
      const places = [
        '+275760-09-13|3f2a6a0e-8f5c-4a5c-9d5b-2f3f0f6f3c11', 'Tue Mar 01 2022 (comment)|3f2a6a0e-8f5c-4a5c-9d5b-2f3f0f6f3c11',
        '2020-01-01T00:00|------------------------------------',
      ];
      for (const place of places) {
        const answer = await (await ask('query ($after: String) { searchMessages(search: "a", after: $after) { hasMore } }', {
          after: Buffer.from(place).toString('base64url'),
        })).json();
        assert.ok(['BAD_REQUEST', 'UNKNOWN_OPERATION'].includes(answer.errors?.[0]?.extensions?.code), JSON.stringify(answer));
      }
    },
  },
  {
    name: 'an answer that another site may use as its own',
    async run(target) {
      for (const path of ['/', '/graphql', '/registry.json', '/api/v1/nothing', '/assets/none.js']) {
        const { headers } = await target.send(path);
        assert.deepEqual(
          [headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy'), headers.get('x-frame-options')],
          ['nosniff', 'same-origin', 'DENY'], path,
        );
      }
    },
  },
];
