/** Where the loading of a remote stopped, in order. */
export type LoadStage = 'registry' | 'contract' | 'manifest' | 'script' | 'evaluate' | 'mount';

export class RemoteLoadError extends Error {
  readonly remote: string;
  readonly version: string;
  readonly stage: LoadStage;

  constructor(details: { remote: string; version: string; stage: LoadStage; message: string; cause?: unknown }) {
    super(details.message, { cause: details.cause });
    this.name = 'RemoteLoadError';
    this.remote = details.remote;
    this.version = details.version;
    this.stage = details.stage;
  }
}
