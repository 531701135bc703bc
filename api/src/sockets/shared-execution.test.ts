import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse, type ExecutionResult } from 'graphql';
import { createSubscribe } from './fan-out/subscribe-shared';

const subscribeShared = createSubscribe((error) => error.toJSON());

interface Step { words: string }

let executed = 0;
const StepType = new GraphQLObjectType<Step>({
  name: 'Step',
  fields: {
    words: {
      type: GraphQLString,
      resolve: (step) => {
        executed += 1;
        return step.words;
      },
    },
  },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      steps: {
        type: StepType,
        args: { after: { type: GraphQLInt } },
        subscribe: (_root, _args, context: { steps: Iterable<Step> | AsyncIterable<Step> }) => streamOf(context.steps),
        resolve: (step: Step) => step,
      },
      refused: { type: new GraphQLNonNull(StepType), subscribe: () => { throw new Error('no'); } },
    },
  }),
});

async function* streamOf(steps: Iterable<Step> | AsyncIterable<Step>): AsyncGenerator<Step> {
  yield* steps;
}

async function read(text: string | ReturnType<typeof parse>, steps: Step[], variableValues = {}): Promise<ExecutionResult[]> {
  const stream = await subscribeShared({
    schema,
    document: typeof text === 'string' ? parse(text) : text,
    contextValue: { steps },
    variableValues,
  });
  if (!(Symbol.asyncIterator in stream)) return [stream];
  const results = [];
  for await (const result of stream) results.push(result);
  return results;
}

describe('sharing what many wait for', () => {
  const document = parse('subscription ($after: Int) { steps(after: $after) { words } }');
  beforeEach(() => { executed = 0; });

  it('executes the same payload once, wherever each reader began', async () => {
    const steps = [{ words: 'one' }, { words: 'two' }];
    const all = await Promise.all([read(document, steps, { after: 1 }), read(document, steps, { after: 2 }), read(document, steps)]);
    for (const results of all) expect(results).toEqual([{ data: { steps: { words: 'one' } } }, { data: { steps: { words: 'two' } } }]);
    expect(executed).toBe(2);
  });

  it('executes equal payloads of different readers apart', async () => {
    await read(document, [{ words: 'for Amara' }]);
    await read(document, [{ words: 'for Amara' }]);
    expect(executed).toBe(2);
  });

  it('keeps documents apart, and readers whose variables shape the selection', async () => {
    const steps = [{ words: 'one' }];
    expect(await read('subscription { steps { say: words } }', steps)).toEqual([{ data: { steps: { say: 'one' } } }]);
    const choosing = parse('subscription ($short: Boolean!) { steps { words @skip(if: $short) } }');
    expect(await read(choosing, steps, { short: true })).toEqual([{ data: { steps: {} } }]);
    expect(await read(choosing, steps, { short: false })).toEqual([{ data: { steps: { words: 'one' } } }]);
  });

  it('hands on why a stream can not begin, and closes the source of one that is left', async () => {
    expect((await read('subscription { refused { words } }', []))[0]?.errors?.[0]?.message).toBe('no');
    let closed = false;
    const steps = (async function* () { try { yield { words: 'one' }; yield { words: 'two' }; } finally { closed = true; } })();
    const stream = await subscribeShared({ schema, document, contextValue: { steps } });
    if (!(Symbol.asyncIterator in stream)) throw new Error('no stream');
    await stream.next();
    await stream.return();
    expect(closed).toBe(true);
  });
});
