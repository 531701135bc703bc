import { READ_FROM_SECONDS, type ShareSection } from '@heartwood/contract/domain';

/** How long sections were in sight, in whole seconds; those that were only passed by are left out of what is told. */
export class ReadingTime {
  readonly #seconds = new Map<ShareSection, number>();
  readonly #told = new Map<ShareSection, number>();

  /** One more second with these in sight. */
  tick(inSight: Iterable<ShareSection>): void {
    for (const section of inSight) this.#seconds.set(section, (this.#seconds.get(section) ?? 0) + 1);
  }

  /** What has grown since it was told last. */
  news(): { section: ShareSection; seconds: number }[] {
    const news = [...this.#seconds].filter(([section, seconds]) => seconds >= READ_FROM_SECONDS && seconds !== this.#told.get(section));
    for (const [section, seconds] of news) this.#told.set(section, seconds);
    return news.map(([section, seconds]) => ({ section, seconds }));
  }
}
