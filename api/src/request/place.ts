import { isIPv4, isIPv6 } from 'node:net';

/**
 * Where somebody is, as far as limits count: one IPv4 address, or the /64 of an IPv6 address, because a home or a rented
 * server has all 2^64 addresses of one to itself. What is no address stays as it is.
 */
export function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.split('%', 1)[0] ?? '');
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups.slice(0, 4).map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight numbers of an address that is known to be one. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/** The last group may be written as an IPv4 address. */
function numbersOf(group: string): number[] {
  if (!isIPv4(group)) return [parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
