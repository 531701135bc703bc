import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { csvBlob, downloadFile, toCsv } from '@heartwood/client-kit/csv';
import { ExportFile } from '@heartwood/client-kit/exports';
import { drawPlan, filterNote, fullName, type PlanFilter } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, Field, Modal, OptionCard, Select, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AskTimelineExportDocument, TimelineFileProgressDocument, TimelineFilesDocument, type PageFormat } from '../../generated/graphql';
import type { Address } from '../../timeline/address';
import { usePlan } from '../../timeline/plan-context';
import type { Timeline } from '../../timeline/timeline';
import { goalTable } from './goal-columns';
import { planPicture } from './plan-picture';

const Body = styled.div`display: flex; flex-direction: column; gap: 16px;`;
const Formats = styled.div`display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 10px;`;
const Files = styled.ul`display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none;`;
const Hint = styled.div`flex: 1; min-width: 0; text-align: left;`;

const FORMATS = [['PDF', 'To print, on one page'], ['PNG', 'A picture'], ['CSV', 'Goals as a table']] as const;
type Format = (typeof FORMATS)[number][0];

const PAGES = [
  { value: 'A4_LANDSCAPE', label: 'A4, landscape' }, { value: 'A3_LANDSCAPE', label: 'A3, landscape' },
  { value: 'LETTER_LANDSCAPE', label: 'Letter, landscape' },
] as const satisfies readonly { value: PageFormat; label: string }[];

/** Of a sheet of A4: what is wider than high is seen whole on a screen too. */
const PICTURE_RATIO = 210 / 297;
const WHOLE: PlanFilter = { person: null, category: null, status: null, hidden: [] };

export interface ExportDialogProps {
  /** What is shown of the plan, and by which filters. */
  shown: Timeline;
  address: Address;
  onClose(): void;
}

/** The timeline as a file, all of it or what is shown. A PDF is made by the server, the others at once. */
export function ExportDialog({ shown, address, onClose }: ExportDialogProps) {
  const { timeline, today } = usePlan();
  const { companyId, companyName } = useCompany();
  const shell = useShell();
  const command = useCommand();
  const [format, setFormat] = useState<Format>('PDF');
  const [page, setPage] = useState<PageFormat>('A4_LANDSCAPE');
  const isFiltered = shown.milestones.length + shown.phases.length < timeline.milestones.length + timeline.phases.length;
  const [isWhole, setWhole] = useState(!isFiltered);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [{ data }, reload] = useQuery({ query: TimelineFilesDocument, variables: { companyId }, pause: asked.length === 0 });
  const files = (data?.planExports ?? []).filter(({ id }) => asked.includes(id));
  const rows = isWhole ? timeline : shown;
  const { person, category, status, hidden, group } = address;
  const filter: PlanFilter = isWhole ? WHOLE : { person, category, status, hidden };
  const nameOf = (ending: string) => (
    `${[companyName, 'timeline', today].join(' ').toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join('-') ?? ''}.${ending}`
  );

  const ask = async () => {
    const id = crypto.randomUUID();
    const answer = await command(
      AskTimelineExportDocument, 'askTimelineExport', { companyId, id, page, group, shown: { ...filter, hidden: [...filter.hidden] } },
      { doing: 'exporting the timeline' },
    );
    if (!answer.ok) return;
    setAsked([id, ...asked]);
    reload({ requestPolicy: 'network-only' });
  };
  const make = {
    PDF: ask,
    PNG: async () => {
      const note = filterNote(filter, timeline, (who) => timeline.people.filter(({ id }) => id === who).map(fullName)[0] ?? '');
      downloadFile(nameOf('png'), await planPicture(drawPlan({ company: companyName, rows, group, today, note }, PICTURE_RATIO)));
    },
    CSV: () => {
      const { header, rows: lines } = goalTable(rows);
      downloadFile(nameOf('csv'), csvBlob(toCsv(header, lines)));
      return Promise.resolve();
    },
  };
  const begin = async () => {
    setBusy(true);
    try {
      await make[format]();
    } catch {
      shell.toast({ title: 'The picture could not be made. Export a PDF instead.', status: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const count = ({ milestones, phases }: Timeline) => `${milestones.length} goals, ${phases.length} phases`;

  return (
    <Modal
      open onClose={onClose} title="Export timeline" size={560}
      footer={(
        <>
          <Hint>{format === 'PDF' ? <Text size="small" tone="2">You can close this, the file waits in notifications.</Text> : null}</Hint>
          <Button variant="ghost" onClick={onClose}>Close</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void begin()}>Export</Button>
        </>
      )}
    >
      <Body>
        <Formats role="radiogroup" aria-label="Format">
          {FORMATS.map(([value, text]) => (
            <OptionCard
              key={value} name="timeline-format" value={value} title={value} text={text} checked={format === value} onChange={() => (
                setFormat(value)
              )}
            />
          ))}
        </Formats>
        {isFiltered ? (
          <Field label="Contents">
            <Select
              value={isWhole ? 'whole' : 'shown'} onValueChange={(value) => setWhole(value === 'whole')}
              options={[
                { value: 'shown', label: `What is shown: ${count(shown)}` },
                { value: 'whole', label: `The whole plan: ${count(timeline)}` },
              ]}
            />
          </Field>
        ) : <Text size="dense" tone="2">The whole plan: {count(timeline)}.</Text>}
        {format === 'PDF' ? (
          <Field label="Page"><Select options={PAGES} value={page} onValueChange={(value) => setPage(value as PageFormat)} /></Field>
        ) : null}
        {files.length === 0 ? null : (
          <Files aria-label="Your files">
            {files.map((file) => <ExportFile key={file.id} file={file} what="The timeline" progress={TimelineFileProgressDocument} />)}
          </Files>
        )}
      </Body>
    </Modal>
  );
}
