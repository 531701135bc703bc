import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import type { Database, Statement } from '../../db/database';
import { buildCast, type Cast } from '../../testing/builders';
import { clientOperations } from '../../testing/client-operations';
import { openTestDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer } from '../../testing/test-server';

const PAGES = [
  ['GrowthHome', null], ['FoundationPage', 'values'], ['BusinessModelPage', 'customerSegment'], ['CompetitionPage', 'comparison'],
  ['MarketPotentialPage', 'tam'], ['RiskAssessmentPage', 'swot'],
] as const;

/** The same database, which tells of each statement that it reads by. */
function told(db: Database, hear: (statement: Statement) => void): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'read' || name === 'readRaw') {
        return (statement: Statement, values: readonly unknown[]) => {
          hear(statement);
          return target[name](statement, values);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) as unknown : value;
    },
  });
}

describe('the pages of the growth framework', () => {
  const read: string[] = [];
  let db: Database;
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => {
    db = await openTestDatabase();
    server = await startTestServer({ db: told(db, ({ name }) => { read.push(name); }) });
    cast = await buildCast(server);
  });
  afterAll(async () => {
    await server.close();
    await db.close();
  });

  it.each(PAGES)('%s is one root field and one statement', async (name, open) => {
    const text = clientOperations().find((operation) => operation.workspace === 'mfe-growth' && operation.name === name)?.text ?? '';
    const operation = parse(text).definitions.find((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
    expect(operation?.selectionSet.selections.filter(({ kind }) => kind === Kind.FIELD)).toHaveLength(1);
    for (const by of [cast.owner, cast.viewer]) {
      read.length = 0;
      const { errors } = await server.graphql(text, { companyId: cast.companyId, ...(open && { open }) }, by.token);
      expect(errors).toBeUndefined();
      expect(read).toHaveLength(1);
    }
  });
});
