import { ProfileLinkIn, type ProfileLinkProps } from '@heartwood/client-kit/people';
import { useDesk } from './desk';

/** A name or a face that leads to its profile; on a partner's page it leads nowhere. */
export function ProfileLink(props: ProfileLinkProps) {
  return <ProfileLinkIn {...props} shell={useDesk().shell} />;
}
