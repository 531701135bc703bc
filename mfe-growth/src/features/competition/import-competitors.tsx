import { CsvImportDialog, namesOf, oneOf, rating, text, type CellRead, type CsvField } from '@heartwood/client-kit/csv';
import { COMPETITOR_TYPES, LIMITS } from '@heartwood/contract/domain';
import { useMemo } from 'react';
import { useImport } from '../../area-page/csv-import/use-import';
import {
  ImportCompetitorsDocument, type CompetitorFieldsFragment as Competitor, type CompetitorInput, type CustomerFieldsFragment as Customer,
} from '../../generated/graphql';
import { isWebAddress, webAddressOf } from './web-address';

const { rowName, rowLine, rowText } = LIMITS;
const NOUN = ['competitor', 'competitors'] as const;
const words = text(rowText.max);

function website(typed: string): CellRead {
  const address = webAddressOf(typed);
  return isWebAddress(address) ? { value: address, fault: null } : { value: null, fault: 'Use a web address' };
}

const fieldsWith = (customers: readonly Customer[]): CsvField[] => [
  { name: 'name', label: 'Name', also: ['company', 'competitor', 'firm'], read: text(rowName.max) },
  { name: 'type', label: 'Type', also: ['kind'], read: oneOf(COMPETITOR_TYPES, 'Type is not known') },
  { name: 'website', label: 'Website', also: ['url', 'site', 'web', 'homepage'], read: website },
  { name: 'price', label: 'Price', also: ['pricing'], read: text(rowLine.max), lack: 'no price' },
  { name: 'importanceLevel', label: 'Importance level', also: ['importance'], read: rating },
  { name: 'customerExperience', label: 'Customer experience', also: ['experience'], read: rating },
  { name: 'valueProposition', label: 'Value proposition', also: ['proposition', 'promise'], read: words },
  { name: 'pointOfDifferentiation', label: 'Point of differentiation', also: ['differentiation', 'difference'], read: words },
  { name: 'revenueStreams', label: 'Revenue streams', also: ['revenue', 'business model'], read: words },
  { name: 'customers', label: 'Customers', also: ['segments'], read: namesOf(customers, (name) => `“${name}” is no segment of yours`) },
  { name: 'strengths', label: 'Strengths', also: ['pros'], read: words },
  { name: 'weaknesses', label: 'Weaknesses', also: ['cons'], read: words },
  { name: 'socialMediaEngagement', label: 'Social media engagement', also: ['social media', 'social'], read: words },
  { name: 'keyTakeaway', label: 'Key takeaway', also: ['takeaway', 'notes', 'note'], read: words },
  { name: 'details', label: 'Details', also: ['description', 'about'], read: words },
];

export interface ImportCompetitorsProps {
  /** All columns, the own company too. */
  competitors: readonly Competitor[];
  /** Whom a competitor can be linked to. */
  customers: readonly Customer[];
  onClose(): void;
}

/** Competitors from a file. */
export function ImportCompetitors({ competitors, customers, onClose }: ImportCompetitorsProps) {
  const fields = useMemo(() => fieldsWith(customers), [customers]);
  const send = useImport<CompetitorInput>({
    document: ImportCompetitorsDocument, field: 'importCompetitors', noun: NOUN, rows: competitors,
    input: ({ importanceLevel, ...values }, updated) => {
      // A list of a market names the own company too, which is not important to itself.
      const isSelf = competitors.some((each) => each.isSelf && each.id === updated);
      return {
        key: 'comparison', ...values, ...(importanceLevel !== undefined && !isSelf && { importanceLevel: importanceLevel as number }),
      };
    },
  });
  return <CsvImportDialog noun={NOUN} fields={fields} present={competitors} send={send} onClose={onClose} />;
}
