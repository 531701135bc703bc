import assert from 'node:assert/strict';

/** @param {import('./target.mjs').Target} target @returns {Promise<{ name: string, version: string, entry: string }[]>} */
async function released(target) {
  const answer = await target.send('/registry.json');
  assert.equal(answer.status, 200);
  return (await answer.json()).remotes;
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'the history of the releases, by every way to its file',
    async run(target) {
      const [remote] = await released(target);
      const folder = remote ? `/remotes/${remote.name}/${remote.version}` : '/remotes/growth/1';
      for (const path of [
        '/remotes/registry.json', '/remotes/registry%2ejson', '/remotes//registry.json', '/remotes/x/..%2fregistry.json',
        `${folder}/..%2f..%2fregistry.json`, `${folder}/..%5c..%5cregistry.json`,
      ]) {
        const answer = await target.send(path);
        assert.notEqual(answer.status, 200, path);
        assert.doesNotMatch(await answer.text(), /"(?:history|releases)"/, path);
      }
      assert.doesNotMatch(await (await target.send('/registry.json')).text(), /"(?:history|releases)"/);
    },
  },
  {
    name: 'files outside of the shell and the versions',
    async run(target) {
      for (const path of [
        '/assets/..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json', '/remotes/growth/1/..%2f..%2f..%2fsecrets.json',
        '/remotes/.shell/assets/main.js', '/.shell/index.html', '/assets/.%2findex.html',
      ]) {
        assert.equal((await target.send(path)).status, 404, path);
      }
    },
  },
];
