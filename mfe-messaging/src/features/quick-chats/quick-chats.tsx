import { useUnit } from 'effector-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { $isDrawerOpen, $quickChats, fitting } from '../../chat/quick-chats.model';
import { targetKey } from '../../chat/target';

const QuickChat = lazy(() => import('./quick-chat').then((module) => ({ default: module.QuickChat })));

/** As wide as `--w-chat-drawer`. */
const DRAWER = 360;

const Dock = styled.div<{ $beside: boolean }>`
  position: fixed; right: ${({ $beside }) => 24 + ($beside ? DRAWER : 0)}px; bottom: 0; z-index: var(--z-quickchat); display: flex; gap: 12px; align-items: flex-end; pointer-events: none;
  & > * { pointer-events: auto; }
`;

/** Up to four chats at the foot of the page. */
export function QuickChats() {
  const chats = useUnit($quickChats);
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const isDrawerOpen = useUnit($isDrawerOpen);
  return <Dock $beside={isDrawerOpen}>{fitting(chats, width - (isDrawerOpen ? DRAWER : 0)).map(({ target, isMinimised }) => <Suspense key={targetKey(target)}><QuickChat target={target} isMinimised={isMinimised} /></Suspense>)}</Dock>;
}

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
