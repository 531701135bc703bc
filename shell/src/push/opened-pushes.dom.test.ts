import { nav } from '../navigation/nav';
import { followOpenedPushes } from './opened-pushes';

afterEach(() => Reflect.deleteProperty(window, 'pushWords'));

const at = () => nav.location.get().pathname;

it('goes where a push leads that was clicked before the program was there, and where later ones lead', () => {
  window.pushWords = [{ type: 'push/opened', path: '/app/team' }];
  followOpenedPushes();
  expect(at()).toBe('/app/team');
  window.pushWords.push({ type: 'push/opened', path: '/app/messaging' });
  expect(at()).toBe('/app/messaging');
});

it('goes nowhere by other words', () => {
  nav.navigate('/app/team');
  followOpenedPushes();
  window.pushWords?.push({ type: 'push/opened', path: '//evil.example' });
  window.pushWords?.push({ type: 'push/renewed' });
  expect(at()).toBe('/app/team');
});
