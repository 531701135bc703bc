import { useCommand } from '@heartwood/client-kit/commands';
import { useCompany } from '@heartwood/client-kit/company';
import { ExportFile } from '@heartwood/client-kit/exports';
import { NotLoaded } from '@heartwood/client-kit/states';
import type { Deck } from '@heartwood/contract/deck';
import {
  Banner, Button, Checkbox, DownloadIcon, Field, Input, mobile, Modal, OptionCard, RefreshCwIcon, Select, Skeleton,
} from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  AskDeckExportDocument, DeckExportProgressDocument, DeckToExportDocument, UpdateBeforeExportDocument, type DeckFormat, type DeckPage,
  type DeckToExportQuery,
} from '../../generated/graphql';
import { rangeWords, readRange } from './slide-range';
import { staleBindings } from './stale-bindings';

const Body = styled.div`display: flex; flex-direction: column; gap: 16px;`;
const Formats = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 10px; ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Pair = styled.div`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; align-items: start;
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;
const Choices = styled.div`display: flex; flex-direction: column; gap: 4px;`;
const Files = styled.ul`display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none;`;

const FORMATS = [
  ['PDF', 'For mail and print, fonts inside'], ['PPTX', 'Text and charts stay editable'], ['PNG', 'A picture of each slide'],
] as const satisfies readonly (readonly [DeckFormat, string])[];
const PAGES = [
  { value: 'SLIDE', label: '16:9, one slide a page' }, { value: 'A4', label: 'A4, one slide a page' },
] as const satisfies readonly { value: DeckPage; label: string }[];

export interface AskedDeck { exportId: string; title: string; format: DeckFormat }

/** A presentation as a file. `onAsked`: it is on its way, and who asked goes on working. */
export function ExportDialog({ id, onAsked, onClose }: { id: string; onAsked(asked: AskedDeck): void; onClose(): void }) {
  const { companyId } = useCompany();
  const [{ data, error }, refetch] = useQuery({ query: DeckToExportDocument, variables: { id, companyId }, requestPolicy: 'network-only' });
  const again = () => refetch({ requestPolicy: 'network-only' });
  if (data?.presentation?.data) return <Ask
    data={data} deck={data.presentation.data as Deck} presentation={data.presentation} onUpdated={again} onAsked={onAsked} onClose={onClose}
  />;
  return (
    <Modal open onClose={onClose} title="Export" size={560}>
      {error || data ? <NotLoaded what="The presentation" onRetry={again} /> : <Skeleton height={320} />}
    </Modal>
  );
}

interface AskProps {
  data: DeckToExportQuery;
  deck: Deck;
  presentation: NonNullable<DeckToExportQuery['presentation']>;
  onUpdated(): void;
  onAsked(asked: AskedDeck): void;
  onClose(): void;
}

function Ask({ data, deck, presentation: { id, title, canEdit }, onUpdated, onAsked, onClose }: AskProps) {
  const command = useCommand();
  const [format, setFormat] = useState<DeckFormat>('PDF');
  const [page, setPage] = useState<DeckPage>('SLIDE');
  const [withNotes, setWithNotes] = useState(false);
  const [withSources, setWithSources] = useState(deck.settings.showsSource);
  const [withHidden, setWithHidden] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = deck.slides.filter(({ isHidden }) => withHidden || isHidden !== true).length;
  const everything = rangeWords(Array.from({ length: count }, (_, index) => index + 1));
  const range = typed ?? everything;
  const slides = readRange(range, count);
  const stale = staleBindings(deck, data.presentationFacts);

  const update = async () => {
    setBusy(true);
    const choices = stale.map((binding) => ({ ...binding, choice: 'UPDATE' as const }));
    await command(UpdateBeforeExportDocument, 'updateBindings', {
      id, patchId: crypto.randomUUID(), choices,
    }, { doing: 'updating the slides' });
    setBusy(false);
    onUpdated();
  };
  const ask = async () => {
    if (slides === null) return;
    setBusy(true);
    const exportId = crypto.randomUUID();
    const chosen = slides.length === count ? null : slides;
    const variables = { id: exportId, presentationId: id, format, slides: chosen, page, withNotes, withSources, withHidden };
    const result = await command(AskDeckExportDocument, 'askDeckExport', variables, { doing: 'exporting the presentation' });
    setBusy(false);
    if (result.ok) onAsked({ exportId, title, format });
  };

  return (
    <Modal
      open onClose={onClose} title={`Export “${title}”`} size={560}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Cancel</Button>
          <Button variant="primary" icon={DownloadIcon} busy={isBusy} disabled={slides === null} onClick={() => void ask()}>
            Export {format}
          </Button>
        </>
      )}
    >
      <Body>
        <Formats role="radiogroup" aria-label="Format">
          {FORMATS.map(([value, text]) => (
            <OptionCard
              key={value} name="deck-format" value={value} title={value} text={text} checked={format === value}
              onChange={() => setFormat(value)}
            />
          ))}
        </Formats>
        <Pair>
          <Field
            label="Slides" hint={slides === null ? undefined : `${slides.length} of ${count}. Like 1–6, 8`}
            error={slides === null ? `Write numbers from 1 to ${count}, like 1–6, 8.` : undefined}
          >
            <Input value={range} onChange={({ target }) => setTyped(target.value)} inputMode="text" autoComplete="off" />
          </Field>
          {format === 'PDF'
            ? <Field label="Page"><Select options={PAGES} value={page} onValueChange={(value) => setPage(value as DeckPage)} /></Field>
            : null}
        </Pair>
        <Choices>
          {format === 'PDF'
            ? <div><Checkbox checked={withNotes} onChange={setWithNotes}>Speaker notes on the page below</Checkbox></div>
            : null}
          <div><Checkbox checked={withSources} onChange={setWithSources}>Source line and date of each number</Checkbox></div>
          <div>
            <Checkbox
              checked={!withHidden}
              onChange={(leavesOut) => {
                setWithHidden(!leavesOut);
                setTyped(null);
              }}
            >
              Leave out hidden slides
            </Checkbox>
          </div>
        </Choices>
        {stale.length === 0 ? null : (
          <Banner
            tone="warning" icon={RefreshCwIcon}
            {...(canEdit && { action: <Button size="sm" busy={isBusy} onClick={() => void update()}>Update first</Button> })}
          >
            <b>
              {stale.length === 1 ? '1 number changed' : `${stale.length} numbers changed`} in the plan.
            </b> The export uses what the slides show.
          </Banner>
        )}
        {data.deckExports.length === 0 ? null : (
          <Files aria-label="Your files">
            {data.deckExports.map((file) => <ExportFile key={file.id} file={file} what={title} progress={DeckExportProgressDocument} />)}
          </Files>
        )}
      </Body>
    </Modal>
  );
}
