import type { Shell } from '@heartwood/contract';
import type { Desk } from '../notification/desk';
import { followNotifications } from '../notification/follow-notifications';
import { sightForgotten } from '../post/folds';
import { createRemoteClient } from './client';

interface OpenDesk { desk: Desk; users: number; close(): void }

/** By person: page, bell and settings of one person share a desk, and the last one to go closes it. */
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
  const { client } = createRemoteClient(shell);
  const stop = followNotifications(client, shell);
  const close = () => {
    stop();
    sightForgotten();
  };
  return { desk: { shell, client }, users: 0, close };
}
