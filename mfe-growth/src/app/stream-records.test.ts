import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type FragmentDefinitionNode, type SelectionNode } from 'graphql';

const FEATURES = ['foundation/foundation', 'business-model/business-model'];

const fragments = FEATURES
  .flatMap((path) => parse(readFileSync(join(__dirname, '..', 'features', `${path}.graphql`), 'utf8')).definitions)
  .filter((definition): definition is FragmentDefinitionNode => definition.kind === 'FragmentDefinition');
const named = (name: string) => fragments.find((fragment) => fragment.name.value === name);
const fieldOf = (selection: SelectionNode) => (selection.kind === 'Field' ? selection.name.value : '');
const fieldsOf = (fragment: FragmentDefinitionNode | undefined) => fragment?.selectionSet.selections.map(fieldOf);

const news = fragments.filter(({ name }) => name.value.endsWith('News')).map(({ name }) => name.value.replace(/News$/, ''));

it.each(news)('the stream brings every field of a %s that its page reads', (type) => {
  expect(fieldsOf(named(`${type}News`))).toEqual(fieldsOf(named(`${type}Fields`)));
});
