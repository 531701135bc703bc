import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { join } from 'node:path';
import type { Config } from '../process/config';
import { stampOf } from '../process/file-stamp';
import { GRAPHQL_LIMITS } from './graphql-limits';
import { keepShellList, keptShellLists } from './kept-shell-lists';
import type { Logger } from '../process/log';
import { LIST_FILE, readOperationList } from './operation-list';
import { readReleasedVersions } from './released-versions';

export interface RegisteredOperations {
  /** The document of a text that a released client sends; null for every other text. */
  find(text: string): DocumentNode | null;
  /** Reads the lists again if a release has changed them: for who holds a text that `find` does not know. */
  lookAgain(): Promise<void>;
  /** Whose operation a text is, for the numbers; null for a text that no client sends. Both are ours, so there are not endlessly many. */
  sourceOf(text: string): OperationSource | null;
}

export interface OperationSource { remote: string; operation: string }

/** A text nobody knows must not cost a look at the disk each time. */
const LOOK_MS = 1_000;

/** Of the one operation of a text. */
const NAME = /\b(?:query|mutation|subscription)\s+(\w+)/;

/** A fixed set of texts; the folders have no part in it. */
export function registeredTexts(texts: Iterable<string>): RegisteredOperations {
  const documents = new Map<string, DocumentNode | null>([...texts].map((text) => [text, null]));
  return { find: (text) => documentIn(documents, text), lookAgain: async () => undefined, sourceOf: () => null };
}

/**
 * The lists of the shell and of every version in the registry, the older ones too: a tab that was opened before a release
 * goes on with the operations of its own version.
 */
export async function openRegisteredOperations(
  config: Pick<Config, 'remotesDir' | 'shellDist'>,
  log: Logger,
  now: () => Date,
): Promise<RegisteredOperations> {
  const registry = join(config.remotesDir, 'registry.json');
  const shell = join(config.shellDist, LIST_FILE);
  let documents = new Map<string, DocumentNode | null>();
  let sources = new Map<string, OperationSource>();
  let stamp = '';
  let lookedAt = 0;
  let looking: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const present = `${await stampOf(registry)} ${await stampOf(shell)}`;
    if (present === stamp) return;
    await keepShellList(config.remotesDir, shell, log);
    const shells = [shell, ...(await keptShellLists(config.remotesDir))].map((path) => ({ path, remote: 'shell' }));
    const found = new Map<string, DocumentNode | null>();
    const from = new Map<string, OperationSource>();
    for (const { path, remote } of [...shells, ...(await versionLists(config.remotesDir, registry, log))]) {
      for (const text of await readOperationList(path, log)) {
        found.set(text, documents.get(text) ?? null);
        if (!from.has(text)) from.set(text, { remote, operation: NAME.exec(text)?.[1] ?? 'unnamed' });
      }
    }
    documents = found;
    sources = from;
    stamp = present;
  };

  await look();
  return {
    find: (text) => documentIn(documents, text),
    sourceOf: (text) => sources.get(text) ?? null,
    async lookAgain() {
      const at = now().getTime();
      if (looking === null && at - lookedAt < LOOK_MS) return;
      lookedAt = at;
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    },
  };
}

/** Parsed when somebody sends it for the first time: nothing but text that our parser took is ever handed on. */
function documentIn(documents: Map<string, DocumentNode | null>, text: string): DocumentNode | null {
  const known = documents.get(text);
  if (known !== null) return known ?? null;
  try {
    const document = parse(text, { maxTokens: GRAPHQL_LIMITS.tokens });
    documents.set(text, document);
    return document;
  } catch {
    documents.delete(text);
    return null;
  }
}

/** Of every version that the pointer file knows. */
async function versionLists(remotesDir: string, registry: string, log: Logger): Promise<{ path: string; remote: string }[]> {
  try {
    return [...(await readReleasedVersions(registry, { withdrawn: false }))].flatMap(([name, versions]) =>
      /^[\w-]+$/.test(name)
        ? [...versions].filter((version) => /^\w[\w.+-]*$/.test(version))
          .map((version) => ({ path: join(remotesDir, name, version, LIST_FILE), remote: name }))
        : [],
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ err: error }, 'the releases can not be read: their operations are not known');
    return [];
  }
}
