import { openPartnerStage, ORIGIN, type Entered, type PartnerStage, type Made } from '../../testing/partner-stage';
import { until } from '../../testing/until';

let stage: PartnerStage;
beforeAll(async () => {
  stage = await openPartnerStage();
});
afterAll(() => stage.server.close());
beforeEach(() => stage.begin());
afterEach(() => stage.end());

test('only the owner of the company has partners', async () => {
  for (const who of [stage.member, stage.outsider]) {
    await expect(stage.create(who)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await stage.change(who, 'rotatePartnerKey')).toMatchObject({ partner: null, signingKey: null, error: { code: 'FORBIDDEN' } });
    expect(await stage.change(who, 'revokePartner')).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect(await who.ask('query ($id: ID!) { partners(companyId: $id) { id } }', { id: stage.companyId })).toEqual({ partners: [] });
  }
});

test('a company has at most 20 partners that are not revoked', async () => {
  const others: Made[] = [];
  for (let i = 1; i < 20; i++) others.push(await stage.create(stage.owner));
  const message = 'A company can have at most 20 partners. Revoke one that is no longer needed.';
  await expect(stage.create(stage.owner)).rejects.toMatchObject({ code: 'CONFLICT', message });
  await stage.remove(others[0]?.partner.id ?? '');
  others.push(await stage.create(stage.owner));
  for (const { partner } of others) await stage.remove(partner.id);
});

test('the signing key is shown once', async () => {
  expect(stage.made.signingKey).toContain('PRIVATE KEY');
  const again = await stage.owner.ask<{ createPartner: { signingKey: string | null } }>(
    `mutation ($companyId: ID!, $id: ID!) { createPartner(companyId: $companyId, id: $id, name: "Erdmann", origins: ["${ORIGIN}"]) { signingKey } }`,
    { companyId: stage.companyId, id: stage.made.partner.id },
  );
  expect(again.createPartner.signingKey).toBeNull();
  const { rows } = (await stage.server.db.orm.execute('select public_key from partner')) as unknown as { rows: { public_key: string }[] };
  for (const { public_key: stored } of rows) expect(stored).toContain('PUBLIC KEY');
});

test('a key that was rotated while a token of it was on its way opens nothing', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => stage.sign()));
  const [rotated, ...answers] = await Promise.all([
    stage.change(stage.owner, 'rotatePartnerKey', ', endSessions: true'),
    ...tokens.map((token) => stage.exchange<Entered>(token)),
  ]);
  expect(rotated?.error).toBeNull();
  for (const { status, body } of answers) {
    if (status === 200)
      expect((await stage.server.request('POST', '/api/v1/embed/renew', { token: body.token, body: {} })).status).toBe(401);
  }
});

test('rotating leaves who is connected; “and end open sessions” ends every session of the keys until now, and nobody else’s', async () => {
  const other = await stage.create(stage.owner);
  const elsewhere = await stage.exchange<Entered>(
    await stage.sign({ issuer: other.partner.id, key: other.signingKey, kid: other.partner.keyId }),
    { partner: other.partner.id },
  );
  const visitor = await stage.guest();
  const renew = async (token: string) => (await stage.server.request('POST', '/api/v1/embed/renew', { token, body: {} })).status;
  await stage.change(stage.owner, 'rotatePartnerKey');
  expect(await renew(visitor.token)).toBe(200);
  const inbox = visitor.inbox();
  await until(() => inbox.events.length === 1);
  const rotated = await stage.change(stage.owner, 'rotatePartnerKey', ', endSessions: true');
  await until(() => inbox.ended !== null);
  expect(inbox.failure).toMatchObject({ code: 4403 });
  expect([await renew(visitor.token), await renew(elsewhere.body.token)]).toEqual([401, 200]);
  const back = await stage.exchange<Entered>(await stage.sign({ key: rotated?.signingKey ?? '', kid: rotated?.partner?.keyId ?? '' }));
  expect([back.body.user.id, await renew(back.body.token)]).toEqual([visitor.userId, 200]);
  await stage.remove(other.partner.id);
});

test('revoking closes open sockets and sessions at once', async () => {
  const visitor = await stage.guest({ subject: 'customer-3' });
  const inbox = visitor.inbox();
  await until(() => inbox.events.length === 1);
  await stage.change(stage.owner, 'revokePartner');
  await until(() => inbox.ended !== null);
  expect(inbox.failure).toMatchObject({ code: 4403 });
  await expect(visitor.ask('{ conversations { total } }')).rejects.toMatchObject({ code: 'access-denied' });
  expect((await stage.server.request('POST', '/api/v1/embed/renew', { token: visitor.token, body: {} })).status).toBe(401);
});
