import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, useIsMobile } from '@heartwood/shared-ui';
import { editPath, LIST, openPresenter } from '../../places';
import type { ShownDeck } from './shown-deck';
import { useOwnDeck } from './use-own-deck';
import { useStep } from './use-step';
import { NewerDeck, NoDeck, OpeningDeck } from './view-states';
import { Viewer } from './viewer';

/** A deck by its id. `viewKey`: of the address, for who is nobody here. */
export function OwnViewPage({ id, viewKey }: { id: string; viewKey: string | null }) {
  const shell = useShell();
  const { deck, load } = useOwnDeck(id, viewKey);
  const title = deck.kind === 'open' ? deck.shown.title : 'Presentation';
  usePageHead({ title, crumbs: [{ label: title }] });
  const toList = () => shell.nav.navigate(LIST);
  switch (deck.kind) {
    case 'opening':
      return <OpeningDeck />;
    case 'failed':
      return <NoDeck
        title="The presentation did not load" text={deck.message} action={<Button onClick={() => void load()}>Try again</Button>}
      />;
    case 'none':
      return viewKey === null
        ? <NoDeck
          title="This presentation is not there" text="It was deleted, or you are not in its company."
          action={<Button onClick={toList}>All presentations</Button>}
        />
        : <NoDeck title="This link has ended" text="Ask who sent it for a new one." />;
    case 'open':
      if (deck.shown.isNewer) return <NewerDeck />;
      return <Showing
        shown={deck.shown} isMember={viewKey === null} onClose={deck.canEdit ? () => shell.nav.navigate(editPath(id)) : toList}
      />;
  }
}

function Showing({ shown, isMember, onClose }: { shown: ShownDeck; isMember: boolean; onClose(): void }) {
  const step = useStep({ deckId: shown.id, role: isMember ? 'viewer' : null, slides: shown.slides });
  const isMobile = useIsMobile();
  return (
    <Viewer
      shown={shown} step={step} onClose={isMember ? onClose : null} onDownload={null}
      onPresent={isMember && !isMobile ? () => void openPresenter(shown.id) : null}
    />
  );
}
