import type { MenuIcon } from '@heartwood/contract';
import {
  CalendarDaysIcon, ChartGanttIcon, CompassIcon, LayersIcon, MessagesSquareIcon, PresentationIcon, ScanTextIcon, TicketPercentIcon, type IconType,
} from '@heartwood/shared-ui';

const icons: Record<MenuIcon, IconType> = {
  layers: LayersIcon,
  timeline: ChartGanttIcon,
  presentation: PresentationIcon,
  overview: ScanTextIcon,
  explore: CompassIcon,
  events: CalendarDaysIcon,
  messaging: MessagesSquareIcon,
  affiliate: TicketPercentIcon,
};

export function menuIcon(name: MenuIcon): IconType {
  return icons[name];
}
