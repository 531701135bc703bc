import { useUnit } from 'effector-react';
import { $openSlots, closeSlot } from './open-slots.model';
import { Slot } from './slot';

/** The slots that were opened by name; the layout renders it once, above the page. */
export function OpenSlots() {
  const open = useUnit($openSlots);
  return open.map(({ name, params }) => <Slot key={name} name={name} onClose={() => closeSlot(name)} params={params} />);
}
