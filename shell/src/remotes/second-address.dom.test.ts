import { secondAddress } from './second-address';

test('what is copied elsewhere is asked for here at last, and nothing else is', () => {
  expect(secondAddress('https://cdn.example/remotes/growth/1.0.0-a/mf-manifest.json')).toBe('/remotes/growth/1.0.0-a/mf-manifest.json');
  for (const entry of ['/remotes/growth/1.0.0-a/mf-manifest.json', 'http://localhost:3001/mf-manifest.json', 'https://cdn.example/x/y/mf-manifest.json'])
    expect(secondAddress(entry)).toBe(entry);
});
