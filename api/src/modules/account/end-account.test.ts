/** @embedded the job that erases */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { buildCast, buildCompany } from '../../testing/builders';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { company, teamMember } from '../company';
import { users } from '../identity';
import { note, noteAccess, noteSegment } from '../note';
import { dataExport } from './data-export.table';
import { eraseAccountsJob } from './erase-accounts.job';
import { ownerOffer } from './owner-offer.table';

let server: TestServer;
let clock = 0;
beforeAll(async () => { server = await startTestServer({ now: () => new Date(Date.now() + clock) }); });
beforeEach(() => { clock = 0; });
afterAll(() => server.close());

interface Body {
  error: { code: string; message: string }; token?: string; toHandOver: { id: string; members: { userId: string }[] }[]; ending: unknown[];
  offers: unknown[];
}
const DAY = 24 * 3_600_000;
const call = (method: string, path: string, token?: string, body?: unknown) =>
  server.request<Body>(method, `/api/v1${path}`, { ...(token !== undefined && { token }), ...(body !== undefined && { body }) });
const end = (token: string) => call('POST', '/account/end', token, { word: 'DELETE' });
const logIn = (person: { email: string; password: string }, more: object = {}) =>
  call('POST', '/auth/login', undefined, { email: person.email, password: person.password, ...more });
const erase = () => eraseAccountsJob.run(server, {}, { id: 'x', key: 'x', attempt: 1 });
const rowOf = async (id: string) => (await server.db.orm.select().from(users).where(eq(users.id, id)))[0];

it('is signed out at once, and a login that keeps the account brings all of it back', async () => {
  const person = await server.signIn();
  const companyId = (await buildCompany(server, person.userId)).id;
  expect((await end(person.token)).status).toBe(200);
  expect((await call('GET', '/account/security', person.token)).status).toBe(401);
  const refused = await logIn(person);
  expect(refused).toMatchObject({
    status: 403, body: { error: { code: 'ACCOUNT_ENDS', message: expect.stringMatching(/^Your account ends on \d+ \w+\.$/) } },
  });
  const kept = await logIn(person, { keepAccount: true });
  expect(kept.body.token).toBeDefined();
  clock = 15 * DAY;
  await erase();
  expect(await rowOf(person.userId)).toMatchObject({ isDeleted: false, endsAt: null });
  expect((await server.db.orm.select().from(company).where(eq(company.id, companyId)))[0]?.deletedAt).toBeNull();
});

it('tells nobody of it who does not know the password', async () => {
  const person = await server.signIn();
  await end(person.token);
  expect((await logIn({ ...person, password: 'wrong' })).body.error.code).toBe('INVALID_CREDENTIALS');
});

it('is erased after two weeks: no name, no address, no way in, and its own companies go', async () => {
  const person = await server.signIn({ firstname: 'Grace', lastname: 'Hopper' });
  const companyId = (await buildCompany(server, person.userId)).id;
  clock = 12 * DAY;
  await server.db.orm.insert(dataExport).values({
    id: companyId, userId: person.userId, createdAt: server.now(), endsAt: new Date(server.now().getTime() + 7 * DAY),
  });
  clock = 0;
  await end(person.token);
  clock = 13 * DAY;
  await erase();
  expect((await rowOf(person.userId))?.isDeleted).toBe(false);
  clock = 15 * DAY;
  await erase();
  await erase();
  const row = await rowOf(person.userId);
  expect(row).toMatchObject({
    firstname: 'Deleted', lastname: 'account', isDeleted: true, passwordHash: null, email: `${person.userId}@deleted.invalid`,
  });
  expect(JSON.stringify(row)).not.toMatch(/Grace|Hopper/);
  expect((await logIn(person, { keepAccount: true })).status).toBe(401);
  expect((await server.db.orm.select().from(company).where(eq(company.id, companyId)))[0]?.deletedAt).not.toBeNull();
  expect((await server.db.orm.select().from(dataExport).where(eq(dataExport.userId, person.userId)))[0]?.endsAt.getTime())
    .toBeLessThanOrEqual(server.now().getTime());
  // The address is free for somebody new.
  await server.signIn({ email: person.email });
});

it('is erased with its notes: its own, those in the trash, and what others gave it', async () => {
  const { owner, editor } = await buildCast(server);
  const write = async (userId: string, reader: string, deletedAt: Date | null = null) => {
    const [segmentId, id] = [randomUUID(), randomUUID()];
    await server.db.orm.insert(noteSegment).values({ id: segmentId, userId, name: 'Calls', position: 1 });
    await server.db.orm.insert(note).values({ id, segmentId, userId, title: 'Private', searchText: 'private', deletedAt });
    await server.db.orm.insert(noteAccess).values({ noteId: id, userId: reader });
    return id;
  };
  const theirs = await write(editor.userId, owner.userId);
  await write(editor.userId, owner.userId, server.now());
  const given = await write(owner.userId, editor.userId);
  expect((await end(editor.token)).status).toBe(200);
  clock = 15 * DAY;
  await erase();
  expect((await rowOf(editor.userId))?.isDeleted).toBe(true);
  expect(await server.db.orm.select().from(note).where(eq(note.userId, editor.userId))).toEqual([]);
  expect(await server.db.orm.select().from(noteSegment).where(eq(noteSegment.userId, editor.userId))).toEqual([]);
  expect(await server.db.orm.select().from(noteAccess).where(inArray(noteAccess.noteId, [theirs, given]))).toEqual([]);
  expect((await server.db.orm.select().from(note).where(eq(note.id, given))).map(({ id }) => id)).toEqual([given]);
});

