import { VisuallyHidden } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { dueColour, dueWords, localToday, type DueTone } from './due-date';

const Words = styled.span<{ $tone: DueTone }>`
  flex: none;
  font-size: 12px;
  line-height: 17px;
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $tone }) => ($tone === 'future' ? 'var(--fw-medium)' : 'var(--fw-semi)')};
  color: ${({ $tone }) => dueColour[$tone]};
`;

/** A due date in a list: short, coloured, and with its meaning in words. */
export function DueText({ date }: { date: string }) {
  const { tone, text, spoken } = dueWords(date, localToday());
  return (
    <Words $tone={tone}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Words>
  );
}
