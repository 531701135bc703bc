import { useUnit } from 'effector-react';
import type { SlotPlace } from '@heartwood/contract';
import { useIsMobile } from '@heartwood/shared-ui';
import { useLocation } from '../navigation/use-location';
import { $pages, pageOf } from '../registry/menu.model';
import { $placedSlots } from '../registry/tools.model';
import { Slot } from '../slots/slot';

/** What remotes keep below the menu of an area, on every page but their own. */
export function MenuSlots({ place }: { place: Exclude<SlotPlace, 'foot'> }) {
  const own = usePageRemote();
  const slots = useUnit($placedSlots).filter((slot) => slot.place === place && slot.remote !== own);
  return slots.map(({ name }) => <Slot key={name} name={name} />);
}

/** What remotes keep at the foot of each page; it is there on their own pages and on a phone too, told to be hidden. */
export function FootSlots() {
  const own = usePageRemote();
  const isMobile = useIsMobile();
  const slots = useUnit($placedSlots).filter(({ place }) => place === 'foot');
  return slots.map(({ name, remote }) => <Slot key={name} name={name} params={{ hidden: isMobile || remote === own }} />);
}

/** The remote whose page is shown. */
function usePageRemote(): string | undefined {
  const { pathname } = useLocation();
  return pageOf(useUnit($pages), pathname)?.remote;
}
