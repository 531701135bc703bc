/**
 * Whether a person sees what a module of a company says: `canSeeModule` of the domain, for statements that look through
 * many. `c` is the alias of the company, the others are SQL expressions. A test holds the two against each other.
 */
export const moduleVisibleSql = (c: string, key: string, user: string) => `(${c}.created_by = ${user} or exists (
  select from team_member vm where vm.company_id = ${c}.id and vm.user_id = ${user} and vm.is_accepted and (vm.role = 'ADMIN'
    or exists (select from component_assignment va where va.company_id = ${c}.id and va.key = ${key} and va.user_id = ${user})
    or exists (select from component_visibility vs where vs.company_id = ${c}.id and vs.key = ${key} and vs.user_id = ${user})
    or not exists (select from component_visibility vn where vn.company_id = ${c}.id and vn.key = ${key}))))`;
