/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
