import { usePageHead, useShell } from '@heartwood/contract/kit';
import { Button, useIsMobile } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import { LIST, viewPath } from '../../places';
import { PresenterView } from './presenter-view';
import { useOwnDeck } from './use-own-deck';
import { useStep } from './use-step';
import { NoDeck, OpeningDeck } from './view-states';
import type { ShownDeck } from './shown-deck';

/** The window of who presents; a phone has the viewer alone. */
export function PresenterPage({ id }: { id: string }) {
  const shell = useShell();
  const isMobile = useIsMobile();
  const { deck, load } = useOwnDeck(id, null);
  usePageHead({
    title: deck.kind === 'open' ? `Presenter view: ${deck.shown.title}` : 'Presenter view', crumbs: [{ label: 'Presenter view' }],
  });
  useEffect(() => {
    if (isMobile) shell.nav.navigate(viewPath(id), { replace: true });
  }, [isMobile, shell, id]);
  switch (deck.kind) {
    case 'opening':
      return <OpeningDeck />;
    case 'failed':
      return <NoDeck
        title="The presentation did not load" text={deck.message} action={<Button onClick={() => void load()}>Try again</Button>}
      />;
    case 'none':
      return <NoDeck
        title="This presentation is not there" action={<Button onClick={() => shell.nav.navigate(LIST)}>All presentations</Button>}
      />;
    case 'open':
      return isMobile ? <OpeningDeck /> : <Presenting shown={deck.shown} />;
  }
}

function Presenting({ shown }: { shown: ShownDeck }) {
  const shell = useShell();
  const step = useStep({ deckId: shown.id, role: 'presenter', slides: shown.slides });
  const end = () => {
    // A window that nobody opened from here is not closed by the browser.
    window.close();
    if (!window.closed) shell.nav.navigate(viewPath(shown.id));
  };
  return <PresenterView shown={shown} step={step} onEnd={end} />;
}
