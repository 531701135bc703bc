import { CLAIM_STATUSES, STRENGTHS, type Difference } from '@heartwood/contract/domain';
import { formatAmount } from '@heartwood/contract/numbers';
import { wordFor } from '../../area-page/open-rows/row-words';

const NOTHING = '–';

const FIELDS: Readonly<Record<string, string>> = {
  value: 'amount', price: 'price', number: 'customers', projectedGrowth: 'growth', likelihood: 'likelihood', impact: 'impact',
  importanceLevel: 'importance', customerExperience: 'customer experience',
};

/** What differs, in words, with what it was and what it is. */
export function differenceWords({ what, label, field, unit, before, after }: Difference): { what: string; before: string; after: string } {
  const both = (word: (value: string) => string) => (
    { before: before === null ? NOTHING : word(before), after: after === null ? NOTHING : word(after) }
  );
  switch (what) {
    case 'done': return { what: 'Progress', ...both((value) => (value === 'true' ? 'Done' : 'Not done')) };
    case 'status': return { what: 'Assumption', ...both((value) => wordFor(CLAIM_STATUSES, value)) };
    case 'strength': return { what: 'Evidence', ...both((value) => wordFor(STRENGTHS, value)) };
    case 'rows': return { what: 'Rows', ...both((value) => value) };
    case 'figure': return {
      what: [label, FIELDS[field ?? ''] ?? field].filter(Boolean).join(', '), ...both((value) => formatAmount(value, unit, { most: 4 })),
    };
  }
}
