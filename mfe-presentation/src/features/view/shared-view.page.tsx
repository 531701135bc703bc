import { countReading, type Read } from '@heartwood/client-kit/reading';
import { usePageHead } from '@heartwood/contract/kit';
import { Button, latePart } from '@heartwood/shared-ui';
import { useEffect, useRef } from 'react';
import type { ShownDeck } from './shown-deck';
import { useOpenedDeck } from './use-opened-deck';
import { useStep } from './use-step';
import { LostDeck, NewerDeck, NoDeck, OpeningDeck } from './view-states';
import { Viewer } from './viewer';

// A link without a passcode needs no form.
const ViewDoor = latePart(() => import('./view-door').then((part) => part.ViewDoor), { failed: (lost) => <LostDeck lost={lost} /> });

/** A deck as a link shows it, to whoever has the link. */
export function SharedViewPage({ token }: { token: string }) {
  const { state, open, start, tell, download } = useOpenedDeck(token);
  const title = state.kind === 'open' ? state.shown.title : 'Presentation';
  usePageHead({ title, crumbs: [{ label: title }] });
  switch (state.kind) {
    case 'opening':
      return <OpeningDeck />;
    case 'asking':
      return <ViewDoor asks={state.asks} onOpen={open} fallback={<OpeningDeck />} />;
    case 'ended':
      return <NoDeck title="This link has ended" text={`Ask ${state.sharedByName ?? 'who sent it'} for a new one.`} />;
    case 'failed':
      return <NoDeck title="The presentation did not load" text={state.message} action={<Button onClick={start}>Try again</Button>} />;
    case 'open':
      if (state.shown.isNewer) return <NewerDeck />;
      return (
        <Reading shown={state.shown} onTell={tell} onDownload={state.allowsDownload ? () => void download(state.shown.title) : null} />
      );
  }
}

interface ReadingProps { shown: ShownDeck; onTell(times: Read<string>[]): void; onDownload: (() => void) | null }

function Reading({ shown, onTell, onDownload }: ReadingProps) {
  const step = useStep({ deckId: shown.id, role: null, slides: shown.slides });
  const inSight = useRef<string | null>(null);
  const slideId = step.isBlack ? null : step.slide?.id ?? null;
  useEffect(() => {
    inSight.current = slideId;
  }, [slideId]);
  useEffect(() => countReading(() => (inSight.current === null ? [] : [inSight.current]), onTell), [onTell]);
  return <Viewer shown={shown} step={step} onClose={null} onPresent={null} onDownload={onDownload} />;
}
