const COMPANY = 'company';

/**
 * An address of the product that names the company it is of: opened by who works in another one of theirs, the shell changes to
 * that first. Whose company it is not stays where they are.
 * @param path absolute, such as `/app/growth-framework?module=vision`
 */
export function inCompany(path: string, companyId: string): string {
  const [, before = path, hash = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${COMPANY}=${companyId}${hash}`;
}

/** The company that an address names, and the address without it. */
export function companyOfPlace(search: string): { companyId: string | null; search: string } {
  const asked = new URLSearchParams(search);
  const companyId = asked.get(COMPANY);
  asked.delete(COMPANY);
  return { companyId, search: companyId === null ? search : [...asked].length > 0 ? `?${asked.toString()}` : '' };
}

/** Profiles of people and companies: every name and face leads there. */
export const PROFILES = '/app/profile';
export const userProfilePath = (id: string): string => `${PROFILES}/user/${id}`;
export const companyProfilePath = (id: string): string => `${PROFILES}/company/${id}`;

/** Where the two write to each other. */
export const conversationPath = ({ id, name }: { id: string; name: string }): string => (
  `/app/messaging/user?name=${encodeURIComponent(`${name}-${id}`)}`
);

/** What a person has saved of the community. */
export const SAVED_POSTS = '/app/explore/saved-posts';
