import type { Shell } from '@heartwood/contract';
import { companyProfilePath, userProfilePath } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Quiet = styled.a`
  min-width: 0; color: inherit; text-decoration: none; overflow-wrap: anywhere;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/** Whoever offers the list of the blocked has the profiles: where nobody does, as on a partner's page, a name leads nowhere. */
const WITH_PROFILES = 'settings-blocked@1';

export interface ProfileLinkProps {
  kind?: 'person' | 'company';
  /** Whose it is; null for who is gone. */
  id: string | null | undefined;
  /** For a face beside its name: it leads there for the pointer, and is neither read nor reached a second time. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A name or a face that leads to its profile. */
export function ProfileLink(props: ProfileLinkProps) {
  return <ProfileLinkIn {...props} shell={useShell()} />;
}

/** The same for who has the shell at hand. */
export function ProfileLinkIn(
  { shell, kind = 'person', id, isBeside = false, children }: ProfileLinkProps & { shell: Pick<Shell, 'slots'> },
) {
  const hasProfiles = useReadable(shell.slots.offered(WITH_PROFILES));
  if (!id || !hasProfiles) return <>{children}</>;
  const path = kind === 'person' ? userProfilePath(id) : companyProfilePath(id);
  return <Quiet href={path} {...(isBeside && { 'tabIndex': -1, 'aria-hidden': true })}>{children}</Quiet>;
}
