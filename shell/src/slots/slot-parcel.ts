import { mountRootParcel } from 'single-spa';
import type { SlotParams } from '@heartwood/contract';
import { $remotes } from '../registry/registry.model';
import { createShellFor } from '../remotes/create-shell-for';
import { createHostedView, type HostedView } from '../remotes/hosted-view';
import { reportError } from '../status/report';

export interface SlotParcel {
  view: HostedView;
  update(params: SlotParams): void;
  unmount(): void;
}

/** The published remote that offers a slot; undefined while none does. */
export function remoteOffering(slot: string): string | undefined {
  return $remotes.getState().find((remote) => remote.slots.some(({ name }) => name === slot))?.name;
}

/** Mounts `slot` of `remote` into `element` as a single-spa parcel. */
export function mountSlotParcel(remote: string, slot: string, element: HTMLElement, params: SlotParams): SlotParcel {
  const view = createHostedView({
    remote,
    slot,
    pick: (module) => module.slots?.[slot],
    shellFor: (onFatal) => createShellFor(`${remote}:${slot}`, '', onFatal),
  });
  let latest = params;
  const parcel = mountRootParcel(
    {
      name: `${remote}:${slot}`,
      bootstrap: () => Promise.resolve(),
      mount: () => {
        view.mount(element, latest);
        return Promise.resolve();
      },
      unmount: () => view.unmount(),
    },
    { domElement: element },
  );
  return {
    view,
    update(next) {
      latest = next;
      void view.update(next);
    },
    unmount() {
      parcel.mountPromise
        .then(() => parcel.unmount())
        .catch((error: unknown) => reportError(error, { remote, where: slot }));
    },
  };
}
