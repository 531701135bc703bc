import { companyProfilePath, userProfilePath } from '@heartwood/contract/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Quiet = styled.a`
  color: inherit; text-decoration: none; min-width: 0; overflow-wrap: anywhere;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

/** A name or a face that leads to its profile; one that is gone leads nowhere. */
export function ProfileLink({ kind, id, children }: { kind: 'person' | 'company'; id: string | null | undefined; children: ReactNode }) {
  if (!id) return <>{children}</>;
  return <Quiet href={kind === 'person' ? userProfilePath(id) : companyProfilePath(id)}>{children}</Quiet>;
}
