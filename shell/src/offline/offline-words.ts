/** What a page tells the worker: the files that it is made of, so that they are there when the line is not. */
export interface KeepWord {
  type: 'offline/keep';
  /** Paths of this origin, of builds and versions alone: what lies below them never changes. */
  files: string[];
  /** Whether all of a page is named, so that the page is kept with them. A page of an older build always names all. */
  page: boolean;
}

export function keepWordOf(data: unknown): KeepWord | null {
  const { type, files, page } = (data ?? {}) as { type?: unknown; files?: unknown; page?: unknown };
  if (type !== 'offline/keep' || !Array.isArray(files)) return null;
  return { type, files: files.filter((file): file is string => typeof file === 'string' && isKeptFile(file)), page: page !== false };
}

/** @param path without the origin */
export const isKeptFile = (path: string): boolean => /^\/(?:assets\/|remotes\/[a-z][a-z0-9-]*\/[0-9A-Za-z][0-9A-Za-z.+-]*\/)[^?#]+$/.test(path);

/** Answers of a way to the server that has no server at its end. */
export const isAway = ({ status }: Pick<Response, 'status'>): boolean => status >= 502 && status <= 504;

/** The store of what somebody was answered: it goes with them. */
export const KEPT_ANSWERS = 'heartwood-answers';
