import { closesCircle, linkFault, pushedBy, type DependentGoal } from './depends';

const goal = (
  id: string, date: string | null, dependsOnIds: string[] = [], status: DependentGoal['status'] = 'IN_PROGRESS',
): DependentGoal => (
  { id, date, status, dependsOnIds }
);

describe('a circle of goals', () => {
  const waitsFor = (id: string) => ({ c: ['b'], b: ['a'], d: ['c', 'x'] })[id] ?? [];

  it.each([
    ['itself', 'a', ['a'], 'a'],
    ['what waits for it', 'a', ['b'], 'b'],
    ['what waits for it behind others', 'a', ['x', 'd'], 'd'],
    ['what does not wait for it', 'd', ['a', 'b'], null],
    ['nothing', 'a', [], null],
  ])('is closed by %s', (_what, id, wanted, closing) => {
    expect(closesCircle(id, wanted, waitsFor)).toBe(closing);
  });

  it('that stands there already is walked once', () => {
    expect(closesCircle('x', ['a'], (id) => (id === 'a' ? ['b'] : ['a']))).toBeNull();
  });
});

describe('a goal that slips', () => {
  it.each([
    ['pushes who is due earlier to its day', [goal('a', '2026-05-01'), goal('b', '2026-05-10', ['a'])], '2026-05-20', ['b 2026-05-20']],
    ['leaves who is due the same day or later', [goal('a', '2026-05-01'), goal('b', '2026-05-20', ['a'])], '2026-05-20', []],
    [
      'pushes along the chain, as far as it reaches',
      [goal('a', '2026-05-01'), goal('b', '2026-05-10', ['a']), goal('c', '2026-05-15', ['b']), goal('d', '2026-06-01', ['c'])],
      '2026-05-20', ['b 2026-05-20', 'c 2026-05-20'],
    ],
    [
      'pushes once who is reached on two ways',
      [goal('a', '2026-05-01'), goal('b', '2026-05-02', ['a']), goal('c', '2026-05-03', ['a', 'b'])],
      '2026-05-20', ['b 2026-05-20', 'c 2026-05-20'],
    ],
    [
      'passes by what is achieved and what has no day',
      [goal('a', '2026-05-01'), goal('b', '2026-05-02', ['a'], 'ACHIEVED'), goal('c', null, ['a']), goal('d', '2026-05-03', ['b', 'c'])],
      '2026-05-20', [],
    ],
    ['pushes nobody when it moves earlier', [goal('a', '2026-05-05'), goal('b', '2026-05-10', ['a'])], '2026-05-01', []],
    [
      'ends where the goals stand in a circle', [goal('a', '2026-05-01', ['b']), goal('b', '2026-05-02', ['a'])], '2026-05-20',
      ['b 2026-05-20'],
    ],
  ])('%s', (_what, goals, date, shifts) => {
    expect(pushedBy(goals, { id: 'a', date }).map(({ id, to }) => `${id} ${to}`)).toEqual(shifts);
  });

  it('says where each was', () => {
    expect(pushedBy([goal('a', '2026-05-01'), goal('b', '2026-05-10', ['a'])], { id: 'a', date: '2026-06-01' }))
      .toEqual([{ id: 'b', from: '2026-05-10', to: '2026-06-01' }]);
  });
});

describe('between two goals', () => {
  it.each([
    ['nothing while the first is ahead', goal('a', '2026-05-20'), goal('b', '2026-05-21'), null],
    ['nothing today', goal('a', '2026-05-14'), goal('b', '2026-05-14'), null],
    ['the first is late', goal('a', '2026-05-13'), goal('b', '2026-11-20'), 'late'],
    ['the first is late, whatever day the other has', goal('a', '2026-05-13'), goal('b', null), 'late'],
    ['the order', goal('a', '2026-06-02'), goal('b', '2026-06-01'), 'order'],
    ['nothing once the first is achieved', goal('a', '2026-05-01', [], 'ACHIEVED'), goal('b', '2026-04-01'), null],
    ['nothing once the other is achieved', goal('a', '2026-05-01'), goal('b', '2026-04-01', [], 'ACHIEVED'), null],
    ['nothing without a day', goal('a', null), goal('b', '2026-04-01'), null],
  ])('is wrong: %s', (_what, before, after, fault) => {
    expect(linkFault(before, after, '2026-05-14')).toBe(fault);
  });
});
