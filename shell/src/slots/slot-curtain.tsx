import { useState } from 'react';
import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import { Button, EmptyState, mobile } from '@heartwood/shared-ui';
import { useEscape } from '../layout/use-escape';
import type { HostedView, ViewState } from '../remotes/hosted-view';

const Layer = styled.section`
  position: fixed; right: 8px; top: calc(var(--h-topbar) + 9px); z-index: var(--z-drawer);
  width: var(--w-chat-drawer); max-width: calc(100vw - 16px); max-height: calc(100dvh - var(--h-topbar) - 17px); overflow: auto;
  border: 1px solid var(--border); border-radius: 14px; background: var(--surface); box-shadow: var(--shadow-3);
  ${mobile} { left: 8px; width: auto; }
`;
const ErrorId = styled.span`display: block; margin-top: 6px; font-size: 12px; color: var(--text-3); overflow-wrap: anywhere; user-select: all;`;

/** In place of a slot that somebody opened and that is late or can not be shown: a sentence in a layer of its own, Retry and Close. */
export function SlotCurtain({ view, onClose }: { view: HostedView; onClose: () => void }) {
  const state = useReadable(view.state);
  const [isRetried, setRetried] = useState(false);
  if (state.kind === 'mounted') return null;
  // Once it has been told, the layer stays until the slot is there: Retry keeps its place and its focus.
  if (state.kind !== 'failed' && !(state.kind === 'loading' && state.slow) && !isRetried) return null;
  const retry = (): void => {
    setRetried(true);
    view.retry();
  };
  return <Told onClose={onClose} onRetry={retry} state={state} />;
}

function Told({ state, onRetry, onClose }: { state: ViewState; onRetry: () => void; onClose: () => void }) {
  useEscape(true, onClose);
  const hasFailed = state.kind === 'failed';
  return (
    <Layer aria-label="Panel" role="alert" {...(hasFailed && { 'data-fallback': state.error.remote, 'data-stage': state.error.stage })}>
      <EmptyState
        action={<Button onClick={onRetry} size="sm" variant="primary">Retry</Button>}
        secondary={<Button onClick={onClose} size="sm">Close</Button>}
        text={hasFailed
          ? <>The rest of Heartwood works as usual.<ErrorId>Error id {state.errorId}</ErrorId><ErrorId>Trace {state.trace}</ErrorId></>
          : 'You can wait for it or try again.'}
        title={hasFailed ? 'This panel is not available right now' : 'This panel is taking longer than usual'}
      />
    </Layer>
  );
}
