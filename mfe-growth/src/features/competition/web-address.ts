import { isSafeLink, linkAddress } from '@heartwood/contract/text';

/** What leads somewhere when it is pressed: an address of the web, and nothing else. */
export function isWebAddress(address: string | null | undefined): address is string {
  return isSafeLink(address) && /^https?:/i.test(address);
}

/** The address behind what somebody types: "rebox.eu" is a site. What cannot be one stays as it is, and the server says so. */
export function webAddressOf(typed: string): string {
  const address = linkAddress(typed);
  return isWebAddress(address) ? address : typed.trim();
}

/** As it is read: "rebox.eu". */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
