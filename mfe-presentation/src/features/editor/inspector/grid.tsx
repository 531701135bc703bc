import { BLOCK_LIMITS } from '@heartwood/contract/deck';
import { Button } from '@heartwood/shared-ui';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';

const Scroll = styled.div`overflow: auto; border: 1px solid var(--border-2); border-radius: 8px;`;
const Table = styled.table`
  border-collapse: collapse;
  width: 100%;
  & td, & th {
    padding: 0; border: 1px solid var(--border); font-size: 12px; line-height: 16px; font-weight: var(--fw-medium); color: var(--text-2);
    text-align: start;
  }
  & th { padding: 4px 6px; background: var(--surface-sunken); }
  & input {
    width: 100%; min-width: 58px; padding: 6px; border: 0; background: none; color: var(--text); font: inherit;
    &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  }
`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: 6px;`;

interface GridProps {
  label: string;
  rows: readonly (readonly string[])[];
  /** Over the columns, where they have names. */
  head?: readonly string[];
  maxColumns?: number;
  maxRows?: number;
  /** Of a cell, in characters. */
  maxLength?: number;
  onChange: (rows: string[][]) => void;
}

/** A small table to type in: Enter goes down, a table can be pasted into it. */
export function Grid({ label, rows, head, maxColumns = 8, maxRows = BLOCK_LIMITS.table.rows, maxLength, onChange }: GridProps) {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const filled = rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  const isFixed = head !== undefined;
  const write = (at: number, column: number, text: string) => (
    onChange(filled.map((row, index) => (index === at ? row.with(column, text) : row)))
  );
  const paste = (event: ClipboardEvent, at: number, column: number) => {
    const lines = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '').split(/\r?\n/).map((line) => line.split('\t'));
    if (lines.length === 1 && lines[0]?.length === 1) return;
    event.preventDefault();
    const columns = Math.min(maxColumns, Math.max(width, column + Math.max(...lines.map((line) => line.length))));
    const length = Math.min(maxRows, Math.max(filled.length, at + lines.length));
    onChange(Array.from(
      { length }, (_, row) => Array.from({ length: columns }, (__, cell) => lines[row - at]?.[cell - column] ?? filled[row]?.[cell] ?? ''),
    ));
  };
  const down = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const cell = event.currentTarget.closest('td');
    const row = event.key === 'ArrowUp' ? cell?.parentElement?.previousElementSibling : cell?.parentElement?.nextElementSibling;
    row?.children[cell?.cellIndex ?? 0]?.querySelector('input')?.focus();
  };
  return (
    <>
      <Scroll>
        <Table aria-label={label}>
          {head ? <thead><tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead> : null}
          <tbody>
            {filled.map((row, at) => (
              <tr key={at}>
                {row.map((text, column) => (
                  <td key={column}>
                    <input
                      value={text} maxLength={maxLength} aria-label={`${head?.[column] ?? `Column ${column + 1}`}, row ${at + 1}`}
                      onKeyDown={down}
                      onChange={(event) => write(at, column, event.target.value)} onPaste={(event) => paste(event, at, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Row>
        <Button
          size="sm" variant="ghost" disabled={filled.length >= maxRows}
          onClick={() => onChange([...filled, Array.from({ length: width }, () => '')])}
        >Add row</Button>
        <Button size="sm" variant="ghost" disabled={filled.length <= 1} onClick={() => onChange(filled.slice(0, -1))}>Remove row</Button>
        {isFixed ? null : (
          <>
            <Button size="sm" variant="ghost" disabled={width >= maxColumns} onClick={() => onChange(filled.map((row) => [...row, '']))}>
              Add column
            </Button>
            <Button size="sm" variant="ghost" disabled={width <= 1} onClick={() => onChange(filled.map((row) => row.slice(0, -1)))}>
              Remove column
            </Button>
          </>
        )}
      </Row>
    </>
  );
}
