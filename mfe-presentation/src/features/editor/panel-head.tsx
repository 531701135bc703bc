import { IconButton, XIcon } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 46px;
  padding: 0 12px 0 14px;
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  & > h2 { flex: 1; font-size: 14px; line-height: 20px; font-weight: var(--fw-semi); }
`;

/** Over a panel beside the slide. */
export function PanelHead({ title, back, onClose }: { title: string; back?: ReactNode; onClose: () => void }) {
  return <Head>{back}<h2>{title}</h2><IconButton size="sm" icon={XIcon} label="Close" onClick={onClose} /></Head>;
}
