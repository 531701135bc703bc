import { MAX_SECTORS, SECTORS } from '@heartwood/contract/domain';
import { Field, SearchMultiSelect } from '@heartwood/shared-ui';

const OPTIONS = SECTORS.map(({ id, name }) => ({ value: id, label: name }));

export interface SectorsFieldProps {
  /** Ids of the contract's SECTORS. */
  value: readonly string[];
  onChange(sectors: string[]): void;
  error?: string | undefined;
  /** How many are suggested at a time. */
  suggestions?: number;
  onBlur?(): void;
}

/** The sectors of a company, five at most (product decisions, row 43). */
export function SectorsField({ value, error, ...select }: SectorsFieldProps) {
  return (
    <Field label="Sectors" aside={`${value.length} of ${MAX_SECTORS}`} error={error}>
      <SearchMultiSelect {...select} options={OPTIONS} value={value} max={MAX_SECTORS} placeholder="Type to find a sector" />
    </Field>
  );
}

/** The name of a sector by its id. */
export function sectorName(id: string): string {
  return SECTORS.find((sector) => sector.id === id)?.name ?? id;
}
