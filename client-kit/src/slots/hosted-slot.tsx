import type { MountedSlot, SlotParams } from '@heartwood/contract';
import { useShell } from '@heartwood/contract/kit';
import { Skeleton } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded, usePatience } from '../states';

export interface HostedSlotProps {
  /** `name@major` */
  name: string;
  /** What the person knows it by, "Goals". */
  title: string;
  params: SlotParams;
  /** Of what stands in its place until it is there, in px. */
  height: number;
}

/** A slot of another remote in place: hollow until it is there, and what to do where it does not come. */
export function HostedSlot({ name, title, params, height }: HostedSlotProps) {
  const { slots } = useShell();
  const host = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [isThere, setThere] = useState(false);
  const patience = usePatience(!isThere, () => setTries((count) => count + 1));
  const mounted = useRef<MountedSlot>(null);
  const text = JSON.stringify(params);
  const told = useRef(text);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const look = () => setThere(element.textContent !== '');
    const watcher = new MutationObserver(look);
    watcher.observe(element, { childList: true, subtree: true });
    const slot = slots.mount(name, element, JSON.parse(told.current) as SlotParams);
    mounted.current = slot;
    look();
    return () => {
      watcher.disconnect();
      slot();
    };
  }, [slots, name, tries]);
  useEffect(() => {
    if (text === told.current) return;
    told.current = text;
    mounted.current?.update(JSON.parse(text) as SlotParams);
  }, [text]);
  return (
    <>
      {isThere ? null : patience.isOver ? <NotLoaded what={title} onRetry={patience.restart} /> : <Skeleton height={height} />}
      {/* What it shows while it loads itself is a second picture of the same. */}
      <div ref={host} hidden={!isThere} />
    </>
  );
}
