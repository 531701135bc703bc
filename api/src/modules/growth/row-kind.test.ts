/** @embedded statements that are made of data */
import { randomUUID } from 'node:crypto';
import type { ModuleKey } from '@heartwood/contract/domain';
import { eq, sql } from 'drizzle-orm';
import { numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ReadLog } from '../../db/read-log';
import { AppError } from '../../request/errors';
import { buildCast, buildCompany, type Cast } from '../../testing/builders';
import { startTestServer, type SignedIn, type TestServer } from '../../testing/test-server';
import { line } from '../../text/text';
import { companyEvent } from '../company';
import { findUserById } from '../identity';
import { areaReading } from './area';
import { deleteRow } from './delete-row';
import { componentAssignment, componentVisibility } from './growth.table';
import { rowKind } from './row-kind';
import { TO_PEOPLE, toRows } from './row-links';
import { liveRowIndex, rowColumns } from './row.table';
import { saveRow, saveRows, type RowInput } from './save-row';

const harbour = pgTable(
  'test_harbour', { ...rowColumns(), name: text('name').notNull() }, (table) => [liveRowIndex('test_harbour', table)],
);
const ship = pgTable('test_ship', {
  ...rowColumns(), name: text('name').notNull(), price: numeric('price', { precision: 14, scale: 2 }), homeId: uuid('home_id'),
});
const shipHarbour = pgTable(
  'test_ship_harbour', { shipId: uuid('ship_id').notNull(), harbourId: uuid('harbour_id').notNull() },
  (table) => [primaryKey({ columns: [table.shipId, table.harbourId] })],
);
const shipCrew = pgTable(
  'test_ship_crew', { shipId: uuid('ship_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.shipId, table.userId] })],
);

interface HarbourInput extends RowInput { name?: string }
interface ShipInput extends HarbourInput { price?: string | null; homeId?: string | null; harbourIds?: string[]; crewIds?: string[] }

const name = (input: HarbourInput) => line('name', input.name ?? '', { min: 1, max: 20, label: 'The name' });
const HARBOURS = rowKind({
  type: 'TestHarbour', list: 'harbours', table: harbour, modules: ['channels'], most: 5, refusal: 'At most five harbours.',
  check: (input: HarbourInput) => ({ name: name(input) }), label: (row) => row.name,
});
const TO_HARBOURS = toRows(harbour, { module: 'channels', type: 'TestHarbour', refusal: 'Only harbours of this company can be chosen.' });
const SHIPS = rowKind({
  type: 'TestShip', list: 'ships', table: ship, modules: ['keyResources', 'keyPartners'], most: 2, refusal: 'At most two ships.',
  check: (input: ShipInput) => ({ name: name(input), price: input.price ?? null, homeId: input.homeId ?? null }), label: (row) => row.name,
  links: [
    {
      field: 'harbourIds', table: shipHarbour, own: shipHarbour.shipId, other: shipHarbour.harbourId,
      to: TO_HARBOURS,
    },
    { field: 'crewIds', table: shipCrew, own: shipCrew.shipId, other: shipCrew.userId, to: TO_PEOPLE },
  ],
  references: [{ field: 'homeId', column: ship.homeId, to: TO_HARBOURS }],
});

interface Ship {
  id: string; key: string; position: number; revision: number; name: string; price: string | null; homeId: string | null;
  harbourIds: string[]; crewIds: string[];
}
const SEA = areaReading<{ ships: Ship[]; harbours: { id: string; name: string }[] }>('businessModel', [SHIPS.rows, HARBOURS.rows]);

const TABLES = ['test_harbour', 'test_ship'].map((table) => `create table ${table} (
  id uuid primary key, company_id uuid not null, key text not null, position double precision not null,
  is_deleted boolean not null default false, revision integer not null default 1, field_revisions jsonb not null default '{}',
  created_by uuid, created_at timestamptz not null default now(), updated_by uuid, updated_at timestamptz not null default now(),
  name text not null${table === 'test_ship' ? ', price numeric(14, 2), home_id uuid' : ''})`);
const LINKS = ['harbour', 'user'].map((other) => `create table test_ship_${other === 'user' ? 'crew' : other} (
  ship_id uuid references test_ship(id), ${other}_id uuid, primary key (ship_id, ${other}_id))`);

describe('a kind of row', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    server = await startTestServer();
    for (const statement of [...TABLES, ...LINKS]) await server.db.orm.execute(sql.raw(statement));
  });
  beforeEach(async () => { cast = await buildCast(server); });
  afterAll(() => server.close());

  const contextOf = ({ userId }: SignedIn) => ({ ...server, viewer: { userId }, companyClaim: null, requestId: '', ip: '' }) as never;
  const moor = (input: Partial<HarbourInput> = {}) => {
    const row = { id: randomUUID(), position: 1, name: 'Hamburg', ...input };
    return saveRow(contextOf(cast.editor), HARBOURS, { companyId: cast.companyId, key: 'channels' }, row).then(() => row.id);
  };
  const launch = (input: Partial<ShipInput>, { by = cast.editor, key = 'keyResources' as ModuleKey, companyId = cast.companyId } = {}) => {
    const row = { id: randomUUID(), ...(!input.id && { position: 1, name: 'Freya' }), ...input };
    return saveRow(contextOf(by), SHIPS, { companyId, key }, row).then(() => row.id);
  };
  const sink = (id: string, by = cast.editor) => deleteRow(contextOf(by), SHIPS, { companyId: cast.companyId, id });
  const page = (by = cast.viewer, companyId = cast.companyId) => (
    SEA.read(contextOf(by), { companyId }, { fieldNodes: [], fragments: {}, variableValues: {} } as never)
  );
  const ships = async (by = cast.viewer, companyId = cast.companyId) => (await page(by, companyId)).ships;
  const hide = (key: string) => (
    server.db.orm.insert(componentVisibility).values({ companyId: cast.companyId, key, userId: cast.admin.userId })
  );
  const events = async () => (await server.db.orm.select().from(companyEvent).where(eq(companyEvent.companyId, cast.companyId))
    .orderBy(companyEvent.seq)).map(({ payload }) => payload);
  const failure = (work: Promise<unknown>) => work.then(
    () => null, (error: unknown) => (error instanceof AppError ? `${error.code} ${error.field ?? ''}`.trim() : Promise.reject(error)),
  );

  it('is kept with its own columns, amounts as exact as they came, and tells the company once', async () => {
    const id = await launch({ price: '1234567.10' });
    await launch({ id, price: '1234567.10' });
    expect(await ships()).toEqual([{
      id, key: 'keyResources', position: 1, revision: 1, name: 'Freya', price: '1234567.10', homeId: null, harbourIds: [], crewIds: [],
    }]);
    expect(await events()).toEqual([{ moduleKey: 'keyResources', rows: [{ type: 'TestShip', ids: [id] }] }]);
  });

  it('is read with its area, links and all, in one statement', async () => {
    await launch({ harbourIds: [await moor()], crewIds: [cast.owner.userId] });
    const log = new ReadLog(server.db, []);
    const context = { ...contextOf(cast.viewer) as object, db: log } as never;
    await SEA.read(
      context, { companyId: cast.companyId, open: 'channels' }, { fieldNodes: [], fragments: {}, variableValues: {} } as never,
    );
    expect(log.reads.map(({ statement }) => statement.name)).toEqual(['area-businessModel']);
  });

  it('is refused where it cannot stand, above its limits, and with the id of another one', async () => {
    const id = await launch({});
    expect(await failure(launch({}, { key: 'costs' }))).toBe('INVALID key');
    expect(await failure(launch({ name: ' ' }))).toBe('INVALID name');
    expect(await failure(launch({ position: Number.NaN }))).toBe('INVALID position');
    expect(await failure(launch({ id }, { key: 'keyPartners' }))).toBe('FORBIDDEN');
    const { id: elsewhere } = await buildCompany(server, cast.owner.userId, { plan: 'Pro' });
    expect(await failure(launch({ id }, { by: cast.owner, companyId: elsewhere }))).toBe('FORBIDDEN');
    await launch({});
    expect(await failure(launch({}))).toBe('INVALID id');
    await launch({}, { key: 'keyPartners' });
    expect(await ships()).toHaveLength(3);
  });

  it('belongs to one company, also when two take the same id at once', async () => {
    const { id: elsewhere } = await buildCompany(server, cast.owner.userId, { plan: 'Pro' });
    const row = { id: randomUUID(), position: 1, name: 'Frigg' };
    const faults = await Promise.all([cast.companyId, elsewhere].map((companyId) => failure(launch(row, { by: cast.owner, companyId }))));
    expect(faults.filter((fault) => fault !== null)).toEqual(['FORBIDDEN']);
    expect([...await ships(), ...await ships(cast.owner, elsewhere)]).toHaveLength(1);
  });

  it('is written by those who may edit its module, while the plan opens it; afterwards it can be read still', async () => {
    for (const by of [cast.viewer, cast.custom, cast.outsider]) expect(await failure(launch({}, { by }))).toBe('FORBIDDEN');
    await server.db.orm.insert(componentAssignment).values({ companyId: cast.companyId, key: 'keyPartners', userId: cast.custom.userId });
    const id = await launch({}, { by: cast.custom, key: 'keyPartners' });
    expect(await failure(sink(id, cast.viewer))).toBe('FORBIDDEN');
    const { id: free } = await buildCompany(server, cast.owner.userId);
    expect(await failure(launch({}, { by: cast.owner, companyId: free }))).toBe('LOCKED');
    expect(await ships()).toHaveLength(1);
    await server.db.orm.insert(ship).values({
      id: randomUUID(), companyId: free, key: 'keyResources', position: 1, name: 'Written before',
    });
    expect(await ships(cast.owner, free)).toMatchObject([{ name: 'Written before' }]);
  });

  it('comes back with its place and its links', async () => {
    const harbours = [await moor()];
    const id = await launch({ position: 4, harbourIds: harbours, crewIds: [cast.viewer.userId] });
    const told = (await events()).length;
    for (let round = 0; round < 2; round += 1) await sink(id);
    expect(await events()).toHaveLength(told + 1);
    expect(await ships()).toEqual([]);
    await launch({ id, position: 4 });
    expect(await ships()).toMatchObject([{ id, position: 4, harbourIds: harbours, crewIds: [cast.viewer.userId] }]);
  });

  it('has its links replaced as a whole; the rows on the other side are told too', async () => {
    const [one, two, three] = [await moor(), await moor(), await moor()];
    const id = await launch({ harbourIds: [one, two, two] });
    expect((await ships())[0]?.harbourIds).toEqual([one, two].sort());
    const before = await events();
    await launch({ id, harbourIds: [two, one] });
    expect(await events()).toEqual(before);
    await launch({ id, harbourIds: [two, three] });
    expect((await ships())[0]?.harbourIds).toEqual([two, three].sort());
    expect((await events()).at(-1)?.['rows']).toEqual([{ type: 'TestShip', ids: [id] }, { type: 'TestHarbour', ids: [one, three] }]);
    await launch({ id, harbourIds: [] });
    expect((await ships())[0]?.harbourIds).toEqual([]);
  });

  it('is linked to nothing of another company, and to nobody who is not in this one', async () => {
    const { id: elsewhere } = await buildCompany(server, cast.owner.userId, { plan: 'Pro' });
    const foreign = randomUUID();
    await saveRow(contextOf(cast.owner), HARBOURS, { companyId: elsewhere, key: 'channels' }, { id: foreign, position: 1, name: 'Kiel' });
    expect(await failure(launch({ harbourIds: [foreign] }))).toBe('INVALID harbourIds');
    expect(await failure(launch({ harbourIds: [randomUUID()] }))).toBe('INVALID harbourIds');
    expect(await failure(launch({ crewIds: [cast.outsider.userId] }))).toBe('INVALID crewIds');
    expect(await ships()).toEqual([]);
  });

  it('drops a link to a deleted row, and has it again when that is back, also when it was written in between', async () => {
    const [one, two] = [await moor(), await moor()];
    const id = await launch({ harbourIds: [one, two] });
    await deleteRow(contextOf(cast.editor), HARBOURS, { companyId: cast.companyId, id: one });
    expect((await ships())[0]?.harbourIds).toEqual([two]);
    await launch({ id, name: 'Freya II', harbourIds: [two] });
    await moor({ id: one });
    expect((await ships())[0]?.harbourIds).toEqual([one, two].sort());
  });

  it('is left out with its module, and so is a link to it, which stays for those who see it', async () => {
    const one = await moor();
    const id = await launch({ harbourIds: [one] });
    await hide('channels');
    expect(await page()).toMatchObject({ harbours: [], ships: [{ id, harbourIds: [] }] });
    await launch({ id, name: 'Freya II', harbourIds: [] });
    expect(await failure(launch({ id, name: 'Freya III', harbourIds: [one] }))).toBe('INVALID harbourIds');
    expect(await ships(cast.owner)).toMatchObject([{ name: 'Freya II', harbourIds: [one] }]);
    await hide('keyResources');
    expect(await ships()).toEqual([]);
    expect(await failure(launch({ id, name: 'x' }, { by: cast.editor }))).toBe('FORBIDDEN');
  });

  it('keeps what is left out, and empties what is null', async () => {
    const home = await moor();
    const id = await launch({ price: '2.50', homeId: home, harbourIds: [home], crewIds: [cast.owner.userId] });
    await launch({ id, name: 'Freya II' });
    expect(await ships()).toMatchObject([{ name: 'Freya II', position: 1, price: '2.50', homeId: home, harbourIds: [home], revision: 2 }]);
    await launch({ id, price: null, homeId: null });
    expect(await ships()).toMatchObject([{ name: 'Freya II', price: null, homeId: null, harbourIds: [home], revision: 3 }]);
    expect(await failure(launch({ id: randomUUID(), name: 'No place' }))).toBe('INVALID position');
  });

  it('merges what two people write in two fields, and refuses the second who writes in the same', async () => {
    const id = await launch({ price: '1.00' });
    await launch({ id, name: 'Freya II', baseRevision: 1 });
    await launch({ id, price: '2.00', baseRevision: 1 }, { by: cast.owner });
    expect(await failure(launch({ id, name: 'Freya III', baseRevision: 1 }, { by: cast.owner }))).toBe('CONFLICT name');
    expect(await failure(launch({ id, name: 'Freya III', price: '3.00', baseRevision: 2 }))).toBe('CONFLICT price');
    // What already stands there is no collision: a retry is answered as the first time. Nor is what one wrote oneself.
    expect(await failure(launch({ id, name: 'Freya II', baseRevision: 1 }, { by: cast.owner }))).toBeNull();
    await launch({ id, name: 'Freya I', baseRevision: 1 });
    await launch({ id, name: 'Freya II', baseRevision: 1 });
    expect(await ships()).toMatchObject([{ name: 'Freya II', price: '2.00', revision: 5 }]);
    await launch({ id, name: 'Freya III', baseRevision: 5 }, { by: cast.owner });
    expect(await ships()).toMatchObject([{ name: 'Freya III', revision: 6 }]);
  });

  it('stays deleted when a change to it comes late, which is told who deleted it; who asks for it as new has it back', async () => {
    const id = await launch({ price: '1.00' });
    await sink(id, cast.owner);
    const told = await events();
    const { firstname, lastname } = await findUserById(server.db.orm, cast.owner.userId) ?? {};
    await expect(launch({ id, name: 'Freya II', baseRevision: 1 })).rejects.toMatchObject({
      code: 'DELETED', message: `${firstname} ${lastname} has deleted this meanwhile.`,
    });
    expect([await ships(), await events()]).toEqual([[], told]);
    await launch({ id, name: 'Freya II' });
    expect(await ships()).toMatchObject([{ id, name: 'Freya II', price: '1.00' }]);
  });

  it('is not made by a change that comes before its creation, which makes it where it belongs', async () => {
    const id = randomUUID();
    const { length: told } = await events();
    await expect(launch({ id, name: '', position: 2, baseRevision: 1 })).rejects.toMatchObject({
      code: 'DELETED', message: 'This is not there any more.',
    });
    expect([await ships(), (await events()).length]).toEqual([[], told]);
    await launch({ id, position: 1, name: 'Freya' }, { key: 'keyPartners' });
    expect(await ships()).toMatchObject([{ id, key: 'keyPartners', name: 'Freya' }]);
  });

  it('refers to what is there and shown alone; to what is deleted it refers again once that is back', async () => {
    const home = await moor();
    const id = await launch({ homeId: home });
    expect(await failure(launch({ homeId: randomUUID() }))).toBe('INVALID homeId');
    await deleteRow(contextOf(cast.editor), HARBOURS, { companyId: cast.companyId, id: home });
    expect((await ships())[0]?.homeId).toBeNull();
    await launch({ id, name: 'Freya II' });
    await moor({ id: home });
    expect((await ships())[0]?.homeId).toBe(home);
    await hide('channels');
    expect((await ships())[0]?.homeId).toBeNull();
    await launch({ id, homeId: null });
    expect(await failure(launch({ homeId: home }))).toBe('INVALID homeId');
    expect((await ships(cast.owner)).find((each) => each.id === id)?.homeId).toBe(home);
  });

  it('is saved with others, all or none', async () => {
    const [one, two] = [await launch({}), randomUUID()];
    const save = (inputs: ShipInput[]) => (
      saveRows(contextOf(cast.editor), SHIPS, { companyId: cast.companyId, key: 'keyResources' }, inputs)
    );
    expect(await failure(save([{ id: one, name: 'Changed' }, { id: two, position: 2, name: ' ' }]))).toBe('INVALID name');
    expect(await ships()).toMatchObject([{ name: 'Freya' }]);
    const told = (await events()).length;
    await save([{ id: one, name: 'Changed' }, { id: two, position: 2, name: 'Second' }]);
    await save([{ id: one, name: 'Changed' }, { id: two, position: 2, name: 'Second' }]);
    expect((await events()).slice(told)).toEqual([{ moduleKey: 'keyResources', rows: [{ type: 'TestShip', ids: [one, two] }] }]);
  });
});
