import { OpenSlots } from '../slots/open-slots';
import { FootSlots } from './placed-slots';

/** Layers of remotes over the page: drawers that were opened, and what stands at its foot. */
export function LateSlots() {
  return <><OpenSlots /><FootSlots /></>;
}
