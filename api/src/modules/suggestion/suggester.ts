import OpenAI from 'openai';
import type { Config } from '../../process/config';
import { openLocalProvider, type LocalProvider } from './local-provider';
import type { Message } from './prompt';

/** Its first words may take long; who waits can stop it. */
const TIMEOUT_MS = 30_000;
/** A process runs four jobs at once: a slow endpoint must not keep the others from theirs. */
const MOST_AT_ONCE = 2;

/** Asks for words: the endpoint that the configuration names, or in the demo one of this process. */
export class Suggester {
  private local: Promise<LocalProvider> | null = null;
  private places = MOST_AT_ONCE;

  constructor(private readonly config: Pick<Config, 'suggestions' | 'seedDemo' | 'production'>) {}

  get isDemo(): boolean {
    return this.config.suggestions === null && this.config.seedDemo && !this.config.production;
  }

  get isThere(): boolean {
    return this.config.suggestions !== null || this.isDemo;
  }

  /** Where words go; null where they stay on this server. */
  get host(): string | null {
    return this.config.suggestions && new URL(this.config.suggestions.url).host;
  }

  /** A place among those that are written at once in this process, to be given back; null while all are taken. */
  takePlace(): (() => void) | null {
    if (this.places === 0) return null;
    this.places -= 1;
    return () => { this.places += 1; };
  }

  /** The words as they come. Throws what the endpoint or the network says. */
  async *words(messages: readonly Message[], signal: AbortSignal): AsyncGenerator<string, void> {
    const { url, key, model } = this.config.suggestions ?? await this.demo();
    // Without a key the package would look for one of its own in the environment.
    const client = new OpenAI({
      baseURL: url, apiKey: key ?? 'none', organization: null, project: null, maxRetries: 1, timeout: TIMEOUT_MS,
    });
    const stream = await client.chat.completions.create({ model, messages: [...messages], stream: true }, { signal });
    for await (const { choices } of stream) {
      const piece = choices[0]?.delta.content;
      if (piece) yield piece;
    }
  }

  async close(): Promise<void> {
    await (await this.local)?.close();
  }

  private async demo() {
    this.local ??= openLocalProvider();
    return { url: (await this.local).url, key: null, model: 'heartwood-demo' };
  }
}
