import { Text } from '@heartwood/shared-ui';
import { parse } from 'papaparse';
import { useMemo } from 'react';
import styled from 'styled-components';

const MOST_ROWS = 1000;

const Words = styled.pre`margin: 0; font: 13px/20px var(--font); white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext;`;
const Scroll = styled.div`max-height: 70vh; overflow: auto; &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }`;
const Table = styled.table`
  border-collapse: collapse; font-size: 13px; line-height: 19px;
  & th, & td { padding: 6px 10px; border: 1px solid var(--border); text-align: start; vertical-align: top; white-space: pre-wrap; }
  & th { position: sticky; top: 0; background: var(--surface-sunken); font-weight: var(--fw-semi); }
`;

/** A text as it stands, or the rows of a table: words alone, whatever they say. */
export function TextPages({ bytes, name, isTable }: { bytes: Uint8Array; name: string; isTable: boolean }) {
  const text = useMemo(() => new TextDecoder().decode(bytes), [bytes]);
  const rows = useMemo(() => (isTable ? parse<string[]>(text, { skipEmptyLines: true }).data : []), [isTable, text]);
  const [head, ...body] = rows;
  if (!head) return <Scroll tabIndex={0} role="document" aria-label={name}><Words>{text}</Words></Scroll>;
  return (
    <>
      <Scroll tabIndex={0} role="document" aria-label={name}>
        <Table>
          <thead><tr>{head.map((cell, at) => <th key={at} scope="col">{cell}</th>)}</tr></thead>
          <tbody>
            {body.slice(0, MOST_ROWS).map((row, at) => <tr key={at}>{row.map((cell, column) => <td key={column}>{cell}</td>)}</tr>)}
          </tbody>
        </Table>
      </Scroll>
      {body.length > MOST_ROWS
        ? <Text size="small" tone="3">The first {MOST_ROWS} of {body.length} rows. Download it to see all.</Text>
        : null}
    </>
  );
}
