/**
 * How large things stand on a slide, in its units: the screen, print and other programs set it alike. Type as size and line height.
 */
export const SLIDE_LOOK = {
  margin: 104,
  /** Of a heading within a text, and of text that its writer made smaller or larger, beside the block's own size. */
  scale: { headingOne: 1.5, headingTwo: 1.2, small: .8, large: 1.35, huge: 1.8 },
  /** Between paragraphs, in shares of the size. */
  paragraphGap: .35,
  /** Of a list, and of what is indented, in shares of the size. */
  indent: 1.35,
  quote: { text: [44, 60], by: [26, 34] },
  table: { size: 24, lineHeight: 32, padding: 12 },
  chart: { label: 22, title: 26 },
  radius: 16,
} as const;
export type SlideLook = typeof SLIDE_LOOK;
