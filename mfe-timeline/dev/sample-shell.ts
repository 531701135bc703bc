import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { calendarSamples } from '../src/features/calendar/calendar.sample';
import { CALENDAR, TIMELINE } from '../src/timeline/places';
import { sampleTimeline, timelineSamples } from '../src/timeline/timeline.sample';

const PLACE: SamplePlace = {
  basePath: TIMELINE, self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' }, session: { company: { id: 'c1' } },
};

/** The remote on the fake shell, answered by the samples of its slices. */
export function createSampleShell(path: string, options: FakeShellOptions = {}, timeline = sampleTimeline('c1')): FakeShell {
  return createShell(PLACE, path, joinSamples(timelineSamples('c1', timeline), calendarSamples('c1')), options);
}

/** The same at the calendar's address. */
export function createCalendarShell(path: string, options: FakeShellOptions = {}): FakeShell {
  return createShell({ ...PLACE, basePath: CALENDAR }, path, joinSamples(timelineSamples('c1'), calendarSamples('c1')), options);
}
