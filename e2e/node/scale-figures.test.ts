import { dueAt, dueBy, percentile, roundOf, slope } from '../benchmarks/scale/figures.mjs';
import { highestRate } from '../benchmarks/scale/highest-rate.mjs';

describe('what the times of a load say', () => {
  const hundred = Array.from({ length: 100 }, (_none, at) => 100 - at);
  it.each([
    ['nothing', [], 0.95, 0], ['one', [7], 0.5, 7], ['three', [3, 1, 2], 0.5, 2], ['four', [1, 2, 3, 4], 0.5, 2],
    ['a hundred', hundred, 0.95, 95], ['a hundred', hundred, 1, 100],
  ])('keeps the time that a share of %s does not pass (%#)', (_name, values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it.each([
    ['a lag that stays', [[0, 12], [1, 9], [2, 9], [3, 12]], 0], ['one that grows by 5 in each second', [[0, 10], [1, 15], [2, 20]], 5],
    ['one moment alone', [[3, 40]], 0], ['nothing', [], 0],
  ] as [string, [number, number][], number][])('%s has a slope', (_name, points, expected) => {
    expect(slope(points)).toBeCloseTo(expected);
  });

  it('has the same number due in each second, whenever it looks, and nothing after the end', () => {
    expect([-1, 0, 9, 10, 999, 1_000, 5_000].map((elapsed) => dueBy(elapsed, 100, 1_000))).toEqual([0, 1, 1, 2, 100, 100, 100]);
    expect(dueAt(dueBy(249, 100, 1_000) - 1, 100)).toBeLessThanOrEqual(249);
  });

  it('spreads the kinds of a mix over a round, each as often as it weighs', () => {
    expect(roundOf({ feed: 2, send: 1 })).toEqual(['feed', 'send', 'feed']);
    const round = roundOf({ feed: 35, plan: 25, history: 30, send: 10 });
    for (const [kind, often] of Object.entries({ feed: 35, plan: 25, history: 30, send: 10 }))
      expect(round.filter((one) => one === kind)).toHaveLength(often);
    const places = round.flatMap((one, at) => (one === 'send' ? [at] : []));
    for (const [nth, at] of places.entries()) expect(Math.abs(at - (places[nth - 1] ?? at - 10) - 10)).toBeLessThanOrEqual(2);
  });
});

describe('the search for the highest rate', () => {
  /** A product that carries so much, with moments in which it carries nothing. */
  const carrying = (limit: number, badMoments: readonly number[] = []) => {
    const tried: number[] = [];
    return {
      tried,
      try: async (rate: number) => {
        tried.push(rate);
        return { step: rate, holds: rate <= limit && !badMoments.includes(tried.length - 1) };
      },
    };
  };

  it('doubles until it does not hold, asks once more, and halves what is between', async () => {
    const product = carrying(690);
    expect(await highestRate({ first: 100, most: 3_000, halvings: 2 }, product.try))
      .toEqual({ rate: 600, best: 600, beyond: 700, steps: [100, 200, 400, 800, 800, 600, 700, 700] });
  });

  it('is not misled by one bad moment', async () => {
    const product = carrying(400, [1]);
    expect(await highestRate({ first: 100, most: 400, halvings: 3 }, product.try)).toMatchObject({ rate: 400, beyond: null });
    expect(product.tried).toEqual([100, 200, 200, 400]);
  });

  it('does not ask again what is far from holding', async () => {
    const tried: number[] = [];
    const far = async (rate: number) => ({ step: tried.push(rate), holds: rate <= 300, isFarOff: rate > 700 });
    await highestRate({ first: 200, most: 800, halvings: 0 }, far);
    expect(tried).toEqual([200, 400, 400]);
    tried.length = 0;
    await highestRate({ first: 800, most: 800, halvings: 1 }, far);
    expect(tried).toEqual([800, 400, 400]);
  });

  it('goes below where it began when nothing holds there', async () => {
    expect(await highestRate({ first: 100, most: 400, halvings: 2 }, carrying(60).try)).toMatchObject({ rate: 50, beyond: 75 });
    expect(await highestRate({ first: 100, most: 400, halvings: 1 }, carrying(0).try)).toMatchObject({ rate: 0, best: null, beyond: 50 });
  });
});
