import { Fragment } from 'react';
import styled from 'styled-components';
import { marksOf } from './marks';

const Match = styled.mark`
  border-radius: 3px; background: var(--warning-soft); box-shadow: inset 0 -1px var(--warning-line); color: inherit;
`;

/** A text with what was looked for marked, wherever it stands in it. */
export function Marked({ text, match }: { text: string; match: string }) {
  const whole = text.normalize('NFC');
  const marks = marksOf(whole, match);
  const last = marks.at(-1)?.to ?? 0;
  return (
    <>
      {marks.map(({ from, to }, at) => (
        <Fragment key={from}>{whole.slice(marks[at - 1]?.to ?? 0, from)}<Match>{whole.slice(from, to)}</Match></Fragment>
      ))}
      {whole.slice(last)}
    </>
  );
}
