import { CONTRACT, RemoteLoadError, isCompatible, type LoadStage, type RegistryRemote, type RemoteModule } from '@heartwood/contract';
import { loadFederated } from '../federation/federation';
import { $remotes, readRegistryAnew, registryRead } from '../registry/registry.model';
import { line } from '../session/page-line';
import { loadErrorOf } from './load-error-of';
import { remoteLoaded, remoteLoading } from './remote-status.model';
import { secondAddress } from './second-address';

export interface LoadedRemote {
  module: RemoteModule;
  version: string;
}

export interface LoadOptions {
  signal: AbortSignal;
  /** The module that is here lost a part of itself: another one is loaded, with everything in it. */
  anew?: boolean;
  /** Hears each stage as it begins. */
  onStage?: (stage: LoadStage, version: string) => void;
}

interface Load {
  promise: Promise<LoadedRemote>;
  startedAt: number;
  isSettled: boolean;
  stage: LoadStage;
  /** Everybody who waits for it hears its stages. */
  heard: Set<(stage: LoadStage) => void>;
}

/** Nobody joins a load that has been silent for so long: the page offers Retry at the same point. */
const joinableMs = 10_000;

/** Loaded or loading modules of this tab, by remote, version and address. */
const loads = new Map<string, Load>();
/** What was tried before: the federation runtime remembers a failed address, so the next try takes a fresh one. */
const tried = new Set<string>();
let attempts = 0;

/**
 * The live version of a remote, through the stages registry, contract, manifest, script and evaluate. A failed stage is
 * tried once more with fresh addresses; then it rejects with a `RemoteLoadError`. A version that is already here is not
 * fetched again.
 */
export async function loadRemote(name: string, options: LoadOptions): Promise<LoadedRemote> {
  try {
    return await attempt(name, options.anew ?? false, options);
  } catch (error) {
    // Another contract does not mend by asking again.
    if (options.signal.aborted || (error instanceof RemoteLoadError && error.stage === 'contract')) throw error;
    return attempt(name, true, options);
  }
}

async function attempt(name: string, again: boolean, { signal, onStage }: LoadOptions): Promise<LoadedRemote> {
  let stage: LoadStage = 'registry';
  let version = 'unknown';
  const enter = (next: LoadStage): void => {
    stage = next;
    onStage?.(next, version);
  };
  try {
    enter('registry');
    const remote = await findRemote(name, again);
    version = remote.version;
    remoteLoading({ remote: name, version });
    enter('contract');
    if (!isCompatible(remote.contract)) throw new Error(otherContract(remote.contract));
    const loaded = await sharedLoad(remote, again, enter, signal);
    remoteLoaded({ remote: name, version });
    return loaded;
  } catch (error) {
    throw loadErrorOf(error, { remote: name, version, stage });
  }
}

async function findRemote(name: string, fresh: boolean): Promise<RegistryRemote> {
  const find = (): RegistryRemote | undefined => $remotes.getState().find((remote) => remote.name === name);
  // A kept registry may name a version that is not live any more: the server is heard first.
  await registryRead;
  const known = find();
  if (known && !fresh) return known;
  const failure = await readRegistryAnew();
  const found = find();
  if (found) return found;
  throw failure ?? new Error('it is not published');
}

/** Page and slots of one remote that ask at the same time share one load. */
function sharedLoad(remote: RegistryRemote, again: boolean, enter: (stage: LoadStage) => void, signal: AbortSignal): Promise<LoadedRemote> {
  const key = keyOf(remote);
  const known = loads.get(key);
  if (known && !again && (known.isSettled || Date.now() - known.startedAt < joinableMs)) {
    enter(known.stage);
    known.heard.add(enter);
    return known.promise;
  }
  const load = begin(remote, again || tried.has(key), enter, signal);
  tried.add(key);
  loads.set(key, load);
  load.promise.then(
    () => {
      load.isSettled = true;
    },
    () => {
      if (loads.get(key) === load) loads.delete(key);
    },
  );
  return load.promise;
}

function begin(remote: RegistryRemote, again: boolean, enter: (stage: LoadStage) => void, signal: AbortSignal): Load {
  const progress: Pick<Load, 'stage' | 'heard'> = { stage: 'manifest', heard: new Set([enter]) };
  const promise = evaluate(
    remote,
    again,
    (stage) => {
      progress.stage = stage;
      for (const hear of progress.heard) hear(stage);
    },
    signal,
  );
  return Object.assign(progress, { promise, startedAt: Date.now(), isSettled: false });
}

async function evaluate(
  remote: RegistryRemote, again: boolean, enter: (stage: LoadStage) => void, signal: AbortSignal,
): Promise<LoadedRemote> {
  attempts += 1;
  enter('manifest');
  // A developer's override has one version name for changing builds, so each load of it is a new one.
  const fresh = again || remote.version === 'override';
  const value = await line.during(loadFederated({
    remote: remote.name,
    id: `${remote.name}_${remote.version}${fresh ? `_${attempts}` : ''}`.replace(/[^A-Za-z0-9]/g, '_'),
    entry: again ? secondAddress(remote.entry) : remote.entry,
    integrity: remote.integrity,
    manifestIntegrity: remote.manifestIntegrity,
    onStage: enter,
    signal,
    again: fresh ? `again=${Date.now().toString(36)}${attempts}` : null,
  }));
  enter('evaluate');
  if (!isRemoteModule(value)) throw new Error('its module is not what the contract asks for');
  if (!isCompatible(value.contract)) throw new Error(otherContract(value.contract));
  return { module: value, version: remote.version };
}

function keyOf(remote: RegistryRemote): string {
  return `${remote.name}@${remote.version} ${remote.entry}`;
}

function otherContract(contract: string): string {
  return `it was built against contract ${contract} and this shell speaks ${CONTRACT}`;
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'contract' in value && typeof value.contract === 'string';
}
