import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';

/**
 * The registered query of a workspace that asks for a root field and nothing beside it, whatever it is called; null while there is none.
 * @param {string} workspace
 * @param {string} field
 */
export function operationOver(workspace, field) {
  /** @type {{ operations: { name: string, text: string }[] }} */
  const { operations } = JSON.parse(readFileSync(join(root, workspace, 'persisted-operations.json'), 'utf8'));
  for (const { name, text } of operations) {
    const [, asked, passed = ''] = /^(\w+)\s*(?:\(([^)]*)\))?\s*$/.exec(rootOf(text)) ?? [];
    if (!/^\s*query\b/.test(text) || asked !== field) continue;
    /** @type {[string, string][]} by the argument, the variable that it takes */
    const taken = [...passed.matchAll(/(\w+)\s*:\s*\$(\w+)/g)].map(([, argument = '', variable = '']) => [argument, variable]);
    return {
      name, text,
      /** @param {Record<string, unknown>} values by the names of the field's arguments; what the operation does not take is left out */
      variables: (values) => Object.fromEntries(taken.filter(([argument]) => argument in values).map(([argument, variable]) => [variable, values[argument]])),
    };
  }
  return null;
}

/** What stands directly in the braces of an operation, without what is selected below. */
function rootOf(text) {
  let [depth, found] = [0, ''];
  for (const sign of text) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 1) found += sign;
    if (sign === '}' && depth === 0) break;
  }
  return found.replaceAll('__typename', '').trim();
}
