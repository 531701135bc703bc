import { money, shareOf, shortMoney } from '@heartwood/contract/domain';
import styled from 'styled-components';
import { Radio, VisuallyHidden } from '@heartwood/shared-ui';
import type { Pack } from './use-buy';

const Options = styled.div<{ $short: boolean }>`
  ${({ $short }) => ($short ? 'display: flex; flex-wrap: wrap;' : 'display: flex; flex-direction: column;')} gap: 8px;
`;
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

const Short = styled(Option)`
  flex: 1 1 auto;
  && > label { gap: 6px; padding: 8px; white-space: nowrap; }
  && small { margin-left: 5px; font-size: 13px; }
`;

interface PackChoiceProps {
  packs: readonly Pack[];
  value: string;
  onChange(id: string): void;
  disabled?: boolean;
  /** Side by side, with the number and the price alone. */
  isShort?: boolean;
}

/** Packs of credits, one of them chosen. */
export function PackChoice({ packs, value, onChange, disabled = false, isShort = false }: PackChoiceProps) {
  if (isShort) {
    return (
      <Options $short role="radiogroup" aria-label="Pack">
        {packs.map(({ id, credits, price, currency }) => (
          <Short key={id} data-on={id === value}>
            <Radio name="pack" checked={id === value} disabled={disabled} onChange={() => onChange(id)}>
              <span><b>{credits}<VisuallyHidden> credits</VisuallyHidden></b><small>{shortMoney(price, currency)}</small></span>
            </Radio>
          </Short>
        ))}
      </Options>
    );
  }
  return (
    <Options $short={false} role="radiogroup" aria-label="Pack">
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
