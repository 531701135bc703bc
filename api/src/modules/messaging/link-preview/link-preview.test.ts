import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createLog } from '../../../process/log';
import { fetchPublic, publicInternet, type Surroundings } from '../../../public-internet/fetch-public';
import { pageFacts } from './page-facts';
import { isPrivateAddress } from '../../../public-internet/private-address';
import { readPreview } from './read-preview';

const limits = { bytes: 10_000, milliseconds: 700, redirects: 3 };
const log = createLog('silent');

describe('addresses', () => {
  test.each(['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1',
    '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::',
    '2001:db8::1', 'ff02::1', '168.63.129.16', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254', 'fe80::1%eth0',
    '::ffff:168.63.129.16', 'not an address', ''])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '2a00:1450::1'])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('fetching', () => {
  let server: Server;
  let port: number;
  /** Names of this test; the local server is allowed, and only it. */
  let names: Record<string, string[]>;
  let asked: string[];
  const surroundings: Surroundings = {
    resolve: async (host) => {
      asked.push(host);
      return names[host] ?? [];
    },
    isAllowed: (address, at) => (address === '127.0.0.1' && at === port) || (at !== port && publicInternet.isAllowed(address, at)),
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://x');
      const html = (body: string) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
      if (pathname === '/page') return html(
        '<title>Plain</title><meta property="og:title" content="Deposit &amp; return"><meta name="description" content="Reuse"><meta property="og:image" content="/picture">',
      );
      if (pathname === '/picture') return void sharp({ create: { width: 400, height: 300, channels: 3, background: '#185c3c' } }).png()
        .toBuffer().then((bytes) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
      if (pathname === '/page-with-svg') return html('<title>Drawn</title><meta property="og:image" content="/drawing.png">');
      if (pathname === '/drawing.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="red"/></svg>',
      );
      if (pathname === '/to-metadata') return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      if (pathname === '/to-inside') return response.writeHead(302, { location: 'http://inside.example/' }).end();
      if (pathname === '/to-file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      if (pathname === '/round') return response.writeHead(302, { location: '/round' }).end();
      if (pathname === '/to-page') return response.writeHead(301, { location: '/page' }).end();
      if (pathname === '/long') {
        response.writeHead(200, { 'content-type': 'text/html' });
        const more = setInterval(() => response.write('x'.repeat(50_000)), 1);
        return request.on('close', () => clearInterval(more));
      }
      if (pathname === '/slow') return response.writeHead(200, { 'content-type': 'text/html' }).write('<title>');
      if (pathname === '/json') return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      return response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  }));
  beforeEach(() => {
    asked = [];
    names = {
      'page.example': ['127.0.0.1'], 'inside.example': ['10.0.0.7'], 'both.example': ['93.184.216.34', '127.0.0.9'], 'gone.example': [],
    };
  });

  const get = (path: string, host = `page.example:${port}`) => fetchPublic(`http://${host}${path}`, limits, 'text/html', surroundings);

  test('a page is read, by the address that was checked', async () => {
    expect((await get('/page')).bytes.toString()).toContain('Deposit');
    expect(asked).toEqual(['page.example']);
  });

  test.each([
    ['a name that leads inside', 'http://inside.example/'],
    ['a name of which one address leads inside', 'http://both.example/'],
    ['a name that leads nowhere', 'http://gone.example/'],
    ['an address inside', 'http://10.0.0.7/'],
    ['this machine, in IPv6', 'http://[::1]/'],
    ['this machine, as a number', 'http://2130706433/'],
    ['another port', 'http://93.184.216.34:6379/'],
    ['another protocol', 'ftp://page.example/'],
    ['a password in the address', 'http://user:secret@page.example/'],
  ])('%s is refused', async (_name, address) => {
    await expect(fetchPublic(address, limits, 'text/html', surroundings)).rejects.toThrow();
  });

  test.each(['/to-metadata', '/to-inside', '/to-file', '/round'])('a redirect %s is refused', async (path) => {
    await expect(get(path)).rejects.toThrow();
  });

  test('a redirect within bounds is followed, each with its own check', async () => {
    expect((await get('/to-page')).url.pathname).toBe('/page');
    expect(asked).toEqual(['page.example', 'page.example']);
  });

  test('a long answer is cut, a slow one given up', async () => {
    expect((await get('/long')).bytes).toHaveLength(limits.bytes);
    await expect(get('/slow')).rejects.toThrow();
  });

  test('the preview has words and a small picture of our own making', async () => {
    const preview = await readPreview(`http://page.example:${port}/page`, log, new Date(), surroundings);
    expect(preview).toMatchObject({
      title: 'Deposit & return', description: 'Reuse', siteName: 'page.example', image: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(await readPreview(`http://page.example:${port}/json`, log, new Date(), surroundings)).toBeNull();
    expect(await readPreview('http://127.0.0.1:1/', log, new Date())).toBeNull();
  });

  test('a picture that is a drawing by program is left out, whatever it is called', async () => {
    expect(await readPreview(`http://page.example:${port}/page-with-svg`, log, new Date(), surroundings)).toMatchObject({
      title: 'Drawn', image: null,
    });
  });
});

test('a page says of itself what it wants, in any quotes', () => {
  expect(pageFacts("<TITLE>A &#8211; B</TITLE><META NAME='description' CONTENT='it&apos;s'><meta property=og:site_name content=Acorn>"))
    .toEqual({ title: 'A – B', description: "it's", siteName: 'Acorn', image: null });
  expect(pageFacts('nothing here')).toEqual({ title: null, description: null, siteName: null, image: null });
});
