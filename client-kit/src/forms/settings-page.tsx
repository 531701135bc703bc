import { useEffect, useRef, type ReactNode } from 'react';
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
const Heading = styled(H2)`scroll-margin-top: 16px; &:focus { outline: none; }`;
const Lead = styled.p`margin: 4px 0 0; font-size: var(--fs-dense); line-height: var(--lh-dense); color: var(--text-2);`;
const Fields = styled.div`display: flex; flex-direction: column; gap: 16px; margin-top: 16px;`;

export interface SettingsCardProps {
  title: string;
  lead?: ReactNode;
  /** Something led to this very card, as the address's hash does: it is shown and has the focus. */
  isWanted?: boolean;
  children: ReactNode;
}

export function SettingsCard({ title, lead, isWanted = false, children }: SettingsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <Frame>
      <Heading ref={heading} tabIndex={-1}>{title}</Heading>
      {lead === undefined ? null : <Lead>{lead}</Lead>}
      <Fields>{children}</Fields>
    </Frame>
  );
}

/** Fields of a form inside a card. */
export const FormFields = styled.div`display: flex; flex-direction: column; gap: 16px; & > button { align-self: flex-start; }`;
