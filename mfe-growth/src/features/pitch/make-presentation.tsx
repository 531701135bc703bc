import { PageActions, useReadable, useShell } from '@heartwood/contract/kit';
import { Button, IconButton, PresentationIcon, useIsMobile } from '@heartwood/shared-ui';
import { MAKE_PRESENTATION } from '../../module/places';

/** Offered by whoever has the page of presentations: where it is not published, nothing leads there. */
const DECK_COVER = 'deck-cover@1';

/** In the top bar of the summary: its parts as slides. */
export function MakePresentation() {
  const { nav, slots, session } = useShell();
  const isOffered = useReadable(slots.offered(DECK_COVER));
  const { membership: { isOwner, isAdmin, accessType } } = useReadable(session);
  const isMobile = useIsMobile();
  if (!isOffered || !(isOwner || isAdmin || accessType === 'edit')) return null;
  const make = () => nav.navigate(MAKE_PRESENTATION);
  return (
    <PageActions>
      {isMobile
        ? <IconButton icon={PresentationIcon} label="Make presentation" onClick={make} />
        : <Button size="sm" variant="primary" icon={PresentationIcon} onClick={make}>Make presentation</Button>}
    </PageActions>
  );
}
