import type { ShellRequest } from '@heartwood/contract';

type Send = (input: RequestInfo | URL, init?: ShellRequest) => Promise<Response>;

export interface QuietLine {
  send: Send;
  /** Something else that somebody waits for, such as a program that will ask: given back as it is. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing has been on its way for `calmMs`, at the latest after `mostMs`: what nobody waits for begins then. */
  quiet(): Promise<void>;
}

/** Knows whether somebody waits for the server. Times are milliseconds. */
export function createQuietLine(send: Send, { calmMs, mostMs }: { calmMs: number; mostMs: number }): QuietLine {
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
    look = () => {
      window.clearTimeout(timer);
      if (open === 0) timer = window.setTimeout(end, calmMs);
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
