import { LinksDialog } from '@heartwood/client-kit/sharing';
import { LinkDetail } from './link-detail';
import type { Link } from './link-words';
import { PlanLinkForm } from './link.form';
import { useShareLinks } from './use-share-links';

/** The links under which strangers read the company. `open` is the one that the address names. */
export function ShareDialog({ open, company, onClose }: { open: string; company: string; onClose: () => void }) {
  const links = useShareLinks();
  return (
    <LinksDialog<Link>
      title={`Share ${company}`} links={links} open={open} onClose={onClose}
      none="A link shows what you choose of your plan to somebody without an account."
      detail={(link) => <LinkDetail link={link} onAnswer={(question, isAnswered) => void links.answer(link.id, question, isAnswered)} />}
      form={(link, onMade, onChanged) => <PlanLinkForm link={link} links={links} onMade={onMade} onChanged={onChanged} />}
    />
  );
}
