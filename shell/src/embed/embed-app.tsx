import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Readable, Session, SlotParams } from '@heartwood/contract';
import { useReadable } from '@heartwood/contract/kit';
import { Button, EmptyState, followTips, GlobalStyle, Skeleton } from '@heartwood/shared-ui';
import type { EmbedSettings } from '../embed-element/protocol';
import { ViewCurtain } from '../page/view-curtain';
import { createHostedView, type HostedView } from '../remotes/hosted-view';
import { Toasts } from '../toasts/toast-list';
import type { EmbedState } from './embed-session';
import { createPanelShell, type PanelParts } from './panel-shell';

/** The panel's slot, of whichever remote offers it. */
export const PARTNER_PANEL = 'partner-panel@1';

const Frame = styled.div`
  display: flex; flex-direction: column; height: 100vh; min-height: 0; background: var(--surface); color: var(--text);
`;
const Waiting = styled.div`display: flex; flex-direction: column; gap: 12px; padding: 16px;`;
const Middle = styled.div`flex: 1; display: grid; place-content: center; padding: 24px; text-align: center;`;
const View = styled.div`
  display: flex; flex: 1; flex-direction: column; min-height: 0;
  & > div, & > div > div { display: flex; flex: 1; flex-direction: column; min-height: 0; }
`;
const Room = styled.main`display: flex; flex: 1; flex-direction: column; min-height: 0;`;
const Foot = styled.footer`
  flex: none; padding: 0 8px 8px; background: var(--surface); color: var(--text-3); font-size: 12px; line-height: 16px; text-align: center;
`;

/** What the partner's page may change while the panel is there. */
export type PanelParams = Pick<EmbedSettings, 'conversation' | 'channel' | 'canClose'>;

export interface EmbedAppProps {
  state: Readable<EmbedState>;
  remote: string | null;
  params: Readable<PanelParams>;
  /** What the panel of this person is made of. */
  partsFor(session: Session): PanelParts;
  onRetry(): void;
}

/** The page inside a partner's frame: who it is for, then the live messaging remote. */
export function EmbedApp({ state, remote, params, partsFor, onRetry }: EmbedAppProps) {
  useEffect(() => followTips(), []);
  const present = useReadable(state);
  const shown = useReadable(params);
  return (
    <>
      <GlobalStyle />
      <Frame data-state={present.kind}>
        <Room aria-label="Messaging">
          {present.kind === 'connecting' ? (
            <Waiting aria-busy="true" role="region" aria-label="Connecting to messaging">
              <Skeleton height={40} />
              <Skeleton height={64} />
              <Skeleton height={64} />
            </Waiting>
          ) : null}
          {present.kind === 'refused' ? (
            <Middle role="alert"><EmptyState
              level={1}
              title="You can’t be signed in to messaging here"
              text={present.message}
              action={<Button variant="primary" onClick={onRetry}>Retry</Button>}
            /></Middle>
          ) : null}
          {present.kind === 'ready' && remote !== null ? (
            <Panel key={present.session.user.id} remote={remote} parts={() => partsFor(present.session)} params={shown} />
          ) : null}
          {present.kind === 'ready' && remote === null ? (
            <Middle role="alert"><EmptyState
              level={1}
              title="Messaging is not available right now"
              text="It is not published here."
              action={<Button variant="primary" onClick={() => window.location.reload()}>Retry</Button>}
            /></Middle>
          ) : null}
        </Room>
        <Foot>Messaging by Heartwood</Foot>
      </Frame>
      <Toasts />
    </>
  );
}

function Panel({ remote, parts, params }: { remote: string; parts(): PanelParts; params: SlotParams }) {
  const host = useRef<HTMLDivElement>(null);
  const [view] = useState<HostedView>(() => {
    const made = parts();
    return createHostedView({
      remote, slot: PARTNER_PANEL, pick: (module) => module.slots?.[PARTNER_PANEL], shellFor: (onFatal) => createPanelShell(made, onFatal),
    });
  });
  const text = JSON.stringify(params);
  const first = useRef(text);
  useEffect(() => {
    if (host.current) view.mount(host.current, JSON.parse(first.current) as SlotParams);
    return () => void view.unmount();
  }, [view]);
  useEffect(() => {
    if (text !== first.current) void view.update(JSON.parse(text) as SlotParams);
    first.current = text;
  }, [text, view]);
  return (
    <View>
      <ViewCurtain view={view} title="Messaging" />
      <div ref={host} />
    </View>
  );
}
