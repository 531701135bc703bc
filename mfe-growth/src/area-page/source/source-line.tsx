import { kindWord, type EvidenceKind, type Founded } from '@heartwood/contract/domain';
import { TextLink } from '@heartwood/shared-ui';
import styled from 'styled-components';
import { dayWords } from '../../module/due-date';
import { SourceMark } from './source-mark';

const Line = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; margin-top: 4px;
  font-size: 12px; line-height: 17px; color: var(--text-3); overflow-wrap: anywhere;
  & > a { font-size: inherit; line-height: inherit; }
`;

interface SourceLineProps {
  of: Founded;
  newest: { kind: EvidenceKind; date: string; note: string; link: string | null } | null | undefined;
}

/** What a figure or a sentence is founded on, for readers: the mark, and the newest source in words. */
export function SourceLine({ of, newest }: SourceLineProps) {
  return (
    <Line>
      <SourceMark founded={of} forReaders />
      {newest ? <span>{kindWord(newest.kind)}, {dayWords(newest.date)}: {newest.note}</span> : null}
      {newest?.link ? <TextLink href={newest.link} target="_blank" rel="noopener noreferrer">Source</TextLink> : null}
    </Line>
  );
}
