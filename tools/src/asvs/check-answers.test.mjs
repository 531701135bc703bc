import { checkAnswers } from './check-answers.mjs';
import { readAnswers } from './read-answers.mjs';

const files = {
  'api/src/modules/identity/one-way.ts': 'export function newSecret() {}\nclass Seal {\n  async open(text) {}\n}\n',
  'api/src/rest/http.test.ts': "it('doesn\\'t wait', () => {});\nit.each([1])('takes %s', () => {});",
  'docs/security.md': '## Keys\n**Files.** All of it.',
};
const read = (path) => files[path] ?? null;
const faults = (rows, ids = ['V1.1.1']) => (
  checkAnswers(readAnswers(`| requirement | state | answer |\n|---|---|---|\n${rows.join('\n')}\n`), ids, read)
);

it.each([
  ['| V1.1.1 | met | `identity/one-way.ts#newSecret` |'],
  ['| V1.1.1 | met | `identity/one-way.ts#open`, `rest/http.test.ts#takes %s`. With words |'],
  ["| V1.1.1 | met | `rest/http.test.ts#doesn't wait` |"],
  ['| V1.1.1 | by the operator | `docs/security.md#Keys`, `docs/security.md#Files` |'],
  ['| V1.1.1 | does not apply | No LDAP anywhere. |'],
  ['| V1.1.1 | not met | Nobody has built it. |'],
])('an answer is good: %s', (row) => {
  expect(faults([row])).toEqual([]);
});

it.each([
  ['| V1.1.1 | met | `identity/one-way.ts#oldSecret` |', 'V1.1.1: api/src/modules/identity/one-way.ts has no "oldSecret".'],
  ['| V1.1.1 | met | `rest/http.test.ts#takes` |', 'V1.1.1: api/src/rest/http.test.ts has no "takes".'],
  ['| V1.1.1 | met | `rest/gone.test.ts#takes %s` |', 'V1.1.1: there is no file rest/gone.test.ts.'],
  ['| V1.1.1 | met | `docs/security.md#Locks` |', 'V1.1.1: docs/security.md has no "Locks".'],
  ['| V1.1.1 | met | Surely it is. |', 'V1.1.1 names no test and no line of code.'],
  ['| V1.1.1 | does not apply | |', 'V1.1.1 gives no reason.'],
  ['| V1.1.1 | nearly | `identity/one-way.ts#newSecret` |', 'V1.1.1 is neither met nor not: "nearly".'],
])('an answer is not: %s', (row, fault) => {
  expect(faults([row])).toEqual([fault]);
});

it('each requirement is answered once, and no other', () => {
  const row = (id) => `| ${id} | not met | Nobody has built it. |`;
  expect(faults([row('V1.1.1'), row('V1.1.1'), row('V9.9.9')], ['V1.1.1', 'V1.1.2'])).toEqual([
    'V1.1.2 has no answer.', 'V1.1.1 is answered twice.', 'V9.9.9 is no requirement of levels 1 and 2.',
  ]);
});
