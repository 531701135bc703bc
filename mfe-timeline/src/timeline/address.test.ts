import { placeWith, readAddress, writeAddress } from './address';

const read = (search: string) => readAddress(new URLSearchParams(search));
const write = (search: string, change: Parameters<typeof writeAddress>[1]) => writeAddress(new URLSearchParams(search), change).toString();

it('an address says how the timeline is looked at, and one that makes no sense is the plain one', () => {
  expect(read('')).toMatchObject({
    view: 'timeline', zoom: 'quarter', group: 'category', hidden: [], goal: null, category: null, tray: false,
  });
  expect(read('view=list&zoom=week&group=phase&hide=base,s1&category=&goal=g1&tray=open')).toMatchObject({
    view: 'list', zoom: 'week', group: 'phase', hidden: ['base', 's1'], category: '', goal: 'g1', tray: true,
  });
  expect(read('view=cube&zoom=hour&status=LATE&day=tomorrow')).toMatchObject({
    view: 'timeline', zoom: 'quarter', status: null, day: null,
  });
});

it.each([
  ['', { zoom: 'month' as const }, 'zoom=month'], ['zoom=month', { zoom: 'quarter' as const }, ''],
  ['person=u1', { goal: 'g1' }, 'person=u1&goal=g1'],
  ['hide=a', { hidden: ['a', 'b'] }, 'hide=a%2Cb'], ['hide=a', { hidden: [] }, ''], ['', { category: '' }, 'category='],
  ['', { tray: true }, 'tray=open'],
  ['tray=open&other=1', { tray: false }, 'other=1'],
  ['', { since: '2026-05-01', lines: 'off' as const }, 'since=2026-05-01&lines=off'],
  ['lines=off&since=x', { since: null, lines: 'on' as const }, ''],
])('"%s" with %j is "%s"', (search, change, next) => expect(write(search, change)).toBe(next));

it('the calendar has a month and a look of its own, and the filters of the timeline', () => {
  expect(read('month=2026-13&look=cube')).toMatchObject({ month: null, look: null, subscribe: false });
  expect(read('month=2026-05&look=agenda&subscribe=open')).toMatchObject({ month: '2026-05', look: 'agenda', subscribe: true });
  const search = new URLSearchParams('person=u1&category=&hide=base&zoom=week&goal=g1');
  expect(placeWith('/app/calendar', search)).toBe('/app/calendar?person=u1&category=&hide=base');
  expect(placeWith('/app/timeline', new URLSearchParams('month=2026-05'), { view: 'list' })).toBe('/app/timeline?view=list');
  expect(placeWith('/app/timeline', new URLSearchParams('look=agenda'))).toBe('/app/timeline');
});
