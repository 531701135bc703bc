import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';

/**
 * The text of an operation as its workspace registers it.
 * @param {string} workspace
 * @param {string} name
 * @returns {string}
 */
export function operationText(workspace, name) {
  /** @type {{ operations: { name: string, text: string }[] }} */
  const { operations } = JSON.parse(readFileSync(join(root, workspace, 'persisted-operations.json'), 'utf8'));
  const found = operations.find((each) => each.name === name);
  if (!found) throw new Error(`${workspace} registers no operation ${name}`);
  return found.text;
}
