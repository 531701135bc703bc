import { sampleTimeline } from '../../timeline/timeline.sample';
import { phaseLines } from './phase-lines';

const [sample] = sampleTimeline('c1').phases;
const phase = (id: string, from: string, to: string) => ({
  ...(sample as NonNullable<typeof sample>), id, from: `2026-05-${from}`, to: `2026-05-${to}`,
});
const names = (phases: readonly ({ id: string } | null)[]) => phases.map((each) => each?.id ?? '-').join(' ');

it('a phase keeps its line, and one that has ended leaves it to the next', () => {
  const lines = phaseLines([phase('c', '11', '20'), phase('a', '01', '10'), phase('b', '05', '15')], '2026-05-01', '2026-05-31');
  expect([lines.on('2026-05-01'), lines.on('2026-05-07'), lines.on('2026-05-12'), lines.on('2026-05-18'), lines.on('2026-05-21')].map(
    names,
  )).toEqual([
    'a -', 'a b', 'c b', 'c -', '- -',
  ]);
});

it('two phases never share a line on the day where one ends and the other begins', () => {
  expect(names(phaseLines([phase('a', '01', '10'), phase('b', '10', '12')], '2026-05-01', '2026-05-31').on('2026-05-10'))).toBe('a b');
});

it('four have lines, the rest is told of', () => {
  const lines = phaseLines([...'abcdef'].map((id) => phase(id, '01', '10')), '2026-05-01', '2026-05-31');
  expect([names(lines.drawn), names(lines.rest), lines.phasesOn('2026-05-10').length, lines.phasesOn('2026-05-11').length]).toEqual([
    'a b c d', 'e f', 6, 0,
  ]);
});

it(
  'what is before or after is not there', () => expect(phaseLines([phase('a', '01', '02')], '2026-05-03', '2026-05-31').drawn).toEqual([]),
);
