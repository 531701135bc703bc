import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '../../process/log';
import { WebStage } from '../../testing/web-stage';
import { createShellFiles } from './shell-files';

const stage = new WebStage();

describe('the shell over several processes', () => {
  /** Another process's build, its page and its one file. */
  function build(name: string, hash: string): string {
    const dist = join(stage.folder, name);
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), `<script src="/assets/main.${hash}.js"></script>`);
    writeFileSync(join(dist, 'assets', `main.${hash}.js`), `run('${hash}')`);
    return dist;
  }
  const shared = (...path: string[]) => join(stage.folder, 'remotes', '.shell', 'assets', ...path);

  it('has the files of a page at every process, whichever sent it', async () => {
    await stage.serve({ shellDist: build('old', '11111111') });
    await fetch(`${stage.origin}/`);
    await stage.end();
    await stage.serve({ shellDist: build('new', '22222222') });
    const answer = await fetch(`${stage.origin}/assets/main.11111111.js`);
    expect(await answer.text()).toBe("run('11111111')");
    expect(answer.headers.get('cache-control')).toContain('immutable');
    await fetch(`${stage.origin}/`);
    await stage.end();
    await stage.serve({ shellDist: join(stage.folder, 'old') });
    expect(await (await fetch(`${stage.origin}/assets/main.22222222.js`)).text()).toBe("run('22222222')");
  });

  it('leaves a tab its files when a build takes the place of another while the process runs', async () => {
    const dist = build('dist', '11111111');
    await stage.serve({ shellDist: dist });
    await fetch(`${stage.origin}/`);
    rmSync(dist, { recursive: true });
    build('dist', '22222222');
    await fetch(`${stage.origin}/`);
    for (const hash of ['11111111', '22222222']) expect(await (await fetch(`${stage.origin}/assets/main.${hash}.js`)).text()).toBe(
      `run('${hash}')`,
    );
  });

  it('keeps a file for thirty days after a page asked for it, and nothing half copied', async () => {
    const log = createLog('silent');
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const [one, two] = ['one', 'two'].map((name, index) => (
      createShellFiles({ shellDist: build(name, `${index}`.repeat(8)), remotesDir: join(stage.folder, 'remotes') }, log)
    ));
    await one?.keep(at(1));
    writeFileSync(shared('.main.half'), '');
    utimesSync(shared('.main.half'), at(1), at(1));
    await two?.keep(at(20));
    expect(readdirSync(shared()).sort()).toEqual(['.main.half', 'main.00000000.js', 'main.11111111.js']);
    await one?.keep(at(25));
    await two?.keep(at(54));
    expect(readdirSync(shared()).sort()).toEqual(['main.00000000.js', 'main.11111111.js']);
    await two?.keep(at(56));
    expect(readdirSync(shared())).toEqual(['main.11111111.js']);
  });

  it('keeps them as open as the folder that the processes share, and no more', async () => {
    const dist = build('dist', '33333333');
    for (const [mode, files] of [[0o700, 0o600], [0o770, 0o660]] as const) {
      chmodSync(join(stage.folder, 'remotes'), mode);
      rmSync(join(stage.folder, 'remotes', '.shell'), { recursive: true, force: true });
      await createShellFiles({ shellDist: dist, remotesDir: join(stage.folder, 'remotes') }, createLog('silent')).keep();
      expect([shared('..'), shared(), shared('main.33333333.js')].map((path) => statSync(path).mode & 0o777)).toEqual([mode, mode, files]);
    }
  });

  it('keeps them whole when processes do it at once', async () => {
    const log = createLog('silent');
    const dist = build('dist', '33333333');
    await Promise.all(Array.from(
      { length: 8 }, () => createShellFiles({ shellDist: dist, remotesDir: join(stage.folder, 'remotes') }, log).keep(),
    ));
    expect(readdirSync(shared())).toEqual(['main.33333333.js']);
    expect(readFileSync(shared('main.33333333.js'), 'utf8')).toBe("run('33333333')");
  });

  it('still sends its pages where nothing can be kept, and says so in the log', async () => {
    writeFileSync(join(stage.folder, 'closed'), '');
    await stage.serve({ shellDist: build('dist', '44444444'), remotesDir: join(stage.folder, 'closed') });
    expect((await fetch(`${stage.origin}/`)).status).toBe(200);
    expect((await fetch(`${stage.origin}/assets/main.44444444.js`)).status).toBe(200);
    expect(stage.logged.map(({ msg }) => msg)).toEqual(['the files of the shell cannot be kept for open tabs']);
  });

  it('serves no other file of the folder they are kept in', async () => {
    await stage.serve();
    await fetch(`${stage.origin}/`);
    for (const path of [
      '/remotes/.shell/assets/main.1a2b3c4d.js', '/assets/..%2f..%2fregistry.json', '/assets/.%2fmain.1a2b3c4d.js',
    ]) expect((await fetch(stage.origin + path)).status).toBe(404);
  });
});
