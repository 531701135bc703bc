import { pageStorage } from './page-storage';

const framed = { top: null } as unknown as Window;

it('is the browser’s own on a page that stands alone', () => {
  expect(pageStorage('localStorage')).toBe(window.localStorage);
});

it('is forgotten with the page in a frame, and where the browser refuses', () => {
  const refusing = Object.defineProperty({
    top: null as unknown,
  }, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } }) as unknown as Window;
  Object.assign(refusing, { top: refusing });
  for (const page of [framed, refusing]) {
    const storage = pageStorage('localStorage', page);
    storage.setItem('key', 'text');
    expect([storage.getItem('key'), storage.length, window.localStorage.getItem('key')]).toEqual(['text', 1, null]);
    storage.clear();
    expect(storage.getItem('key')).toBeNull();
  }
});
