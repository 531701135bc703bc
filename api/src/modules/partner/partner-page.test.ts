import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openPartnerStage, ORIGIN, type PartnerStage } from '../../testing/partner-stage';
import { partner } from './partner.table';

let stage: PartnerStage;
beforeAll(async () => {
  stage = await openPartnerStage();
});
afterAll(() => stage.server.close());
beforeEach(() => stage.begin());
afterEach(() => stage.end());

test('the page of the frame is for the partner’s origins alone', async () => {
  const ancestors = async (partner: string) => {
    const { status, headers } = await stage.server.request('GET', `/embed?partner=${partner}`);
    return [status, /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('x-frame-options')];
  };
  await stage.owner.ask(
    'mutation ($id: ID!) { updatePartner(id: $id, origins: ["https://erdmann.example", "http://localhost:4990"]) { error { code } } }',
    { id: stage.made.partner.id },
  );
  expect(await ancestors(stage.made.partner.id)).toEqual([200, 'https://erdmann.example http://localhost:4990', null]);
  // What an earlier release took is more than an origin.
  await stage.server.db.orm
    .update(partner)
    .set({
      origins: ['https://a.example;sandbox', 'https://erdmann.example', 'https://b.example,x', "https://'self'", 'http://shop.example'],
    })
    .where(eq(partner.id, stage.made.partner.id));
  expect(await ancestors(stage.made.partner.id)).toEqual([200, 'https://erdmann.example', null]);
  expect((await stage.exchange(await stage.sign(), { origin: "https://'self'" })).body.error.code).toBe('EMBED_WRONG_ORIGIN');
  await stage.server.db.orm
    .update(partner)
    .set({ origins: ['https://a.example;sandbox'] })
    .where(eq(partner.id, stage.made.partner.id));
  expect(await ancestors(stage.made.partner.id)).toEqual([200, "'none'", null]);
});

test('a page that may not hold the frame is told why at once, by a page that holds nothing else', async () => {
  const refused = async (partner: string, referer?: string) => {
    const { status, headers, body } = await stage.server.request<string>(
      'GET',
      `/embed?partner=${encodeURIComponent(partner)}`,
      referer === undefined ? {} : { headers: { referer } },
    );
    return {
      status,
      code: /EMBED_[A-Z_]+/.exec(String(body))?.[0],
      policy: headers.get('content-security-policy')?.replaceAll(/nonce-[^']+/g, 'nonce'),
    };
  };
  const policy = "default-src 'none'; script-src 'nonce'; style-src 'nonce'; base-uri 'none'; form-action 'none'; frame-ancestors *";
  expect(await refused(stage.made.partner.id, 'https://other.example/')).toEqual({ status: 404, code: 'EMBED_WRONG_ORIGIN', policy });
  expect(await refused(stage.made.partner.id, 'data:text/html,x')).toMatchObject({ code: 'EMBED_WRONG_ORIGIN' });
  expect(await refused(stage.made.partner.id, `${ORIGIN}/orders`)).toMatchObject({ status: 200, code: undefined });
  // Who does not say where it is gets the page that the browser holds back.
  expect(await refused(stage.made.partner.id)).toMatchObject({
    status: 200,
    policy: expect.stringContaining(`frame-ancestors ${ORIGIN}`) as unknown as string,
  });
  expect(await refused(randomUUID())).toEqual({ status: 404, code: 'EMBED_UNKNOWN_PARTNER', policy });
  expect(await refused("x'; script-src *", ORIGIN)).toEqual({ status: 404, code: 'EMBED_UNKNOWN_PARTNER', policy });
  await stage.change(stage.owner, 'revokePartner');
  expect(await refused(stage.made.partner.id, ORIGIN)).toEqual({ status: 404, code: 'EMBED_REVOKED', policy });
});
