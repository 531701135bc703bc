import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { company, companyEvent } from '../company';
import { componentAssignment } from '../growth';
import { users } from '../identity';
import { billingSubscription } from '../plan';
import { monthsLater } from '../../text/days';

interface Payload {
  company: {
    id: string; name: string; done: number; plan: { name: string; endsAt: string | null; trialUsed: boolean; aiCreditCount: number };
  } | null;
  error: { code: string; field: string | null; message: string } | null;
}

const CARD = 'company { id name done plan { name endsAt trialUsed aiCreditCount } } error { code field message }';

describe('companies of a person', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server, 'Free'); });
  afterAll(() => server.close());

  const create = async (token: string, input: Record<string, unknown>) =>
    (
      await server.graphql<{ createCompany: Payload }>(
        `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { ${CARD} } }`,
        { input },
        token,
      )
    ).data?.createCompany as Payload;
  const update = async (token: string, set: Record<string, unknown>) =>
    (
      await server.graphql<{ updateCompany: Payload }>(
        `mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { ${CARD} } }`,
        { id: cast.companyId, set },
        token,
      )
    ).data?.updateCompany as Payload;
  const updateFrom = async (token: string, set: Record<string, unknown>, base: Record<string, unknown>) => (
    await server.graphql<{
      updateCompany: Pick<Payload, 'error'> & { profile: { elevatorPitch: string | null; sectors: string[] } | null };
    }>(
      `mutation ($id: ID!, $set: CompanySet!, $base: CompanySet) {
        updateCompany(id: $id, set: $set, base: $base) { profile { elevatorPitch sectors } error { code field message } }
      }`,
      { id: cast.companyId, set, base },
      token,
    )
  ).data?.updateCompany;
  const trial = async (token: string) =>
    (
      await server.graphql<{ startTrial: Payload }>(
        `mutation ($id: ID!) { startTrial(companyId: $id) { ${CARD} } }`,
        { id: cast.companyId },
        token,
      )
    ).data?.startTrial as Payload;

  it('are created once for one id, owned by their maker, who works in it from now on', async () => {
    const person = await server.signIn();
    const id = randomUUID();
    const input = {
      id,
      name: '  Crate   Loop ',
      country: 'DE',
      sectors: ['education', 'events'],
      stageId: 2,
      objective: 'BUILD_MVP',
      size: '2–5',
    };
    for (let round = 0; round < 2; round += 1)
      expect(await create(person.token, input)).toMatchObject({
        error: null,
        company: { id, name: 'Crate Loop', done: 2, plan: { name: 'Free', trialUsed: false } },
      });
    expect(await server.db.orm.select({ at: users.lastAccessedCompanyId }).from(users).where(eq(users.id, person.userId))).toEqual([
      { at: id },
    ]);
    expect((await create(cast.outsider.token, input)).error?.code).toBe('FORBIDDEN');
    const twin = randomUUID();
    const answers = await Promise.all([twin, twin, randomUUID()].map((each) => create(person.token, { id: each, name: 'At once' })));
    expect(answers.map((answer) => answer.error)).toEqual([null, null, null]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', { name: 'Win at https://evil.example' }],
    ['sectors', { sectors: ['no-such'] }],
    ['sectors', { sectors: [] }],
    ['sectors', { sectors: ['education', 'events', 'fashion', 'gaming', 'legal', 'insurance'] }],
    ['stageId', { stageId: 12 }],
    ['objective', { objective: 'FUN' }],
    ['size', { size: 'many' }],
    ['country', { country: 'Germany' }],
    ['logo', { logo: 'https://elsewhere.example/spy.png' }],
  ])('need a proper %s', async (field, wrong) => {
    const person = await server.signIn();
    expect((await create(person.token, { id: randomUUID(), name: 'Proper', ...wrong })).error).toMatchObject({ code: 'INVALID', field });
  });

  it('are changed by those who may, group by group', async () => {
    expect((await update(cast.admin.token, { name: 'Oak', city: 'Berlin' })).company?.name).toBe('Oak');
    expect((await update(cast.editor.token, { elevatorPitch: 'Short', sectors: ['education'], stageId: 3 })).company?.done).toBe(3);
    for (const none of [[], null])
      expect((await update(cast.editor.token, { sectors: none })).error).toMatchObject({ code: 'INVALID', field: 'sectors' });
    expect((await update(cast.editor.token, { name: 'Mine' })).error?.code).toBe('FORBIDDEN');
    expect((await update(cast.editor.token, { elevatorPitch: 'Ours', city: 'Rome' })).error?.code).toBe('FORBIDDEN');
    for (const part of ['viewer', 'custom', 'outsider'] as const)
      expect((await update(cast[part].token, { stageId: 1 })).error?.code).toBe('FORBIDDEN');
    await server.db.orm.insert(componentAssignment).values({ companyId: cast.companyId, key: 'businessStage', userId: cast.custom.userId });
    expect((await update(cast.custom.token, { stageId: 4 })).error).toBeNull();
    expect((await update(cast.custom.token, { sectors: ['events'] })).error?.code).toBe('FORBIDDEN');
    const { data } = await server.graphql(
      'query ($id: ID!) { company(id: $id) { name city stageId sectors elevatorPitch } }',
      { id: cast.companyId },
      cast.viewer.token,
    );
    expect(data).toEqual({ company: { name: 'Oak', city: 'Berlin', stageId: 4, sectors: ['education'], elevatorPitch: 'Short' } });
  });

  it('are not written over what somebody else has said meanwhile, and a change that is sent twice is one', async () => {
    const { token } = cast.editor;
    expect(await updateFrom(token, { elevatorPitch: 'Mine', sectors: ['events'] }, { elevatorPitch: null, sectors: [] })).toEqual({
      profile: { elevatorPitch: 'Mine', sectors: ['events'] }, error: null,
    });
    const late = { elevatorPitch: 'Theirs', customerSegments: 'Shops' };
    expect(await updateFrom(cast.owner.token, late, { elevatorPitch: null, customerSegments: null })).toMatchObject({
      profile: { elevatorPitch: 'Mine' }, error: { code: 'CONFLICT', field: 'elevatorPitch' },
    });
    expect((await updateFrom(cast.owner.token, { sectors: ['education'] }, { sectors: ['gaming'] }))?.error?.field).toBe('sectors');
    expect((await updateFrom(token, { elevatorPitch: 'Mine' }, { elevatorPitch: null }))?.error).toBeNull();
    expect((await updateFrom(cast.owner.token, { sectors: ['education'] }, { sectors: ['events'] }))?.error).toBeNull();
    const refused = { profile: null, error: { code: 'FORBIDDEN' } };
    expect(await updateFrom(cast.outsider.token, { elevatorPitch: 'x' }, {})).toMatchObject(refused);
  });

  it('say when an investment is planned: a number and what it counts, or neither', async () => {
    const planned = async () => (await server.graphql(
      'query ($id: ID!) { company(id: $id) { investmentEtaMetric investmentEtaValue } }', { id: cast.companyId }, cast.viewer.token,
    )).data?.company;
    expect((await update(cast.editor.token, { investmentEtaMetric: 'MONTHS', investmentEtaValue: 4 })).error).toBeNull();
    for (const wrong of [
      { investmentEtaValue: 5 }, { investmentEtaMetric: 'DAYS' }, { investmentEtaMetric: null, investmentEtaValue: 3 },
      { investmentEtaMetric: 'YEARS', investmentEtaValue: 101 }, { investmentEtaMetric: 'YEARS', investmentEtaValue: -1 },
    ]) expect((await update(cast.editor.token, wrong)).error).toMatchObject({ code: 'INVALID', field: 'investmentEtaValue' });
    expect((await update(cast.viewer.token, { investmentEtaMetric: 'DAYS', investmentEtaValue: 1 })).error?.code).toBe('FORBIDDEN');
    expect(await planned()).toEqual({ investmentEtaMetric: 'MONTHS', investmentEtaValue: 4 });
    await update(cast.editor.token, { investmentEtaMetric: null, investmentEtaValue: null });
    expect(await planned()).toEqual({ investmentEtaMetric: null, investmentEtaValue: null });
  });

  it('have one trial of each person who starts one: made anew they have none, also at the same time', async () => {
    const person = await server.signIn();
    const made = await Promise.all([1, 2, 3].map(async (number) => {
      const id = randomUUID();
      await create(person.token, { id, name: `Farm ${number}` });
      return id;
    }));
    const answers = await Promise.all(
      made.map(
        async (id) =>
          (
            await server.graphql<{ startTrial: Payload }>(
              `mutation ($id: ID!) { startTrial(companyId: $id) { ${CARD} } }`,
              { id },
              person.token,
            )
          ).data?.startTrial,
      ),
    );
    expect(answers.filter((answer) => answer?.error === null)).toHaveLength(1);
    for (const answer of answers)
      if (answer?.error)
        expect(answer.error).toMatchObject({
          code: 'CONFLICT',
          message: 'You have started a free trial for another company. Each person can start one.',
        });
  });

  it('have a trial of two months once, started by owner or admin', async () => {
    expect((await trial(cast.editor.token)).error?.code).toBe('FORBIDDEN');
    const started = await trial(cast.admin.token);
    expect(started.company?.plan).toMatchObject({ name: 'Trial', trialUsed: true, aiCreditCount: 50 });
    expect(started.company?.plan.endsAt?.slice(0, 10)).toBe(monthsLater(new Date(), 2).toISOString().slice(0, 10));
    expect((await trial(cast.owner.token)).company?.plan.endsAt).toBe(started.company?.plan.endsAt);
    await server.db.orm
      .update(billingSubscription)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(billingSubscription.companyId, cast.companyId));
    expect((await trial(cast.owner.token)).error).toMatchObject({ code: 'CONFLICT', message: 'The trial of this company has been used.' });
    expect((await update(cast.owner.token, {})).company?.plan).toMatchObject({ name: 'Free', endsAt: null, trialUsed: true });
  });

  it('ends a trial on the last day of a short month', () => {
    expect(monthsLater(new Date('2026-12-31T10:00:00Z'), 2).toISOString()).toBe('2027-02-28T10:00:00.000Z');
    expect(monthsLater(new Date('2026-03-15T10:00:00Z'), 2).toISOString()).toBe('2026-05-15T10:00:00.000Z');
  });

  it('are removed by their owner alone, also as shells of the release before ask for it', async () => {
    const remove = async (token: string, id: string) =>
      (
        await server.graphql<{ removeDemoCompany: Payload }>(
          `mutation ($id: ID!) { removeDemoCompany(id: $id) { ${CARD} } }`,
          { id },
          token,
        )
      ).data?.removeDemoCompany;
    const demo = await buildCompany(server, cast.owner.userId, { isDemo: true });
    expect((await remove(cast.admin.token, demo.id))?.error?.code).toBe('FORBIDDEN');
    expect((await remove(cast.owner.token, demo.id))?.error).toBeNull();
    expect(await server.db.orm.select({ deletedAt: company.deletedAt }).from(company).where(eq(company.id, demo.id))).toEqual([
      { deletedAt: expect.any(Date) as Date },
    ]);
  });

  it('come in the order of the drawer: own first, then by name', async () => {
    await buildCompany(server, cast.owner.userId, { name: 'aaa' });
    const { data } = await server.graphql<{
      me: { companies: { name: string; modulesDone: boolean[]; membership: { isOwner: boolean; isAdmin: boolean; id: string | null } }[] };
    }>('{ me { companies { name modulesDone membership { id isOwner isAdmin } } } }', {}, cast.admin.token);
    expect(data?.me.companies.map((card) => card.membership)).toEqual([{ id: cast.seats.admin, isOwner: false, isAdmin: true }]);
    expect(data?.me.companies[0]?.modulesDone).toHaveLength(28);
    const own = await server.graphql<{ me: { companies: { name: string }[] } }>('{ me { companies { name } } }', {}, cast.owner.token);
    expect(own.data?.me.companies.map((card) => card.name)).toEqual(['aaa', 'Acorn']);
  });

  describe('the own profile', () => {
    const set = (token: string, id: string, values: Record<string, unknown>) => server.graphql<{
      updateUser: { user: Record<string, unknown> | null; error: { code: string; field: string | null } | null };
    }>(
      'mutation ($id: ID!, $set: UserSet!) { updateUser(id: $id, set: $set) { user { firstname bio theme OnlineStatus lastAccessedCompanyId profilePhoto } error { code field } } }',
      { id, set: values }, token,
    );

    it('is changed by its person alone, and the company’s open tabs hear of the new name', async () => {
      const { data } = await set(cast.viewer.token, cast.viewer.userId, {
        firstname: 'Valentina',
        bio: 'Counts crates',
        theme: 'dark',
        OnlineStatus: 'true',
      });
      expect(data?.updateUser.user).toMatchObject({ firstname: 'Valentina', bio: 'Counts crates', theme: 'dark', OnlineStatus: 'true' });
      expect(
        (await server.db.orm.select().from(companyEvent).where(eq(companyEvent.companyId, cast.companyId))).map((event) => event.type),
      ).toEqual(['TEAM_CHANGED']);
      expect((await set(cast.owner.token, cast.viewer.userId, { firstname: 'Not me' })).data?.updateUser.error?.code).toBe('FORBIDDEN');
    });

    it.each([
      ['firstname', { firstname: ' ' }],
      ['lastname', { lastname: '<b>www.evil.example' }],
      ['theme', { theme: 'pink' }],
      ['OnlineStatus', { OnlineStatus: 'maybe' }],
      ['profilePhoto', { profilePhoto: 'https://elsewhere.example/me.png' }],
    ])('needs a proper %s', async (field, wrong) => {
      expect((await set(cast.viewer.token, cast.viewer.userId, wrong)).data?.updateUser.error).toMatchObject({ code: 'INVALID', field });
    });

    it('enters only companies of its person', async () => {
      expect(
        (await set(cast.viewer.token, cast.viewer.userId, { lastAccessedCompanyId: cast.companyId })).data?.updateUser.user
          ?.lastAccessedCompanyId,
      ).toBe(cast.companyId);
      expect(
        (await set(cast.outsider.token, cast.outsider.userId, { lastAccessedCompanyId: cast.companyId })).data?.updateUser.error?.code,
      ).toBe('FORBIDDEN');
    });
  });
});
