import { CheckIcon, ChevronDownIcon, CircleAlertIcon, Icon, Input, mobile, RefreshCwIcon, VisuallyHidden } from '@heartwood/shared-ui';
import { useState, type CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import type { CsvColumns } from './csv-columns';
import type { CsvField } from './csv-fields';
import type { CheckedRow } from './csv-rows';

const Frame = styled.div`
  border: 1px solid var(--border); border-radius: var(--r-3); overflow: auto; max-height: 420px; &:focus-visible { outline-offset: -2px; }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 12.5px;
  line-height: 17px;
  & th, & td { padding: 7px 10px; border-bottom: 1px solid var(--border); text-align: left; vertical-align: middle; }
  & thead th {
    position: sticky; top: 0; z-index: 1; background: var(--surface-sunken); font-weight: var(--fw-medium); color: var(--text-2);
    white-space: nowrap;
  }
  & td { height: 44px; min-width: 72px; max-width: 240px; overflow-wrap: break-word; }
  & tbody tr:last-child td { border-bottom: 0; }
  & td:first-child { min-width: 0; color: var(--text-3); }
  & td:last-child { min-width: 136px; }
`;
const Line = styled.tr<{ $bad: boolean }>`${({ $bad }) => $bad && css`& > td { background: var(--danger-soft); }`}`;
const Head = styled.span`display: block; max-width: 160px; overflow: hidden; text-overflow: ellipsis; font-weight: var(--fw-body);`;
const Choice = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  & > select {
    appearance: none;
    field-sizing: content;
    height: 24px;
    max-width: 190px;
    @supports not (field-sizing: content) { width: calc(var(--letters) * 1ch + 24px); }
    padding: 0 20px 0 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--text);
    font: var(--fw-semi) 12.5px/17px var(--font);
    cursor: pointer;
  }
  & > select > option { background: var(--surface-raised); color: var(--text); }
  & > svg { position: absolute; right: 2px; pointer-events: none; }
  ${mobile} { & > select { height: 36px; font-size: 16px; } }
`;
const Long = styled.span`display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3;`;
const Status = styled.span<{ $tone: 'good' | 'bad' | 'quiet' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => ({ good: 'var(--success-text)', bad: 'var(--danger-text)', quiet: 'var(--text-2)' })[$tone]};
  ${({ $tone }) => $tone === 'bad' && css`font-weight: var(--fw-medium);`}
`;

const LEFT_OUT = 'Left out';
const labelOf = (column: string | null | undefined, fields: readonly CsvField[]) => (
  fields.find(({ name }) => name === column)?.label ?? LEFT_OUT
);

export interface CsvPreviewProps {
  header: readonly string[];
  columns: CsvColumns;
  fields: readonly CsvField[];
  rows: readonly CheckedRow[];
  /** Only those with a problem, and those that were mended meanwhile. */
  onlyBad: boolean;
  onChoose(column: number, field: string | null): void;
  onWrite(line: number, column: number, text: string): void;
}

/** The rows of a file as they will be taken: what is wrong stands in its place, to be mended there. */
export function CsvPreview({ header, columns, fields, rows, onlyBad, onChoose, onWrite }: CsvPreviewProps) {
  // A cell that was wrong stays open while it is mended, and after.
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const write = (line: number, column: number, text: string) => {
    setMended(new Set([...mended, `${line}:${column}`]));
    onWrite(line, column, text);
  };
  const isOpen = ({ line, fault }: CheckedRow, column: number) => fault?.column === column || mended.has(`${line}:${column}`);
  const shown = onlyBad ? rows.filter((row) => row.fault !== null || header.some((_, column) => isOpen(row, column))) : rows;
  return (
    <Frame role="region" aria-label="Rows of the file" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {header.map((head, at) => (
              <th key={at} scope="col">
                <Head>{head || <VisuallyHidden>Column {at + 1}</VisuallyHidden>}</Head>
                <Choice>
                  <select
                    aria-label={`What “${head || `column ${at + 1}`}” is`} value={columns[at] ?? ''}
                    style={{ '--letters': labelOf(columns[at], fields).length } as CSSProperties}
                    onChange={({ target }) => onChoose(at, target.value || null)}
                  >
                    <option value="">{LEFT_OUT}</option>
                    {fields.map(({ name, label }) => <option key={name} value={name}>{label}</option>)}
                  </select>
                  <Icon as={ChevronDownIcon} size={14} />
                </Choice>
              </th>
            ))}
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Line key={row.line} $bad={row.fault !== null}>
              <td>{row.line}</td>
              {row.cells.map((cell, column) => {
                const label = columns[column] ? labelOf(columns[column], fields) : header[column] ?? '';
                return (
                  <td key={column}>
                    {isOpen(row, column) ? (
                      <Input
                        value={cell} placeholder={label} aria-label={`${label}, row ${row.line}`}
                        aria-invalid={row.fault?.column === column}
                        {...(row.fault?.column === column && { 'aria-description': row.fault.sentence })}
                        style={{ minWidth: 92, maxWidth: 180 }}
                        onChange={({ target }) => write(row.line, column, target.value)}
                      />
                    ) : <Long>{cell || '–'}</Long>}
                  </td>
                );
              })}
              <td><RowStatus row={row} /></td>
            </Line>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function RowStatus({ row: { fault, updates, lacks } }: { row: CheckedRow }) {
  if (fault) return <Status $tone="bad"><Icon as={CircleAlertIcon} size={14} />{fault.sentence}</Status>;
  if (updates) return <Status $tone="quiet"><Icon as={RefreshCwIcon} size={14} />Updates {updates.name}</Status>;
  if (lacks.length > 0) return <Status $tone="quiet"><Icon as={CheckIcon} size={14} />Ready, {lacks.join(', ')}</Status>;
  return <Status $tone="good"><Icon as={CheckIcon} size={14} />Ready</Status>;
}
