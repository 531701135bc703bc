import { PageActions, useReadable, useShell } from '@heartwood/contract/kit';
import { Button, IconButton, latePart, Modal, Share2Icon, Text, useIsMobile } from '@heartwood/shared-ui';
import { useSearchParams } from 'react-router';

const ShareDialog = latePart(() => import('./share.dialog').then((part) => part.ShareDialog));

/** The dialog of links stands in the address: a notification leads to the link that it is about. */
const SHARE = 'share';

/** In the top bar of the summary, for those who may show it to strangers. */
export function ShareHost() {
  const [search, setSearch] = useSearchParams();
  const isMobile = useIsMobile();
  const { company, membership: { isOwner, isAdmin, accessType } } = useReadable(useShell().session);
  const put = (value: string | null) => setSearch((next) => {
    if (value === null) next.delete(SHARE);
    else next.set(SHARE, value);
    return next;
  }, { replace: true });
  const open = search.get(SHARE);
  if (!isOwner && !isAdmin && accessType !== 'edit') {
    return open === null ? null : (
      <Modal
        open title="Links are kept by others" onClose={() => put(null)}
        footer={<Button variant="primary" onClick={() => put(null)}>Done</Button>}
      >
        <Text as="p" tone="2">Owner, admins and people with edit access decide what strangers read of {company.name}.</Text>
      </Modal>
    );
  }
  return (
    <>
      <PageActions>
        {isMobile
          ? <IconButton icon={Share2Icon} label="Share" onClick={() => put('links')} />
          : <Button size="sm" icon={Share2Icon} onClick={() => put('links')}>Share</Button>}
      </PageActions>
      {open === null ? null : <ShareDialog open={open} company={company.name} onClose={() => put(null)} />}
    </>
  );
}
