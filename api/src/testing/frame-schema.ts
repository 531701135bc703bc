import { GraphQLError, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { sql } from 'drizzle-orm';
import type { Context } from '../request/context';
import { forbidden } from '../request/errors';
import { requireViewer } from '../modules/identity';

const Thing: GraphQLObjectType = new GraphQLObjectType({
  name: 'Thing',
  fields: () => ({
    name: { type: GraphQLString }, inner: { type: Thing, resolve: () => ({ name: 'inner' }) },
    things: { type: new GraphQLList(Thing), resolve: () => [{ name: 'one' }] },
  }),
});

/** Queries of `slow` that have begun, counted since the file was loaded. */
export const slow = { begun: 0 };

/** A small schema whose fields do what the frame has to cope with; the product's own schema is the modules' matter. */
export function frameSchema(): GraphQLSchema {
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, Context>({
      name: 'Query',
      fields: {
        hello: {
          type: GraphQLString, args: { name: { type: GraphQLString } },
          resolve: (_root, { name }: { name?: string }) => `Hello ${name ?? 'world'}`,
        },
        whoami: { type: GraphQLString, resolve: (_root, _args, context) => requireViewer(context).userId },
        company: { type: GraphQLString, resolve: (_root, _args, context) => context.companyClaim },
        thing: { type: Thing, resolve: () => ({ name: 'thing' }) },
        number: {
          type: new GraphQLNonNull(GraphQLInt), args: { n: { type: new GraphQLNonNull(GraphQLInt) } },
          resolve: (_root, { n }: { n: number }) => n,
        },
        forbidden: { type: GraphQLString, resolve: () => { throw forbidden(); } },
        broken: { type: GraphQLString, resolve: () => { throw new Error('secret of the database'); } },
        sentence: {
          type: GraphQLString, resolve: () => { throw new GraphQLError('Meant to be read.', { extensions: { code: 'READABLE' } }); },
        },
        slow: {
          type: GraphQLString, args: { ms: { type: GraphQLInt } },
          resolve: async (
            _root, { ms }: { ms?: number },
          ) => { slow.begun += 1; await new Promise((resolve) => setTimeout(resolve, ms ?? 500)); return 'done'; },
        },
        stored: {
          type: GraphQLString, args: { text: { type: GraphQLString } },
          resolve: async (_root, { text }: { text?: string }, { db }) => { await db.orm.execute(sql`select ${text}::text`); return text; },
        },
        found: {
          type: GraphQLString, args: { text: { type: GraphQLString } },
          resolve: async (_root, { text }: { text?: string }, { db }) => (
            (await db.read<{ data: string }>({ name: 'frame-found', text: 'select $1::text as data' }, [text ?? '']))[0]?.data
          ),
        },
        database: {
          type: GraphQLString,
          resolve: async (_root, _args, { db }) => { await db.orm.execute(sql`select * from table_that_is_not_there`); return ''; },
        },
      },
    }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { touch: { type: GraphQLString, resolve: () => 'touched' } } }),
    subscription: new GraphQLObjectType<unknown, Context>({
      name: 'Subscription',
      fields: {
        topic: {
          type: GraphQLString, args: { name: { type: new GraphQLNonNull(GraphQLString) } },
          subscribe: (_root, { name }: { name: string }, context) => onTopic(context, name),
        },
        flood: { type: GraphQLString, subscribe: () => flood() },
        fails: { type: GraphQLString, subscribe: () => { throw new Error('secret of the stream'); } },
      },
    }),
  });
}

async function* onTopic({ bus }: Context, name: string): AsyncGenerator<{ topic: string }> {
  const waiting: string[] = [];
  let wake = () => {};
  const stop = await bus.subscribe(name, ({ text }) => {
    waiting.push(String(text));
    wake();
  });
  try {
    yield { topic: 'live' };
    for (;;) {
      const next = waiting.shift();
      if (next === undefined) await new Promise<void>((resolve) => { wake = resolve; });
      else yield { topic: next };
    }
  } finally {
    await stop();
  }
}

async function* flood(): AsyncGenerator<{ flood: string }> {
  for (;;) {
    yield { flood: 'x'.repeat(50_000) };
    await new Promise((resolve) => setImmediate(resolve));
  }
}
