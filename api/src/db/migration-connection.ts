/** One connection; `run` takes several statements at once. */
export interface MigrationConnection {
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  run(script: string): Promise<void>;
  /** Nobody else is connected: there is nobody to lock out, and all is done in one transaction. */
  isAlone: boolean;
}
