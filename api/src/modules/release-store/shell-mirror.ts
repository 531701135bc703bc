import { readPointers, writePointers } from '../../../../tools/src/releases/pointer-file.mjs';
import { announce } from '../../events/announce';
import type { EventBus } from '../../events/bus';
import type { Logger } from '../../process/log';
import { bringShellFile, bringShellOperations, keepShell, type ShellParts } from './shell-bucket';

const TOPIC = 'releases/shell';
const LOOK_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;

/** The shell's builds of all machines: what a page of one asks for is found at every other. */
export class ShellMirror {
  private readonly ends: (() => unknown)[] = [];
  private readonly bringing = new Map<string, Promise<boolean>>();

  constructor(private readonly parts: ShellParts & { bus: EventBus; log: Logger }) {}

  /** To be awaited before a page is sent. */
  async open(): Promise<void> {
    const { bus } = this.parts;
    this.ends.push(await bus.subscribe(TOPIC, () => this.lookSoon()), bus.onGap(() => this.lookSoon()));
    for (const [work, ms] of [[() => this.lookSoon(), LOOK_MS], [() => void this.keep(), DAY_MS]] as const) {
      const timer = setInterval(work, ms);
      timer.unref();
      this.ends.push(() => clearInterval(timer));
    }
    await this.keep();
    await this.look();
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
  }

  /** Whether a file of another machine's build is in the folder, once it was brought there. */
  bring(name: string): Promise<boolean> {
    const running = this.bringing.get(name) ?? bringShellFile(this.parts, name).catch((error: unknown) => {
      this.parts.log.warn({ err: error, file: name }, 'a file of the shell can not be had');
      return false;
    }).finally(() => this.bringing.delete(name));
    this.bringing.set(name, running);
    return running;
  }

  private async keep(): Promise<void> {
    const { bus, log } = this.parts;
    try {
      await keepShell(this.parts);
      await announce({ bus, log }, TOPIC, {});
    } catch (error) {
      log.error({ err: error }, 'the files of the shell can not be kept in the bucket for open tabs');
    }
  }

  private lookSoon(): void {
    void this.look();
  }

  private async look(): Promise<void> {
    const { remotesDir, log } = this.parts;
    try {
      // Whoever goes by the registry's file reads the lists anew.
      if (await bringShellOperations(this.parts)) writePointers(remotesDir, readPointers(remotesDir));
    } catch (error) {
      log.warn({ err: error }, 'the operations of other shells can not be had');
    }
  }
}
