import { NETWORK } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import type { CsvImportProps } from '@heartwood/client-kit/csv';
import { useShell } from '@heartwood/contract/kit';
import type { TypedDocumentNode } from '@urql/core';
import { useCommand } from '../../module/command';
import { lastPosition, type Positioned } from '../rows/row-position';

interface ImportAnswer { done?: number | null; error?: { code: string; field: string | null; message: string } | null }
type Placed = Pick<Positioned, 'id'> & { position?: number | null };

export interface ImportCalls<Input extends Placed> extends Pick<CsvImportProps, 'noun'> {
  document: TypedDocumentNode<object, { companyId: string; rows: Input[] | Input }>;
  /** The mutation. */
  field: string;
  /** What stands there: a new row comes after it. */
  rows: readonly Positioned[];
  /** What is sent of a row besides its place. */
  input(values: Readonly<Record<string, unknown>>, updated: string | null): Omit<Input, 'id' | 'position'>;
}

/** Sends the rows of a file in one request: those that stand there keep their place, the others come last, in the order of the file. */
export function useImport<Input extends Placed>({ document, field, noun, rows, input }: ImportCalls<Input>): CsvImportProps['send'] {
  const run = useCommand();
  const shell = useShell();
  const { companyId } = useCompany();
  return async (ready) => {
    const first = lastPosition(rows);
    const sent = ready.map(({ id, values, updates }, at) => (
      { ...input(values, updates?.id ?? null), ...(updates ? { id: updates.id } : { id, position: first + at }) } as Input
    ));
    const answer = await run(
      document as TypedDocumentNode<Record<string, ImportAnswer>, { companyId: string; rows: Input[] }>, field, { companyId, rows: sent },
      { doing: `importing the ${noun[1]}`, quiet: [NETWORK, 'INVALID'] },
    );
    if (!answer.ok) return answer.message || 'Heartwood could not be reached. Import again: nothing is there twice.';
    shell.toast({ title: `${sent.length} ${noun[sent.length === 1 ? 0 : 1]} imported`, status: 'success' });
    return null;
  };
}
