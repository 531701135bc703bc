import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, H2, mobile } from '@heartwood/shared-ui';

/** A page of cards, one subject each. */
export const SettingsPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  width: 100%;
  max-width: 720px;
  margin: 0 auto;
  padding: 24px;
  ${mobile} { padding: 16px; }
`;

const Frame = styled(Card)`padding: 20px;`;
const Lead = styled.p`margin: 4px 0 0; font-size: var(--fs-dense); line-height: var(--lh-dense); color: var(--text-2);`;
const Fields = styled.div`display: flex; flex-direction: column; gap: 16px; margin-top: 16px;`;

export function SettingsCard({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Frame>
      <H2>{title}</H2>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      <Fields>{children}</Fields>
    </Frame>
  );
}

/** Fields of a form inside a card. */
export const FormFields = styled.div`display: flex; flex-direction: column; gap: 16px; & > button { align-self: flex-start; }`;
