import { mountSlotParcel, remoteOffering, type SlotParcel } from './slot-parcel';
import { slotMountWanted, slotUnmountWanted, slotUpdateWanted } from './slot-mounts.model';

/** Answers `shell.slots.mount` of remotes. Nothing is shown while no remote offers the slot. */
export function serveSlotMounts(): void {
  const parcels = new Map<number, SlotParcel>();
  slotMountWanted.watch(({ id, name, element, params }) => {
    const remote = remoteOffering(name);
    if (remote) parcels.set(id, mountSlotParcel(remote, name, element, params));
  });
  slotUpdateWanted.watch(({ id, params }) => parcels.get(id)?.update(params));
  slotUnmountWanted.watch((id) => {
    parcels.get(id)?.unmount();
    parcels.delete(id);
  });
}
