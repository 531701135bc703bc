import assert from 'node:assert/strict';

const alias = 'x":(process.pid),"y';
const tree = JSON.stringify({
  kind: 'Document',
  definitions: [{
    kind: 'OperationDefinition', operation: 'query', directives: [], variableDefinitions: [],
    selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', alias: { kind: 'Name', value: alias }, name: { kind: 'Name', value: '__typename' }, arguments: [], directives: [] }] },
  }],
});

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'code in the alias of a JSON syntax tree, by POST, twice',
    async run(target) {
      for (let i = 0; i < 2; i++) {
        const answer = await target.send('/graphql', { json: { query: tree } });
        assert.equal(answer.status, 400);
        assert.doesNotMatch(await answer.text(), /"x":"?\d/);
      }
    },
  },
];
