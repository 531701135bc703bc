import { CsvImportDialog, oneOf, text, type CsvField } from '@heartwood/client-kit/csv';
import { LIMITS, PLAN_LEVELS } from '@heartwood/contract/domain';
import { useImport } from '../../area-page/csv-import/use-import';
import { ImportCustomersDocument, type CustomerFieldsFragment as Customer, type CustomerInput } from '../../generated/graphql';

const { rowName, rowWord, rowText } = LIMITS;
const NOUN = ['segment', 'segments'] as const;
const words = text(rowText.max);
const level = oneOf(PLAN_LEVELS, 'Use Low, Medium or High');

const FIELDS: readonly CsvField[] = [
  { name: 'name', label: 'Name', also: ['segment', 'customer', 'customer segment', 'group'], read: text(rowName.max) },
  { name: 'category', label: 'Category', read: text(rowWord.max) },
  { name: 'type', label: 'Type', also: ['kind'], read: text(rowWord.max) },
  { name: 'description', label: 'Description', also: ['about', 'notes'], read: words },
  { name: 'problem', label: 'Problem', also: ['pain'], read: words },
  { name: 'solution', label: 'Solution', read: words },
  { name: 'valueProposition', label: 'Value proposition', also: ['proposition', 'promise'], read: words },
  { name: 'priceSensitivity', label: 'Price sensitivity', also: ['sensitivity'], read: level },
  { name: 'willingnessToPay', label: 'Willingness to pay', also: ['willingness'], read: level },
];

/** Customer segments from a file. */
export function ImportCustomers({ customers, onClose }: { customers: readonly Customer[]; onClose(): void }) {
  const send = useImport<CustomerInput>({
    document: ImportCustomersDocument, field: 'importCustomers', noun: NOUN, rows: customers,
    input: (values) => ({ key: 'customerSegment', ...values }),
  });
  return <CsvImportDialog noun={NOUN} fields={FIELDS} present={customers} send={send} onClose={onClose} />;
}
