import { createEvent, createStore } from 'effector';
import type { LoadStage } from '@heartwood/contract';

export type RemoteState = 'idle' | 'loading' | 'loaded' | 'failed';

export interface RemoteStatus {
  state: RemoteState;
  /** Version of the last attempt. */
  version: string;
  lastError: { id: string; message: string; stage: LoadStage | null; at: number } | null;
}

export const remoteLoading = createEvent<{ remote: string; version: string }>();
export const remoteLoaded = createEvent<{ remote: string; version: string }>();
export const remoteFailed = createEvent<{ remote: string; version: string; id: string; message: string; stage: LoadStage | null }>();

/** What happened to each remote in this tab; a remote without an entry has not been asked for. */
export const $remoteStatus = createStore<Readonly<Record<string, RemoteStatus>>>({})
  .on(remoteLoading, (all, { remote, version }) => ({ ...all, [remote]: { state: 'loading', version, lastError: all[remote]?.lastError ?? null } }))
  .on(remoteLoaded, (all, { remote, version }) => ({ ...all, [remote]: { state: 'loaded', version, lastError: all[remote]?.lastError ?? null } }))
  .on(remoteFailed, (all, { remote, version, ...error }) => ({ ...all, [remote]: { state: 'failed', version, lastError: { ...error, at: Date.now() } } }));
