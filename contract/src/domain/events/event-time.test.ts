import {
  clockWords, eventDate, eventHours, laterBy, momentOf, offsetWords, readClock, startOf, timesIn, wallTimeOf, zoneCity, zoneOffset,
} from './event-time';
import { TIME_ZONES } from './time-zones';

const DAY = 24 * 60 * 60_000;

describe('the moment at which a zone’s clocks show a time', () => {
  it.each([
    ['in winter', '2026-01-15', '09:00', 'Europe/Berlin', '2026-01-15T08:00:00Z'],
    ['in summer', '2026-06-15', '09:00', 'Europe/Berlin', '2026-06-15T07:00:00Z'],
    ['in summer, south of the equator', '2026-01-15', '09:00', 'Australia/Sydney', '2026-01-14T22:00:00Z'],
    ['just before clocks are put forward', '2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00Z'],
    ['in the hour that is left out', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['just after clocks are put forward', '2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
    ['just before clocks are put back', '2026-10-25', '01:59', 'Europe/Berlin', '2026-10-24T23:59:00Z'],
    ['in the hour that comes twice', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['just after clocks are put back', '2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00Z'],
    ['left out in New York', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['twice in New York', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['half an hour forward on Lord Howe', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['half an hour back on Lord Howe', '2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['at a quarter', '2026-05-01', '12:00', 'Asia/Kathmandu', '2026-05-01T06:15:00Z'],
    ['west of all', '2026-05-01', '23:30', 'Etc/GMT+12', '2026-05-02T11:30:00Z'],
    ['east of all', '2026-05-01', '00:30', 'Pacific/Kiritimati', '2026-04-30T10:30:00Z'],
  ])('%s', (_when, date, time, zone, moment) => {
    expect(momentOf({ date, time }, zone).toISOString()).toBe(moment.replace('Z', '.000Z'));
  });

  it.each(TIME_ZONES.map(({ name }) => name).concat('Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca'))(
    'is the one that shows it again, at every half hour of the days on which clocks change in %s', (zone) => {
      let missed = 0;
      for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += DAY) {
        if (zoneOffset(zone, new Date(day)) === zoneOffset(zone, new Date(day + DAY))) continue;
        for (let at = day - DAY; at < day + 2 * DAY; at += 30 * 60_000) {
          const shown = wallTimeOf(new Date(at), zone);
          const back = momentOf(shown, zone);
          // The later of two moments with one face is the only one that is not found again.
          if (back.getTime() !== at) missed += 1;
          expect(wallTimeOf(back, zone)).toEqual(shown);
        }
      }
      expect(missed).toBeLessThanOrEqual(4);
    },
  );
});

it.each([
  ['Europe/Berlin', '2026-01-01', 'GMT+1'], ['Europe/Berlin', '2026-06-12', 'GMT+2'], ['Europe/London', '2026-01-01', 'GMT'],
  ['America/St_Johns', '2026-01-01', 'GMT-3:30'], ['Asia/Kathmandu', '2026-01-01', 'GMT+5:45'], ['America/New_York', '2026-06-12', 'GMT-4'],
])('names the offset of %s on %s: %s', (zone, day, words) => {
  expect(offsetWords(zone, new Date(`${day}T12:00:00Z`))).toBe(words);
});

it.each([
  ['00:00', '12:00 AM'], ['00:05', '12:05 AM'], ['09:00', '9:00 AM'], ['12:00', '12:00 PM'], ['16:30', '4:30 PM'], ['23:59', '11:59 PM'],
])(
  'shows %s as %s, and reads it again', (time, words) => {
    expect(clockWords(time)).toBe(words);
    expect(readClock(words)).toBe(time);
  },
);

it.each([
  ['4 pm', '16:00'], ['4pm', '16:00'], ['400 PM', '16:00'], ['4.30 p.m.', '16:30'], ['16:00', '16:00'], ['9', '09:00'], ['12 am', '00:00'],
  ['24:00', null], ['13 pm', null], ['0 am', null], ['4:60', null], ['noon', null], ['', null],
])('reads %j as %j', (text, time) => expect(readClock(text)).toBe(time));

it('counts on by the clock on the wall, over midnight and over a change of clocks', () => {
  expect(laterBy({ date: '2026-12-31', time: '23:30' }, 60)).toEqual({ date: '2027-01-01', time: '00:30' });
  expect(laterBy({ date: '2026-03-29', time: '01:30' }, 60)).toEqual({ date: '2026-03-29', time: '02:30' });
});

describe('an event in words', () => {
  const times = { startDate: '2026-05-19', startTime: '09:00', endDate: '2026-05-19', endTime: '12:00', timeZone: 'Europe/Berlin' };

  it('says its day and hours where it happens', () => {
    expect(eventDate(times.startDate)).toBe('Tuesday 19 May 2026');
    expect(eventHours(times)).toBe('9:00 AM – 12:00 PM GMT+2');
    expect(eventHours({ ...times, endDate: '2026-05-20', endTime: '01:00' })).toBe('9:00 AM – 20 May, 1:00 AM GMT+2');
    expect(zoneCity('America/New_York')).toBe('New York');
  });

  it('says the same moments where the viewer is, each day by its own offset', () => {
    expect(timesIn(times, 'America/Los_Angeles')).toEqual({
      startDate: '2026-05-19', startTime: '00:00', endDate: '2026-05-19', endTime: '03:00', timeZone: 'America/Los_Angeles',
    });
    const overChange = { ...times, startDate: '2026-10-24', startTime: '20:00', endDate: '2026-10-25', endTime: '08:00' };
    expect(timesIn(overChange, 'Asia/Tokyo')).toMatchObject({ startDate: '2026-10-25', startTime: '03:00', endTime: '16:00' });
    expect(startOf(timesIn(overChange, 'Asia/Tokyo'))).toEqual(startOf(overChange));
  });
});
