import { CONTRACT } from '../version';
import type { Lifecycles, MountProps, RemoteModule } from '../remote';
import { createMountedView, type MountedView } from './mounted-view';
import type { View } from './view';

export interface RemoteDefinition {
  name: string;
  page?: View;
  /** By slot name with its version: `chat-drawer@1`. */
  slots?: Record<string, View>;
}

/**
 * Makes a remote's module out of React views: roots, styles, router, shell context, and an error boundary that turns a
 * crash into `shell.report(error, { fatal: true })`. Export the parts by name from `remote.tsx`.
 */
export function defineRemote({ name, page, slots = {} }: RemoteDefinition): RemoteModule {
  return {
    contract: CONTRACT,
    ...(page && { page: lifecyclesOf(name, page) }),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, view]) => [slot, lifecyclesOf(`${name}:${slot}`, view)])),
  };
}

/**
 * `mount` resolves when the view is on the page and rejects when it crashes before that; a later crash is reported.
 * `update` hands on new `params`; `unmount` leaves nothing behind, whatever state the view is in.
 */
function lifecyclesOf(name: string, View: View): Lifecycles {
  const views = new WeakMap<HTMLElement, MountedView>();
  return {
    bootstrap: () => Promise.resolve(),
    async mount(props: MountProps) {
      views.get(props.element)?.remove();
      const view = createMountedView(name, View, props);
      views.set(props.element, view);
      await view.shown;
    },
    update(props: MountProps) {
      views.get(props.element)?.draw(props);
      return Promise.resolve();
    },
    unmount({ element }: MountProps) {
      views.get(element)?.remove();
      views.delete(element);
      return Promise.resolve();
    },
  };
}
