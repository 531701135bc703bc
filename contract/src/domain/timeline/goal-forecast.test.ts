import { forecast, paceOf } from './goal-forecast';

const points = (...values: [day: string, value: number][]) => values.map(([day, value]) => ({ date: `2026-${day}`, value }));

describe('the forecast of a goal', () => {
  it.each([
    ['none under three check-ins', points(['05-01', 1], ['05-02', 2]), 10, null],
    ['none when all are of one day', points(['05-01', 1], ['05-01', 2], ['05-01', 3]), 10, null],
    ['the day on a straight line', points(['05-01', 10], ['05-02', 20], ['05-03', 30]), 50, '2026-05-05'],
    ['rounded up to a day', points(['05-01', 10], ['05-02', 20], ['05-03', 30]), 45, '2026-05-05'],
    ['downwards as well', points(['05-01', 10], ['05-02', 9], ['05-03', 8]), 5, '2026-05-06'],
    ['reached', points(['05-01', 10], ['05-02', 20], ['05-03', 30]), 30, '2026-05-03'],
    ['crossed', points(['05-01', 10], ['05-02', 20], ['05-03', 30]), 25, '2026-05-03'],
    ['not there when it moves away', points(['05-01', 30], ['05-02', 20], ['05-03', 10]), 50, null],
    ['not there when it stands still', points(['05-01', 30], ['05-02', 30], ['05-03', 30]), 50, null],
    ['not there when nobody lives to see it', points(['05-01', 30], ['05-02', 30], ['05-03', 30.0001]), 5000, null],
    ['not before the last check-in', points(['05-01', 0], ['05-02', 9], ['05-03', 9.5]), 9.9, '2026-05-03'],
  ])('is %s', (_what, checkIns, target, day) => {
    expect(forecast(checkIns, target)?.date ?? null).toBe(day);
  });

  it('is of the last eight alone, whatever order they come in', () => {
    const eight = Array.from({ length: 8 }, (_, index) => ({ date: `2026-05-${String(10 + index)}`, value: 100 + index * 10 }));
    const old = points(['01-01', 0], ['01-02', 0]);
    const both = forecast([...eight].reverse().concat(old), 200);
    expect(both).toEqual(forecast(eight, 200));
    expect(both).toEqual({ perDay: 10, date: '2026-05-20' });
  });

  it('is the least square, not the line between first and last', () => {
    expect(forecast(points(['05-01', 0], ['05-02', 4], ['05-03', 2]), 100)?.perDay).toBeCloseTo(1);
    expect(forecast(points(['05-01', 0], ['05-02', 4], ['05-03', 4], ['05-04', 2]), 100)?.perDay).toBeCloseTo(0.6);
  });
});

describe('the pace of a goal', () => {
  const goal = { status: 'IN_PROGRESS', date: '2026-06-30', projectedDate: null, chosenPace: null } as const;
  it.each([
    ['unknown without a forecast', {}, null],
    ['on track to the day', { projectedDate: '2026-06-30' }, 'ON_TRACK'],
    ['at risk a day later', { projectedDate: '2026-07-01' }, 'AT_RISK'],
    ['at risk up to thirty days later', { projectedDate: '2026-07-30' }, 'AT_RISK'],
    ['late after that', { projectedDate: '2026-07-31' }, 'LATE'],
    ['late past its day, whatever the forecast says', { date: '2026-05-13', projectedDate: '2026-05-01' }, 'LATE'],
    ['not late on its day', { date: '2026-05-14' }, null],
    ['what somebody chose', { projectedDate: '2026-06-30', chosenPace: 'AT_RISK' }, 'AT_RISK'],
    ['nothing without a day', { date: null, projectedDate: '2026-06-30' }, null],
    ['nothing once it is achieved', { status: 'ACHIEVED', chosenPace: 'LATE' }, null],
  ] as const)('is %s', (_what, more, pace) => {
    expect(paceOf({ ...goal, ...more }, '2026-05-14')).toBe(pace);
  });
});
