import { createEvent, createStore } from 'effector';

export type RemoteState = 'idle' | 'loading' | 'loaded' | 'failed';

export interface RemoteStatus {
  state: RemoteState;
  /** Version of the last attempt. */
  version: string;
}

export const remoteLoading = createEvent<{ remote: string; version: string }>();
export const remoteLoaded = createEvent<{ remote: string; version: string }>();
export const remoteFailed = createEvent<{ remote: string; version: string }>();

/** How far each remote is in this tab; one without an entry has not been asked for. What went wrong is among the told errors. */
export const $remoteStatus = createStore<Readonly<Record<string, RemoteStatus>>>({})
  .on(remoteLoading, (all, { remote, version }) => ({ ...all, [remote]: { state: 'loading', version } }))
  .on(remoteLoaded, (all, { remote, version }) => ({ ...all, [remote]: { state: 'loaded', version } }))
  .on(remoteFailed, (all, { remote, version }) => ({ ...all, [remote]: { state: 'failed', version } }));
