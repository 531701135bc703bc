import { createRateLimits } from './limits';

const limit = { name: 'test', points: 10, seconds: 60 };

describe('a limit in points', () => {
  it('is spent by what a use weighs, each key for itself', async () => {
    const limits = createRateLimits(null);
    await limits.consumeHere(limit, 'ada', 9);
    await limits.consumeHere(limit, 'ada');
    await expect(limits.consumeHere(limit, 'ada')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^[1-9]/) },
    });
    await limits.consumeHere(limit, 'bob', 10);
  });

  it('says with no points whether it was passed, and takes nothing', async () => {
    const limits = createRateLimits(null);
    for (let i = 0; i < 20; i++) await limits.consumeHere(limit, 'ada', 0);
    await limits.consumeHere(limit, 'ada', 10);
    await limits.consumeHere(limit, 'ada', 0);
    await expect(limits.consumeHere(limit, 'ada')).rejects.toMatchObject({ status: 429 });
    await expect(limits.consumeHere(limit, 'ada', 0)).rejects.toMatchObject({ status: 429 });
  });
});
