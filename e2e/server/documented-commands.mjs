import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/src/root.mjs';

/**
 * Commands as they stand in docs/squads.md.
 * @param {string} heading of the section
 * @returns {string[]} of each block its lines
 */
export function documentedCommands(heading) {
  const text = readFileSync(join(root, 'docs', 'squads.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/squads.md has no section ${heading}.`);
  return [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, lines]) => lines);
}
