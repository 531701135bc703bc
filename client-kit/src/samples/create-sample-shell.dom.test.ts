import { createSampleShell, joinSamples } from './create-sample-shell';

const place = { basePath: '/app/harbour', self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' } };

it.each([
  ['/', '/app/harbour'], ['/?berth=2', '/app/harbour?berth=2'], ['/berths', '/app/harbour/berths'],
])('%s stands below the base path', (path, whole) => {
  const { pathname, search } = createSampleShell(place, path, {}).nav.location.get();
  expect(pathname + search).toBe(whole);
});

it('signs in who was told, with what the test wants different', () => {
  const shell = createSampleShell(place, '/', {}, { session: { user: { firstname: 'Priya' } } });
  expect(shell.session.get().user).toMatchObject({ id: 'u1', firstname: 'Priya', lastname: 'Okafor' });
});

it('joins the samples of slices, and refuses two answers to one question', () => {
  expect(Object.keys(joinSamples({ Berths: {} }, { Ships: {} }))).toEqual(['Berths', 'Ships']);
  expect(() => joinSamples({ Berths: {} }, { Berths: {} })).toThrow('two samples answer Berths');
});
