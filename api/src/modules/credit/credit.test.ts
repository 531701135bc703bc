/** @embedded locks, a check constraint and a statement that writes three tables */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { billingSubscription, creditBalance } from '../plan';
import { compareCredits } from './compare-credits';
import { creditHold, creditLot, creditTransfer } from './credit.table';
import { endCredits } from './end-credits';
import { grantAllowance } from './grant-allowance';
import { captureCredits, holdCredits, refundCredits, releaseCredits } from './hold-credits';
import { issueCredits, restoreCredits, takeBack } from './issue-credits';

const START = new Date('2026-05-16T10:00:00Z');
const day = (days: number) => new Date(START.getTime() + days * 24 * 3_600_000);

describe('the credits of a company', () => {
  let server: TestServer;
  let cast: Cast;
  let companyId: string;
  let at = START;

  beforeAll(async () => {
    server = await startTestServer({ config: { accessTokenSeconds: 400 * 24 * 3600 }, now: () => at });
    cast = await buildCast(server);
  });
  beforeEach(async () => {
    at = START;
    companyId = cast.companyId;
    await server.db.orm.execute(sql`truncate credit_transfer, credit_hold, credit_lot, credit_balance`);
    await server.db.orm.update(billingSubscription).set({ status: 'canceled' });
  });
  afterAll(() => server.close());

  const issue = (kind: 'PAID' | 'GRANTED', amount: number, { ends = null, reference = randomUUID() }: {
    ends?: Date | null; reference?: string;
  } = {}) => (
    server.db.transaction((tx) => (
      issueCredits(tx, { companyId, kind, amount, expiresAt: ends, reference, description: `${amount} credits`, actorId: null, at })
    ))
  );
  const hold = (amount: number, reference: string = randomUUID()) => server.db.transaction((tx) => (
    holdCredits(tx, { companyId, amount, reference, description: 'Suggestion, Culture', actorId: cast.editor.userId, at })
  ));
  const settle = (how: typeof captureCredits, reference: string) => server.db.transaction((tx) => how(tx, { companyId, reference, at }));
  const back = (issued: string, reference: string, amount?: number) => server.db.transaction((tx) => (
    takeBack(tx, { companyId, issued, reference, description: 'Refund', actorId: null, at, ...(amount !== undefined && { amount }) })
  ));
  const balance = async () => {
    const [row] = await server.db.orm.select().from(creditBalance).where(eq(creditBalance.companyId, companyId));
    return row ? [row.paid, row.granted, row.held] : [0, 0, 0];
  };
  const lots = async () => {
    const rows = await server.db.orm.select().from(creditLot).where(eq(creditLot.companyId, companyId))
      .orderBy(asc(creditLot.createdAt), asc(creditLot.amount));
    return rows.map(({ remaining }) => remaining);
  };
  const differences = () => compareCredits(server);
  const ledger = async (token: string, args: { first?: number; after?: string | null } = {}) => {
    const { data } = await server.graphql<{ creditLedger: Ledger | null }>(`query ($id: ID!, $first: Int! = 30, $after: String) {
      creditLedger(companyId: $id, first: $first, after: $after) {
        balance paid granted held lots { kind remaining expiresAt } history { nodes { kind change balance description actor { id } } hasMore endCursor }
      }
    }`, { id: companyId, ...args }, token);
    return data?.creditLedger;
  };

  it('are given once for each cause', async () => {
    expect(await issue('PAID', 50, { reference: 'payment:1' })).toBe(true);
    expect(await issue('PAID', 50, { reference: 'payment:1' })).toBe(false);
    expect(await balance()).toEqual([50, 0, 0]);
    await expect(issue('PAID', 0)).rejects.toThrow();
  });

  it('are taken from what was granted and ends first, and from what was bought last; what has ended is left', async () => {
    await issue('PAID', 10);
    await issue('GRANTED', 11, { ends: day(30) });
    await issue('GRANTED', 12, { ends: day(7) });
    await issue('GRANTED', 13, { ends: day(-1) });
    await hold(14);
    expect(await lots()).toEqual([10, 9, 0, 13]);
    await hold(10);
    expect(await lots()).toEqual([9, 0, 0, 13]);
    await expect(hold(10)).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS', message: 'There are too few credits: 9 left.' });
    expect([await balance(), await differences()]).toEqual([[9, 13, 24], []]);
  });

  it.each<[string, (typeof captureCredits)[], boolean[], number[], string]>([
    ['captured', [captureCredits], [true], [8, 0, 0], 'CAPTURED'],
    ['captured twice', [captureCredits, captureCredits], [true, false], [8, 0, 0], 'CAPTURED'],
    ['released', [releaseCredits], [true], [10, 5, 0], 'RELEASED'],
    ['released, then captured', [releaseCredits, captureCredits], [true, false], [10, 5, 0], 'RELEASED'],
    ['captured, then released', [captureCredits, releaseCredits], [true, false], [8, 0, 0], 'CAPTURED'],
    ['captured, then refunded', [captureCredits, refundCredits, refundCredits], [true, true, false], [10, 5, 0], 'REFUNDED'],
    ['refunded before they were captured', [refundCredits], [false], [8, 0, 7], 'HELD'],
  ])('that were held and %s', async (_what, ways, answers, left, state) => {
    await issue('PAID', 10);
    await issue('GRANTED', 5, { ends: day(7) });
    expect([await hold(7, 'suggestion:1'), await hold(7, 'suggestion:1')]).toEqual([true, false]);
    const said: boolean[] = [];
    for (const way of ways) said.push(await settle(way, 'suggestion:1'));
    expect([said, await balance(), await differences()]).toEqual([answers, left, []]);
    expect((await server.db.orm.select().from(creditHold))[0]?.state).toBe(state);
  });

  it('go back where they were bought, as far as they are there, once for each refund', async () => {
    await issue('PAID', 50, { reference: 'payment:1' });
    at = day(1);
    await issue('PAID', 50, { reference: 'payment:2' });
    await hold(8);
    expect(await back('payment:1', 'refund:1', 10)).toEqual({ taken: 10 });
    expect(await back('payment:1', 'refund:1', 10)).toEqual({ taken: 10 });
    expect(await back('payment:1', 'refund:2')).toEqual({ taken: 32 });
    expect(await lots()).toEqual([0, 50]);
    expect([await back('payment:1', 'refund:3'), await back('payment:9', 'refund:4')]).toEqual([{ taken: 0 }, { taken: 0 }]);
    expect(await differences()).toEqual([]);
  });

  it('that are held while their money goes back go as soon as they are let go; what was spent is spent, and a won dispute brings all of them back', async () => {
    await issue('PAID', 50, { reference: 'payment:1' });
    for (const [amount, reference] of [[10, 'a'], [5, 'b'], [5, 'c']] as const) await hold(amount, reference);
    await settle(captureCredits, 'c');
    expect(await back('payment:1', 'refund:1')).toEqual({ taken: 30 });
    await back('payment:1', 'refund:1');
    expect(await balance()).toEqual([0, 0, 15]);
    await settle(releaseCredits, 'a');
    expect(await balance()).toEqual([0, 0, 5]);
    await settle(captureCredits, 'b');
    await settle(refundCredits, 'b');
    expect([await balance(), await differences()]).toEqual([[0, 0, 0], []]);
    await server.db.transaction((tx) => restoreCredits(tx, {
      companyId, taken: 'refund:1', reference: 'restored:1', description: 'Restored', actorId: null, at,
    }));
    await settle(refundCredits, 'c');
    expect([await balance(), await differences()]).toEqual([[50, 0, 0], []]);
  });

  it('that went as soon as they were let go went for their refund, and no second time', async () => {
    await issue('PAID', 100, { reference: 'payment:1' });
    await hold(100, 'a');
    expect(await back('payment:1', 'refund:1', 20)).toEqual({ taken: 0 });
    await settle(releaseCredits, 'a');
    expect(await back('payment:1', 'refund:1', 20)).toEqual({ taken: 20 });
    expect([await balance(), await differences()]).toEqual([[80, 0, 0], []]);
  });

  it('that are back are not there for what is owed of them to another refund', async () => {
    await issue('PAID', 100, { reference: 'payment:1' });
    await hold(20, 'a');
    await back('payment:1', 'refund:1', 80);
    await back('payment:1', 'refund:2', 20);
    const restore = () => server.db.transaction((tx) => restoreCredits(tx, {
      companyId, taken: 'refund:1', reference: 'restored:1', description: 'Restored', actorId: null, at,
    }));
    await restore();
    await restore();
    expect(await balance()).toEqual([60, 0, 20]);
    await settle(releaseCredits, 'a');
    expect([await balance(), await differences()]).toEqual([[80, 0, 0], []]);
  });

  it('end with their lot, also those that come back to it later; what was left held is let go', async () => {
    await issue('GRANTED', 5, { ends: day(7) });
    await issue('PAID', 5);
    await hold(2, 'suggestion:1');
    at = day(8);
    await hold(1, 'suggestion:2');
    await endCredits(server);
    expect([await balance(), await differences()]).toEqual([[4, 0, 1], []]);
    at = day(9);
    await endCredits(server);
    expect([await balance(), await differences()]).toEqual([[5, 0, 0], []]);
    await endCredits(server);
    const ended = await server.db.orm.select({ amount: creditTransfer.amount }).from(creditTransfer)
      .where(and(eq(creditTransfer.companyId, companyId), eq(creditTransfer.kind, 'EXPIRE')));
    expect(ended.reduce((all, { amount }) => all + amount, 0)).toBe(5);
  });

  it('come with the plan: once with the trial, else every month until the next', async () => {
    const plan = (name: 'Trial' | 'Pro' | 'Premium', columns: object = {}) => server.db.orm.insert(billingSubscription).values({
      companyId, plan: name, status: name === 'Trial' ? 'trialing' : 'active', endsAt: null, createdAt: START, ...columns,
    });
    const grant = () => server.db.transaction((tx) => grantAllowance(tx, companyId, at));
    expect(await grant()).toBe(false);
    await plan('Trial', { endsAt: day(61) });
    expect([await grant(), await grant(), await balance()]).toEqual([true, false, [0, 50, 0]]);
    await plan('Pro', { createdAt: new Date('2026-05-31T10:00:00Z') });
    at = new Date('2026-05-31T10:00:00Z');
    expect([await grant(), await grant(), await balance()]).toEqual([true, false, [0, 150, 0]]);
    at = new Date('2026-06-30T10:00:00Z');
    expect([await grant(), await balance()]).toEqual([true, [0, 250, 0]]);
    await endCredits(server);
    expect(await balance()).toEqual([0, 150, 0]);
    await server.db.orm.update(billingSubscription).set({ status: 'past_due' }).where(eq(billingSubscription.plan, 'Pro'));
    at = new Date('2026-08-01T10:00:00Z');
    expect(await grant()).toBe(false);
    await endCredits(server);
    expect([await balance(), await differences()]).toEqual([[0, 0, 0], []]);
  });

  it('are a number for the team, and lots and history for who manages the company', async () => {
    await issue('GRANTED', 5, { ends: day(7) });
    await issue('PAID', 10);
    await hold(1, 'suggestion:1');
    await settle(captureCredits, 'suggestion:1');
    await hold(6, 'suggestion:2');
    const first = await ledger(cast.admin.token, { first: 3 });
    expect(first).toMatchObject({ balance: 8, paid: 8, granted: 0, held: 6, lots: [{ kind: 'PAID', remaining: 8, expiresAt: null }] });
    expect(first?.history?.nodes).toEqual([
      { kind: 'HOLD', change: -2, balance: 8, description: 'Suggestion, Culture', actor: { id: cast.editor.userId } },
      { kind: 'HOLD', change: -4, balance: 10, description: 'Suggestion, Culture', actor: { id: cast.editor.userId } },
      { kind: 'HOLD', change: -1, balance: 14, description: 'Suggestion, Culture', actor: { id: cast.editor.userId } },
    ]);
    const second = await ledger(cast.owner.token, { first: 3, after: first?.history?.endCursor ?? null });
    expect([first?.history?.hasMore, second?.history?.hasMore]).toEqual([true, false]);
    expect(second?.history?.nodes.map(({ kind, change, balance: left }) => [kind, change, left])).toEqual([
      ['ISSUE', 10, 15], ['ISSUE', 5, 5],
    ]);
    expect(await ledger(cast.viewer.token)).toEqual({ balance: 8, paid: 8, granted: 0, held: 6, lots: null, history: null });
    expect(await ledger(cast.outsider.token)).toBeNull();
    const { data } = await server.graphql<{ team: { plan: { aiCreditCount: number } } }>(
      'query ($id: ID!) { team(companyId: $id) { plan { aiCreditCount } } }', { id: companyId }, cast.viewer.token,
    );
    expect(data?.team.plan.aiCreditCount).toBe(8);
  });

  it('that do not add up are found', async () => {
    await issue('PAID', 10);
    const { id: other } = await buildCompany(server, cast.owner.userId);
    await server.db.orm.insert(creditBalance).values({ companyId: other, granted: 3 });
    await server.db.orm.update(creditBalance).set({ held: 1 }).where(eq(creditBalance.companyId, companyId));
    const found = await differences();
    expect(found.map(({ companyId: id }) => id).sort()).toEqual([companyId, other].sort());
    await server.db.orm.execute(sql`delete from company where id = ${other}`);
  });

  it('cannot fall below zero, whatever is written', async () => {
    await issue('PAID', 1);
    await expect(server.db.orm.update(creditBalance).set({ paid: -1 })).rejects.toThrow();
    await expect(server.db.orm.update(creditLot).set({ remaining: 2 })).rejects.toThrow();
  });

  it('are given to one where two ask for the last at once', async () => {
    await issue('GRANTED', 1, { ends: day(7) });
    const asked = await Promise.allSettled([hold(1), hold(1), hold(1)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect([await balance(), await differences()]).toEqual([[0, 0, 1], []]);
  });

  it.each([1, 2, 3])('add up after any history (seed %d)', async (seed) => {
    const random = seeded(seed);
    const pick = (most: number) => Math.floor(random() * most);
    const causes: string[] = [];
    const bought: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      at = day(step / 2);
      const cause = causes[pick(causes.length)] ?? 'none';
      switch (pick(8)) {
        case 0: bought.push(`payment:${step}`); await issue('PAID', 1 + pick(9), { reference: `payment:${step}` }); break;
        case 1: await issue('GRANTED', 1 + pick(9), { ends: day(step / 2 + pick(8)) }); break;
        case 2: case 3: causes.push(`hold:${step}`); await hold(1 + pick(4), `hold:${step}`).catch(() => false); break;
        case 4: await settle(captureCredits, cause); break;
        case 5: await settle(releaseCredits, cause); break;
        case 6: await settle(refundCredits, cause); break;
        default: await (pick(2) === 0 ? endCredits(server) : back(bought[pick(bought.length)] ?? 'none', `refund:${step}`, 1 + pick(5)));
      }
    }
    const [paid = -1, granted = -1, held = -1] = await balance();
    expect([Math.min(paid, granted, held) >= 0, await differences()]).toEqual([true, []]);
    const rows = await server.db.orm.select().from(creditTransfer).where(eq(creditTransfer.companyId, companyId))
      .orderBy(asc(creditTransfer.id));
    const accounts = new Map<string, number>();
    let spendable = 0;
    for (const { fromAccount, toAccount, amount, balance: said } of rows) {
      accounts.set(fromAccount, (accounts.get(fromAccount) ?? 0) - amount);
      accounts.set(toAccount, (accounts.get(toAccount) ?? 0) + amount);
      spendable = (accounts.get('paid') ?? 0) + (accounts.get('granted') ?? 0);
      expect(said).toBe(spendable);
    }
    expect([[...accounts.values()].reduce((all, each) => all + each, 0), spendable]).toEqual([0, paid + granted]);
    expect(Math.min(...['paid', 'granted', 'held', 'spent', 'expired'].map((name) => accounts.get(name) ?? 0))).toBeGreaterThanOrEqual(0);
  });
});

interface Ledger {
  balance: number; paid: number; granted: number; held: number;
  lots: { kind: string; remaining: number; expiresAt: string | null }[] | null;
  history: {
    nodes: { kind: string; change: number; balance: number; description: string; actor: { id: string } | null }[]; hasMore: boolean;
    endCursor: string | null;
  } | null;
}

/** mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
