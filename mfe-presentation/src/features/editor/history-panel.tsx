import { useCommand } from '@heartwood/client-kit/commands';
import { toFace } from '@heartwood/client-kit/people';
import { NotLoaded, ShowMore, useMore } from '@heartwood/client-kit/states';
import type { Deck, DeckTheme, Slide } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import { Button, ConfirmDialog, EmptyState, Skeleton, Text } from '@heartwood/shared-ui';
import { relativeDay } from '@heartwood/shared-ui/dates';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { DeckVersionsDocument, RestoreVersionDocument, type DeckVersionsQuery } from '../../generated/graphql';
import { SlideThumb } from '../../slide/slide-view';
import { slidesWords } from '../../deck/deck-words';
import { useEditing } from './editor-context';
import { Side } from './inspector/inspector';
import { PanelHead } from './panel-head';

const List = styled.ol`display: flex; flex-direction: column; gap: 12px; padding: 14px 18px; list-style: none;`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 4px 12px;
  align-items: center;
  font-size: 12.5px;
  line-height: 17px;
  & > div:first-child { grid-row: span 2; overflow: hidden; border: 1px solid var(--border-2); border-radius: 6px; }
`;

type Version = DeckVersionsQuery['presentationVersions']['nodes'][number];

/** The deck as it stood before each sitting. What is brought back keeps what is there now as one more. */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const { model, theme } = useEditing();
  const shell = useShell();
  const head = useUnit(model.$head);
  const { settings } = useUnit(model.$state).sync.shown;
  const run = useCommand();
  const rows = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<Version | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [{ data, error, fetching }, ask] = useQuery({
    query: DeckVersionsDocument, variables: { id: head.id }, requestPolicy: 'cache-and-network',
  });
  const page = data?.presentationVersions;
  const more = useMore(page, DeckVersionsDocument, (after) => ({ id: head.id, after }));
  const restore = async (version: Version) => {
    setBusy(true);
    await model.flush();
    const result = await run(RestoreVersionDocument, 'restorePresentationVersion', {
      id: head.id, versionId: version.id,
    }, { doing: 'bringing the version back' });
    setBusy(false);
    setAsked(null);
    const restored = result.ok ? result.payload.presentation : null;
    if (!restored) return;
    model.headIs(restored);
    model.deckIs(restored.data as Deck, restored.revision);
    shell.toast({
      title: `The deck is as it was ${relativeDay(version.at)}`, text: 'What stood here before is in the history.', status: 'success',
    });
  };
  return (
    <Side aria-label="History">
      <PanelHead title="History" onClose={onClose} />
      {!page && error && !fetching ? <NotLoaded what="The history" onRetry={() => ask({ requestPolicy: 'network-only' })} /> : null}
      {!page && !error ? <List aria-busy="true"><Skeleton height={60} /><Skeleton height={60} /></List> : null}
      {page?.nodes.length === 0
        ? <EmptyState title="No earlier version yet" text="One is kept before somebody else writes, or after a pause." />
        : null}
      <List ref={rows}>
        {page?.nodes.map((version) => (
          <Row key={version.id}>
            <div>{version.cover
              ? <SlideThumb slide={version.cover as Slide} theme={theme as DeckTheme} settings={settings} number={1} />
              : null}</div>
            <span><b>{relativeDay(version.at)}</b><br /><Text size="small" tone="2">
              {[version.by && (toFace(version.by).name || 'No name'), slidesWords(version.slideCount)].filter(Boolean).join(', ')}
            </Text></span>
            <div><Button size="sm" onClick={() => setAsked(version)}>Bring back</Button></div>
          </Row>
        ))}
      </List>
      <ShowMore more={more} rows={rows} />
      {asked ? (
        <ConfirmDialog
          open title={`Bring back the deck of ${relativeDay(asked.at)}?`} confirmLabel="Bring back" busy={isBusy}
          onCancel={() => setAsked(null)} onConfirm={() => void restore(asked)}
        >
          <Text>What stands here now is kept in the history.</Text>
        </ConfirmDialog>
      ) : null}
    </Side>
  );
}
