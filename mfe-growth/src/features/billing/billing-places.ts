import { FRAMEWORK, SUBSCRIPTION } from '../../module/places';
import type { Frequency } from './standing';

export const MANAGE = `${SUBSCRIPTION}/manage`;
export const CREDITS = `${SUBSCRIPTION}/credits`;

/** What an upgrade was wanted for, and where it was wanted: both stand in the address, and the checkout goes back there. */
export interface Wish { feature: string | null; back: string | null }

export function wishOf(search: URLSearchParams): Wish {
  const back = search.get('back');
  // Only a page of the product: an address that somebody sends must not lead elsewhere.
  return { feature: search.get('feature'), back: back !== null && /^\/app(\/|$|\?)/.test(back) ? back : null };
}

export function checkoutPath(plan: string, frequency: Frequency, { feature, back }: Wish): string {
  const search = new URLSearchParams({ plan, period: frequency.toLowerCase() });
  if (feature !== null) search.set('feature', feature);
  if (back !== null) search.set('back', back);
  return `${SUBSCRIPTION}?${search.toString()}`;
}

/** As a path of the product. */
export const inProduct = (path: string): string => FRAMEWORK + path;
