import { PageActions, useReadable, useShell } from '@heartwood/contract/kit';
import { Button, PresentationIcon, useIsMobile } from '@heartwood/shared-ui';
import { MAKE_PRESENTATION } from '../../module/places';

/** Offered by whoever has the page of presentations: where it is not published, nothing leads there. */
const DECK_COVER = 'deck-cover@1';

/** Makes the parts of the summary into slides; null for whoever may not, and where there is no page for it. */
export function useMakePresentation(): (() => void) | null {
  const { nav, slots, session } = useShell();
  const isOffered = useReadable(slots.offered(DECK_COVER));
  const { membership: { isOwner, isAdmin, accessType } } = useReadable(session);
  return isOffered && (isOwner || isAdmin || accessType === 'edit') ? () => nav.navigate(MAKE_PRESENTATION) : null;
}

/** In the top bar of the summary; that of a phone has no room for it, and the page has a line. */
export function MakePresentation() {
  const make = useMakePresentation();
  const isMobile = useIsMobile();
  if (!make || isMobile) return null;
  return <PageActions><Button size="sm" variant="primary" icon={PresentationIcon} onClick={make}>Make presentation</Button></PageActions>;
}
