import { createFakeShell, type FakeShell, type FakeShellOptions, type OperationAnswer } from '@heartwood/contract/fake-shell';

/** Answers by operation name: what one slice knows of a server. */
export type Samples = Record<string, OperationAnswer>;

export interface SamplePlace {
  /** Where the remote's page is mounted. */
  basePath: string;
  /** Who is signed in. */
  self: { id: string; firstname: string; lastname: string };
  session?: FakeShellOptions['session'];
}

/**
 * A remote's page on the fake shell, answered by samples: for the remote alone, and for the tests of its pages.
 * @param path below the base path: `/`, `/?module=vision`
 */
export function createSampleShell(
  { basePath, self, session }: SamplePlace,
  path: string,
  samples: Samples,
  options: FakeShellOptions = {},
): FakeShell {
  const { id, firstname, lastname } = self;
  return createFakeShell({
    basePath,
    path: path.startsWith('/?') ? `${basePath}${path.slice(1)}` : `${basePath}${path === '/' ? '' : path}`,
    ...options,
    session: { ...session, ...options.session, user: { id, firstname, lastname, ...options.session?.user } },
    operations: { ...samples, ...options.operations },
  });
}

/** The samples of several slices as one server. An operation has one answer, so that two slices never hide each other's. */
export function joinSamples(...all: readonly Samples[]): Samples {
  const joined: Samples = {};
  for (const [operation, answer] of all.flatMap((samples) => Object.entries(samples))) {
    if (operation in joined) throw new Error(`two samples answer ${operation}`);
    joined[operation] = answer;
  }
  return joined;
}
