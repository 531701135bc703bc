import { useShell } from '@heartwood/contract/kit';
import { Button, EmptyState, Skeleton, useDelayed, VisuallyHidden, type LostPart } from '@heartwood/shared-ui';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { Fitted, Room, Stage } from './view-look';

const Page = styled.main`
  display: grid; flex: 1; place-items: center; min-height: 100dvh; padding: 24px 16px; background: var(--canvas); color: var(--text);
`;
const Card = styled.div`
  width: min(406px, 100%); padding: 20px; border: 1px solid var(--border-2); border-radius: 12px; background: var(--surface);
`;

/** While a deck is on its way: where the slide will be. */
export function OpeningDeck() {
  const isLate = useDelayed(150);
  return (
    <Room aria-busy="true">
      <VisuallyHidden role="status">Loading the presentation</VisuallyHidden>
      <Stage>
        {isLate ? <Fitted><Skeleton height={0} style={{ aspectRatio: '16 / 9', height: 'auto', borderRadius: 0 }} /></Fitted> : null}
      </Stage>
    </Room>
  );
}

/** A deck that cannot be shown, and why. */
export function NoDeck({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Page>
      <Card role="alert">
        <EmptyState level={1} title={title} {...(text !== undefined && { text })} {...(action !== undefined && { action })} />
      </Card>
    </Page>
  );
}

/** A deck of a form that came after this page. */
export function NewerDeck() {
  return <NoDeck
    title="This presentation is newer than this page" text="Reload the page to see it as it is meant."
    action={<Button variant="primary" onClick={() => window.location.reload()}>Reload</Button>}
  />;
}

/** What shows it could not be fetched. */
export function LostDeck({ lost: { error, retry } }: { lost: LostPart }) {
  const shell = useShell();
  useEffect(() => void shell.report(error, { where: 'The presentation' }), [shell, error]);
  return <NoDeck
    title="The presentation could not be loaded" text="Check your connection and try again."
    action={<Button onClick={retry}>Try again</Button>}
  />;
}

export const InPage = ({ children }: { children: ReactNode }) => <Page><Card>{children}</Card></Page>;
