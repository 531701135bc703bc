import { createReadable, type Readable, type ReportStage } from '@heartwood/contract';
import { pageStorage } from '../session/page-storage';

/** An error of this tab, as the status page shows it. */
export interface ToldError {
  id: string;
  remote: string;
  /** The slot it was met in; empty elsewhere. */
  slot: string;
  version: string;
  stage: ReportStage;
  kind: string;
  /** Of the view that the remote was asked for last. */
  trace?: string | undefined;
  /** Known until the page is left: words may quote what somebody wrote, so they are not stored. */
  message?: string;
  at: number;
}

const key = 'heartwood-errors';
const most = 30;

const told = createReadable<readonly ToldError[]>(readKept());

/** The errors of this tab, newest first, those before a reload too. */
export const toldErrors: Readable<readonly ToldError[]> = told;

export function tellError(error: ToldError): void {
  told.set([error, ...told.get()].slice(0, most));
  try {
    pageStorage('sessionStorage').setItem(key, JSON.stringify(told.get().map(({ message: _message, ...kept }) => kept)));
  } catch {
    // A full or blocked storage costs the memory of what was before the reload.
  }
}

function readKept(): ToldError[] {
  try {
    const kept: unknown = JSON.parse(pageStorage('sessionStorage').getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isToldError) : [];
  } catch {
    return [];
  }
}

function isToldError(value: unknown): value is ToldError {
  const texts = ['id', 'remote', 'slot', 'version', 'stage', 'kind'];
  return typeof value === 'object' && value !== null && texts.every((name) => (
    typeof Reflect.get(value, name) === 'string'
  )) && typeof Reflect.get(value, 'at') === 'number';
}
