import { createReaderClient } from '@heartwood/client-kit/graphql';
import { themeOf, type DeckTheme, type Slide } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { NO_FOOT, SlideThumb } from '../../slide/slide-view';
import { DeckCoverDocument, type DeckCoverQuery } from '../../generated/graphql';

const Frame = styled.div`overflow: hidden; border: 1px solid var(--border-2); border-radius: 6px;`;

/** The first slide of a presentation, as small as its place is; nothing for who may not see it. */
export function DeckCover({ id }: { id: string }) {
  const shell = useShell();
  const client = useMemo(() => createReaderClient(shell, 'presentation'), [shell]);
  const [deck, setDeck] = useState<DeckCoverQuery['presentation']>(null);
  useEffect(() => {
    const asked = client.query(DeckCoverDocument, { id }).subscribe(({ data }) => setDeck(data?.presentation ?? null));
    return () => asked.unsubscribe();
  }, [client, id]);
  if (!deck?.cover) return null;
  const theme = (deck.theme.look as DeckTheme | null) ?? themeOf(deck.theme.slug);
  return <Frame><SlideThumb slide={deck.cover as Slide} theme={theme} settings={NO_FOOT} number={1} /></Frame>;
}
