import { movedPath } from './moved-paths';

it.each([
  ['/app/settings', '/app/settings/profile'],
  ['/app/settings/', '/app/settings/profile'],
  ['/app/profile/me', '/app/settings/profile'],
  ['/app/profile/me/', '/app/settings/profile'],
  ['/app/profile/me?from=mail', '/app/settings/profile?from=mail'],
  ['/app/profile/me#email', '/app/settings/account#email'],
  ['/app/profile/me?from=mail#password', '/app/settings/security?from=mail#password'],
  ['/app/settings/profile', null],
  ['/app/settings/blocked', null],
  ['/app/profile/user/1', null],
])('%s leads to %s', (address, path) => {
  expect(movedPath(new URL(address, 'https://heartwood.example'))).toBe(path);
});
