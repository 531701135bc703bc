import { addDays } from '../../timeline/days';
import { sampleTimeline } from '../../timeline/timeline.sample';
import { dayName, edgesOf, entriesOf, entryWords, isLate, placeOf, type Due, type Entry } from './entries';

const TODAY = '2026-05-14';
const timeline = sampleTimeline('c1', TODAY);
const due = (moduleKey: Due['moduleKey'], days: number, more: Partial<Due> = {}): Due => ({
  id: `c1:${moduleKey ?? ''}`, title: String(moduleKey), from: addDays(TODAY, days), status: 'IN_PROGRESS', kind: 'MODULE_DUE', moduleKey,
  assigneeIds: [], event: null, ...more,
});
const ALL = { person: null, status: null, category: null };
const known = { timeline, today: TODAY, viewerId: 'u1', scenarios: new Map(timeline.scenarios.map((each) => [each.id, each])) };

it('goals and modules stand on their days, goals first; without a day there is nothing to stand on', () => {
  const entries = entriesOf(timeline, [due('culture', 8), due('sam', 0)], ALL);
  expect(entries.map(({ day, title }) => `${day.slice(5)} ${title}`)).toEqual([
    '04-24 40 pilot grocers', '05-06 Grocer app', '05-14 Data room ready', '05-14 sam', '05-22 culture', '06-30 1,000 trips a day',
    '07-21 Term sheet',
    '10-11 €1.4M closed',
  ]);
});

it('a goal without a due date stands where it was achieved', () => {
  const [goal] = timeline.milestones;
  if (!goal) throw new Error('no goal');
  expect(entriesOf({ milestones: [{ ...goal, date: null, dateAchieved: '2026-05-02' }] }, [], ALL)).toMatchObject([{ day: '2026-05-02' }]);
});

it('modules follow the filters that they have an answer to', () => {
  const dues = [due('culture', 8, { assigneeIds: ['u2'] }), due('sam', -2, { status: 'ACHIEVED', assigneeIds: ['u1'] })];
  const titles = (filter: { person?: string; status?: 'ACHIEVED' }) => (
    entriesOf({ milestones: [] }, dues, { ...ALL, ...filter }).map(({ title }) => title)
  );
  expect([titles({}), titles({ person: 'u2' }), titles({ status: 'ACHIEVED' })]).toEqual([['sam', 'culture'], ['culture'], ['sam']]);
});

it('a category has its goals alone; modules and events stand with what is in none', () => {
  const titles = (category: string) => entriesOf({ milestones: [] }, [due('culture', 8)], { ...ALL, category }).map(({ title }) => title);
  expect([titles('c-product'), titles('')]).toEqual([[], ['culture']]);
});

const goals = entriesOf(timeline, [], ALL);
const entry = (of: Due): Entry => entriesOf({ milestones: [] }, [of], ALL)[0] as Entry;
const goal = (id: string): Entry => goals.find((each) => each.id === id) as Entry;
it.each<[string, Entry, string, string]>([
  ['due today', goal('g-room'), 'today', 'Goal · Today'], ['late', goal('g-app'), 'past', '8 days late'],
  ['achieved', goal('g-pilots'), 'undated', 'Goal · Achieved'],
  ['to come', goal('g-trips'), 'undated', 'Goal'], ['what if', goal('g-closed'), 'undated', 'Goal · Stretch'],
  ['a module of two', entry(due('culture', 8, { assigneeIds: ['u1', 'u2'] })), 'undated', 'Module due · Jonas and you'],
  ['a late module', entry(due('culture', -3)), 'past', 'Module due · 3 days late'],
  ['a module that is done', entry(due('sam', -3, { status: 'ACHIEVED' })), 'undated', 'Module done'],
])('%s', (_name, of, tone, text) => expect(entryWords(of, known)).toEqual({ tone, text }));

it('events stand on the day on which they begin here, with the hour, the place and what one has to do with them', () => {
  const at = new Date(2026, 4, 15, 17, 30).toISOString();
  const event = (type: 'PHYSICAL' | 'VIRTUAL', isHost: boolean, location: string | null = null) => due(null, 0, {
    id: type, title: 'Deposit law', kind: 'EVENT', from: '2026-05-16', assigneeIds: isHost ? ['u1'] : [],
    event: { type, startsAt: at, location, isHost },
  });
  const [online, depot] = entriesOf({ milestones: [] }, [event('VIRTUAL', false), event('PHYSICAL', true, 'Hamburg')], ALL);
  expect([online?.day, placeOf(online as Entry), isLate(online as Entry, '2026-06-01')]).toEqual([
    '2026-05-15', '/app/events/VIRTUAL', false,
  ]);
  expect([online, depot].map((each) => entryWords(each as Entry, known).text.replace('\u202f', ' '))).toEqual([
    '5:30 PM · Online', '5:30 PM · Hamburg, you host',
  ]);
  expect(entriesOf({ milestones: [] }, [event('VIRTUAL', true)], { ...ALL, status: 'ACHIEVED' })).toEqual([]);
  expect(entriesOf({ milestones: [] }, [event('VIRTUAL', true), event('PHYSICAL', false)], { ...ALL, person: 'u1' }).map(({ id }) => (
    id
  ))).toEqual(['VIRTUAL']);
});

it('says what is late, what is done, and where a module is', () => {
  expect([isLate(entry(due('sam', -1)), TODAY), isLate(entry(due('sam', 0)), TODAY), isLate(goal('g-pilots'), TODAY)]).toEqual([
    true, false, false,
  ]);
  expect([dayName(entry(due('sam', 0))), dayName(entry(due('sam', 0, { status: 'ACHIEVED' })))]).toEqual(['sam due', 'sam done']);
  expect([placeOf(entry(due('culture', 0))), placeOf(goal('g-app'))]).toEqual(['/app/growth-framework/foundation?module=culture', null]);
});

it('an agenda tells where a phase begins and ends; of one day it tells once', () => {
  const [phase] = timeline.phases;
  if (!phase) throw new Error('no phase');
  const phases = [phase, { ...phase, id: 'day', title: 'Fair', from: TODAY, to: TODAY }];
  expect(edgesOf({ phases }).map(({ day, title }) => `${day.slice(5)} ${title}`)).toEqual([
    '03-05 Pilot in Neukölln begins', '05-29 Pilot in Neukölln ends', '05-14 Fair',
  ]);
});