it('needs another owner first where a company has others in it, and says who could be', async () => {
  const { owner, companyId, editor } = await buildCast(server);
  const refused = await end(owner.token);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'OWNER_NEEDED' } } });
  const { body } = await call('GET', '/account/leaving', owner.token);
  const named = body.toHandOver.find(({ id }) => id === companyId)?.members.map(({ userId }) => userId);
  expect(named).toContain(editor.userId);
  expect(named).not.toContain(owner.userId);
});

it('a company goes to who was asked and accepts; who owned it stays as an admin, and may leave', async () => {
  const { owner, companyId, editor, viewer, outsider } = await buildCast(server);
  const offer = (token: string, userId: string) => call('POST', '/companies/owner', token, { companyId, userId });
  const answer = (token: string, accepts = true) => call('POST', '/companies/owner/answer', token, { companyId, accepts });
  expect((await offer(editor.token, editor.userId)).status).toBe(403);
  expect((await offer(owner.token, outsider.userId)).status).toBe(404);
  expect((await answer(editor.token)).status).toBe(404);
  expect((await offer(owner.token, editor.userId)).status).toBe(204);
  expect((await server.mailbox(editor.email))[0]?.subject).toBe('You are asked to own a company on Heartwood');
  expect((await answer(viewer.token)).status).toBe(404);
  expect((await answer(outsider.token)).status).toBe(403);
  const answers = await Promise.all([answer(editor.token), answer(editor.token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  const [row] = await server.db.orm.select().from(company).where(eq(company.id, companyId));
  expect(row?.createdBy).toBe(editor.userId);
  const seats = await server.db.orm.select().from(teamMember).where(eq(teamMember.companyId, companyId));
  expect(seats.find(({ userId }) => userId === owner.userId)).toMatchObject({ role: 'ADMIN', isAccepted: true });
  expect(seats.some(({ userId }) => userId === editor.userId)).toBe(false);
  expect((await end(owner.token)).status).toBe(200);
});

it('an earlier offer is over once another person was asked', async () => {
  const { owner, companyId, editor, viewer } = await buildCast(server);
  for (const { userId } of [editor, viewer]) await call('POST', '/companies/owner', owner.token, { companyId, userId });
  expect((await call('POST', '/companies/owner/answer', editor.token, { companyId, accepts: true })).status).toBe(404);
  expect((await call('POST', '/companies/owner/answer', viewer.token, { companyId, accepts: true })).status).toBe(204);
});

it('an offer is good for two weeks, is taken back by who made it alone, and who made it hears that it was accepted', async () => {
  const { owner, companyId, editor, viewer } = await buildCast(server);
  const answer = () => call('POST', '/companies/owner/answer', editor.token, { companyId, accepts: true });
  const offer = () => call('POST', '/companies/owner', owner.token, { companyId, userId: editor.userId });
  await offer();
  for (const { token } of [viewer, editor]) await call('POST', '/companies/owner/withdraw', token, { companyId });
  expect((await call('GET', '/account/leaving', editor.token)).body.offers).toHaveLength(1);
  for (let i = 0; i < 2; i++) expect((await call('POST', '/companies/owner/withdraw', owner.token, { companyId })).status).toBe(204);
  expect((await answer()).status).toBe(404);
  await offer();
  await server.db.orm.update(ownerOffer).set({ createdAt: new Date(Date.now() - 15 * DAY) }).where(eq(ownerOffer.companyId, companyId));
  expect((await call('GET', '/account/leaving', editor.token)).body.offers).toEqual([]);
  expect((await answer()).status).toBe(404);
  await offer();
  expect((await answer()).status).toBe(204);
  expect((await server.mailbox(owner.email))[0]?.subject).toBe('A company of yours on Heartwood has another owner');
  expect((await answer()).status).toBe(404);
});

it('whoever logs in while it is being erased is not in it afterwards', async () => {
  const person = await server.signIn();
  await end(person.token);
  clock = 15 * DAY;
  const [login] = await Promise.all([logIn(person, { keepAccount: true }), erase()]);
  const row = await rowOf(person.userId);
  expect([login.status === 200, row?.isDeleted]).toEqual(row?.isDeleted ? [false, true] : [true, false]);
});

it('takes no other word, and no token that was left open', async () => {
  const person = await server.signIn();
  expect((await call('POST', '/account/end', person.token, { word: 'delete' })).status).toBe(422);
  clock = 11 * 60_000;
  const token = (await call('POST', '/auth/token', undefined, { refresh_token: person.refreshToken })).body.token ?? '';
  expect(await end(token)).toMatchObject({ status: 403, body: { error: { code: 'CONFIRM_AGAIN' } } });
});
