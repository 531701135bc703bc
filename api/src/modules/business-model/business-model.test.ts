import { randomUUID } from 'node:crypto';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { componentVisibility } from '../growth';
import { milestone } from '../timeline';

interface Answer { row: Record<string, unknown> | null; error: { code: string; field: string | null } | null }

/** Fields of each kind beside its place. */
const FIELDS = {
  Customer: 'name category type description problem solution valueProposition priceSensitivity willingnessToPay',
  CustomerDetail: 'customerId title value',
  BusinessChannel: 'name type topic efficiency description actionPlan customerId milestoneId employeeResponsible',
  KeyActivity: 'name type efficiency description channelIds',
  KeyResource: 'name type essence description actionPlan milestoneId employeeResponsible activityIds',
  KeyPartner: 'name type essence description resourceIds',
  Revenue: 'type value currency frequency unit description customerIds',
  Cost: 'description type value currency valueArray { month value }',
} as const;
type Kind = keyof typeof FIELDS;

describe('the business model', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  async function ask<Data>(text: string, variables: Record<string, unknown>, token = cast.editor.token): Promise<Data> {
    const { data, errors } = await server.graphql<Data>(text, variables, token);
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'no answer');
    return data;
  }
  const save = async (kind: Kind, row: Record<string, unknown>, token = cast.editor.token): Promise<Answer> => {
    const text = `mutation ($companyId: ID!, $row: ${kind}Input!) {
      save${kind}(companyId: $companyId, row: $row) { row { id position revision ${FIELDS[kind]} } error { code field } }
    }`;
    const variables = { companyId: cast.companyId, row: { id: randomUUID(), position: 1, ...row } };
    return (await ask<Record<string, Answer>>(text, variables, token))[`save${kind}`] as Answer;
  };
  const made = async (kind: Kind, row: Record<string, unknown>) => String((await save(kind, row)).row?.['id']);
  const page = (token = cast.viewer.token) => ask<{ businessModel: Record<string, Record<string, unknown>[]> }>(
    `query ($companyId: ID!) { businessModel(companyId: $companyId) {
      customers { name } channels { name customerId } keyActivities { name channelIds } keyResources { name activityIds }
      keyPartners { name resourceIds } revenues { value customerIds } costs { description value valueArray { month value } } categories { name }
    } }`, { companyId: cast.companyId }, token,
  ).then(({ businessModel }) => businessModel);
  const fault = ({ error }: Answer) => (error ? `${error.code} ${error.field ?? ''}`.trim() : null);
  const updateCosts = async (rows: Record<string, unknown>[], token = cast.editor.token, companyId = cast.companyId) => {
    const text = `mutation ($companyId: ID!, $rows: [CostInput!]!) {
      updateCosts(companyId: $companyId, rows: $rows) { rows { description valueArray { month value } } error { code field } }
    }`;
    const { updateCosts: answer } = await ask<{ updateCosts: Answer & { rows: unknown[] } }>(
      text, { companyId, rows }, token,
    );
    return answer;
  };

  it('keeps every field of every kind', async () => {
    const goal = randomUUID();
    await server.db.orm.insert(milestone).values({ id: goal, companyId: cast.companyId, title: 'Hamburg depot' });
    const customer = {
      name: 'Independent food shops', category: 'Food retail', type: 'Direct customer', description: 'One to three sites', problem: 'Boxes',
      solution: 'Crates', valueProposition: 'No deposit desk', priceSensitivity: 'HIGH', willingnessToPay: 'MEDIUM',
    };
    const customerId = await made('Customer', customer);
    const channel = {
      name: 'Wholesale', type: 'Direct', topic: 'Trial boxes', efficiency: 'HIGH', description: 'By van', actionPlan: 'Call ten',
      customerId,
      milestoneId: goal, employeeResponsible: cast.admin.userId,
    };
    const channelId = await made('BusinessChannel', channel);
    const activity = { name: 'Washing', type: 'Production', efficiency: 'MEDIUM', description: 'At night', channelIds: [channelId] };
    const activityId = await made('KeyActivity', activity);
    const resource = {
      name: 'Crates', type: 'Physical', essence: 'HIGH', description: '12,000', actionPlan: 'Order', milestoneId: goal,
      employeeResponsible: cast.owner.userId, activityIds: [activityId],
    };
    const resourceId = await made('KeyResource', resource);
    for (const [kind, row] of [
      ['Customer', customer], ['BusinessChannel', channel], ['KeyActivity', activity], ['KeyResource', resource],
      ['CustomerDetail', { customerId, title: 'Shops in Hamburg', value: '412' }],
      ['KeyPartner', { name: 'Freight exchange', type: 'Supplier', essence: 'LOW', description: 'Empty legs', resourceIds: [resourceId] }],
      ['Revenue', {
        type: 'USAGE_FEE', value: '0.2100', currency: 'EUR', frequency: 'PER_UNIT', unit: 'crate trip', description: 'Each',
        customerIds: [customerId],
      }],
      ['Cost', { description: 'Washing', type: 'VARIABLE', value: '21400.0000', currency: 'EUR', valueArray: [] }],
    ] as const) expect(await save(kind, row)).toMatchObject({ error: null, row });
  });

  it('names the details of each customer in their order, to those who see the module', async () => {
    const [first, second] = [await made('Customer', { name: 'Shops' }), await made('Customer', { name: 'Markets' })];
    await save('CustomerDetail', { id: randomUUID(), customerId: first, title: 'Later', value: '2', position: 2 });
    await save('CustomerDetail', { id: randomUUID(), customerId: first, title: 'Sooner', value: '1', position: 1 });
    const details = async (token: string) => {
      const text = `query ($companyId: ID!) { businessModel(companyId: $companyId) { customers { id details { title value } } } }`;
      const { businessModel } = await ask<{ businessModel: { customers: { id: string; details: object[] }[] } }>(
        text, { companyId: cast.companyId }, token,
      );
      return Object.fromEntries(businessModel.customers.map(({ id, details: own }) => [id, own]));
    };
    expect(await details(cast.viewer.token))
      .toEqual({ [first]: [{ title: 'Sooner', value: '1' }, { title: 'Later', value: '2' }], [second]: [] });
    const shown = { companyId: cast.companyId, key: 'customerSegment', userId: cast.owner.userId };
    await server.db.orm.insert(componentVisibility).values(shown);
    expect(await details(cast.viewer.token)).toEqual({});
  });

  it('has a link from one end to the other, which goes with either end and comes back with it', async () => {
    const customerId = await made('Customer', { name: 'Shops' });
    const channelId = await made('BusinessChannel', { name: 'Wholesale', customerId });
    await save('KeyActivity', { name: 'Washing', channelIds: [channelId] });
    await save('Revenue', { type: 'ASSET_SALE', value: '1', currency: 'EUR', customerIds: [customerId] });
    const remove = (kind: Kind, id: string) => ask(
      `mutation ($companyId: ID!, $id: ID!) { delete${kind}(companyId: $companyId, id: $id) { error { code } } }`,
      { companyId: cast.companyId, id }, cast.editor.token,
    );
    await remove('Customer', customerId);
    expect(await page()).toMatchObject({ customers: [], channels: [{ customerId: null }], revenues: [{ customerIds: [] }] });
    await save('Customer', { id: customerId, name: 'Shops' });
    expect(await page()).toMatchObject({
      channels: [{ customerId }], revenues: [{ customerIds: [customerId] }], keyActivities: [{ channelIds: [channelId] }],
    });
  });

  it('shows a row of a hidden module through no link', async () => {
    const customerId = await made('Customer', { name: 'Shops' });
    await save('BusinessChannel', { name: 'Wholesale', customerId });
    await save('Revenue', { type: 'ASSET_SALE', value: '1', currency: 'EUR', customerIds: [customerId] });
    await addCategory('Food retail');
    await server.db.orm.insert(componentVisibility).values({
      companyId: cast.companyId, key: 'customerSegment', userId: cast.admin.userId,
    });
    expect(await page()).toMatchObject({
      customers: [], categories: [], channels: [{ customerId: null }], revenues: [{ customerIds: [] }],
    });
    expect(await page(cast.admin.token)).toMatchObject({
      customers: [{ name: 'Shops' }], categories: [{ name: 'Food retail' }], channels: [{ customerId }],
    });
  });

  const addCategory = async (name: string, id = randomUUID(), token = cast.editor.token) => {
    const text =
      'mutation ($companyId: ID!, $id: ID!, $name: String!) { addCustomerCategory(companyId: $companyId, id: $id, name: $name) { category { id name } error { code field } } }';
    return (await ask<{
      addCustomerCategory: { category: { id: string; name: string } | null; error: { code: string; field: string } | null };
    }>(text, { companyId: cast.companyId, id, name }, token)).addCustomerCategory;
  };

  it('has each category once, however it is written', async () => {
    const first = await addCategory('Food  retail ');
    expect(first.category?.name).toBe('Food retail');
    expect((await addCategory('food RETAIL')).category).toEqual(first.category);
    expect((await addCategory('ab')).error).toEqual({ code: 'INVALID', field: 'name' });
    const other = await buildCast(server);
    const stolen =
      'mutation ($companyId: ID!, $id: ID!) { addCustomerCategory(companyId: $companyId, id: $id, name: "Mine") { category { name } error { code } } }';
    const answer = await ask<{ addCustomerCategory: object }>(
      stolen, { companyId: other.companyId, id: first.category?.id }, other.owner.token,
    );
    expect(answer.addCustomerCategory).toEqual({ category: null, error: { code: 'CONFLICT' } });
    expect((await page())['categories']).toEqual([{ name: 'Food retail' }]);
  });

  it.each([
    ['Customer', { name: ' ' }, 'INVALID name'], ['Customer', { name: 'x'.repeat(201) }, 'INVALID name'],
    ['Customer', { name: 'x', problem: 'x'.repeat(2001) }, 'INVALID problem'],
    ['CustomerDetail', { title: 'x', customerId: randomUUID() }, 'INVALID customerId'],
    ['CustomerDetail', { title: 'x' }, 'INVALID customerId'],
    ['BusinessChannel', { name: 'x', milestoneId: randomUUID() }, 'INVALID milestoneId'],
    ['BusinessChannel', { name: 'x', employeeResponsible: randomUUID() }, 'INVALID employeeResponsible'],
    ['KeyResource', { name: 'x', activityIds: [randomUUID()] }, 'INVALID activityIds'],
    ['Revenue', { value: '1', currency: 'EUR' }, 'INVALID type'],
    ['Revenue', { type: 'LICENSING', value: '-1', currency: 'EUR' }, 'INVALID value'],
    ['Revenue', { type: 'LICENSING', value: '1', currency: 'EURO' }, 'INVALID currency'],
    ['Revenue', { type: 'LICENSING', value: '1000000000000.01', currency: 'EUR' }, 'INVALID value'],
    ['Cost', { description: 'x', type: 'FIXED', currency: 'EUR' }, 'INVALID value'],
    ['Cost', { type: 'FIXED', value: '1', currency: 'EUR' }, 'INVALID description'],
    ['Cost', { description: 'x', type: 'FIXED', currency: 'EUR', valueArray: [{ month: '2026-13', value: '1' }] }, 'INVALID valueArray'],
  ] as const)('refuses a %s of %o', async (kind, row, expected) => {
    expect(fault(await save(kind, row))).toBe(expected);
  });

  it('takes a series in place of a value, each month once and in order', async () => {
    const id = await made('Cost', { description: 'Salaries', type: 'FIXED', value: '31800', currency: 'EUR' });
    const months = [{ month: '2026-06', value: '2' }, { month: '2026-05', value: '1' }, { month: '2026-06', value: '3.5' }];
    expect((await save('Cost', { id, valueArray: months })).row).toMatchObject({
      description: 'Salaries', value: null, valueArray: [{ month: '2026-05', value: '1.0000' }, { month: '2026-06', value: '3.5000' }],
    });
    expect((await save('Cost', { id, valueArray: [], value: '7' })).row).toMatchObject({ value: '7.0000', valueArray: [] });
  });

  it('changes several costs at once, all or none', async () => {
    const [one, two] = [
      await made('Cost', { description: 'Washing', type: 'FIXED', value: '1', currency: 'EUR' }),
      await made('Cost', { position: 2, description: 'Rent', type: 'FIXED', value: '2', currency: 'EUR' }),
    ];
    const valueArray = [{ month: '2026-05', value: '9' }];
    expect(await updateCosts([{ id: one, valueArray }, { id: two, valueArray: [{ month: '2026-05', value: '-9' }] }])).toMatchObject({
      rows: [], error: { field: 'valueArray' },
    });
    expect((await page())['costs']).toMatchObject([{ value: '1.0000' }, { value: '2.0000' }]);
    const { rows, error } = await updateCosts([{ id: one, valueArray }, { id: two, valueArray }]);
    expect(error).toBeNull();
    expect(rows).toHaveLength(2);
    expect((await page())['costs']?.every(({ value }) => value === null)).toBe(true);
    expect((await updateCosts([])).error).toEqual({ code: 'INVALID', field: 'rows' });
    // Who began before somebody else did is told what stands there now.
    const late = [{ id: one, baseRevision: 1, valueArray: [{ month: '2026-06', value: '8' }] }, { id: two, baseRevision: 2 }];
    const conflict = await updateCosts(late, cast.owner.token);
    expect(conflict).toMatchObject({ error: { code: 'CONFLICT' } });
    expect(conflict.rows).toHaveLength(2);
    expect(conflict.rows).toContainEqual({ description: 'Washing', valueArray: [{ month: '2026-05', value: '9.0000' }] });
    // Nobody else is shown what stands there: not who may not write, not who names these rows as those of another company.
    for (const who of ['viewer', 'custom', 'outsider'] as const) {
      expect(await updateCosts(late, cast[who].token)).toMatchObject({ rows: [], error: { code: 'FORBIDDEN' } });
    }
    const { id: elsewhere } = await buildCompany(server, cast.outsider.userId);
    expect(await updateCosts(late, cast.outsider.token, elsewhere)).toMatchObject({ rows: [], error: { code: 'FORBIDDEN' } });
  });

  it('imports costs: one of a known name keeps what the file does not say, and a row that is wrong takes none along', async () => {
    const cost = { type: 'FIXED', currency: 'EUR', value: '900', valueArray: [] };
    const id = await made('Cost', { description: 'Insurance', ...cost });
    const text = `mutation ($companyId: ID!, $rows: [CostInput!]!) {
      importCosts(companyId: $companyId, rows: $rows) { rows { id description value } error { code field } }
    }`;
    const send = async (rows: object[]) => {
      const { importCosts: answer } = await ask<{ importCosts: Answer & { rows: { id: string }[] } }>(
        text, { companyId: cast.companyId, rows }, cast.editor.token,
      );
      return answer;
    };
    const rows = [
      { id: randomUUID(), position: 7, description: 'INSURANCE', value: '950' },
      { id: randomUUID(), position: 8, ...cost, description: 'Bottles' },
    ];
    expect(await send([...rows, { ...rows[1], id: randomUUID(), description: 'Caps', currency: 'XXQ' }])).toMatchObject({
      rows: [], error: { field: 'currency' },
    });
    for (const _time of [1, 2]) {
      const answer = await send(rows);
      expect(answer.error).toBeNull();
      expect(answer.rows.map((row) => row.id).sort()).toEqual([id, rows[1]?.id].sort());
    }
    expect((await save('Cost', { id })).row).toMatchObject({ description: 'INSURANCE', type: 'FIXED', currency: 'EUR' });
  });

  it('imports customers: one of a known name is changed, the others are new', async () => {
    const id = await made('Customer', { name: 'Food shops', problem: 'Boxes' });
    const rows = [
      { id: randomUUID(), position: 7, name: 'FOOD shops', solution: 'Crates' }, { id: randomUUID(), position: 8, name: 'Canteens' },
    ];
    const text = `mutation ($companyId: ID!, $rows: [CustomerInput!]!) {
      importCustomers(companyId: $companyId, rows: $rows) { rows { id name } error { code field } }
    }`;
    for (const _time of [1, 2]) {
      const { importCustomers: answer } = await ask<{ importCustomers: Answer & { rows: { id: string }[] } }>(
        text, { companyId: cast.companyId, rows }, cast.editor.token,
      );
      expect(answer.error).toBeNull();
      expect(answer.rows.map((row) => row.id).sort()).toEqual([id, rows[1]?.id].sort());
    }
    expect((await page())['customers']).toEqual([{ name: 'FOOD shops' }, { name: 'Canteens' }]);
    expect((await save('Customer', { id })).row).toMatchObject({ problem: 'Boxes', solution: 'Crates' });
  });
});
