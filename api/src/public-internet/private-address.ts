import { BlockList, isIP } from 'node:net';

const blocked = new BlockList();
/**
 * Addresses that are not on the public internet (IANA special-purpose registries), and one that only looks so: at 168.63.129.16
 * Azure answers its own machines. Where other clouds tell their secrets lies inside these ranges and outside 2000::/3.
 */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '168.63.129.16/32',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.175.48.0/24',
];
/** Of IPv6 only 2000::/3 is public; inside it these are not, or lead to an IPv4 address of somebody's choice. */
const V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'];
for (const range of V4) add(range, 'ipv4');
for (const range of V6) add(range, 'ipv6');

const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

function add(range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = range.split('/');
  blocked.addSubnet(address, Number(bits), family);
}

/** True for every address that a request of ours must not go to; also for what is no address at all. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return blocked.check(address, 'ipv4');
  return family !== 6 || !global6.check(address, 'ipv6') || blocked.check(address, 'ipv6');
}
