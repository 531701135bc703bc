import { money, shareOf } from '@heartwood/contract/domain';
import styled from 'styled-components';
import { Radio } from '@heartwood/shared-ui';
import type { Pack } from './use-buy';

const Options = styled.div`display: flex; flex-direction: column; gap: 8px;`;
const Option = styled.div`
  border: 1px solid var(--border-2);
  border-radius: 10px;
  background: var(--surface);
  &[data-on='true'] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
  & > label { display: flex; align-items: center; width: 100%; min-height: 42px; padding: 10px 13px; gap: 11px; }
  & b { font-weight: var(--fw-semi); font-variant-numeric: tabular-nums; }
  & small { margin-left: 6px; font-size: 12px; color: var(--text-3); font-variant-numeric: tabular-nums; }
  & b:last-child { margin-left: auto; }
`;

/** Packs of credits, one of them chosen. */
export function PackChoice(
  { packs, value, onChange, disabled }: { packs: readonly Pack[]; value: string; onChange(id: string): void; disabled: boolean },
) {
  return (
    <Options role="radiogroup" aria-label="Pack">
      {packs.map(({ id, credits, price, currency }) => (
        <Option key={id} data-on={id === value}>
          <Radio name="pack" checked={id === value} disabled={disabled} onChange={() => onChange(id)}>
            <span><b>{credits} credits</b><small>{money(shareOf(price, credits), currency)} each</small></span>
            <b>{money(price, currency)}</b>
          </Radio>
        </Option>
      ))}
    </Options>
  );
}

/** The one in the middle is proposed: neither the least nor the most. */
export const proposedPack = (packs: readonly Pack[]): Pack | undefined => packs[Math.floor((packs.length - 1) / 2)];
