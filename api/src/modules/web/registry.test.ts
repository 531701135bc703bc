import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROWTH, WebStage } from '../../testing/web-stage';

const stage = new WebStage();

describe('registry', () => {
  it('shows the live versions without the history, and is asked about each time', async () => {
    await stage.serve();
    const answer = await fetch(`${stage.origin}/registry.json`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual({ schema: 1, remotes: [GROWTH] });
    const again = await fetch(`${stage.origin}/registry.json`, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('has a release the moment the pointer is moved', async () => {
    await stage.serve();
    await fetch(`${stage.origin}/registry.json`);
    writeFileSync(
      join(stage.folder, 'remotes', 'next'), JSON.stringify({ schema: 1, remotes: [{ ...GROWTH, version: '1.1.0-bbbbbbbb' }] }),
    );
    renameSync(join(stage.folder, 'remotes', 'next'), join(stage.folder, 'remotes', 'registry.json'));
    const { remotes } = (await (await fetch(`${stage.origin}/registry.json`)).json()) as { remotes: { version: string }[] };
    expect(remotes[0]?.version).toBe('1.1.0-bbbbbbbb');
  });

  it('goes on when one remote of it is wrong, and says which in its answer and in the log', async () => {
    await stage.serve();
    const thief = { ...GROWTH, name: 'thief', pages: [{ path: '/app/growth-framework/foundation', title: 'Mine' }] };
    const owner = { ...GROWTH, pages: [{ path: '/app/growth-framework', title: 'Growth' }] };
    writeFileSync(
      join(stage.folder, 'remotes', 'registry.json'),
      JSON.stringify({ schema: 1, remotes: [owner, thief, { ...GROWTH, name: 'bad', contract: 'next' }] }),
    );
    const answer = (await (await fetch(`${stage.origin}/registry.json`)).json()) as { remotes: unknown[]; left: unknown[] };
    expect(answer.remotes).toEqual([owner, { ...thief, pages: [] }]);
    const left = [
      { name: 'bad', version: GROWTH.version, reason: 'the whole remote: remote.contract should be major.minor' },
      { name: 'thief', version: GROWTH.version, reason: 'page /app/growth-framework/foundation: /app/growth-framework is growth’s' },
    ];
    expect(answer.left).toEqual(left);
    await fetch(`${stage.origin}/registry.json`);
    expect(stage.logged.map(({ remote, version, reason }) => ({ name: remote, version, reason }))).toEqual(left);
  });

  it('stays the last good one while the file is no registry at all', async () => {
    await stage.serve();
    await fetch(`${stage.origin}/registry.json`);
    for (const damaged of ['{"schema":1,', '{"schema":7,"remotes":[]}']) {
      writeFileSync(join(stage.folder, 'remotes', 'registry.json'), damaged);
      expect(await (await fetch(`${stage.origin}/registry.json`)).json()).toEqual({ schema: 1, remotes: [GROWTH] });
    }
    expect(stage.logged).toHaveLength(2);
  });

  it('has a version that only a link opens for who says its key, and for nobody else', async () => {
    await stage.serve();
    const next = { ...GROWTH, version: '1.1.0-bbbbbbbb', pages: [{ path: '/app/next', title: 'Next' }] };
    writeFileSync(join(stage.folder, 'remotes', 'registry.json'), JSON.stringify({
      schema: 1, remotes: [GROWTH], releases: { growth: [GROWTH, next] },
      previews: { growth: [{ version: next.version, key: 'a'.repeat(32), at: '' }] },
    }));
    const ask = async (query: string) => {
      const answer = await fetch(`${stage.origin}/registry.json${query}`);
      return { cache: answer.headers.get('cache-control'), body: await answer.json() as unknown };
    };
    expect(await ask(`?preview=${'a'.repeat(32)}`)).toEqual({
      cache: 'no-store', body: { schema: 1, remotes: [next], preview: { name: 'growth', version: next.version } },
    });
    for (const [query, cache] of [['', 'no-cache'], [`?preview=${'b'.repeat(32)}`, 'no-store'], ['?preview=__proto__', 'no-store']] as const)
      expect(await ask(query)).toEqual({ cache, body: { schema: 1, remotes: [GROWTH] } });
  });

  it('has all builds of a branch for who holds its link, and says which branch that is', async () => {
    await stage.serve();
    const build = { ...GROWTH, version: '2.0.0-branch' };
    const key = 'c'.repeat(32);
    writeFileSync(join(stage.folder, 'remotes', 'registry.json'), JSON.stringify({
      schema: 1, remotes: [GROWTH], releases: { growth: [GROWTH, build] }, environments: { 'fix/roses': { key, at: '' } },
      previews: { growth: [{ version: build.version, key: 'd'.repeat(32), at: '', branch: 'fix/roses' }] },
    }));
    expect(await (await fetch(`${stage.origin}/registry.json?preview=${key}`)).json()).toEqual({
      schema: 1, remotes: [build], preview: { name: 'growth', version: build.version, branch: 'fix/roses' },
    });
  });

  it('is empty before the first release', async () => {
    await stage.serve({ remotesDir: join(stage.folder, 'nowhere') });
    expect(await (await fetch(`${stage.origin}/registry.json`)).json()).toEqual({ schema: 1, remotes: [] });
  });
});
