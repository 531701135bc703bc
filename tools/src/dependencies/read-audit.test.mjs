import { readAudit } from './read-audit.mjs';

test('says plainly that nothing was checked where the registry does not answer', () => {
  const { answered, lines } = readAudit(JSON.stringify({
    message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk', statusCode: 405,
  }));
  expect(answered).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^Nothing was checked: .*405 Method Not Allowed/)]);
  expect(readAudit('').answered).toBe(false);
});

test('names what is vulnerable, why, and whether there is a fix', () => {
  expect(readAudit(JSON.stringify({
    vulnerabilities: {
      loop: { severity: 'high', range: '<2', fixAvailable: true, via: [{ title: 'Runs for ever', url: 'https://advisory.example/1' }] },
      server: { severity: 'high', range: '*', fixAvailable: false, via: ['loop'] },
    },
  }))).toEqual({
    answered: true, found: 2,
    lines: ['high: loop <2, Runs for ever https://advisory.example/1', 'high: server *, through loop (there is no fix yet)'],
  });
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toMatchObject({ answered: true, found: 0 });
});
