import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepElsewhere, type Keeper } from '../../../../tools/src/releases/keepers.mjs';
import { readPointers, writePointers, type Pointers } from '../../../../tools/src/releases/pointer-file.mjs';
import { ReleaseRefused, StepRefused } from '../../../../tools/src/releases/release-refused.mjs';
import { setMoment } from '../../../../tools/src/releases/shared-clock.mjs';
import type { Database } from '../../db/database';
import { announce } from '../../events/announce';
import type { EventBus } from '../../events/bus';
import type { ObjectStore } from '../../object-store/object-store';
import { stampOf } from '../../process/file-stamp';
import type { Logger } from '../../process/log';
import { adoptAll, adoptRelease } from './adopt-releases';
import { moveRow, readRow, type PointerRow } from './pointer-row';
import type { ShellMirror } from './shell-mirror';
import { digestOf, fetchFiles, firstDifference, removeFiles, storeFiles, type StoredVersion } from './release-files';
import { nothing, type StoredPointers } from './stored-pointers';

export interface MirrorParts {
  db: Database; bus: EventBus; log: Logger; objects: ObjectStore; remotesDir: string; shell: ShellMirror; now(): Date;
}

const TOPIC = 'releases/changed';
/** A notice may be lost: who serves looks at the one row besides. */
const LOOK_MS = 1_000;
/** Pointers that are kept for who restores a database of before. */
const KEPT_POINTERS = 200;
const MOST_TRIES = 30;

/**
 * Releases in a bucket: the folder of remotes is this process's copy. The pointers are an object that never changes, and one row of the
 * database says which of them counts; a change writes the next ones and moves the row from the very revision that it looked at. So a
 * process that is killed at any moment leaves the old or the new, and of two publishers one goes after the other.
 */
export class ReleaseMirror implements Keeper {
  private row: PointerRow | null = null;
  private pointers: StoredPointers | null = null;
  /** The copy of the pointers as it was found to be right. */
  private stamp: string | null = null;
  /** Versions whose files in the folder were compared with the list of them. */
  private readonly compared = new Set<string>();
  /** Where the files are of versions that a change takes away. */
  private readonly forgotten = new Map<string, StoredVersion>();
  /** Versions that this process has put into the bucket, and that no pointer knows yet. */
  private readonly shared = new Map<string, StoredVersion>();
  private readonly fetching = new Map<string, Promise<boolean>>();
  private looking: Promise<void> | null = null;
  private line: Promise<unknown> = Promise.resolve();
  private readonly ends: (() => unknown)[] = [];
  private isClosed = false;
  private filling: Promise<void> = Promise.resolve();

  constructor(private readonly parts: MirrorParts) {}

  get shell(): ShellMirror {
    return this.parts.shell;
  }

  /** Whether this process has releases to serve, be they of a moment ago. */
  get isReady(): boolean {
    return this.row !== null || readPointers(this.parts.remotesDir).remotes.length > 0;
  }

  async open(): Promise<void> {
    const { bus, log, remotesDir } = this.parts;
    const local = existsSync(join(remotesDir, 'registry.json')) ? readPointers(remotesDir) : null;
    this.ends.push(keepElsewhere(remotesDir, this), await bus.subscribe(TOPIC, () => this.lookSoon()), bus.onGap(() => this.lookSoon()));
    const timer = setInterval(() => this.lookSoon(), LOOK_MS);
    timer.unref();
    this.ends.push(() => clearInterval(timer));
    try {
      await this.look();
      if (local) await this.adopt(local);
    } catch (error) {
      log.error({ err: error }, 'the releases in the bucket can not be had: this process goes on with those that it has');
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const end of this.ends) await end();
    await this.shell.close();
    await Promise.allSettled([this.looking, this.line, this.filling]);
    this.parts.objects.close();
  }

  /** Brings the folder into step with what counts. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  change<T>(work: (pointers: Pointers) => T): Promise<T> {
    const done = this.line.then(() => this.changeInTurn(work));
    this.line = done.catch(() => undefined);
    return done;
  }

  async share(name: string, version: string): Promise<void> {
    const { objects, remotesDir } = this.parts;
    await this.look();
    const stored = this.pointers?.files[name]?.[version];
    if (!stored) {
      this.shared.set(`${name} ${version}`, await storeFiles(objects, remotesDir, name, version));
      return;
    }
    const other = await firstDifference(objects, remotesDir, { name, version, stored });
    if (other !== null) throw new ReleaseRefused(name, [`version ${version} is there with another ${other}: a version never changes`]);
  }

  async forget(name: string, versions: readonly string[]): Promise<void> {
    const gone = versions.flatMap((version) => this.forgotten.get(`${name} ${version}`) ?? []);
    for (const version of versions) this.forgotten.delete(`${name} ${version}`);
    for (const stored of gone) {
      await removeFiles(this.parts.objects, stored).catch((error: unknown) => {
        this.parts.log.warn({ err: error, key: stored.key }, 'the files of a version that was pruned stay in the bucket');
      });
    }
  }

  /** Whether the files of a version are in the folder, once they were brought there. Only what was released here is looked for. */
  has(name: string, version: string): Promise<boolean> {
    return this.bring(this.pointers?.files ?? {}, name, version);
  }

