/** A font file's letters: family, weight, slant. */
export interface FontLook { family: string; weight: 400 | 600 | 700; isItalic: boolean }

/** Words of one look. Sizes and places are slide units, colours `#rrggbb`. */
export interface DrawnRun {
  text: string;
  look: FontLook;
  size: number;
  color: string;
  link?: string | undefined;
  underline?: boolean;
  strike?: boolean;
  /** Behind the words. */
  ground?: string | undefined;
}

export type Side = 'left' | 'center' | 'right';

export interface DrawnParagraph {
  runs: DrawnRun[];
  align: Side;
  indent: number;
  /** Of a list: "•", "2.". */
  mark?: string | undefined;
  size: number;
  lineHeight: number;
  /** To the paragraph above. */
  before: number;
}

export interface DrawnBox { x: number; y: number; width: number; height: number }
interface Paint { fill?: string | undefined; stroke?: string | undefined; strokeWidth?: number }

/** What a slide is drawn of: PDF and PNG are written from the same. `y` of a text is the line that its letters stand on. */
export type DrawnItem =
  | {
    kind: 'text'; x: number; y: number; width: number; text: string; font: string; size: number; color: string; link?: string | undefined;
    underline?: boolean; strike?: boolean;
  }
  | DrawnBox & Paint & { kind: 'box'; radius?: number }
  /** `x` and `y` are its middle. */
  | Paint & { kind: 'ellipse'; x: number; y: number; rx: number; ry: number }
  /** `d` is SVG path data. */
  | Paint & { kind: 'path'; d: string }
  | DrawnBox & { kind: 'image'; address: string; fit: 'cover' | 'contain'; crop?: DrawnBox | undefined; alt: string; radius?: number }
  | DrawnBox & { kind: 'link'; to: string };
