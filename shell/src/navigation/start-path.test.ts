import { startPath } from './start-path';

it.each([
  ['home', '/app/timeline', '/app/growth-framework'], ['explore', '/app/timeline', '/app/explore'], ['last', '/app/timeline?goal=1', '/app/timeline?goal=1'],
  ['last', null, '/app/growth-framework'], ['last', '/app', '/app/growth-framework'], ['last', '//evil.example/app/x', '/app/growth-framework'],
  ['last', 'https://evil.example', '/app/growth-framework'],
] as const)('who starts with %s, and was at %s, comes to %s', (startWith, lastPage, path) => {
  expect(startPath({ startWith, lastPage })).toBe(path);
});
