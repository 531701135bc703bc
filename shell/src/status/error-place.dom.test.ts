import { placeOf, shellBuild } from './error-place';

const thrown = (message: string, ...frames: string[]) => (
  Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n') })
);
const remoteFrame = '    at save (https://heartwood.example/remotes/growth/2.0.0-bbbbbbbb/82.bdecc15c.js:1:2345)';
const shellFrame = '    at https://heartwood.example/assets/main.8c6a9106.js:3:77';

beforeEach(() => {
  document.body.innerHTML = '<script type="text/plain" src="/assets/main.8c6a9106.js"></script>';
});

it.each([
  [
    'code of a remote', thrown('x', remoteFrame, shellFrame),
    { remote: 'growth', version: '2.0.0-bbbbbbbb', place: '82.bdecc15c.js:1:2345' },
  ],
  [
    'a library of the shell that a remote called', thrown('x', shellFrame, remoteFrame),
    { remote: 'growth', version: '2.0.0-bbbbbbbb', place: '82.bdecc15c.js:1:2345' },
  ],
  [
    'Firefox, and a load that was repeated', thrown('x', 'save@https://h.example/remotes/growth/1.0.0-a/remoteEntry.js?again=k3:9:1'),
    { remote: 'growth', version: '1.0.0-a', place: 'remoteEntry.js:9:1' },
  ],
  ['the shell', thrown('x', shellFrame), { remote: 'shell', version: '8c6a9106', place: 'main.8c6a9106.js:3:77' }],
  [
    'a cause', new Error('wrapped', { cause: thrown('x', remoteFrame) }),
    { remote: 'growth', version: '2.0.0-bbbbbbbb', place: '82.bdecc15c.js:1:2345' },
  ],
  [
    'words that look like an address', thrown('see https://h.example/remotes/other/1.0.0/a.js:1:2', shellFrame),
    { remote: 'shell', version: '8c6a9106', place: 'main.8c6a9106.js:3:77' },
  ],
  ['something that is no error', 'text', { remote: 'shell', version: '8c6a9106', place: null }],
])('finds whose code it was: %s', (_what, error, place) => {
  expect(placeOf(error)).toEqual(place);
});

it('takes the script that the window names where nothing else is known', () => {
  expect(placeOf('text', 'https://h.example/remotes/growth/1.0.0-a/82.js:4:5')).toEqual({
    remote: 'growth', version: '1.0.0-a', place: '82.js:4:5',
  });
});

it('does not know the build of a page without the shell', () => {
  document.body.innerHTML = '';
  expect(shellBuild()).toBe('unknown');
});
