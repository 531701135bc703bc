import type { MenuIcon } from '@heartwood/contract';
import {
  BellIcon, CalendarDaysIcon, ChartGanttIcon, CompassIcon, LayersIcon, MessageCircleIcon, MessagesSquareIcon, NotebookPenIcon,
  PresentationIcon, ScanTextIcon, TicketPercentIcon, type IconType,
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
  chat: MessageCircleIcon,
  notes: NotebookPenIcon,
  bell: BellIcon,
};

export function menuIcon(name: MenuIcon): IconType {
  return icons[name];
}
