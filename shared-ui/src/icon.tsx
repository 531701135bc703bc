import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';

/** A glyph of `icons.ts`. */
export type IconType = LucideIcon;

const strokes = { 14: 2, 16: 1.85, 18: 1.75, 20: 1.75, 22: 1.75 } as const;

export interface IconProps {
  as: IconType;
  /** 18 by default; the stroke follows the size. */
  size?: keyof typeof strokes;
  /** Filled icons only mean "done": liked, saved. */
  filled?: boolean;
  /** Given only when the icon carries meaning alone; otherwise it is hidden from assistive technology. */
  label?: string;
  className?: string;
  style?: CSSProperties;
}

/** A Lucide icon at one of the four drawn sizes. */
export function Icon({ as: Glyph, size = 18, filled = false, label, className, style }: IconProps) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <Glyph
      size={size}
      strokeWidth={strokes[size]}
      fill={filled ? 'currentColor' : 'none'}
      {...named}
      {...(className === undefined ? {} : { className })}
      {...(style === undefined ? {} : { style })}
    />
  );
}
