import { ownTimes, ownTimeWords } from './own-zone';

const event = {
  startDate: '2026-10-25', startTime: '10:00', endDate: '2026-10-25', endTime: '12:00', timeZone: 'Europe/Berlin',
  startsAt: '2026-10-25T09:00:00Z',
};

it('says the same moments by the viewer’s clocks, on each side of a change of clocks', () => {
  const words = (zone: string) => {
    const times = ownTimes(event, zone);
    return times && ownTimeWords(times);
  };
  expect(words('America/New_York')).toBe('Your time: Sunday 25 October 2026, 5:00 AM – 7:00 AM GMT-4');
  expect(words('Asia/Tokyo')).toBe('Your time: Sunday 25 October 2026, 6:00 PM – 8:00 PM GMT+9');
});

it('says nothing where clocks show the same on that day', () => {
  expect(ownTimes(event, 'Africa/Lagos')).toBeNull();
  expect(ownTimes({ ...event, startDate: '2026-10-24', startsAt: '2026-10-24T08:00:00Z' }, 'Africa/Lagos')).not.toBeNull();
});
