import { HOME } from '../navigation/home';
import { loginPathFor, pathAfterSignIn, withInvite } from './sign-in-paths';

it('answers an invitation first, then goes where the visitor wanted to go', () => {
  expect(pathAfterSignIn({ invite: 'a b', next: '/app/team' })).toBe('/auth/new-invite?token=a%20b');
  expect(pathAfterSignIn({ invite: null, next: '/app/team' })).toBe('/app/team');
  expect(pathAfterSignIn({ invite: null, next: null })).toBe(HOME);
});

it('goes back to where a session ended, when that is inside and nothing else was wanted', () => {
  expect(pathAfterSignIn({ invite: null, next: null, left: '/app/team' })).toBe('/app/team');
  expect(pathAfterSignIn({ invite: null, next: '/app/company', left: '/app/team' })).toBe('/app/company');
  expect(pathAfterSignIn({ invite: 'a', next: null, left: '/app/team' })).toBe('/auth/new-invite?token=a');
  expect(pathAfterSignIn({ invite: null, next: null, left: '//evil.example/app' })).toBe(HOME);
});

it.each(['//evil.example/app', 'https://evil.example', '/auth/login', 'javascript:alert(1)', '/apple'])('never goes to %s', (next) => {
  expect(pathAfterSignIn({ invite: null, next })).toBe(HOME);
});

it('remembers the wanted page, but not the growth home', () => {
  expect(loginPathFor('/app/team?x=1')).toBe('/auth/login?next=%2Fapp%2Fteam%3Fx%3D1');
  expect(loginPathFor(HOME)).toBe('/auth/login');
  expect(withInvite('/auth/signup', null)).toBe('/auth/signup');
});
