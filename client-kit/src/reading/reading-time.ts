import { READ_FROM_SECONDS } from '@heartwood/contract/domain';

export interface Read<Part extends string> { part: Part; seconds: number }

/** How long parts were in sight, in whole seconds; those that were only passed by are left out of what is told. */
export class ReadingTime<Part extends string> {
  readonly #seconds = new Map<Part, number>();
  readonly #told = new Map<Part, number>();

  /** One more second with these in sight. */
  tick(inSight: Iterable<Part>): void {
    for (const part of inSight) this.#seconds.set(part, (this.#seconds.get(part) ?? 0) + 1);
  }

  /** What has grown since it was told last. */
  news(): Read<Part>[] {
    const news = [...this.#seconds].filter(([part, seconds]) => seconds >= READ_FROM_SECONDS && seconds !== this.#told.get(part));
    for (const [part, seconds] of news) this.#told.set(part, seconds);
    return news.map(([part, seconds]) => ({ part, seconds }));
  }
}
