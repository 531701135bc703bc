import { TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import type { EvidenceFieldsFragment } from '../../generated/graphql';
import { dayWords } from '../../module/due-date';
import { kindWord } from './source-words';

const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > p { overflow-wrap: anywhere; white-space: pre-wrap; }
  & > small { font-size: 12px; line-height: 17px; color: var(--text-3); }
`;

/** One piece of evidence as it is read. */
export function EvidenceWords({ found: { kind, date, note, link } }: { found: EvidenceFieldsFragment }) {
  return (
    <Words>
      <small>{kindWord(kind)}, {dayWords(date)}</small>
      <p>{note}{link ? <> <TextLink href={link} target="_blank" rel="noopener noreferrer">Source</TextLink></> : null}</p>
    </Words>
  );
}
