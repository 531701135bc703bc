import { createLog } from '../../process/log';
import { buildCast, type Cast } from '../../testing/builders';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { until } from '../../testing/until';
import { PlaceKeeper, placePresence, placeTopic } from '../presence';

interface Visitors { people: { id: string }[] }

const STREAM = 'subscription ($id: ID!) { moduleVisitors(companyId: $id, key: belief) { people { id } } }';

describe('who looks at a module', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const look = (token: string) => {
    const client = server.socket(token);
    return { client, reader: new StreamReader<Visitors>(client, STREAM, { id: cast.companyId }, 'moduleVisitors') };
  };
  const ids = ({ people }: Visitors) => people.map(({ id }) => id).sort();

  it('is seen by those who look too, for as long as the socket is open', async () => {
    const owner = look(cast.owner.token);
    expect(ids(await owner.reader.take())).toEqual([cast.owner.userId]);
    const viewer = look(cast.viewer.token);
    expect(ids(await viewer.reader.take())).toEqual([cast.owner.userId, cast.viewer.userId].sort());
    expect(ids(await owner.reader.take())).toEqual([cast.owner.userId, cast.viewer.userId].sort());
    void viewer.client.dispose();
    expect(ids(await owner.reader.take())).toEqual([cast.owner.userId]);
  });

  it('is told to nobody who does not see it, from the moment on that it is hidden', async () => {
    const viewer = look(cast.viewer.token);
    await viewer.reader.take();
    await server.graphql(
      'mutation ($c: ID!, $p: [ID!]!) { updateVisibility(companyId: $c, key: belief, addVisibility: $p, removedVisibilities: []) { error { code } } }',
      { c: cast.companyId, p: [cast.editor.userId] }, cast.owner.token,
    );
    await viewer.reader.end();
    await until(async () => await server.db.orm.$count(placePresence) === 0);
    const again = look(cast.viewer.token);
    await again.reader.end();
    expect([again.reader.steps, again.reader.errors.length]).toEqual([[], 1]);
  });

  it('goes by itself when the process that knew of it is gone', async () => {
    const place = { kind: 'module' as const, subject: `${cast.companyId}:belief` };
    const keeper = () => new PlaceKeeper({ db: server.db, bus: server.bus, log: createLog('silent') }, 300);
    const [killed, other] = [keeper(), keeper()];
    await killed.stand(place, cast.owner.userId);
    expect(await server.db.orm.$count(placePresence)).toBe(1);
    let told = 0;
    await server.bus.subscribe(placeTopic(place), () => { told += 1; });
    killed.close();
    await until(() => told === 1);
    expect(await server.db.orm.$count(placePresence)).toBe(0);
    other.close();
  });
});
