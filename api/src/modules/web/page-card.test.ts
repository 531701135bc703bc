import { WebStage } from '../../testing/web-stage';
import { deckPages } from '../share';
import type { PageCard } from './page-card';

const stage = new WebStage();
const SECRET = '/app/share';

const open = async (path: string, cardOf: () => Promise<PageCard | null> = async () => null) => {
  await stage.serve({}, [{ path: SECRET, cardOf }]);
  const answer = await fetch(stage.origin + path, { redirect: 'manual' });
  return { headers: answer.headers, status: answer.status, html: await answer.text() };
};

describe('a page that is read by its address', () => {
  it('tells messengers its card, and nobody its address', async () => {
    const { headers, html } = await open(`${SECRET}?company_id=x`, async () => ({ title: 'Loop "&" <crate>', text: 'Solid' }));
    expect(html).toContain('<meta property="og:title" content="Loop &quot;&amp;&quot; &lt;crate>">');
    expect(html).toContain('<meta property="og:description" content="Solid">');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">');
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'no-referrer', 'noindex, nofollow', 'no-store',
    ]);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each<[string, () => Promise<PageCard | null>]>([
    ['shows nothing', async () => null], ['cannot be looked up', () => Promise.reject(new Error('the database is away'))],
  ])('has no card where the address %s, and is there all the same', async (_what, cardOf) => {
    const { headers, html, status } = await open(`${SECRET}/?company_id=x`, cardOf);
    expect([status, headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(html).not.toContain('og:');
  });

  it.each(['/app/shares', '/app/share/x', '/app/growth-framework'])('%s is none', async (path) => {
    const { headers, html } = await open(path, async () => ({ title: 'Loopcrate', text: '' }));
    expect([headers.get('referrer-policy'), html.includes('Loopcrate'), html.includes('__CARD__')]).toEqual([null, false, false]);
  });

  it.each<[string, string | null]>([
    ['/app/presentation/view/a-token', 'no-referrer'], ['/app/presentation/view/0d000000-0000-4000-8000-000000000001?key=k', 'no-referrer'],
    ['/app/presentation/view/0d000000-0000-4000-8000-000000000001', null],
    ['/app/presentation/view/0d000000-0000-4000-8000-000000000001/presenter', null], ['/app/presentation/view', null],
  ])('whose secret stands in the path: %s', async (path, policy) => {
    await stage.serve({}, [deckPages]);
    const { headers } = await fetch(stage.origin + path);
    expect(headers.get('referrer-policy')).toBe(policy);
  });

  it.each<[string, string | null]>([
    ['/app?company_id=a%2Bb', '/app/share?company_id=a%2Bb'], ['/app/?company_id=x', '/app/share?company_id=x'],
    ['/app?company_id=x&is_invite=true', null], ['/app/team?company_id=x', null], ['/app', null],
  ])('the old form of a link leads to it: %s', async (path, to) => {
    const { headers, status } = await open(path);
    expect([status, headers.get('location')]).toEqual(to === null ? [200, null] : [302, to]);
  });
});
