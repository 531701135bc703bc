import { render, screen, within } from '@testing-library/react';
import { callJson } from '../session/call-json';
import { VersionStates, type VersionStatesAnswer } from './version-states';

jest.mock('../session/call-json', () => ({ callJson: jest.fn() }));

it('tells what became of versions and why, and that publishing is frozen', async () => {
  const answer: VersionStatesAnswer = {
    frozen: { at: '2026-11-28T01:00:00.000Z', reason: 'The fair' },
    remotes: [
      { name: 'timeline', live: '1.0.0-a', versions: [
        { version: '1.0.0-b', state: 'failed', at: '2026-11-27T10:00:00.000Z', reason: 'A blank page' },
        {
          version: '1.0.0-c', state: 'canary', percent: 10, at: '2026-11-28T10:00:00.000Z',
          pulse: { people: 12, failing: 1, loadMs: 640, longMs: 80 },
        },
        {
          version: '1.0.0-a', state: 'live', at: '2026-11-26T10:00:00.000Z', broken: 1, deprecated: 2,
          pulse: { people: 1, failing: 0, loadMs: null, longMs: null },
        },
      ] },
      { name: 'growth', live: null, versions: [{ version: '1', state: 'deprecated', until: '2026-12-31', at: '', reason: 'Old' }] },
    ],
  };
  jest.mocked(callJson).mockResolvedValue(answer);
  const { container } = render(<VersionStates />);
  expect(await screen.findByText(/Publishing is frozen since 2026-11-28 01:00 UTC: The fair/)).toBeInTheDocument();
  const timeline = within(container.querySelector<HTMLElement>('[data-versions="timeline"]') as HTMLElement);
  expect(timeline.getByText('failed')).toBeInTheDocument();
  expect(timeline.getByText('2026-11-27 10:00 UTC, A blank page')).toBeInTheDocument();
  expect(timeline.getByText('2026-11-28 10:00 UTC, 12 people, 1 with errors, stands after 640 ms, 80 ms of long tasks a view')).toBeInTheDocument();
  expect(timeline.getByText(/1 operations are not answered, uses 2 deprecated fields, 1 person, 0 with errors/)).toBeInTheDocument();
  expect(screen.getByText('deprecated until 2026-12-31')).toBeInTheDocument();
});

it('says nothing where it may not be read', async () => {
  jest.mocked(callJson).mockRejectedValue(new Error('access-denied'));
  const { container } = render(<VersionStates />);
  await Promise.resolve();
  expect(container).toBeEmptyDOMElement();
});
