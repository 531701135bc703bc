import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { company } from '../company';
import { readMailbox } from '../mail';
import { affiliateAccount, affiliateCode, affiliatePayout, commission, companyReferral } from './affiliate.table';
import { ibanMasked, ibanOf, ibanWords } from './iban';

const TOKEN = 'a token of thirty-two letters or more';
const DAY = 24 * 3600 * 1000;
const IBAN = 'DE89 3704 0044 0532 0130 00';
let now = new Date('2026-05-16T10:00:00Z');
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer({ config: { operatorToken: TOKEN, accessTokenSeconds: 400 * 24 * 3600 }, now: () => now });
});
beforeEach(async () => {
  now = new Date('2026-05-16T10:00:00Z');
  cast = await buildCast(server, 'Free');
  await server.db.orm.update(company).set({ affiliateStatus: 'AFFILIATE' }).where(eq(company.id, cast.companyId));
});
afterAll(() => server.close());

interface Answer {
  error: { code: string; field: string | null } | null;
  affiliate: { account: { holder: string; iban: string } | null; accountAsked: { holder: string; iban: string } | null } | null;
}
const ANSWER = '{ error { code field } affiliate { account { holder iban } accountAsked { holder iban } } }';
const change = async (holder = 'Loopcrate UG', iban = IBAN, person: SignedIn = cast.owner) => (
  await server.graphql<{ changePayoutAccount: Answer }>(
    `mutation ($id: ID!, $holder: String!, $iban: String!) { changePayoutAccount(companyId: $id, holder: $holder, iban: $iban) ${ANSWER} }`,
    { id: cast.companyId, holder, iban }, person.token,
  )).data?.changePayoutAccount;
const confirm = async (token: string, person: SignedIn = cast.owner) => (await server.graphql<{ confirmPayoutAccount: Answer }>(
  `mutation ($id: ID!, $token: String!) { confirmPayoutAccount(companyId: $id, token: $token) ${ANSWER} }`,
  { id: cast.companyId, token }, person.token,
)).data?.confirmPayoutAccount;
const withdraw = () => server.graphql(
  'mutation ($id: ID!) { withdrawPayoutAccount(companyId: $id) { error { code } } }', { id: cast.companyId }, cast.owner.token,
);
const mailsTo = ({ email }: SignedIn) => readMailbox(server, email);
const tokenFor = async (person: SignedIn) => {
  const mails = (await mailsTo(person)).map(({ text }) => /&account=([\w-]+)/.exec(text ?? '')?.[1]).filter((token) => token !== undefined);
  return mails[0] ?? '';
};
const MASKED = { holder: 'Loopcrate UG', iban: 'DE•• •••• •••• 3000' };

it('is used once whoever asked has confirmed it by mail, and owner and admins read of it', async () => {
  expect(await change()).toEqual({ error: null, affiliate: { account: null, accountAsked: MASKED } });
  const token = await tokenFor(cast.owner);
  expect(token).not.toBe('');
  expect((await confirm(token, cast.admin))?.error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await confirm(token)).toEqual({ error: null, affiliate: { account: MASKED, accountAsked: null } });
  expect((await confirm(token))?.error).toMatchObject({ code: 'NOT_FOUND' });
  for (const person of [cast.owner, cast.admin])
    expect((await mailsTo(person)).map(({ subject }) => subject)).toContain('Heartwood pays your commission to another account');
});

it('stays as it is until then: what was asked for is over after a day, or when it is taken back', async () => {
  await change();
  const late = await tokenFor(cast.owner);
  now = new Date(now.getTime() + DAY + 1);
  expect((await confirm(late))?.error).toMatchObject({ code: 'NOT_FOUND' });
  now = new Date(now.getTime() - DAY - 1);
  await withdraw();
  expect((await confirm(late))?.error).toMatchObject({ code: 'NOT_FOUND' });
  expect((await change('Loopcrate UG', ''))?.error).toEqual({ code: 'INVALID', field: 'iban' });
});

it.each([
  ['', IBAN, 'holder'], ['L'.repeat(71), IBAN, 'holder'], ['Loop\u202ECrate', IBAN, 'holder'], ['Loopcrate UG', 'DE89 3704 0044 0532 0130 01', 'iban'],
  ['Loopcrate UG', 'DE89', 'iban'],
])('says what is wrong with %p, %p', async (holder, iban, field) => {
  expect((await change(holder, iban))?.error).toEqual({ code: 'INVALID', field });
});

it('is nothing that whoever does not run the company changes, nor a session that has not said lately who it is', async () => {
  expect((await change('Loopcrate UG', IBAN, cast.editor))?.error).toMatchObject({ code: 'FORBIDDEN' });
  now = new Date(now.getTime() + 20 * 60_000);
  expect((await change())?.error).toMatchObject({ code: 'CONFIRM_AGAIN' });
});

it('is kept sealed, told to the operator whole, and stands with what was paid to it', async () => {
  const { id: referredId } = await buildCompany(server, cast.outsider.userId, { name: 'Kilo Robotics' });
  const code = cast.companyId.replaceAll('-', '').slice(0, 10).toUpperCase();
  await server.db.orm.insert(affiliateCode).values({ code, companyId: cast.companyId, kind: 'LINK' });
  await server.db.orm.insert(companyReferral)
    .values({ id: randomUUID(), referralId: cast.companyId, referredId, code, state: 'COUNTED', createdAt: now });
  await server.db.orm.insert(commission).values({
    providerId: cast.companyId, referredId, referredName: 'Kilo Robotics', kind: 'EARNED', cause: `in_${referredId}`, code, percent: 15,
    base: 58_800, amount: 8_820, currency: 'EUR', dueAt: now, createdAt: now,
  });
  const operator = async () => {
    const { body } = await server.request('GET', '/api/v1/operator/affiliates', { headers: { 'x-operator-token': TOKEN } });
    return (body as { payouts: { companyId: string; name: string }[] }).payouts.find(({ companyId }) => companyId === cast.companyId)?.name;
  };
  expect(await operator()).toMatch(/, to no account yet$/);
  await change();
  await confirm(await tokenFor(cast.owner));
  const [row] = await server.db.orm.select().from(affiliateAccount).where(eq(affiliateAccount.companyId, cast.companyId));
  expect(JSON.stringify(row)).not.toContain('37040044');
  expect(await operator()).toMatch(/, to Loopcrate UG, DE89 3704 0044 0532 0130 00$/);
  const paid = await server.request('POST', '/api/v1/operator/affiliates/payouts', {
    body: { companyId: cast.companyId, reference: 'SEPA 1' }, headers: { 'x-operator-token': TOKEN },
  });
  expect(paid.status).toBe(200);
  const [payout] = await server.db.orm.select().from(affiliatePayout).where(eq(affiliatePayout.companyId, cast.companyId));
  expect(payout).toMatchObject({ amount: 8_820, paidTo: 'Loopcrate UG, DE•• •••• •••• 3000' });
});

it('is an IBAN by its check digits, and shown by its ends', () => {
  expect(['gb82 west 1234 5698 7654 32', 'NL91ABNA0417164300'].map(ibanOf)).toEqual(['GB82WEST12345698765432', 'NL91ABNA0417164300']);
  expect(['GB82 WEST 1234 5698 7654 33', '0000', ''].map(ibanOf)).toEqual([null, null, null]);
  expect([ibanWords('NL91ABNA0417164300'), ibanMasked('NL91ABNA0417164300')]).toEqual(['NL91 ABNA 0417 1643 00', 'NL•• •••• •••• 4300']);
});
