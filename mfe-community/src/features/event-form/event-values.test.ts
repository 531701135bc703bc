import { eventFaults } from '@heartwood/contract/domain';
import { sampleEvent } from '../../../dev/sample-events';
import { fieldsOf, newValues, setOf, valuesLike, withStart } from './event-values';

const values = newValues(new Date('2026-06-10T13:20:00Z'), 'Europe/Berlin');

it('begins tomorrow at the next full hour, in person, for an hour, where the viewer is', () => {
  expect(values).toMatchObject({
    type: 'PHYSICAL', startDate: '2026-06-11', startTime: '16:00', endDate: '2026-06-11', endTime: '17:00', timeZone: 'Europe/Berlin',
  });
  expect(Object.keys(eventFaults(fieldsOf(values)))).toEqual(['name', 'description']);
});

it('lets the end follow the start until somebody has set it', () => {
  expect(withStart(values, { startTime: '23:30' })).toMatchObject({ endDate: '2026-06-12', endTime: '00:30' });
  expect(withStart({ ...values, isEndSet: true }, { startTime: '23:30' })).toMatchObject({ endDate: '2026-06-11', endTime: '17:00' });
});

it.each([['', null], [' 24 ', 24], ['many', NaN]])('takes %j places for %s', (capacity, places) => {
  expect(setOf({ ...values, capacity }).capacity).toBe(places);
});

describe('an event like another one', () => {
  const like = { startDate: '2026-06-12', startTime: '22:30', endDate: '2026-06-13', endTime: '01:00', timeZone: 'Europe/Berlin' };
  const event = { ...sampleEvent({ id: 'e1' }), ...like };

  it('is a week later, as long, with the same people under ids of their own', () => {
    const copy = valuesLike(event, new Date('2026-06-10T13:20:00Z'));
    expect(copy).toMatchObject({ name: event.name, startDate: '2026-06-19', startTime: '22:30', endDate: '2026-06-20', endTime: '01:00' });
    expect([copy.speakers.map(({ userId }) => userId), copy.speakers[0]?.id === event.speakers[0]?.id]).toEqual([
      [event.speakers[0]?.userId], false,
    ]);
  });

  it('lies ahead, however long ago that one was', () => {
    expect(valuesLike(event, new Date('2027-01-10T13:20:00Z'))).toMatchObject({
      startDate: '2027-01-11', startTime: '22:30', endDate: '2027-01-12', endTime: '01:00',
    });
  });
});
