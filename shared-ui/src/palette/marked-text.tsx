import styled from 'styled-components';
import { foldAt } from './match-text';

const Mark = styled.mark`background: none; color: var(--text); font-weight: var(--fw-semi);`;

/** A text with what was typed made strong, the first time it stands there. */
export function MarkedText({ text, match }: { text: string; match: string }) {
  const at = foldAt(text, match);
  if (at === null) return text;
  return <>{text.slice(0, at.from)}<Mark>{text.slice(at.from, at.to)}</Mark>{text.slice(at.to)}</>;
}
