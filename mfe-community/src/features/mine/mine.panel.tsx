import { NotLoaded } from '@heartwood/client-kit/states';
import { useReadable } from '@heartwood/contract/kit';
import { EmptyState, H3, IconButton, mobile, Skeleton, Text, VisuallyHidden, XIcon } from '@heartwood/shared-ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useDesk } from '../../notification/desk';
import { MINE_PANEL } from '../../mine/places';
import { useMine } from '../../mine/use-mine';
import { MineSections, type BegunPost } from './mine-sections';
import { isNothing, pressingWords } from './mine-words';

const Frame = styled.section`
  position: fixed; right: 8px; top: calc(var(--h-topbar) + 9px); bottom: 8px; z-index: var(--z-drawer);
  display: flex; flex-direction: column; width: 400px;
  border: 1px solid var(--border); border-width: 0 1px 1px; border-radius: 0 0 14px 0; background: var(--surface);
  box-shadow: var(--shadow-3);
  &:focus { outline: none; }
  ${mobile} { inset: 0; width: auto; border: 0; border-radius: 0; }
`;
const Head = styled.header`
  display: flex; align-items: center; gap: 4px; flex: none; height: 56px; padding: 0 10px 0 20px; border-bottom: 1px solid var(--border);
  & > div { flex: 1; display: flex; align-items: baseline; gap: 8px; }
`;
const Body = styled.div`flex: 1; min-height: 0; padding: 6px 8px 16px; overflow: auto;`;
const Middle = styled.div`display: grid; align-content: center; min-height: 100%; padding: 0 12px;`;
const Lines = styled.div`display: grid; gap: 10px; padding: 14px 12px;`;

export interface MinePanelProps {
  /** Posts that stand unpublished on this device. */
  posts: readonly BegunPost[];
}

/** What the person has to do and has begun, over the page: assigned modules and goals, mentions, drafts. */
export function MinePanel({ posts }: MinePanelProps) {
  const { shell } = useDesk();
  const { company } = useReadable(shell.session);
  const { mine, isMissing, retry } = useMine();
  const frame = useRef<HTMLElement>(null);
  const close = () => shell.slots.close(MINE_PANEL);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.focus();
    return () => {
      // Who went on to something else from here is there already.
      if (before instanceof HTMLElement && before.isConnected && !isElsewhere()) before.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mine]')];
    const at = rows.findIndex((row) => row === document.activeElement);
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  };
  return (
    <Frame ref={frame} role="dialog" aria-label="Mine" tabIndex={-1} onKeyDown={onKeyDown}>
      <Head>
        <div>
          <H3 as="h2">Mine</H3>
          <Text size="small" tone="3">{mine ? pressingWords(mine.pressing) : ''}</Text>
        </div>
        <IconButton icon={XIcon} label="Close" onClick={close} />
      </Head>
      <Body>
        {isMissing ? <Middle><NotLoaded what="Your list" onRetry={retry} /></Middle> : null}
        {!mine && !isMissing ? <Loading /> : null}
        {mine && isNothing(mine, posts) ? (
          <Middle>
            <EmptyState
              title="Nothing waits for you"
              text={`Modules and goals of ${company.name} that are assigned to you, who mentions you, and what you have begun to write stand here.`}
            />
          </Middle>
        ) : null}
        {mine ? <MineSections mine={mine} posts={posts} onLeave={close} /> : null}
      </Body>
    </Frame>
  );
}

const isElsewhere = () => document.activeElement !== null && document.activeElement !== document.body;

function Loading() {
  return (
    <Lines aria-busy="true">
      <VisuallyHidden role="status">Loading your list</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((each) => <Skeleton key={each} height={40} />)}
    </Lines>
  );
}
