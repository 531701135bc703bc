/**
 * Where the loading of a remote stopped, in order. `script` is its entry; `chunk` is any file of code that the entry
 * names, also one that is wanted long after the page is there.
 */
export const LOAD_STAGES = ['registry', 'contract', 'manifest', 'script', 'chunk', 'evaluate', 'mount'] as const;

export type LoadStage = (typeof LOAD_STAGES)[number];

/** Where an error was met, as reports tell it: while a remote was loaded, or later, in what it runs. */
export const REPORT_STAGES = [...LOAD_STAGES, 'running'] as const;

export type ReportStage = (typeof REPORT_STAGES)[number];

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
