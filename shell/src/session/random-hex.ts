/** 32 hexadecimal digits by chance; `crypto.randomUUID` is missing on a page that came over plain http. */
export const randomHex = (): string => (
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
);
