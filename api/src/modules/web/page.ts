import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../process/config';
import { AppError } from '../../request/errors';
import { stampOf } from '../../process/file-stamp';
import type { Logger } from '../../process/log';
import { deploymentOf } from './deployment';
import { createShellFiles } from './shell-files';

export interface Page {
  /** A page of the shell with this answer's nonce. */
  html(nonce: string, more?: PageExtras): Promise<string>;
}

/** What a page is told beside what all are told. */
export interface PageExtras {
  /** JSON of the registry. */
  registry: string;
  /** Elements of what will be needed. */
  preloads: string;
  /** Elements for those who are told of the page and not its readers. */
  card: string;
}

/** Inside a script element only `<` can end the element or begin a comment. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c');

/** The files of a page that is asked for every day are kept every day. */
const KEEP_MS = 24 * 3600 * 1000;

type PageConfig = Pick<Config, 'shellDist' | 'remotesDir' | 'allowRemoteOverrides' | 'stagingHosts' | 'google'>;

/**
 * A page of the shell, read again when a new build replaced it; its files are kept before anybody gets it.
 * @param file `index.html`
 */
export function createPage(config: PageConfig, file: string, log: Logger): Page {
  const path = join(config.shellDist, file);
  const facts = inScript(JSON.stringify(deploymentOf(config)));
  const files = createShellFiles(config, log);
  let kept: { stamp: string; text: string; at: number } | null = null;
  return {
    async html(nonce, { registry, preloads, card } = { registry: '', preloads: '', card: '' }) {
      const stamp = await stampOf(path);
      if (stamp === null) throw new AppError('NOT_BUILT', 503, 'The application is not built yet.');
      if (kept?.stamp !== stamp || Date.now() - kept.at > KEEP_MS) {
        const text = await readFile(path, 'utf8');
        await files.keep();
        kept = { stamp, text: text.replace('__DEPLOYMENT__', () => facts), at: Date.now() };
      }
      return kept.text
        .replaceAll('__CSP_NONCE__', nonce)
        .replace('__REGISTRY__', () => inScript(registry))
        .replace('__PRELOADS__', () => preloads)
        .replace('__CARD__', () => card);
    },
  };
}
