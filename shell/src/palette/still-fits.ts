import type { Found } from './found-groups';

/** Whether something that was found for other letters fits these too. */
export function stillFits({ name, excerpt, person }: Pick<Found, 'name' | 'excerpt' | 'person'>, typed: string): boolean {
  const words = [name, excerpt, person?.firstname ?? '', person?.lastname ?? ''].join(' ').replace(/\s+/g, ' ').toLowerCase();
  return words.includes(typed.trim().replace(/\s+/g, ' ').toLowerCase());
}
