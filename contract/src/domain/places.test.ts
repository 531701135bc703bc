import { companyOfPlace, inCompany } from './places';

it.each([
  ['/app/team', '/app/team?company=c1'],
  ['/app/growth-framework?module=vision', '/app/growth-framework?module=vision&company=c1'],
  ['/app/team#people', '/app/team?company=c1#people'],
])('%s of a company is %s', (path, named) => {
  expect(inCompany(path, 'c1')).toBe(named);
});

it.each([
  ['?module=vision&company=c1', 'c1', '?module=vision'],
  ['?company=c1', 'c1', ''],
  ['?module=a+b', null, '?module=a+b'],
  ['', null, ''],
])('%s names %s and is %s without it', (search, companyId, rest) => {
  expect(companyOfPlace(search)).toEqual({ companyId, search: rest });
});
