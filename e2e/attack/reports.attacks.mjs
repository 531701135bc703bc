import assert from 'node:assert/strict';
import { NotHere } from './target.mjs';

/** @param {object} [change] */
const report = (change = {}) => ({
  id: 'attack22', remote: 'growth', version: '0.0.0', stage: 'running', kind: 'Error', count: 1, ...change,
});

/** @param {import('./target.mjs').Target} target @param {object[]} reports */
const send = (target, ...reports) => target.send('/api/v1/reports', { json: { reports } });

/** @param {import('./target.mjs').Target} target */
async function labels(target) {
  const answer = await target.send('/metrics');
  if (!answer.ok) throw new NotHere('the metrics want a token');
  return (await answer.text()).split('\n').filter((line) => line.startsWith('heartwood_client_errors_total{'))
    .map((line) => line.slice(0, line.indexOf('}')));
}

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  {
    name: 'reports of invented remotes and versions make the metrics grow',
    async run(target) {
      for (let i = 0; i < 4; i++) {
        const reports = Array.from(
          { length: 10 }, (_, at) => report({ id: `attack${i}${at}`, remote: `invented-${i}-${at}`, version: `${i}.${at}.0` }),
        );
        assert.equal((await send(target, ...reports)).status, 204);
      }
      const found = await labels(target);
      assert.ok(!found.some((line) => line.includes('invented')), 'an invented remote is a label');
      assert.ok(!found.some((line) => /version="\d\.\d\.0"/.test(line)), 'an invented version is a label');
    },
  },
  {
    name: 'a report carries words and addresses of people into the metrics or an answer',
    async run(target) {
      const { email } = target.stranger();
      const answer = await send(target, report({ message: email, user: email, stack: email }));
      assert.equal(answer.status, 204);
      assert.equal(await answer.text(), '');
      assert.equal((await send(target, report({ kind: email }))).status, 422);
      assert.equal((await send(target, report({ place: `https://elsewhere.example/${email}:1:1` }))).status, 422);
      assert.ok(!(await labels(target)).some((line) => line.includes(email)), 'a person\'s address is in the metrics');
    },
  },
  {
    name: 'a report that is too large, or has too many, or counts for millions',
    async run(target) {
      assert.equal((await send(target, report({ more: 'x'.repeat(5_000) }))).status, 413);
      assert.equal((await send(target, ...Array.from({ length: 11 }, () => report()))).status, 422);
      assert.equal((await send(target, report({ count: 1e9 }))).status, 422);
    },
  },
  {
    name: 'reports without end from one address',
    async run(target) {
      const statuses = [];
      for (let i = 0; i < 40; i++) statuses.push((await send(target, report())).status);
      assert.ok(statuses.includes(429), 'forty reports were taken in a row');
    },
  },
];
