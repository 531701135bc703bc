/**
 * Where this page keeps what outlives it. A page in somebody else's frame keeps nothing: the browser may refuse it, and it
 * would be third-party storage. Such a page remembers until it is closed.
 */
export function pageStorage(kind: 'localStorage' | 'sessionStorage', page: Window = window): Storage {
  if (page.top !== page) return memory;
  try {
    return page[kind];
  } catch {
    return memory;
  }
}

class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}

const memory = new MemoryStorage();
