import type { ShellRequest } from '@heartwood/contract';

type Send = (input: RequestInfo | URL, init?: ShellRequest) => Promise<Response>;

export interface QuietLine {
  send: Send;
  /** Something else that somebody waits for, such as a program that will ask: given back as it is. */
  during<T>(work: Promise<T>): Promise<T>;
  /**
   * Resolves when nothing has been on its way and nothing has arrived for `calmMs`, at the latest after `mostMs`: what nobody waits for
   * begins then.
   */
  quiet(): Promise<void>;
}

export interface Calm {
  calmMs: number;
  mostMs: number;
  /** How long ago something has arrived that the line was not told of: a part of a page's program, which will ask once it is there. */
  sinceArrival?(): number;
}

/** Knows whether somebody waits for the server. Times are milliseconds. */
export function createQuietLine(send: Send, { calmMs, mostMs, sinceArrival = () => calmMs }: Calm): QuietLine {
  let open = 0;
  let look: () => void = () => undefined;
  let waited: Promise<void> | null = null;

  const calm = (): Promise<void> => new Promise((resolve) => {
    let timer: number | undefined;
    const end = (): void => {
      look = () => undefined;
      window.clearTimeout(timer);
      window.clearTimeout(latest);
      resolve();
    };
    const latest = window.setTimeout(end, mostMs);
    const wait = (ms: number): void => {
      timer = window.setTimeout(() => {
        const missing = calmMs - sinceArrival();
        if (missing > 0) wait(missing);
        else end();
      }, ms);
    };
    look = () => {
      window.clearTimeout(timer);
      if (open === 0) wait(calmMs);
    };
    look();
  });

  const during = async <T>(work: Promise<T>): Promise<T> => {
    open += 1;
    look();
    try {
      return await work;
    } finally {
      open -= 1;
      look();
    }
  };

  return {
    send: (input, init) => during(send(input, init)),
    during,
    quiet: () => (waited ??= calm()),
  };
}
