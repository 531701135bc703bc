import type { Shell } from '@heartwood/contract';
import { isVisitor, type Desk } from '../chat/desk';
import { followDrafts } from '../chat/follow-drafts';
import { followDraft, loadDrafts } from '../chat/kept-drafts';
import { quickChatsCleared } from '../chat/quick-chats.model';
import { keepQuickChats } from '../chat/kept-quick-chats';
import { followLocale } from '../chat/times';
import { createAlerts } from '../inbox/alerts';
import { followInbox } from '../inbox/follow-inbox';
import { followPresence } from '../inbox/follow-presence';
import { loadMuted } from '../inbox/sound';
import { loadUnreadFirst } from '../inbox/unread-first';
import { letGoOfUnseen } from '../thread/let-go';
import { createOutbox } from '../thread/outbox';
import { sendMessage } from '../thread/send-message';
import { createMessagingClient } from './client';

interface OpenDesk { desk: Desk; users: number; close(): void }

/** By person: page, drawer and quick chats of one person share a desk, and the last one to go closes it. */
const open = new Map<string, OpenDesk>();

/** The desk of who is signed in, and the function that leaves it. */
export function enterDesk(shell: Shell): { desk: Desk; leave(): void } {
  const { user } = shell.session.get();
  const entered = open.get(user.id) ?? openDesk(shell);
  entered.users += 1;
  open.set(user.id, entered);
  let isLeft = false;
  return {
    desk: entered.desk,
    leave() {
      if (isLeft) return;
      isLeft = true;
      entered.users -= 1;
      if (entered.users > 0) return;
      open.delete(user.id);
      entered.close();
    },
  };
}

function openDesk(shell: Shell): OpenDesk {
  if (shell.locale !== undefined) followLocale(shell.locale);
  const client = createMessagingClient(shell);
  const self = shell.session.get().user;
  loadDrafts(shell.drafts);
  loadUnreadFirst(shell.drafts);
  const stopKeeping = keepQuickChats(shell.drafts);
  const outbox = createOutbox({ drafts: shell.drafts, send: (item) => sendMessage(client, shell, item) });
  const stopLetting = letGoOfUnseen(client, shell, outbox);
  const alerts = createAlerts(shell);
  // A visitor's words live as long as the partner's page.
  const followed = isVisitor(self) ? null : followDrafts(client, shell);
  const stopInbox = followInbox(client, shell, self.id, {
    ...alerts, ...(followed && { onLive: followed.catchUp, onDraft: followed.take }),
  });
  const stopPresence = followPresence(client);
  const stopLine = shell.socket.state.subscribe(() => {
    if (shell.socket.state.get() === 'online') outbox.flush();
  });
  const stopTabs = shell.events.on('drafts/changed', ({ key }) => {
    followDraft(shell.drafts, key);
    outbox.follow(key);
    loadMuted(shell.drafts);
    loadUnreadFirst(shell.drafts);
  });
  const stopLeaving = followed ? shell.events.on('session/leaving', ({ until }) => until(followed.sendAll())) : null;
  const flush = () => outbox.flush();
  window.addEventListener('online', flush);
  return {
    desk: { shell, client, outbox, self },
    users: 0,
    close() {
      window.removeEventListener('online', flush);
      stopLine();
      stopLetting();
      stopTabs();
      stopLeaving?.();
      stopInbox();
      followed?.stop();
      stopPresence();
      alerts.stop();
      outbox.stop();
      stopKeeping();
      quickChatsCleared();
    },
  };
}
