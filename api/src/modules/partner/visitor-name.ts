import { asPersonName, LIMITS } from '@heartwood/contract/domain';

/**
 * OpenID's names: `given_name` and `family_name`, or `name` in one. The rules are those of members' names; but as the person
 * did not type it here and can't mend it, what may not stand in a name is left out.
 */
export function visitorName(claims: Record<string, unknown>): { firstname: string; lastname: string } {
  const [first = '', ...rest] = text(claims['name']).split(' ');
  const [given, family] = [text(claims['given_name']), text(claims['family_name'])];
  const names = {
    firstname: cut(given || first, LIMITS.firstname.max),
    lastname: cut(family || (given ? '' : rest.join(' ')), LIMITS.lastname.max),
  };
  return names.firstname || names.lastname ? names : { firstname: 'Visitor', lastname: '' };
}

function text(claim: unknown): string {
  return typeof claim === 'string' ? asPersonName(claim.slice(0, 1000)) : '';
}

/** Never half a character. */
function cut(name: string, max: number): string {
  return [...name.slice(0, max)].filter((letter) => !/\p{Cs}/u.test(letter)).join('').trim();
}
