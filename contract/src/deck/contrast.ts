type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: readonly number[]) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2.2, relative luminance. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio of two opaque colours, as red, green and blue up to 255: 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The same of two such as "#103127". */
export const contrast = (one: string, other: string): number => contrastOf(rgbOf(one), rgbOf(other));

/** The first colour with so much of the second: 0 is the first. */
export function mixed(one: string, other: string, share: number): string {
  const to = rgbOf(other);
  return hexOf(rgbOf(one).map((part, at) => part + ((to[at] ?? 0) - part) * share));
}
