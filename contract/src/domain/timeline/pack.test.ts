import { packLane, textWidth } from './pack';

const goal = (x: number, title = 'Goal', meta = '1 May') => ({ x, title, meta });

describe('phases', () => {
  it.each([
    ['that touch stand in one row', [[0, 100], [100, 200]], [14, 14]],
    ['that overlap stand in two', [[0, 101], [100, 200]], [14, 50]],
    ['take the first row that is free', [[0, 300], [10, 50], [60, 90]], [14, 50, 50]],
  ] as const)('%s', (_title, spans, tops) => {
    const { phases } = packLane(spans.map(([left, right]) => ({ left, right })), [], 1000);
    expect(phases.map(({ top }) => top)).toEqual(tops);
  });

  it('stand by their beginning, whatever order they come in', () => {
    const { phases } = packLane([{ left: 50, right: 90 }, { left: 0, right: 40 }], [], 1000);
    expect(phases.map(({ phase }) => phase.left)).toEqual([0, 50]);
  });
});

describe('goals', () => {
  it('stand below the phases, 42 px a row, and share a row while 12 px stay clear', () => {
    const width = packLane([], [goal(100)], 1000).goals[0]?.to ?? 0;
    const rows = (second: number) => packLane([{ left: 0, right: 10 }], [goal(100), goal(second)], 1000).goals.map(({ top }) => top);
    // The second's box begins 8 px before its diamond.
    expect(rows(width + 12 + 8)).toEqual([56, 56]);
    expect(rows(width + 12 + 7)).toEqual([56, 98]);
  });

  it('never overlap, in their row nor with the edge', () => {
    const many = Array.from({ length: 300 }, (_, at) => goal((at * 37) % 900, `Goal with a name ${'x'.repeat(at % 20)}`));
    const { goals } = packLane([], many, 900);
    expect(goals).toHaveLength(300);
    for (const row of new Set(goals.map(({ top }) => top))) {
      const boxes = goals.filter(({ top }) => top === row).sort((a, b) => a.from - b.from);
      boxes.slice(1).forEach((box, at) => expect(box.from).toBeGreaterThanOrEqual((boxes[at]?.to ?? 0) + 12));
    }
    expect(Math.max(...goals.filter(({ isFlipped }) => !isFlipped).map(({ to }) => to))).toBeLessThanOrEqual(892);
  });

  it('have their label on the left where it would pass the edge', () => {
    const { goals: [placed] } = packLane([], [goal(960, 'A rather long name')], 1000);
    expect(placed).toMatchObject({ isFlipped: true, to: 970 });
    expect(placed?.from).toBeLessThan(860);
  });

  it('have room for the ghost of an earlier plan, with the label on its other side', () => {
    const box = (ghostX: number) => packLane([], [{ ...goal(500, 'Routing'), ghostX }], 1000).goals[0];
    expect(box(400)).toMatchObject({ isFlipped: false, from: 392 });
    expect(box(600)).toMatchObject({ isFlipped: true, to: 610 });
    expect(box(600)?.from).toBeLessThan(480);
    const { goals } = packLane([], [goal(300, 'Pilots'), { ...goal(500, 'Routing'), ghostX: 310 }], 1000);
    expect(goals.map(({ top }) => top)).toEqual([14, 56]);
  });
});

it('the lane grows with its rows, and has room for one when it is empty', () => {
  expect(packLane([], [], 500).height).toBe(62);
  expect(packLane([{ left: 0, right: 9 }], [goal(5), goal(6)], 500).height).toBe(14 + 36 + 6 + 84 + 6);
});

it.each([['', 0], ['iii', 9.3], ['MMM', 28.5], ['Abc', 19.4], ['目標', 21]])('%s is about %d px wide at 10', (text, width) => {
  expect(textWidth(text, 10)).toBeCloseTo(width, 1);
});
