import assert from 'node:assert/strict';
import { NotHere } from './target.mjs';

/** A name of the attacker's that leads to our address (DNS rebinding). */
const foreign = 'rebind.evil.example';
const doors = [
  { name: 'a page', path: '/app' },
  { name: 'REST', path: '/api/v1/configuration' },
  { name: 'GraphQL', path: '/graphql?query=%7B__typename%7D' },
  { name: 'the mailbox', path: '/dev/mailbox.json' },
  { name: 'the numbers', path: '/metrics' },
  { name: 'a socket', path: '/graphql', upgrade: true },
];

/** @type {import('./run-attacks.mjs').Attack[]} */
export const attacks = [
  ...doors.map(({ name, path, upgrade }) => ({
    name: `${name} under a foreign host name`,
    /** @param {import('./target.mjs').Target} target */
    async run(target) {
      // 421 is ours; a proxy in front may know no such host at all.
      const status = await target.statusUnder(foreign, path, { upgrade });
      assert.ok(status >= 400, `it was answered with ${status}`);
    },
  })),
  {
    name: 'the mailbox by way of a proxy on the same machine',
    async run(target) {
      for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
        const answer = await target.send('/dev/mailbox.json', { headers: { [header]: '127.0.0.1' } });
        assert.doesNotMatch(await answer.text(), /"links"/, header);
      }
    },
  },
  {
    name: 'the numbers of the process by way of a proxy on the same machine',
    async run(target) {
      const answer = await target.send('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
      assert.doesNotMatch(await answer.text(), /heartwood_|process_cpu/);
    },
  },
  {
    name: 'a page that may load programs from a developer’s machine',
    async run(target) {
      const policy = (await target.send('/')).headers.get('content-security-policy') ?? '';
      assert.match(policy, /script-src/);
      assert.doesNotMatch(policy, /localhost:\*|127\.0\.0\.1:\*/);
    },
  },
  {
    name: 'the public password of a demo account, where the address is https',
    async run(target) {
      if (!target.url.startsWith('https:')) throw new NotHere('a product that people reach by http is no production');
      await assert.rejects(target.demo('founder'), NotHere);
    },
  },
];
