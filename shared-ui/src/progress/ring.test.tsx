import { render, screen } from '@testing-library/react';
import { Ring } from './ring';
import { ringArcs } from './ring-geometry';

const areas = { foundation: 7, business: 9, competition: 2, potential: 4, risk: 2, idea: 2, plan: 2 };
const segments = Object.entries(areas).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, index) => ({ key: `${area}-${index}`, area, done: index < 2 })),
);

function ring(size: number) {
  const { container } = render(<Ring segments={segments} size={size} />);
  return (done: boolean) => container.querySelectorAll(`[data-done="${done}"]`).length;
}

test.each([42, 60, 124, 176, 232])('draws 28 segments at %i with as many filled as are done', (size) => {
  const count = ring(size);
  expect(count(true)).toBe(14);
  expect(count(false)).toBe(14);
});

test('says how many are done', () => {
  ring(176);
  expect(screen.getByRole('img', { name: '14 of 28 done' })).toBeInTheDocument();
});

test('leaves wide gaps between the seven areas only, at the places of the drawing', () => {
  const arcs = ringArcs(segments.map((segment) => segment.area), 2.2, 6.5);
  const gaps = arcs.map((arc, index) => (arcs[index + 1]?.from ?? 360 + (arcs[0]?.from ?? 0)) - arc.to);
  expect(gaps.filter((gap) => Math.abs(gap - 6.5) < 0.001)).toHaveLength(7);
  expect(gaps.filter((gap) => Math.abs(gap - 2.2) < 0.001)).toHaveLength(21);
  expect(arcs[0]?.from).toBeCloseTo(3.25, 2);
  expect(arcs[0]?.to).toBeCloseTo(12.83, 2);
  expect(arcs[7]?.from).toBeCloseTo(90.03, 1);
});
