import { Banner, Button, Checkbox, DownloadIcon, FileTextIcon, Icon, Modal, Text, TextLink, UploadIcon } from '@heartwood/shared-ui';
import { LIMITS } from '@heartwood/contract/domain';
import { useMemo, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useFileDrop } from '../forms/use-file-drop';
import { chooseColumn, guessColumns, type CsvColumns } from './csv-columns';
import type { CsvField } from './csv-fields';
import { readCsvFile, toCsv, type CsvTable } from './csv-file';
import { CsvPreview } from './csv-preview';
import { csvBlob, downloadFile } from './download-file';
import { checkRows, type CheckedRow, type JudgeRow, type NamedRow } from './csv-rows';

const Drop = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 32px 24px;
  border: 1.25px dashed var(--hollow);
  border-radius: var(--r-3);
  text-align: center;
  ${({ $over }) => $over && css`border: 1.25px solid var(--action); background: var(--surface-selected);`}
`;
const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 36px;
  padding: 6px 12px;
  border: 1px solid var(--border-2);
  border-radius: var(--r-2);
  font-size: 13px;
  overflow-wrap: anywhere;
  & > :last-child { margin-left: auto; }
`;
const Line = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 6px 12px; min-height: 40px;
`;
const Left = styled(Button)`margin-right: auto;`;

const SEPARATORS: Readonly<Record<string, string>> = { '\t': 'tab', ',': 'comma', ';': 'semicolon' };

/** A row that is ready, with an id that stays the same however often it is sent. */
export type ImportedRow = CheckedRow & { id: string };

export interface CsvImportProps {
  /** "competitor", "competitors". */
  noun: readonly [one: string, several: string];
  fields: readonly CsvField[];
  /** What stands there already. */
  present: readonly NamedRow[];
  /** What is wrong with a row whose cells are right, each by itself; made once, as `fields` are. */
  judge?: JudgeRow;
  /** Sends what is ready, all or none; resolves to why it was not taken, null when it was. */
  send(rows: readonly ImportedRow[]): Promise<string | null>;
  onClose(): void;
}

/** A file, with the id that each of its rows gets. */
interface Chosen extends CsvTable { name: string; ids: ReadonlyMap<number, string> }

/** Rows from a file: what its columns are, what is wrong with which cell, and nothing is written before it is told to. */
export function CsvImportDialog({ noun, fields, present, judge, send, onClose }: CsvImportProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [columns, setColumns] = useState<CsvColumns>([]);
  const [onlyBad, setOnlyBad] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [imported, setImported] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const rows = useMemo(
    () => (chosen ? checkRows(chosen.rows, columns, fields, present, judge) : []), [chosen, columns, fields, present, judge],
  );
  const ready = rows.filter(({ fault }) => fault === null);
  const bad = rows.filter(({ fault }) => fault !== null);
  const named = (count: number) => `${count} ${noun[count === 1 ? 0 : 1]}`;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { table, fault } = await readCsvFile(file);
    setProblem(fault);
    if (!table) return;
    setChosen({ ...table, name: file.name, ids: new Map(table.rows.map(({ line }) => [line, crypto.randomUUID()])) });
    setColumns(guessColumns(table.header, fields));
    setImported(null);
    setOnlyBad(false);
  };
  const write = (line: number, column: number, text: string) => chosen && setChosen({
    ...chosen,
    rows: chosen.rows.map((row) => (row.line === line ? { line, cells: row.cells.map((cell, at) => (at === column ? text : cell)) } : row)),
  });
  const importReady = async () => {
    if (!chosen) return;
    setSending(true);
    const refusal = await send(ready.map((row) => ({ ...row, id: chosen.ids.get(row.line) ?? crypto.randomUUID() })));
    setSending(false);
    setProblem(refusal);
    if (refusal !== null) return;
    if (bad.length === 0) return onClose();
    // What is left can still be mended, or taken along.
    setChosen({ ...chosen, rows: bad });
    setImported(ready.length);
    setOnlyBad(false);
  };
  const download = (name: string, text: string) => downloadFile(name, csvBlob(text));
  const downloadBad = () => chosen && download(
    chosen.name.replace(/(\.[a-z]+)?$/i, '-left.csv'), toCsv(chosen.header, bad.map(({ cells }) => cells), chosen.separator),
  );

  return (
    <Modal
      open onClose={onClose} size={940} title={`Import ${noun[1]}`} dirty={chosen !== null && imported === null}
      subtitle={chosen
        ? 'Check the columns and the rows. Nothing is written before you import.'
        : 'From a CSV file, such as a spreadsheet saves. Nothing is written before you import.'}
      footer={<>
        {bad.length > 0
          ? <Left variant="ghost" icon={DownloadIcon} onClick={downloadBad}>Download
            the {bad.length === 1 ? 'row' : `${bad.length} rows`}</Left>
          : null}
        <Button variant="ghost" onClick={onClose}>{imported === null ? 'Cancel' : 'Close'}</Button>
        {chosen
          ? <Button variant="primary" busy={isSending} disabled={ready.length === 0} onClick={() => (
            void importReady()
          )}>Import {named(ready.length)}</Button>
          : null}
      </>}
    >
      <input ref={picker} type="file" accept=".csv,.tsv,.txt,text/csv" hidden aria-label="CSV file" onChange={(event) => {
        void choose(event.target.files?.[0]);
        // The same file again, once it is mended elsewhere.
        event.target.value = '';
      }} />
      {problem !== null ? <div style={{ marginBottom: 12 }}><Banner tone="danger">{problem}</Banner></div> : null}
      {chosen === null ? <FileDrop
        fields={fields}
        onFile={choose}
        onPick={() => picker.current?.click()}
        onTemplate={() => download(`${noun[1]}.csv`, toCsv(fields.map(({ label }) => label), []))}
      /> : (
        <>
          <FileLine>
            <Icon as={FileTextIcon} size={16} />
            <span>
              <b>{chosen.name}</b>{' '}
              <Text tone="2">{chosen.rows.length} {chosen.rows.length === 1 ? 'row' : 'rows'}, {chosen.header.length} columns, UTF-8,
                separator {SEPARATORS[chosen.separator] ?? chosen.separator}</Text>
            </span>
            <TextLink as="button" type="button" style={{ fontSize: 12 }} onClick={() => picker.current?.click()}>
              Choose another file
            </TextLink>
          </FileLine>
          <Line>
            <Text weight="semi" role="status">
              {imported === null ? '' : `${named(imported)} imported. `}
              {ready.length} of {rows.length} {rows.length === 1 ? 'row is' : 'rows are'} ready
            </Text>
            {bad.length > 0 ? <Checkbox checked={onlyBad} onChange={setOnlyBad}>Show only rows with a problem</Checkbox> : null}
          </Line>
          <CsvPreview
            header={chosen.header} columns={columns} fields={fields} rows={rows} onlyBad={onlyBad} onWrite={write}
            onChoose={(at, field) => setColumns(chooseColumn(columns, at, field))}
          />
          {bad.length > 0 ? <Text as="p" size="small" tone="2" style={{ marginTop: 8 }}>
            Mend a red cell here, or leave it: rows with a problem are not imported and nothing is lost.
          </Text> : null}
        </>
      )}
    </Modal>
  );
}

interface FileDropProps { fields: readonly CsvField[]; onFile(file: File | undefined): void; onPick(): void; onTemplate(): void }

function FileDrop({ fields, onFile, onPick, onTemplate }: FileDropProps) {
  const { isOver, place } = useFileDrop(([file]) => onFile(file));
  return (
    <Drop $over={isOver} {...place}>
      <Button icon={UploadIcon} onClick={onPick}>Choose a file</Button>
      <Text size="small" tone="2">
        UTF-8, at most {LIMITS.importedRows.max} rows, with comma, semicolon or tab between the cells. The first row names the columns:{' '}
        {fields.map(({ label }) => label).join(', ')}.
      </Text>
      <TextLink as="button" type="button" style={{ fontSize: 12 }} onClick={onTemplate}>Download an empty file with these columns</TextLink>
    </Drop>
  );
}
