import { eventFaults } from '@heartwood/contract/domain';
import { fieldsOf, newValues, setOf, withStart } from './event-values';

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
