import { useEffect, useRef, useState } from 'react';
import { useUnit } from 'effector-react';
import type { SlotParams } from '@heartwood/contract';
import { ViewCurtain } from '../page/view-curtain';
import { $remotes } from '../registry/registry.model';
import { SlotCurtain } from './slot-curtain';
import { mountSlotParcel, type SlotParcel } from './slot-parcel';

export interface SlotProps {
  /** `name@major` */
  name: string;
  params?: SlotParams;
  /** For a slot that a person opened: when it can not be shown, its place says so and offers to close it. */
  onClose?: () => void;
  /** For a slot that is the page: what the person knows it by. Until it is there, its place says how it stands, as a page's does. */
  title?: string;
}

/**
 * Another remote's slot, in place. Nothing is shown while no published remote offers it; one that nobody opened and that fails leaves
 * nothing behind.
 */
export function Slot({ name, params = {}, onClose, title }: SlotProps) {
  const remotes = useUnit($remotes);
  const remote = remotes.find((entry) => entry.slots.some((slot) => slot.name === name))?.name;
  return remote ? <MountedSlot key={remote} name={name} onClose={onClose} params={params} remote={remote} title={title} /> : null;
}

interface MountedSlotProps {
  remote: string;
  name: string;
  params: SlotParams;
  onClose: (() => void) | undefined;
  title: string | undefined;
}

function MountedSlot({ remote, name, params, onClose, title }: MountedSlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const [parcel, setParcel] = useState<SlotParcel | null>(null);
  const text = JSON.stringify(params);
  const first = useRef(text);
  useEffect(() => {
    if (!host.current) return undefined;
    const mounted = mountSlotParcel(remote, name, host.current, JSON.parse(first.current) as SlotParams);
    setParcel(mounted);
    return () => mounted.unmount();
  }, [remote, name]);
  useEffect(() => {
    if (text !== first.current) parcel?.update(JSON.parse(text) as SlotParams);
    first.current = text;
  }, [parcel, text]);
  return (
    <div data-slot={name}>
      {parcel && title !== undefined ? <ViewCurtain title={title} view={parcel.view} /> : null}
      {parcel && onClose ? <SlotCurtain onClose={onClose} view={parcel.view} /> : null}
      <div ref={host} />
    </div>
  );
}
