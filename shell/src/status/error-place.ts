export interface ErrorPlace {
  /** `shell` or the remote whose code it was. */
  remote: string;
  version: string;
  /** File of the build, line and column. */
  place: string | null;
}

const remoteFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\/([\w.-]+)[^\s:()]*:(\d+):(\d+)/;
const shellFile = /\/assets\/([\w.-]+)[^\s:()]*:(\d+):(\d+)/;

/**
 * Whose code an error comes from, by the addresses in its stack: each version of a remote has a folder of its own. A
 * remote anywhere in it is the one that acted, though a library that the shell lends may have thrown.
 */
export function placeOf(error: unknown, address = ''): ErrorPlace {
  const stack = `${stackOf(error)}\n${address}`;
  const [, remote, version, ...file] = remoteFile.exec(stack) ?? [];
  if (remote !== undefined && version !== undefined) return { remote, version, place: file.join(':') };
  const [, ...own] = shellFile.exec(stack) ?? [];
  return { remote: 'shell', version: shellBuild(), place: own.length > 0 ? own.join(':') : null };
}

/** What wraps an error is ours; its cause is where it happened. */
function stackOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return '';
  const below = depth < 3 ? stackOf(error.cause, depth + 1) : '';
  // The message comes first and may be anything, an address too.
  const stack = (error.stack ?? '').replace(error.message, '');
  return `${below}\n${stack}`;
}

/** A build is known by the name of its first script. */
export function shellBuild(page: Document = document): string {
  const first = page.querySelector<HTMLScriptElement>('script[src*="/assets/main."], script[src*="/assets/embed."]');
  return /\.([0-9a-f]{8,20})\.js/.exec(first?.src ?? '')?.[1] ?? 'unknown';
}
