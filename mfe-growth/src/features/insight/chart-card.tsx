import { Button, Card, H3, TableIcon } from '@heartwood/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled(Card).attrs({ as: 'section' })`
  min-width: 0;
  padding: 18px 20px;
  & > header { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin-bottom: 10px; }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  & :is(th, td) { padding: 6px 0; border-bottom: 1px solid var(--border); text-align: left; font-variant-numeric: tabular-nums; }
  & thead th { color: var(--text-2); font-weight: var(--fw-semi); }
  & tbody th { font-weight: 450; }
  & :is(th, td):last-child { text-align: right; }
`;
const Scroll = styled.div`max-height: 220px; overflow: auto; &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }`;

export interface ChartCardProps {
  title: string;
  /** Heads of the two columns. */
  heads: readonly [string, string];
  rows: readonly (readonly [string, number])[];
  children: ReactNode;
}

/** A chart, or the same as a table. */
export function ChartCard({ title, heads, rows, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Frame aria-label={title}>
      <header>
        <H3 as="h2">{title}</H3>
        <Button
          size="sm" variant="ghost" icon={TableIcon} aria-pressed={isTable} aria-label={`${title} as a table`} onClick={() => (
            setTable(!isTable)
          )}
        >
          Table
        </Button>
      </header>
      {isTable ? (
        <Scroll tabIndex={0} role="group" aria-label={title}>
          <Table>
            <thead><tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>
              {rows.map(([name, value]) => <tr key={name}><th scope="row">{name}</th><td>{value.toLocaleString('en-US')}</td></tr>)}
            </tbody>
          </Table>
        </Scroll>
      ) : children}
    </Frame>
  );
}
