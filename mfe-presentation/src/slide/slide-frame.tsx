import { FOOT, SLIDE, type DeckTheme, type Tone } from '@heartwood/contract/deck';
import type { CSSProperties, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useDeckFont } from './use-deck-font';

/** Fits the width it is given; everything inside is in slide units, scaled as one. */
const Outer = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: ${SLIDE.width} / ${SLIDE.height};
  overflow: hidden;
  container-type: inline-size;
  background: var(--slide-ground);
`;

const Ground = styled.div`
  position: absolute;
  left: 0;
  top: 0;
  width: ${SLIDE.width}px;
  height: ${SLIDE.height}px;
  /* The ratio of two lengths: no script measures, at whatever width. */
  transform: scale(tan(atan2(100cqw, ${SLIDE.width}px)));
  transform-origin: 0 0;
  background: var(--slide-ground);
  color: var(--slide-text);
  font: 450 27px/1.45 var(--font);
  letter-spacing: -.01em;
  text-align: start;
  user-select: text;
`;

export const Foot = styled.div`
  position: absolute;
  left: ${FOOT.x}px;
  right: ${FOOT.x}px;
  top: ${FOOT.y}px;
  height: ${FOOT.height}px;
  display: flex;
  justify-content: space-between;
  align-items: center;
  color: var(--slide-muted);
  font-size: ${FOOT.size}px;
  font-weight: 560;
  line-height: 20px;
  font-variant-numeric: tabular-nums lining-nums;
`;

export const Sources = styled(Foot)`
  top: ${FOOT.sourceY}px;
  font-weight: 450;
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const FONTS: Record<DeckTheme['font'], string> = {
  Montserrat: '"Montserrat Variable", Montserrat, system-ui, sans-serif',
  'Source Serif': '"Source Serif 4 Variable", "Source Serif 4", Georgia, serif',
};

const toneVar = (tone: Tone): string => `var(--slide-${tone})`;
export const toneColour = (tone: Tone | undefined, otherwise: Tone): string => toneVar(tone ?? otherwise);
export const seriesColour = (index: number): string => `var(--slide-series-${index % 4})`;

/**
 * A theme as custom properties. Tokens of the product that rich text reads are set too, so that its marks have the contrast of
 * the theme, in the light and in the dark product alike.
 */
function themeStyle({ colours, series, font, type }: DeckTheme): CSSProperties {
  const { text, muted, accent, second, soft, line, ground } = colours;
  const of = (index: number) => series[index % series.length] ?? accent;
  const own = {
    '--slide-text': text, '--slide-muted': muted, '--slide-accent': accent, '--slide-second': second, '--slide-soft': soft,
    '--slide-line': line,
    '--slide-ground': ground, '--slide-series-0': of(0), '--slide-series-1': of(1), '--slide-series-2': of(2), '--slide-series-3': of(3),
  };
  const tokens = {
    '--font': FONTS[font], '--text': text, '--text-2': muted, '--text-3': muted, '--link': accent, '--border-2': line,
    '--surface': ground, '--surface-hover': soft, '--surface-sunken': soft, '--surface-selected': soft,
    '--accent-soft': soft, '--success-soft': soft, '--warning-soft': soft, '--danger-soft': soft, '--info-soft': soft,
    '--success-text': second, '--info-text': second, '--warning-text': accent, '--danger-text': accent, '--action': accent,
    '--fs-body': '1em', '--lh-body': '1.45em', '--fs-h2': '1.5em', '--lh-h2': '1.2', '--fs-h3': '1.2em', '--lh-h3': '1.25',
    colorScheme: type,
  };
  return { ...own, ...tokens } as CSSProperties;
}

export interface SlideFrameProps {
  theme: DeckTheme;
  /** What it is called, for who hears it; without it the frame is scenery. */
  name?: string | undefined;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** The plane in slide units, on which blocks stand. */
  groundRef?: Ref<HTMLDivElement>;
}

/** The ground of a slide: children stand on it in slide units (1600 x 900), at whatever width it is given. */
export function SlideFrame({ theme, name, children, className, ref, groundRef }: SlideFrameProps) {
  useDeckFont(theme.font);
  const named = name === undefined ? {} : { role: 'group', 'aria-roledescription': 'slide', 'aria-label': name };
  return (
    <Outer ref={ref} className={className} style={themeStyle(theme)} {...named}>
      <Ground ref={groundRef}>{children}</Ground>
    </Outer>
  );
}
