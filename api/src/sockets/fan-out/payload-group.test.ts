import { GraphQLInt, GraphQLObjectType, GraphQLSchema, GraphQLString, parse, type ExecutionArgs } from 'graphql';
import { PayloadGroups } from './payload-group';

const StepType = new GraphQLObjectType({
  name: 'Step', fields: { words: { type: GraphQLString, args: { most: { type: GraphQLInt } } } },
});
const fields = { steps: { type: StepType, args: { after: { type: GraphQLInt } } } };
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields }), subscription: new GraphQLObjectType({ name: 'Subscription', fields }),
});
const { definitions, ...parsed } = parse(`subscription Short($after: Int, $most: Int) { steps(after: $after) { ...Words } }
  subscription Whole($after: Int) { steps(after: $after) { words } }
  fragment Words on Step { words(most: $most) }`);
let walks = 0;
const document = {
  ...parsed,
  get definitions() {
    walks += 1;
    return definitions;
  },
};

function asked(operationName: string, variableValues: Record<string, unknown>): ExecutionArgs {
  return { schema, document, operationName, variableValues, contextValue: {} };
}

let groups: PayloadGroups;
const of = (operationName: string, variableValues: Record<string, unknown>) => groups.of(asked(operationName, variableValues), false);
beforeEach(() => { groups = new PayloadGroups((error) => error.toJSON()); });

it('puts those together who see the same, wherever each began, and nobody else', () => {
  const first = of('Short', { after: 1, most: 5 });
  expect(of('Short', { after: 2, most: 5 })).toBe(first);
  expect(of('Short', { after: 1, most: 6 })).not.toBe(first);
  expect(of('Whole', { after: 1 })).not.toBe(first);
  expect(of('Short', { after: 3, most: 5 })).toBe(first);
});

it('walks a document once, not for each who comes', () => {
  of('Short', { after: 1, most: 5 });
  walks = 0;
  for (let most = 0; most < 20; most += 1) of('Short', { after: most, most });
  expect(walks).toBe(0);
});
