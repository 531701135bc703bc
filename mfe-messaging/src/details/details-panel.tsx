import { H3, mobile, XIcon } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconPress } from '../chat/icon-press';

const Panel = styled.aside<{ $wide: boolean }>`
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${({ $wide }) => ($wide ? 360 : 276)}px;
  min-height: 0;
  border-left: 1px solid var(--border);
  background: var(--surface);
  /* Beside the lists and 520 px of chat there is no room: it stands over the chat. */
  @container desk (max-width: 1099.98px) {
    position: absolute; right: 0; top: 0; bottom: 0; z-index: var(--z-sticky); box-shadow: var(--shadow-2);
  }
  ${mobile} { position: fixed; inset: 0; z-index: calc(var(--z-drawer) + 1); width: auto; border: 0; }
`;
const Head = styled.header`
  display: flex; align-items: center; gap: 10px; flex: none; height: 56px; padding: 0 10px 0 20px; border-bottom: 1px solid var(--border);
  & > h2 { flex: 1; }
`;
const Body = styled.div`flex: 1; min-height: 0; padding: 20px; overflow: auto;`;

export interface DetailsPanelProps {
  title: string;
  /** Its content scrolls by itself. */
  isWide?: boolean;
  /** Beside its title. */
  tools?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** What stands beside a chat, over it where there is no room, and on a phone in its place. */
export function DetailsPanel({ title, isWide = false, tools, onClose, children }: DetailsPanelProps) {
  return (
    <Panel $wide={isWide} aria-label={title}>
      <Head><H3 as="h2">{title}</H3>{tools}<IconPress icon={XIcon} label="Close" onClick={onClose} /></Head>
      {isWide ? children : <Body>{children}</Body>}
    </Panel>
  );
}
