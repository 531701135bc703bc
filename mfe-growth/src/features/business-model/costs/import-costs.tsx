import { amount, CsvImportDialog, currency, fault, oneOf, text, type CsvField } from '@heartwood/client-kit/csv';
import { COST_TYPES, LIMITS } from '@heartwood/contract/domain';
import { useMemo } from 'react';
import { useImport } from '../../../area-page/csv-import/use-import';
import { ImportCostsDocument, type CostFieldsFragment as Cost, type CostInput } from '../../../generated/graphql';

const NOUN = ['cost', 'costs'] as const;

/** Of a cost that has amounts by month, one a month would take the place of all of them. */
function fieldsFor(costs: readonly Cost[]): readonly CsvField[] {
  const byMonth = new Set(costs.filter(({ valueArray }) => valueArray.length > 0).map(({ id }) => id));
  return [
    { name: 'name', label: 'Name', also: ['cost', 'description', 'item'], read: text(LIMITS.rowName.max) },
    { name: 'type', label: 'Type', also: ['kind'], read: oneOf(COST_TYPES, 'Use Fixed, Variable or One-off') },
    {
      name: 'value', label: 'A month', also: ['amount', 'value', 'monthly', 'price'], lack: 'no amount',
      read: (typed, updates) => (
        updates !== null && byMonth.has(updates) ? fault('It has amounts by month: change them in the table') : amount(typed)
      ),
    },
    { name: 'currency', label: 'Currency', read: currency },
  ];
}

interface ImportCostsProps {
  costs: readonly Cost[];
  /** Of a new one that does not say it. */
  usual: string;
  onClose(): void;
}

/** Costs from a file. */
export function ImportCosts({ costs, usual, onClose }: ImportCostsProps) {
  const fields = useMemo(() => fieldsFor(costs), [costs]);
  const present = useMemo(() => costs.map(({ id, description }) => ({ id, name: description })), [costs]);
  const send = useImport<CostInput>({
    document: ImportCostsDocument, field: 'importCosts', noun: NOUN, rows: costs,
    input: ({ name, ...values }, updated) => ({
      ...(updated === null && { type: 'FIXED' as const, value: '0', currency: usual }), key: 'costs', description: name as string,
      ...values,
    }),
  });
  return <CsvImportDialog noun={NOUN} fields={fields} present={present} send={send} onClose={onClose} />;
}
