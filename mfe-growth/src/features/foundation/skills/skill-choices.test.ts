import { skillChoices } from './skill-choices';

const found = ['Market research', 'Market entry', 'Marketing'].map((name) => ({ name }));
const names = (typed: string, taken: string[] = []) => (
  skillChoices(typed, found, new Set(taken)).map(({ name, isOwn }) => (isOwn ? `own ${name}` : name))
);

test.each([
  ['market', [], ['Market research', 'Market entry', 'Marketing', 'own market']],
  ['marketing', [], ['Marketing', 'Market research', 'Market entry']],
  ['market', ['market research'], ['Market entry', 'Marketing', 'own market']],
  ['Marketing ', ['marketing'], ['Market research', 'Market entry']],
  ['m', [], ['Market research', 'Market entry', 'Marketing']],
])('for "%s", having %j, there is %j', (typed, taken, expected) => {
  expect(names(typed, taken)).toEqual(expected);
});
