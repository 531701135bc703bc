import type { ExportDialogQuery } from '../../generated/graphql';

type Contents = Pick<NonNullable<ExportDialogQuery['planContents']>[number], 'modules' | 'rows' | 'hidden'>;

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What of an area goes into the file: "9 modules, 21 rows, 2 hidden". */
export function contentsWords({ modules, rows, hidden }: Contents): string {
  const parts = [[modules, count(modules, 'module')], [rows, count(rows, 'row')], [hidden, `${hidden} hidden`]] as const;
  return parts.filter(([number]) => number > 0).map(([, words]) => words).join(', ');
}
