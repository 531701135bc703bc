import { OpenSlots } from '../slots/open-slots';
import { QuickChatsHost } from './quick-chats-host';

/** Layers of remotes over the page: drawers that were opened, and the quick chats at its foot. */
export function LateSlots() {
  return <><OpenSlots /><QuickChatsHost /></>;
}
