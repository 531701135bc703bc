import { completionPercent, levelName, nextLevel } from './level';

describe('company level', () => {
  it.each([
    [0, 'Not robust'], [19.99, 'Not robust'], [20, null], [20.01, 'Somewhat robust'], [40, null], [40.1, 'Robust Enough'],
    [60, null], [60.1, 'Very Robust'], [80, null], [80.1, 'Solid'], [100, 'Solid'], [-1, null], [101, null],
  ])('calls %p percent %p', (percent, name) => {
    expect(levelName(percent)).toBe(name);
  });

  it('has a name for every count of 28', () => {
    for (let done = 0; done <= 28; done += 1) expect(levelName(completionPercent(done))).not.toBeNull();
  });

  it.each([
    [0, 6, 'Somewhat robust'], [5, 1, 'Somewhat robust'], [6, 6, 'Robust Enough'], [16, 1, 'Very Robust'], [17, 6, 'Solid'],
  ])('says after %p done that %p more reach %p', (done, missing, name) => {
    expect(nextLevel(done)).toEqual({ missing, name });
  });

  it('has nothing above Solid', () => {
    expect(nextLevel(23)).toBeNull();
    expect(nextLevel(28)).toBeNull();
  });
});
