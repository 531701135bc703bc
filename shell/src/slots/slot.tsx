import { useEffect, useRef, useState } from 'react';
import { useUnit } from 'effector-react';
import type { SlotParams } from '@heartwood/contract';
import { $remotes } from '../registry/registry.model';
import { ViewCurtain } from '../page/view-curtain';
import { mountSlotParcel, type SlotParcel } from './slot-parcel';

export interface SlotProps {
  /** `name@major` */
  name: string;
  params?: SlotParams;
}

/** Another remote's slot, in place. Nothing is shown while no published remote offers it. */
export function Slot({ name, params = {} }: SlotProps) {
  const remotes = useUnit($remotes);
  const remote = remotes.find((entry) => entry.slots.some((slot) => slot.name === name))?.name;
  return remote ? <MountedSlot key={remote} name={name} params={params} remote={remote} /> : null;
}

function MountedSlot({ remote, name, params }: { remote: string; name: string; params: SlotParams }) {
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
      {parcel ? <ViewCurtain view={parcel.view} title={name.split('@')[0] ?? name} size="slot" /> : null}
      <div ref={host} />
    </div>
  );
}
