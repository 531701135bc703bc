import { slideName, sourceLine, themeOf, type DeckSettings, type DeckTheme, type Slide } from '@heartwood/contract/deck';
import { memo } from 'react';
import { BlockView } from './block-view';
import { Foot, SlideFrame, Sources } from './slide-frame';

/** What a fact of the plan is founded on, by its path. */
export type SourceWords = Readonly<Record<string, { name: string; source: string }>>;

export interface SlideViewProps {
  slide: Slide;
  /** Of the deck; a slide may have one of its own. */
  theme: DeckTheme;
  settings: DeckSettings;
  /** As it is counted, from 1. */
  number: number;
  /** Of what the slide shows of the plan; shown where the deck shows its sources. */
  sources?: SourceWords | undefined;
}

/** "Slide 3: What it costs". */
export function spokenName(slide: Slide, number: number): string {
  const name = slideName(slide);
  return name === '' ? `Slide ${number}` : `Slide ${number}: ${name}`;
}

/** A slide, at the width that is there. */
export const SlideView = memo(function SlideView({ slide, theme, settings, number, sources }: SlideViewProps) {
  return (
    <SlideFrame theme={slideTheme(slide, theme)} name={spokenName(slide, number)}>
      {slide.blocks.map((block) => <BlockView key={block.id} block={block} />)}
      <SlideFoot slide={slide} settings={settings} number={number} sources={sources} />
    </SlideFrame>
  );
});

/** A slide without its foot: in lists of decks, where others count. */
export const NO_FOOT: DeckSettings = { showsSource: false, showsNumber: false, footer: '' };

/** A slide as scenery: in lists, where the row around it says its name. */
export const SlideThumb = memo(function SlideThumb({ slide, theme, settings, number }: Omit<SlideViewProps, 'sources'>) {
  return (
    <div aria-hidden inert>
      <SlideFrame theme={slideTheme(slide, theme)}>
        {slide.blocks.map((block) => <BlockView key={block.id} block={block} canFollow={false} />)}
        <SlideFoot slide={slide} settings={settings} number={number} />
      </SlideFrame>
    </div>
  );
});

export const slideTheme = ({ themeSlug }: Pick<Slide, 'themeSlug'>, theme: DeckTheme): DeckTheme => (
  themeSlug === undefined ? theme : themeOf(themeSlug)
);

/** What stands below every slide: what its figures are founded on, the deck's foot and the number. */
export function SlideFoot({ slide, settings: { showsSource, showsNumber, footer }, number, sources = {} }: Omit<SlideViewProps, 'theme'>) {
  const told = showsSource ? sourceLine(slide, (path) => sources[path]) : '';
  return (
    <>
      {told === '' ? null : <Sources><span>{told}</span></Sources>}
      {footer === '' && !showsNumber ? null : <Foot><span>{footer}</span>{showsNumber ? <span>{number}</span> : null}</Foot>}
    </>
  );
}
