import { userProfilePath } from '@heartwood/contract/domain';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { $pages, pageOf } from '../registry/menu.model';

const Quiet = styled.a`color: inherit; text-decoration: none; &:hover { text-decoration: underline; text-underline-offset: 3px; }`;

/** A name that leads to the person's profile, while a published remote has profiles; who has no account yet has none. */
export function ProfileLink({ id, children }: { id: string | null | undefined; children: ReactNode }) {
  const path = useProfilePath(id);
  return path === null ? <>{children}</> : <Quiet href={path}>{children}</Quiet>;
}

/** Where a person's profile is; null while nobody shows profiles. */
export function useProfilePath(id: string | null | undefined): string | null {
  const path = userProfilePath(id ?? '');
  const isShown = pageOf(useUnit($pages), path) !== undefined;
  return id && isShown ? path : null;
}
