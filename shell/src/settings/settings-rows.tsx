import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Card } from '@heartwood/shared-ui';

/** A card of settings, one a row. */
export const SettingsRows = styled(Card).attrs({ as: 'dl' })`margin: 0; container: settings / inline-size;`;

/** As on a phone: beside the sidebar and the list of settings a small window leaves no more than that. */
const narrow = '@container settings (max-width: 619.98px)';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  min-height: 60px;
  padding: 14px 16px;
  font-size: 13px;
  line-height: 18px;
  & + & { border-top: 1px solid var(--border); }
  ${narrow} { grid-template-columns: minmax(0, 1fr) auto; }
`;
const Name = styled.dt`font-weight: var(--fw-semi); overflow-wrap: anywhere;`;
const Value = styled.dd`
  margin: 0;
  color: var(--text-2);
  overflow-wrap: anywhere;
  & > strong { color: var(--text); font-weight: var(--fw-medium); }
  & > small { display: block; font-size: 12px; line-height: 17px; color: var(--text-3); }
  ${narrow} { grid-column: 1 / -1; grid-row: 2; }
`;
const Deeds = styled.dd<{ $isWide: boolean }>`
  margin: 0;
  display: flex;
  gap: 8px;
  ${({ $isWide }) => $isWide && css`${narrow} { grid-column: 1 / -1; grid-row: 3; min-width: 0; margin-top: 6px; }`}
`;

export interface SettingRowProps {
  name: string;
  /** How it stands; the important word is `strong`, a remark `small`. */
  children: ReactNode;
  /** Buttons that change it. */
  deeds?: ReactNode;
  /** The buttons have a line of their own on a phone. */
  isWide?: boolean;
}

export function SettingRow({ name, children, deeds, isWide = false }: SettingRowProps) {
  return <Frame><Name>{name}</Name><Value>{children}</Value>{deeds === undefined ? null : <Deeds $isWide={isWide}>{deeds}</Deeds>}</Frame>;
}