  private bring(files: StoredPointers['files'], name: string, version: string): Promise<boolean> {
    const key = `${name} ${version}`;
    const isHere = existsSync(join(this.parts.remotesDir, name, version));
    const known = Object.hasOwn(files, name) ? files[name] : undefined;
    const stored = known && Object.hasOwn(known, version) ? known[version] : undefined;
    if (!stored || (isHere && this.compared.has(key))) return Promise.resolve(isHere);
    const running = this.fetching.get(key) ?? this.fetch(name, version, stored).catch((error: unknown) => {
      this.parts.log.error({ err: error, remote: name, version }, 'the files of a version can not be had');
      // The entry that the registry names is compared by the browser in any case.
      return isHere;
    }).finally(() => this.fetching.delete(key));
    this.fetching.set(key, running);
    return running;
  }

  /** What lies in the folder under the name of a version may be a build of this machine that is not the released one. */
  private async fetch(name: string, version: string, stored: StoredVersion): Promise<boolean> {
    const { objects, remotesDir } = this.parts;
    const folder = join(remotesDir, name, version);
    if (existsSync(folder) && await firstDifference(objects, remotesDir, { name, version, stored }) !== null)
      rmSync(folder, { recursive: true, force: true });
    await fetchFiles(objects, remotesDir, { name, version, stored });
    this.compared.add(`${name} ${version}`);
    return true;
  }

  private lookSoon(): void {
    if (this.isClosed) return;
    this.look().catch((error: unknown) => this.parts.log.warn({ err: error }, 'the releases can not be looked at: the last ones stay'));
  }

  private async lookOnce(): Promise<void> {
    const { db, remotesDir } = this.parts;
    const row = await readRow(db);
    if (row === null) return;
    if (row.revision === this.row?.revision && await stampOf(join(remotesDir, 'registry.json')) === this.stamp) return;
    const pointers = row.revision === this.row?.revision && this.pointers ? this.pointers : await this.read(row);
    await this.take(row, pointers);
  }

  private async read({ key, sha256 }: PointerRow): Promise<StoredPointers> {
    const bytes = await this.parts.objects.whole(key);
    if (bytes === null || digestOf(bytes) !== sha256) throw new Error(`The pointers at ${key} are not what their digest says.`);
    return JSON.parse(bytes.toString('utf8')) as StoredPointers;
  }

  /** What is live is here before anybody is told that it is. */
  private async take(row: PointerRow, pointers: StoredPointers): Promise<void> {
    const { remotesDir } = this.parts;
    await this.requireLive(pointers);
    if (this.row !== null && row.revision < this.row.revision) return;
    this.row = row;
    this.pointers = pointers;
    // Processes of one machine may share the folder: one of them is enough.
    if (revisionIn(remotesDir) !== row.revision) writePointers(remotesDir, { ...pointers, revision: row.revision });
    this.stamp = await stampOf(join(remotesDir, 'registry.json'));
    this.filling = this.filling.then(() => this.fill(row, pointers)).catch(() => undefined);
  }

  private async requireLive({ remotes, files }: StoredPointers): Promise<void> {
    const live = remotes.flatMap(({ name, version, canary }) => (
      [version, ...(canary ? [canary.version] : [])].map((one) => ({ name, version: one }))
    ));
    for (const { name, version } of live) {
      if (!await this.bring(files, name, version)) throw new StepRefused(`The files of ${name} ${version} can not be had.`);
    }
  }

  /** All that is known, the newest first: operations of open tabs are answered, and going back waits for nothing. */
  private async fill(row: PointerRow, { files, releases }: StoredPointers): Promise<void> {
    let fetched = 0;
    for (const [name, known] of Object.entries(releases)) {
      for (const { version } of known.toReversed()) {
        if (this.isClosed || this.row?.revision !== row.revision) return;
        const isHere = existsSync(join(this.parts.remotesDir, name, version));
        if (!isHere && files[name]?.[version] && await this.has(name, version)) fetched += 1;
      }
    }
    // Whoever goes by the file reads it anew, with what is there now.
    if (fetched > 0 && this.pointers) writePointers(this.parts.remotesDir, { ...this.pointers, revision: row.revision });
  }

