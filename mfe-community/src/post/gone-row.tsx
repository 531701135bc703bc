import { Icon, Trash2Icon } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  display: flex; align-items: center; gap: 10px; min-height: 54px; padding: 8px 16px; border: 1px dashed var(--hollow);
  border-radius: var(--r-3);
  color: var(--text-2); font-size: var(--fs-dense); line-height: var(--lh-dense); & > p { flex: 1; min-width: 0; }
`;

/** A post that is not there any more, where it is expected. */
export function GoneRow({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return <Row><Icon as={Trash2Icon} /><p>{children}</p>{action}</Row>;
}
