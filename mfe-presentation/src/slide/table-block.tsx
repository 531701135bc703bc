import type { TableBlock } from '@heartwood/contract/deck';
import styled from 'styled-components';

const Grid = styled.table`
  width: 100%;
  height: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  line-height: 1.25;
  & :is(th, td) {
    padding: .3em .55em; border-bottom: 1.5px solid var(--slide-line); text-align: start; vertical-align: middle; overflow-wrap: break-word;
  }
  & thead th { color: var(--slide-muted); font-size: .88em; font-weight: 620; border-bottom-width: 2.5px; }
  & tbody th { font-weight: 620; }
  & [data-number] { text-align: end; font-variant-numeric: tabular-nums lining-nums; }
`;

const NUMBER = /^[-+~<>≈]?\s?[€$£¥]?\s?-?\d[\d.,\s]*\s?(?:%|k|M|bn|€)?$/;
const isNumber = (words: string | undefined) => NUMBER.test(words ?? '');

export function TableView({ block: { rows, hasHead, width, height } }: { block: TableBlock }) {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const size = Math.max(14, Math.min(26, height / Math.max(rows.length, 1) / 2.1, width / columns / 7));
  const [head, body] = hasHead ? [rows[0], rows.slice(1)] : [undefined, rows];
  const places = Array.from({ length: columns }, (_, index) => index);
  // A column of numbers stands at the right, its heading too.
  const numeric = places.map((column) => column > 0 && body.length > 0 && body.every((row) => isNumber(row[column]) || row[column] === ''));
  const marked = (column: number) => (numeric[column] ? { 'data-number': '' } : {});
  return (
    <Grid style={{ fontSize: size }}>
      {head === undefined ? null : (
        <thead>
          <tr>{places.map((column) => (
            head[column] ? <th key={column} scope="col" {...marked(column)}>{head[column]}</th> : <td key={column} />
          ))}</tr>
        </thead>
      )}
      <tbody>
        {body.map((row, index) => (
          <tr key={index}>
            {places.map((column) => (
              column === 0 && hasHead && row[0]
                ? <th key={column} scope="row">{row[0]}</th>
                : <td key={column} {...marked(column)}>{row[column] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
