import { eventFaults, isLinkShown, isWebLink, offerEnds, speakerFaults, type EventFields } from './event-rules';
import { TIME_ZONES } from './time-zones';

const event: EventFields = {
  name: 'Open depot', description: 'Come and see', type: 'PHYSICAL', meetingLink: '', location: '', capacity: null,
  startDate: '2026-06-11', startTime: '16:00', endDate: '2026-06-11', endTime: '17:00', timeZone: 'Europe/Berlin',
};

it('has nothing to say of an event that is whole, and little is needed for one', () => {
  expect(eventFaults(event)).toEqual({});
  expect(eventFaults({ ...event, type: 'VIRTUAL', meetingLink: 'abc', capacity: 1 })).toEqual({});
});

it.each<[Partial<EventFields>, Record<string, string>]>([
  [{ name: ' ' }, { name: 'Event name is required' }],
  [{ name: ' Op ' }, { name: 'Event name should be a minimum of 3 characters' }],
  [{ name: 'a'.repeat(201) }, { name: 'Use at most 200 characters' }],
  [{ description: '' }, { description: 'Event description is required' }],
  [{ description: 'Hi' }, { description: 'Event description should be a minimum of 3 characters' }],
  [{ description: 'a'.repeat(5001) }, { description: 'Use at most 5,000 characters' }],
  [{ type: 'VIRTUAL' }, { meetingLink: 'Meeting link is required' }],
  [{ type: 'VIRTUAL', meetingLink: 'ab' }, { meetingLink: 'Meeting link is required' }],
  [{ type: 'OTHER' as never }, { type: 'Event type is required' }],
  [{ startDate: '' }, { startDate: 'Start date is required' }],
  [{ endDate: '2026-02-30' }, { endDate: 'End date is required' }],
  [{ startTime: '' }, { startTime: 'Start time is required' }],
  [{ endTime: '24:00' }, { endTime: 'End time is required' }],
  [{ timeZone: '' }, { timeZone: 'Time zone is required' }],
  [{ timeZone: 'Mars/Base' }, { timeZone: 'Time zone is required' }],
  [{ endTime: '15:30' }, { endTime: 'End must be after start' }],
  [{ endTime: '16:00' }, { endTime: 'End must be after start' }],
  [{ endDate: '2026-06-10' }, { endDate: 'End must be after start' }],
  [{ endDate: '2026-07-13' }, { endDate: 'An event can last at most 31 days' }],
  [{ capacity: 0 }, { capacity: 'Places must be a whole number between 1 and 100,000' }],
  [{ capacity: 1.5 }, { capacity: 'Places must be a whole number between 1 and 100,000' }],
  [{ location: 'a'.repeat(201) }, { location: 'Use at most 200 characters' }],
])('says of %j what is to be done', (change, faults) => expect(eventFaults({ ...event, ...change })).toEqual(faults));

it('holds the end to the start by moments: what clocks leave out or show twice is no way around it', () => {
  const night = { ...event, startDate: '2026-03-29', endDate: '2026-03-29' };
  // 02:30 is left out and means 03:30.
  expect(eventFaults({ ...night, startTime: '02:30', endTime: '03:15' })).toEqual({ endTime: 'End must be after start' });
  expect(eventFaults({ ...night, startTime: '01:30', endTime: '03:00' })).toEqual({});
});

it('asks of a speaker from outside for a whole name, a company and a position', () => {
  expect(speakerFaults({ firstName: 'Bo', lastName: '', companyName: ' ', position: '' })).toEqual({
    firstName: 'First name should be a minimum of 3 characters', lastName: 'Last name is required',
    companyName: 'Speaker Company is required', position: 'Position is required',
  });
  expect(speakerFaults({ firstName: 'Noor', lastName: 'Haddad', companyName: 'K', position: 'CTO' })).toEqual({});
});

it.each([
  ['https://meet.example/x', true], ['HTTP://meet.example', true], ['meet.example/pricing-june', false], ['https://', false],
  ['javascript:alert(1)', false],
])(
  'says of %s whether it can be pressed: %s', (link, is) => expect(isWebLink(link)).toBe(is),
);

it.each([
  ['2026-06-01T10:00:00Z', '2026-06-02T10:00:00.000Z'],
  ['2026-06-10T10:00:00Z', '2026-06-11T10:00:00.000Z'],
  ['2026-06-10T20:00:00Z', '2026-06-11T12:00:00.000Z'],
  ['2026-06-11T11:59:00Z', '2026-06-11T12:00:00.000Z'],
  ['2026-06-11T12:00:00Z', undefined],
  ['2026-06-11T15:00:00Z', undefined],
])('offers a place that is free at %s, of an event at 14:00 UTC, until %s', (now, until) => {
  expect(offerEnds(new Date(now), new Date('2026-06-11T14:00:00Z'))?.toISOString()).toBe(until);
});

it.each([['13:44', false], ['13:45', true], ['14:30', true], ['15:00', true], ['15:01', false]])(
  'shows the meeting link of an event from 14:00 to 15:00 at %s: %s', (time, is) => {
    const [startsAt, endsAt] = [new Date('2026-06-11T14:00:00Z'), new Date('2026-06-11T15:00:00Z')];
    expect(isLinkShown(new Date(`2026-06-11T${time}:00Z`), { startsAt, endsAt })).toBe(is);
  },
);

it('has 31 zones in the order of their offsets, each with the one that its clocks have without summer time', () => {
  const minutes = TIME_ZONES.map(({ offset }) => Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))));
  expect(TIME_ZONES).toHaveLength(31);
  expect(new Set(minutes).size).toBe(31);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  for (const { name } of TIME_ZONES) expect(() => new Intl.DateTimeFormat('en', { timeZone: name })).not.toThrow();
});
