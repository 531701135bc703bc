import { readFile, stat } from 'node:fs/promises';
import { AppError } from '../../errors';
import type { DeploymentFacts } from './deployment';

export interface Page {
  /** index.html of the shell with this answer's nonce. */
  html(nonce: string): Promise<string>;
}

/** The shell's index.html, read again when a new build replaced it. */
export function createPage(path: string, deployment: DeploymentFacts): Page {
  // Inside a script element only `<` can end the element or begin a comment.
  const facts = JSON.stringify(deployment).replaceAll('<', '\\u003c');
  let kept: { stamp: string; text: string } | null = null;
  return {
    async html(nonce) {
      const stamp = await stampOf(path);
      if (kept?.stamp !== stamp) {
        const text = await readFile(path, 'utf8');
        kept = { stamp, text: text.replace('__DEPLOYMENT__', () => facts) };
      }
      return kept.text.replaceAll('__CSP_NONCE__', nonce);
    },
  };
}

async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, ino, size } = await stat(path);
    return `${mtimeMs} ${ino} ${size}`;
  } catch {
    throw new AppError('NOT_BUILT', 503, 'The application is not built yet.');
  }
}
