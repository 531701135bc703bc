import { isNamed } from './is-named.mjs';

/** `operator`: what the product leaves to who runs it. */
const NEEDS_REFERENCE = new Map([['met', true], ['by the operator', true], ['does not apply', false], ['not met', false]]);

/** Where a path of an answer begins, so that answers stay short. */
const FOLDERS = ['', 'api/src/', 'api/src/modules/'];

/**
 * What is wrong with the answers, a sentence each.
 * @param {import('./read-answers.mjs').Answer[]} answers
 * @param {readonly string[]} requirements
 * @param {(path: string) => string | null} read text of a file of the repository, or null
 */
export function checkAnswers(answers, requirements, read) {
  const ids = answers.map(({ id }) => id);
  return [
    ...requirements.filter((id) => !ids.includes(id)).map((id) => `${id} has no answer.`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is answered twice.`),
    ...ids.filter((id) => !requirements.includes(id)).map((id) => `${id} is no requirement of levels 1 and 2.`),
    ...answers.flatMap((answer) => faultsOf(answer, read)),
  ];
}

/**
 * @param {import('./read-answers.mjs').Answer} answer
 * @param {(path: string) => string | null} read
 */
function faultsOf({ id, state, references, words }, read) {
  const needs = NEEDS_REFERENCE.get(state);
  if (needs === undefined) return [`${id} is neither met nor not: "${state}".`];
  if (needs && references.length === 0) return [`${id} names no test and no line of code.`];
  if (!needs && words.length < 8) return [`${id} gives no reason.`];
  return references.flatMap(({ path, name }) => {
    const found = FOLDERS.map((folder) => folder + path).map((whole) => ({ whole, text: read(whole) })).find(({ text }) => text !== null);
    if (found?.text == null) return [`${id}: there is no file ${path}.`];
    return isNamed(found.whole, found.text, name) ? [] : [`${id}: ${found.whole} has no "${name}".`];
  });
}
