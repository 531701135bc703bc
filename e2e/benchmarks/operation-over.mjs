import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
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
    const definition = parse(text).definitions.find((each) => each.kind === 'OperationDefinition');
    const asked = definition?.operation === 'query' ? definition.selectionSet.selections : [];
    if (asked.length !== 1 || asked[0].kind !== 'Field' || asked[0].name.value !== field) continue;
    /** @type {[string, string][]} by the argument, the variable that it takes */
    const taken = (asked[0].arguments ?? []).flatMap((given) => (given.value.kind === 'Variable' ? [[given.name.value, given.value.name.value]] : []));
    return {
      name, text,
      /** @param {Record<string, unknown>} values by the names of the field's arguments; what the operation does not take is left out */
      variables: (values) => Object.fromEntries(taken.filter(([argument]) => argument in values).map(([argument, variable]) => [variable, values[argument]])),
    };
  }
  return null;
}
