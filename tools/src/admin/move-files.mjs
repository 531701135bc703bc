import { askServer } from './ask-server.mjs';

/** @typedef {{ moved: number, there: number, missing: string[], after: string | null }} Moved */

export const FILES_USAGE = 'npm run admin -- move-files bucket|folder [--after ID] [--remove]';

/**
 * Has a running server copy its files from the one store to the other, page by page. Cut off, it goes on with the same command, or from
 * the last id that it said.
 * @param {{ origin: string, token: string | undefined }} server
 * @param {{ to: string, after?: string, removes?: boolean, tell?: (line: string) => void }} order
 */
export async function moveFiles(server, { to, after, removes = false, tell = console.log }) {
  if (to !== 'bucket' && to !== 'folder') throw new Error(FILES_USAGE);
  const sum = { moved: 0, there: 0, /** @type {string[]} */ missing: [] };
  let place = after ?? null;
  do {
    /** @type {Moved} */
    const page = await askServer(server, '/files/move', { to, after: place, removes });
    sum.moved += page.moved;
    sum.there += page.there;
    sum.missing.push(...page.missing);
    place = page.after;
    if (place !== null) tell(`${sum.moved} copied, ${sum.there} there already; --after ${place} goes on from here`);
  } while (place !== null);
  const missing = sum.missing.length === 0 ? '' : ` ${sum.missing.length} are in neither of the two: ${sum.missing.slice(0, 10).join(', ')}`;
  return `All files are in the ${to}: ${sum.moved} copied and compared, ${sum.there} were there.${missing}`;
}
