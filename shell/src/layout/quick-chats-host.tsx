import { useUnit } from 'effector-react';
import { useIsMobile } from '@heartwood/shared-ui';
import { isBelow } from '../navigation/is-below';
import { useLocation } from '../navigation/use-location';
import { $menu } from '../registry/menu.model';
import { Slot } from '../slots/slot';
import { QUICK_CHATS } from './chat-slots';

/** Quick chats stand on every page but messaging, and not below 1024; new messages are told of everywhere. */
export function QuickChatsHost() {
  const { pathname } = useLocation();
  const isMobile = useIsMobile();
  const messaging = useUnit($menu).find(({ id }) => id === 'messaging')?.path;
  return <Slot name={QUICK_CHATS} params={{ hidden: isMobile || (messaging !== undefined && isBelow(messaging, pathname)) }} />;
}
