import type { MenuIcon } from '@heartwood/contract';
import {
  BellIcon, CalendarDaysIcon, ChartGanttIcon, CompassIcon, LayersIcon, ListChecksIcon, MessageCircleIcon, MessagesSquareIcon,
  NotebookPenIcon,
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
  mine: ListChecksIcon,
};

export function menuIcon(name: MenuIcon): IconType {
  return icons[name];
}
