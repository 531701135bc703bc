import type { ExportDialogQuery, PlanExportFragment } from '../../generated/graphql';

type Contents = Pick<NonNullable<ExportDialogQuery['planContents']>[number], 'modules' | 'rows' | 'hidden'>;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What of an area goes into the file: "9 modules, 21 rows, 2 hidden". */
export function contentsWords({ modules, rows, hidden }: Contents): string {
  const parts = [[modules, count(modules, 'module')], [rows, count(rows, 'row')], [hidden, `${hidden} hidden`]] as const;
  return parts.filter(([number]) => number > 0).map(([, words]) => words).join(', ');
}

/** What is said beside a file that is not there to be fetched; null when it is. */
export function stateWords({ state, fault }: Pick<PlanExportFragment, 'state' | 'fault'>): string | null {
  if (state === 'WAITING') return 'Waiting for its turn';
  if (state === 'RUNNING') return 'Being made';
  if (state === 'FAILED') return fault ?? 'It could not be made. Ask for it again.';
  return state === 'CANCELLED' ? 'Called off' : null;
}

export const isOpen = ({ state }: Pick<PlanExportFragment, 'state'>) => state === 'WAITING' || state === 'RUNNING';
