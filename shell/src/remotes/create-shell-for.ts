import { CONTRACT, type Shell } from '@heartwood/contract';
import { navFor } from '../navigation/nav';
import { pageActions, pageHead } from '../page/page-head';
import { offered } from '../registry/offered.model';
import { $remotes } from '../registry/registry.model';
import { closeSlot, openSlot } from '../slots/open-slots.model';
import { wantSlot } from '../slots/slot-mounts.model';
import { reportError } from '../status/report';
import { createEventBus } from './event-bus';
import { shellServices } from './shell-services';

/** The page's one bus; the shell listens here too. */
export const events = createEventBus((error) => reportError(error, { where: 'event listener' }));

/**
 * The `Shell` one mounted view of a remote is handed.
 * @param remoteName names the remote in reports
 * @param basePath where its page is mounted; empty for a slot
 * @param onFatal hears a crash the view cannot go on from, and answers with the error's id
 */
export function createShellFor(remoteName: string, basePath: string, onFatal?: (error: unknown, errorId: string) => void): Shell {
  const services = shellServices();
  return {
    contract: CONTRACT,
    session: services.session,
    fetch: services.fetch,
    socket: services.socket,
    drafts: services.drafts,
    nav: navFor(basePath),
    page: {
      setHead(head) {
        // A slot or a page that is being left does not name the page that is shown.
        if (basePath !== '' && navFor(basePath).location.get() === navFor('').location.get()) pageHead.set(head);
      },
      actions: pageActions,
    },
    slots: {
      open: (name, params = {}) => openSlot({ name, params }),
      close: (name) => closeSlot(name),
      mount: wantSlot,
      offered,
    },
    events,
    theme: services.theme,
    push: services.push,
    settings: $remotes.getState().find(({ name }) => name === remoteName)?.values ?? {},
    toast: services.toast,
    report(error, context = {}) {
      const id = reportError(error, { remote: remoteName, ...context });
      if (context.fatal) onFatal?.(error, id);
      return id;
    },
  };
}
