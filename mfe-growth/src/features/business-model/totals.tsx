import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Frame = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  & > div { flex: 1 1 150px; min-width: 0; padding: 12px 16px; }
  & > div + div { border-left: 1px solid var(--border); }
  & dt, & small { font-size: 12px; line-height: 17px; color: var(--text-2); }
  & dd { margin: 0; }
  & b { display: block; font-size: 20px; line-height: 26px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${mobile} { & > div { flex-basis: 100%; } & > div + div { border-top: 1px solid var(--border); border-left: 0; } }
`;

/** Sums in a row, one for each currency: nothing is converted. */
export function Totals({ items }: { items: readonly { label: string; value: string; note: string }[] }) {
  if (items.length === 0) return null;
  return (
    <Frame aria-label="Totals">
      {items.map(({ label, value, note }) => <div key={label}><dt>{label}</dt><dd><b>{value}</b><small>{note}</small></dd></div>)}
    </Frame>
  );
}
