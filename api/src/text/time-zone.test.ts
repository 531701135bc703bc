import { isTimeZone } from './time-zone';

it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])('%s is one', (name) => expect(isTimeZone(name)).toBe(true));
it.each(['', 'Berlin', 'Europe/Nowhere', "UTC'; select 1", '+02:00'])('%p is none', (name) => expect(isTimeZone(name)).toBe(false));
