import { H3, mobile, Text } from '@heartwood/shared-ui';
import { formatDate } from '@heartwood/shared-ui/dates';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Plan } from './plan';
import { spanWords } from './share-words';

const Head = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; margin-bottom: 10px;
`;
const Title = styled(H3).attrs({ as: 'h2' })`display: flex; align-items: center; gap: 8px; margin: 0;`;
const Room = styled.ul<{ $lanes: number }>`
  position: relative; height: ${({ $lanes }) => $lanes * 36}px; margin: 0; padding: 0; list-style: none;
  ${mobile} { display: flex; flex-direction: column; gap: 6px; height: auto; }
`;
const Bar = styled.li<{ $colour: string }>`
  position: absolute; height: 30px; padding: 0 10px 0 12px; overflow: hidden;
  border: 1px solid color-mix(in srgb, ${({ $colour }) => $colour} 50%, transparent);
  border-left: 4px solid ${({ $colour }) => $colour}; border-radius: 6px;
  background: color-mix(in srgb, ${({ $colour }) => $colour} 12%, var(--surface));
  font: 600 12px/28px var(--font); white-space: nowrap; text-overflow: ellipsis;
  & > small { display: none; }
  ${mobile} { position: static; width: auto !important; height: auto; padding: 6px 10px 6px 12px; line-height: 18px; white-space: normal;
    & > small { display: block; font-weight: 500; font-size: 12px; color: var(--text-3); } }
`;
const COLOURS = [
  'var(--cat-3)', 'var(--cat-1)', 'var(--cat-2)', 'var(--cat-4)', 'var(--cat-5)', 'var(--cat-6)', 'var(--cat-7)', 'var(--cat-8)',
];

/** The phases of the plan along time, a line for each category; on a phone one below the other with their days. */
export function ShareTimeline({ phases, aside, mark }: { phases: Plan['phases']; aside: ReactNode; mark: ReactNode }) {
  const placed = placePhases(phases);
  return (
    <section aria-label="Timeline" data-section="timeline">
      <Head><Title tabIndex={-1}>Timeline{mark}</Title><Text size="small" tone="3">{spanWords(phases)}</Text></Head>
      <Room $lanes={Math.max(...placed.map(({ row }) => row)) + 1}>
        {placed.map(({ title, from, to, lane, row, left, width }, at) => (
          <Bar
            key={at} $colour={COLOURS[lane % COLOURS.length] ?? 'var(--cat-1)'} title={`${title}, ${formatDate(from)} to ${formatDate(to)}`}
            style={{ left: `${left}%`, width: `calc(${width}% - 3px)`, top: row * 36 }}
          >
            {title}<small>{formatDate(from)} to {formatDate(to)}</small>
          </Bar>
        ))}
      </Room>
      {aside}
    </section>
  );
}

interface Placed { title: string; from: string; to: string; lane: number; row: number; left: number; width: number }

/** Where each phase stands, in percent of the whole; what overlaps another of its lane goes one row down. */
export function placePhases(phases: Plan['phases']): Placed[] {
  const start = Math.min(...phases.map(({ from }) => Date.parse(from)));
  const end = Math.max(...phases.map(({ to }) => Date.parse(to) + 86_400_000));
  const share = (time: number) => ((time - start) / (end - start)) * 100;
  const rows: { lane: number; until: number }[] = [];
  return phases.map(({ title, from, to, lane }) => {
    const [begins, ends] = [Date.parse(from), Date.parse(to) + 86_400_000];
    const free = rows.findIndex((row) => row.lane === lane && row.until <= begins);
    const row = free === -1 ? rows.push({ lane, until: ends }) - 1 : free;
    rows[row] = { lane, until: ends };
    return { title, from, to, lane, row, left: share(begins), width: share(ends) - share(begins) };
  });
}
