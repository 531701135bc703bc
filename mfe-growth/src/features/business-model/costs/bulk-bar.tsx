import { readAmount } from '@heartwood/contract/numbers';
import { Button, IconButton, Input, mobile, Segmented, Text, XIcon } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { monthName } from '../../../area-page/charts/month-names';
import type { RangeChange } from './cost-range';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  align-items: center;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--border-2);
  border-radius: 10px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  font-size: 13px;
  line-height: 18px;
  & > [role='radiogroup'] { margin-left: auto; }
  ${mobile} { padding: 10px; & > [role='radiogroup'] { margin-left: 0; } }
`;

const Amount = styled.span`width: 96px; & input { text-align: right; }`;

export interface BulkBarProps {
  /** How many cells. */
  count: number;
  /** "Washing and depots, Sep–Dec". */
  chosen: string;
  /** The first of the chosen months. */
  first: string;
  onApply(change: RangeChange): void;
  onClose(): void;
}

/** What can be done with several months at once. */
export function BulkBar({ count, chosen, first, onApply, onClose }: BulkBarProps) {
  const [kind, setKind] = useState<Exclude<RangeChange['kind'], 'clear'>>('set');
  const [text, setText] = useState('');
  const read = readAmount(text);
  const isWrong = kind !== 'copy' && text.trim() !== '' && read === null;
  const apply = () => {
    if (kind === 'copy') onApply({ kind });
    else if (read !== null) onApply(kind === 'set' ? { kind, value: read } : { kind, by: read });
  };
  return (
    <Bar
      aria-label="Change the chosen months"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <b role="status">{count} months chosen</b> <Text size="dense" tone="3">{chosen}</Text>
      <Segmented
        size="sm" label="What to do" value={kind} onChange={setKind}
        options={[
          { value: 'set', label: 'Set to' }, { value: 'percent', label: 'Change by %' },
          { value: 'copy', label: `Copy from ${monthName(first)}` },
        ]}
      />
      {kind === 'copy' ? null : (
        <Amount>
          <Input
            inputMode="decimal" autoComplete="off" aria-label={kind === 'set' ? 'Amount' : 'Per cent'} aria-invalid={isWrong} value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Amount>
      )}
      <Button type="submit" variant="primary" size="sm" disabled={kind !== 'copy' && read === null}>Apply to {count} months</Button>
      <IconButton icon={XIcon} size="sm" label="Cancel" onClick={onClose} />
    </Bar>
  );
}
