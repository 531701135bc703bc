import { readFileSync } from 'node:fs';
import { askServer } from './ask-server.mjs';

/** @typedef {{ origin: string, token: string | undefined }} Server */
/** @typedef {{ type: string, content: { children?: { text: string }[] }[], mediaUrl: string | null }} Explanation */

/**
 * What is said of each module, as lines to read.
 * @param {Server} server
 */
export async function listExplanations(server) {
  /** @type {{ explanations: Explanation[] }} */
  const { explanations } = await askServer(server, '/explanations');
  return explanations.flatMap(({ type, content, mediaUrl }) => [
    mediaUrl === null ? type : `${type}  ${mediaUrl}`,
    ...content.flatMap(({ children }) => (children ? [`    ${children.map(({ text }) => text).join('')}`] : [])),
  ]);
}

/**
 * Says something else of a module than the data file: the words of a file, the address of a film, or, with `isReset`, nothing.
 * @param {Server} server
 * @param {{ type: string, file?: string, media?: string, isReset?: boolean }} change
 */
export async function explain(server, { type, file, media, isReset = false }) {
  if (!isReset && file === undefined && media === undefined) throw new Error('Say what to change: --file, --media or --reset.');
  if (isReset && (file !== undefined || media !== undefined)) throw new Error('--reset stands alone: it takes words and film away.');
  const change = isReset ? { content: null, mediaUrl: null } : {
    ...(file !== undefined && { content: wordsOf(file) }), ...(media !== undefined && { mediaUrl: media === 'none' ? null : media }),
  };
  const { before, after } = await askServer(server, '/explanations', { type, ...change });
  if (before.content === after.content && before.mediaUrl === after.mediaUrl) return `${type} is explained as before.`;
  return after.content === null && after.mediaUrl === null ? `${type} is explained as the data file does.` : `${type} is explained anew.`;
}

/** @param {string} file */
function wordsOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no file ${file} to read.`);
  }
}