  private async changeInTurn<T>(work: (pointers: Pointers) => T): Promise<T> {
    const { db, bus, log, objects, now } = this.parts;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const row = await readRow(db);
      const known = row === null ? null : row.revision === this.row?.revision && this.pointers ? this.pointers : await this.read(row);
      const pointers = known === null ? nothing() : structuredClone(known);
      setMoment(pointers, now());
      const result = work(pointers);
      this.nameFiles(pointers, known);
      const key = `releases/pointers/${String((row?.revision ?? 0) + 1).padStart(8, '0')}-${randomUUID()}.json`;
      const old = pointers.before.slice(0, -KEPT_POINTERS);
      pointers.before = [...pointers.before.slice(-KEPT_POINTERS), key];
      const bytes = Buffer.from(JSON.stringify(pointers));
      // Before it counts: who moves a pointer to what nobody can have moves none.
      await this.requireLive(pointers);
      await objects.put(key, bytes);
      const next = { key, sha256: digestOf(bytes) };
      if (await moveRow(db, row, next, now())) {
        for (const name of this.shared.keys()) if (this.isNamed(pointers, name)) this.shared.delete(name);
        // As everybody else reads them: what a change has put into two places is no longer one thing.
        const kept = JSON.parse(bytes.toString('utf8')) as StoredPointers;
        await this.take({ ...next, revision: (row?.revision ?? 0) + 1 }, kept).catch((error: unknown) => {
          log.error({ err: error }, 'a release is live, and this process has not got it yet');
        });
        await announce({ bus, log }, TOPIC, { revision: (row?.revision ?? 0) + 1 });
        for (const each of old) await objects.remove(each).catch(() => undefined);
        return result;
      }
      // Somebody else was faster: what was looked at is looked at again beside what they did.
      await objects.remove(key).catch(() => undefined);
      await wait(20 + Math.random() * 30 * (tries + 1));
    }
    throw new StepRefused('Too many others publish at this moment. Nothing was changed: try again.');
  }

  /** Each version that is known has its files in the bucket, and none that is not. */
  private nameFiles(pointers: StoredPointers, known: StoredPointers | null): void {
    for (const [name, versions] of Object.entries(pointers.releases)) {
      const files = pointers.files[name] ?? {};
      pointers.files[name] = Object.fromEntries(versions.map(({ version }) => {
        const stored = files[version] ?? this.shared.get(`${name} ${version}`);
        if (!stored) throw new StepRefused(`The files of ${name} ${version} are not in the bucket: publish once more.`);
        return [version, stored];
      }));
      for (const [version, stored] of Object.entries(known?.files[name] ?? {}))
        if (!pointers.files[name]?.[version]) this.forgotten.set(`${name} ${version}`, stored);
    }
  }

  private isNamed({ files }: StoredPointers, place: string): boolean {
    const [name = '', version = ''] = place.split(' ');
    return files[name]?.[version] !== undefined;
  }

  /**
   * What the folder has and the bucket does not: all of it where nothing was ever released there, else the versions that were built and
   * published here since, as a start does.
   */
  private async adopt(local: Pointers): Promise<void> {
    const isFirst = this.row === null;
    const { revision: _, ...all } = local as Pointers & Partial<StoredPointers>;
    const names = isFirst ? Object.keys(local.releases) : local.remotes.map(({ name }) => name);
    // What the copy has from the bucket was published there, and may have gone since.
    const copied = isFirst ? {} : all.files ?? {};
    const versions = names.flatMap((name) => (local.releases[name] ?? []).filter(({ version }) => (
      (isFirst || local.remotes.some((live) => live.name === name && live.version === version))
      && !copied[name]?.[version] && !this.pointers?.files[name]?.[version] && existsSync(join(this.parts.remotesDir, name, version))
    )));
    if (versions.length === 0) return;
    for (const { name, version } of versions) await this.share(name, version);
    await this.change((pointers) => {
      if (isFirst && pointers.remotes.length === 0) {
        adoptAll(pointers, all, versions);
        return;
      }
      if (pointers.frozen) return;
      for (const release of versions) adoptRelease(pointers, release);
    });
  }
}

function revisionIn(remotesDir: string): number | undefined {
  try {
    return readPointers(remotesDir).revision;
  } catch {
    return undefined;
  }
}
