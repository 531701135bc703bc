import { presentValue, type CountedGoal, type CountedTraction } from './counted-goal';

const goal = (id: string, more: Partial<CountedGoal> = {}): CountedGoal => ({
  id, title: id.toUpperCase(), status: 'IN_PROGRESS', dateAchieved: null, metricType: 'number', milestoneValue: '100',
  checkInValue: null, checkInDate: null, valueFrom: null, partIds: [], ...more,
});
const achieved = (id: string, milestoneValue: string, dateAchieved: string) => (
  goal(id, { status: 'ACHIEVED', milestoneValue, dateAchieved })
);
const record = (id: string, tractionValue: string, date: string): CountedTraction => ({
  id, title: id, metricType: 'number', tractionValue, date,
});

const ROWS = [
  goal('open'), goal('counted', { checkInValue: '40.5', checkInDate: '2026-05-07' }), achieved('done', '43', '2026-04-29'),
  record('sale', '0.1', '2026-05-10'), goal('words', { metricType: 'text', checkInValue: 'Half', checkInDate: '2026-05-12' }),
  goal('outer', { valueFrom: 'SUM', partIds: ['counted', 'done'] }), goal('self', { valueFrom: 'SUM', partIds: ['self', 'done'] }),
];
const find = (id: string) => ROWS.find((row) => row.id === id);

describe('the present value of a goal', () => {
  it.each<[string, Partial<CountedGoal>, string | null, string | null]>([
    ['is its newest check-in', { checkInValue: '7' }, '7', null],
    ['is unknown before one', {}, null, null],
    ['is what was reached, once it is achieved', { status: 'ACHIEVED', checkInValue: '7' }, '100', null],
    [
      'is the share of what is achieved, records among it', { valueFrom: 'SHARE_ACHIEVED', partIds: ['open', 'done', 'sale'] }, '67',
      '2 of 3 achieved.',
    ],
    [
      'is a sum without loss, of what is a number', { valueFrom: 'SUM', partIds: ['counted', 'sale', 'words', 'open'] }, '40.6',
      'Sum of 2 of 4.',
    ],
    ['is no sum of words', { valueFrom: 'SUM', partIds: ['words'] }, null, 'None of 1 has a number.'],
    ['is that of the newest', { valueFrom: 'LATEST', partIds: ['counted', 'sale', 'done'] }, '0.1', 'Newest of 3: “sale”.'],
    ['is unknown while none of them is', { valueFrom: 'LATEST', partIds: ['open'] }, null, 'None of 1 has a value.'],
    ['counts a part that counts itself', { valueFrom: 'SUM', partIds: ['outer', 'sale'] }, '83.6', 'Sum of 2 of 2.'],
    ['passes by what is not there', { valueFrom: 'SUM', partIds: ['gone', 'sale'] }, '0.1', 'Sum of 1 of 1.'],
    ['says that there is nothing', { valueFrom: 'SUM', partIds: ['gone'] }, null, 'Nothing is linked that could be counted.'],
    ['ends in a circle', { valueFrom: 'SUM', partIds: ['self'] }, '43', 'Sum of 1 of 1.'],
  ])('%s', (_what, more, value, reason) => {
    expect(presentValue(goal('it', more), find)).toEqual({ value, reason });
  });
});
