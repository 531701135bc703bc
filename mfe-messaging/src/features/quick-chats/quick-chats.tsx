import { useUnit } from 'effector-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { inPlace, latePart } from '@heartwood/shared-ui';
import { $isDrawerOpen, $quickChats, fitting } from '../../chat/quick-chats.model';
import { targetKey } from '../../chat/target';

const QuickChat = latePart(() => import('./quick-chat').then((part) => part.QuickChat), { failed: inPlace('The conversation') });

/** As wide as `--w-chat-drawer`. */
const DRAWER = 360;

const Dock = styled.div<{ $beside: boolean }>`
  position: fixed; right: ${({ $beside }) => 24 + ($beside ? DRAWER : 0)}px; bottom: 0; z-index: var(--z-quickchat); display: flex;
  gap: 12px; align-items: flex-end; pointer-events: none;
  & > * { pointer-events: auto; }
`;

/** Up to four chats at the foot of the page. */
export function QuickChats() {
  const chats = useUnit($quickChats);
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const isDrawerOpen = useUnit($isDrawerOpen);
  return (
    <Dock $beside={isDrawerOpen}>
      {fitting(chats, width - (isDrawerOpen ? DRAWER : 0)).map(({ target, isMinimised }) => (
        <QuickChat key={targetKey(target)} target={target} isMinimised={isMinimised} />
      ))}
    </Dock>
  );
}

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
