import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { ExportFile, isOpen } from '@heartwood/client-kit/exports';
import { PageFailure } from '@heartwood/client-kit/states';
import type { AreaKey } from '@heartwood/contract/domain';
import { Button, Checkbox, Field, Modal, OptionCard, Select, Skeleton, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  AskExportDocument, CancelExportDocument, ExportDialogDocument, ExportProgressDocument, type ExportDialogQuery, type ExportFormat,
  type PageFormat,
} from '../../generated/graphql';
import { areaName } from '../../module/module-page';
import { contentsWords } from './export-words';

const Body = styled.div`display: flex; flex-direction: column; gap: 16px;`;
const Formats = styled.div`display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 10px;`;
const Head = styled.div`display: flex; justify-content: space-between; gap: 12px; margin-bottom: 6px;`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--border-2);
  border-radius: var(--r-3);
  & > li { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 42px; padding: 4px 14px; }
  & > li + li { border-top: 1px solid var(--border); }
`;
const Files = styled.ul`display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none;`;
const Hint = styled.div`flex: 1; min-width: 0; text-align: left;`;

const FORMATS = [
  ['PDF', 'As it looks'], ['DOCX', 'Text to edit in Word'], ['CSV', 'Rows, one file per table'],
] as const satisfies readonly (readonly [ExportFormat, string])[];

const PAGES = [
  { value: 'A4_PORTRAIT', label: 'A4, portrait' }, { value: 'A4_LANDSCAPE', label: 'A4, landscape' },
  { value: 'LETTER_PORTRAIT', label: 'Letter, portrait' },
] as const satisfies readonly { value: PageFormat; label: string }[];

type Contents = NonNullable<ExportDialogQuery['planContents']>;

/** The plan as a file: chosen areas, made by the server, with what it may not hold left out there. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const { companyId } = useCompany();
  const [{ data, error }, refetch] = useQuery({
    query: ExportDialogDocument, variables: { companyId }, requestPolicy: 'cache-and-network',
  });
  const reload = () => refetch({ requestPolicy: 'network-only' });
  if (data?.planContents) return <Ask contents={data.planContents} files={data.planExports} onAsked={reload} onClose={onClose} />;
  return (
    <Modal open onClose={onClose} title="Export" size={560}>
      {error ? <PageFailure what="The plan" error={error} onRetry={reload} /> : <Skeleton height={320} />}
    </Modal>
  );
}

interface AskProps { contents: Contents; files: ExportDialogQuery['planExports']; onAsked(): void; onClose(): void }

function Ask({ contents, files, onAsked, onClose }: AskProps) {
  const { companyId } = useCompany();
  const command = useCommand();
  const [format, setFormat] = useState<ExportFormat>('PDF');
  const [page, setPage] = useState<PageFormat>('A4_PORTRAIT');
  const [areas, setAreas] = useState<readonly AreaKey[]>(() => contents.filter(({ modules }) => modules > 0).map(({ area }) => area));
  const [withComments, setWithComments] = useState(false);
  const [onlyShared, setOnlyShared] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const restricted = contents.reduce((sum, one) => sum + one.restricted, 0);
  const running = files.find(isOpen);

  const ask = async () => {
    setAsking(true);
    const variables = { companyId, id: crypto.randomUUID(), format, areas: [...areas], page, withComments, onlyShared };
    await command(AskExportDocument, 'askExport', variables, { doing: 'exporting the plan' });
    setAsking(false);
    onAsked();
  };
  const cancel = async (id: string) => {
    await command(CancelExportDocument, 'cancelExport', { id }, { doing: 'calling the export off' });
    onAsked();
  };

  return (
    <Modal
      open onClose={onClose} title="Export" size={560}
      footer={(
        <>
          <Hint><Text size="small" tone="2">You can close this, the file waits in notifications.</Text></Hint>
          {running
            ? <Button variant="ghost" onClick={() => void cancel(running.id)}>Cancel</Button>
            : <Button variant="ghost" onClick={onClose}>Close</Button>}
          <Button variant="primary" busy={isAsking || running !== undefined} disabled={areas.length === 0} onClick={() => void ask()}>
            {running ? 'Exporting' : 'Export'}
          </Button>
        </>
      )}
    >
      <Body>
        <Formats role="radiogroup" aria-label="Format">
          {FORMATS.map(([value, text]) => (
            <OptionCard
              key={value} name="export-format" value={value} title={value} text={text} checked={format === value}
              onChange={() => setFormat(value)}
            />
          ))}
        </Formats>
        <section aria-label="Contents">
          <Head>
            <Text size="small" weight="medium">Contents</Text>
            <Text size="small" tone="3" role="status">{areas.length} of {contents.length} areas</Text>
          </Head>
          <List>
            {contents.map((one) => (
              <li key={one.area}>
                <Checkbox
                  checked={areas.includes(one.area)} disabled={one.modules === 0}
                  onChange={(isOn) => setAreas(isOn ? [...areas, one.area] : areas.filter((area) => area !== one.area))}
                >
                  {areaName(one.area)}
                </Checkbox>
                <Text size="small" tone="3">{contentsWords(one)}</Text>
              </li>
            ))}
          </List>
        </section>
        {format === 'CSV' ? null : (
          <Field label="Page"><Select options={PAGES} value={page} onValueChange={(value) => setPage(value as PageFormat)} /></Field>
        )}
        <div>
          <div><Checkbox checked={withComments} onChange={setWithComments}>Include comments and assumptions</Checkbox></div>
          {restricted === 0 ? null : (
            <div>
              <Checkbox checked={onlyShared} onChange={setOnlyShared}>
                Leave out what I may not share ({restricted === 1 ? '1 hidden module' : `${restricted} hidden modules`})
              </Checkbox>
            </div>
          )}
        </div>
        {files.length === 0 ? null : <Files
          aria-label="Your files"
        >{files.map((file) => <ExportFile key={file.id} file={file} what="The plan" progress={ExportProgressDocument} />)}</Files>}
      </Body>
    </Modal>
  );
}
