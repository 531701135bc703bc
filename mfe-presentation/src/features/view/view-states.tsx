import { EmptyState, Skeleton, useDelayed, VisuallyHidden } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Fitted, Room, Stage } from './view-look';

const Page = styled.main`display: grid; flex: 1; place-items: center; min-height: 100dvh; padding: 24px 16px; background: var(--canvas); color: var(--text);`;
const Card = styled.div`
  width: min(406px, 100%); padding: 20px; border: 1px solid var(--border-2); border-radius: 12px; background: var(--surface);
`;

/** While a deck is on its way: where the slide will be. */
export function OpeningDeck() {
  const isLate = useDelayed(150);
  return (
    <Room aria-busy="true">
      <VisuallyHidden role="status">Loading the presentation</VisuallyHidden>
      <Stage>{isLate ? <Fitted><Skeleton height={0} style={{ aspectRatio: '16 / 9', height: 'auto', borderRadius: 0 }} /></Fitted> : null}</Stage>
    </Room>
  );
}

/** A deck that cannot be shown, and why. */
export function NoDeck({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Page>
      <Card role="alert"><EmptyState level={1} title={title} {...(text !== undefined && { text })} {...(action !== undefined && { action })} /></Card>
    </Page>
  );
}

export const InPage = ({ children }: { children: ReactNode }) => <Page><Card>{children}</Card></Page>;
