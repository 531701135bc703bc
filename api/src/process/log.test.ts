import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { createLog } from './log';

it('tells what broke and why, but not the values that a query was sent with', () => {
  let written = '';
  const log = createLog('info', new Writable({ write(chunk: Buffer, _encoding, done) { written += chunk.toString(); done(); } }));
  log.error(
    {
      err: new DrizzleQueryError(
        'select $1',
        ['somebody@example.com', 'line one\nline two'],
        Object.assign(new Error('relation is missing'), { code: '42P01' }),
      ),
    },
    'failed',
  );
  expect(JSON.parse(written)).toMatchObject({
    msg: 'failed',
    level: 50,
    err: { message: 'Failed query: select $1\nparams: [hidden]', cause: { message: 'relation is missing', code: '42P01' } },
  });
  expect(written).toContain('log.test.ts');
  expect(written).not.toMatch(/somebody@|line one|line two/);
});
