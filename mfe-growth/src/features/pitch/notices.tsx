import { print, Text, TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { Notice } from './pitch-parts';

const Missing = styled.p`
  display: flex; align-items: center; gap: 10px; margin: 8px 0 0; padding: 7px 11px;
  border: 1.25px dashed var(--hollow); border-radius: 8px;
  font-size: var(--fs-dense); line-height: var(--lh-dense);
  & > a { font-size: inherit; line-height: inherit; }
  & > :first-child { flex: 1; min-width: 0; }
  /* What is missing is said to those who can put it right, not to who reads the paper. */
  ${print} { display: none; }
`;

/** What is missing in a part, each with the way to put it right. */
export function Notices({ of }: { of: readonly Notice[] }) {
  return of.map(({ text, action, to }) => (
    <Missing key={text}>
      <Text size="dense" tone="2">{text}</Text>
      <TextLink href={to} aria-label={`${action}: ${text}`}>{action}</TextLink>
    </Missing>
  ));
}
