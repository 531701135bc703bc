import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../process/config';
import { GROWTH, WebStage } from '../../testing/web-stage';

const stage = new WebStage();
const CDN = 'https://cdn.example';
const PAGE = { ...GROWTH, pages: [{ path: '/app/growth-framework', title: 'Growth' }] };

function release(remote: object): void {
  writeFileSync(join(stage.folder, 'remotes', 'registry.json'), JSON.stringify({
    schema: 1, remotes: [remote], releases: { growth: [GROWTH, { ...GROWTH, version: '2' }] },
    previews: { growth: [{ version: GROWTH.version, key: 'k', at: '' }] },
  }));
}

describe('remotes at another origin', () => {
  beforeEach(() => stage.serve({ remotesOrigin: CDN }));

  it('are named there by the registry, canaries and previews too; the digests stay', async () => {
    release({ ...PAGE, canary: { version: '2', entry: '/remotes/growth/2/mf-manifest.json', integrity: GROWTH.integrity, contract: '1.0', percent: 5 } });
    const { remotes } = await (await fetch(`${stage.origin}/registry.json`)).json() as { remotes: (typeof GROWTH & { canary: object })[] };
    expect(remotes).toMatchObject([{
      entry: `${CDN}/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json`, integrity: GROWTH.integrity,
      canary: { entry: `${CDN}/remotes/growth/2/mf-manifest.json` },
    }]);
    const preview = await (await fetch(`${stage.origin}/registry.json?preview=k`)).json() as { remotes: { entry: string }[] };
    expect(preview.remotes[0]?.entry).toBe(`${CDN}/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json`);
  });

  it('may be run, drawn and asked for there by a page, below their path alone, and come first', async () => {
    release(PAGE);
    writeFileSync(join(stage.folder, 'remotes', 'growth', GROWTH.version, 'mf-manifest.json'), JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes: [],
    }));
    writeFileSync(join(stage.folder, 'shell', 'index.html'), '<head>__PRELOADS__</head>');
    const page = await fetch(`${stage.origin}/app/growth-framework`);
    const policy = Object.fromEntries((page.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources];
    }));
    for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) expect(policy[name]).toContain(`${CDN}/remotes/`);
    for (const name of ['default-src', 'frame-src', 'worker-src', 'media-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy[name]?.join(' ')).not.toContain(CDN);
    expect(await page.text()).toContain(
      `as="script" fetchpriority="low" crossorigin="anonymous" href="${CDN}/remotes/growth/1.0.0-aaaaaaaa/remoteEntry.js" integrity="sha384-`,
    );
  });

  it('may be read by any page from where they are copied, without cookies; nothing else of ours may', async () => {
    const headers = async (path: string) => {
      const answer = await fetch(stage.origin + path, { headers: { origin: 'https://elsewhere.example' } });
      return ['access-control-allow-origin', 'cross-origin-resource-policy', 'access-control-allow-credentials'].map((name) => answer.headers.get(name));
    };
    release(PAGE);
    expect(await headers('/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json')).toEqual(['*', 'cross-origin', null]);
    expect(await headers('/registry.json')).toEqual([null, null, null]);
    expect(await headers('/assets/main.1a2b3c4d.js')).toEqual([null, null, null]);
  });
});

it('without it nothing is said of other origins', async () => {
  await stage.serve();
  const answer = await fetch(`${stage.origin}/remotes/growth/1.0.0-aaaaaaaa/mf-manifest.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it.each(['https://cdn.example/path', 'https://a:b@cdn.example', 'javascript:alert(1)', 'cdn.example', "https://cdn.example;script-src 'unsafe-inline'"])(
  'REMOTES_ORIGIN=%s is refused', (REMOTES_ORIGIN) => {
    expect(() => readConfig({ REMOTES_ORIGIN })).toThrow(ConfigError);
  },
);
