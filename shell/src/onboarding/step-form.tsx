import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ArrowLeftIcon, ArrowRightIcon, Button, H1, mobile } from '@heartwood/shared-ui';

const Body = styled.div`width: 640px; max-width: 100%; margin: auto; padding: 8px 0; ${mobile} { width: 100%; margin: 0; }`;
const Title = styled(H1)`width: fit-content; font-size: 28px; line-height: 34px;`;
const Lead = styled.p`margin: 8px 0 26px; color: var(--text-2);`;
const Fields = styled.div`display: flex; flex-direction: column; gap: 22px;`;
const Bar = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 14px;
  flex: none;
  width: 640px;
  max-width: 100%;
  height: 84px;
  margin: 0 auto;
  background: var(--surface);
  ${mobile} { width: 100%; }
`;
const Note = styled.span`margin-left: auto; font-size: var(--fs-small); color: var(--text-3); ${mobile} { visibility: hidden; }`;
const Spread = styled.main`flex: 1; display: flex; flex-direction: column; & > form { flex: 1; display: flex; flex-direction: column; }`;

/** Everything of a step: its `main` holds the form that the step renders. */
export const StepMain = Spread;

export function StepBody({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The next step is read from its heading, unless one of its fields has taken the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <Body>
      <Title ref={heading} tabIndex={-1}>{title}</Title>
      <Lead>{lead}</Lead>
      <Fields>{children}</Fields>
    </Body>
  );
}

export interface StepBarProps {
  onBack?: (() => void) | undefined;
  busy: boolean;
  /** Said beside the button. */
  note?: string;
  label?: string;
  secondary?: ReactNode;
}

/** Back on the left, the one primary on the right; it submits the form around it. */
export function StepBar({ onBack, busy, note = 'Enter continues', label = 'Continue', secondary }: StepBarProps) {
  return (
    <Bar>
      {onBack ? <Button variant="ghost" size="lg" icon={ArrowLeftIcon} onClick={onBack}>Back</Button> : null}
      <Note>{note}</Note>
      {secondary}
      <Button type="submit" variant="primary" size="lg" iconEnd={ArrowRightIcon} busy={busy}>{label}</Button>
    </Bar>
  );
}
