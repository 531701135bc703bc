import { CalendarDaysIcon, Icon, IconButton, LayersIcon, PresentationIcon, RouteIcon, XIcon } from '@heartwood/shared-ui';
import { CardFrame, CardRow, CardWords } from '../../post/card-look';
import type { Carried } from './post-draft';

const ICONS = { EVENT: CalendarDaysIcon, MODULE: LayersIcon, GOAL: RouteIcon, PRESENTATION: PresentationIcon };
const SAYS = {
  EVENT: 'Event', MODULE: 'Module, as it is when it is read', GOAL: 'Goal, as it is when it is read',
  PRESENTATION: 'Presentation, as it is when it is read',
};

/** What a draft carries; it can be taken away. */
export function CarriedRow({ carried: { kind, title }, onRemove }: { carried: Carried; onRemove(): void }) {
  return (
    <CardFrame>
      <CardRow>
        <Icon as={ICONS[kind]} size={16} />
        <CardWords><b>{title}</b><span>{SAYS[kind]}</span></CardWords>
        <IconButton icon={XIcon} label={`Remove ${title}`} onClick={onRemove} />
      </CardRow>
    </CardFrame>
  );
}
