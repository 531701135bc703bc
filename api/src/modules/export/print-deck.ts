import {
  chartNumber,
  doughnutPieces,
  ringSegments,
  FOOT,
  inkOn,
  metricShape,
  ROLE_LINES,
  ROLE_TONES,
  SLIDE_LOOK,
  sourceLine,
  themeOf,
  typeSize,
  type Block,
} from '@heartwood/contract/deck';
import type { Services } from '../../request/context';
import { AppError } from '../../request/errors';
import { decodePicture, fileIdOf, readWhole } from '../files';
import type { DeckToPrint } from '../presentation';
import type { DeckChoice } from './deck-choice';
import type { BlockSetting, DeckFormat, PrintedImage, PrintedSlide } from './printed-deck';
import { renderDeck } from './render-document';

type Wish = DeckToPrint & Omit<DeckChoice, 'presentationId'> & {
  format: DeckFormat;
  /** Whom it is for: a company's own do not wait behind strangers. */
  lane?: 'own' | 'reader';
  /** Told which slide is drawn, from 1, of how many. */
  onSlide?: (slide: number, count: number) => void;
};

/** So many bytes of pictures are printed; those beyond are told by their words. */
const MOST_BYTES = 40 * 1024 * 1024;

/** Pictures are made so large at most, px: twice a slide on most screens. */
const MOST_PIXELS = 2_000;
const DECODE = { pixels: 60_000_000, seconds: 20 };

/**
 * Prints the chosen slides in a thread of its own; `isWhole` is false where a picture could not be had. Throws INVALID where none is
 * chosen.
 */
export async function printDeck(
  { files }: Pick<Services, 'files'>, wish: Wish,
): Promise<{ bytes: Buffer; slides: number; isWhole: boolean }> {
  const slides = chosen(wish);
  if (slides.length === 0) throw new AppError('INVALID', 400, 'None of these slides is there.');
  const addresses = new Set(slides.flatMap(({ slide }) => slide.blocks.flatMap(addressesOf)));
  const images: Record<string, PrintedImage> = {};
  let room = MOST_BYTES;
  for (const address of addresses) {
    const image = room > 0 ? await readImage(files, address) : null;
    room -= image?.bytes.length ?? 0;
    if (image) images[address] = image;
  }
  const bytes = await renderDeck(
    {
      title: wish.title,
      company: wish.companyName,
      settings: wish.deck.settings,
      slides,
      images,
      page: wish.page,
      withNotes: wish.withNotes,
      look: SLIDE_LOOK,
      foot: FOOT,
    },
    wish.format,
    wish.lane,
    (slide) => wish.onSlide?.(slide, slides.length),
  );
  return { bytes, slides: slides.length, isWhole: Object.keys(images).length === addresses.size };
}

export function deckFileType(format: DeckFormat, slides: number): { extension: string; contentType: string } {
  if (format === 'PDF') return { extension: 'pdf', contentType: 'application/pdf' };
  if (format === 'PPTX')
    return { extension: 'pptx', contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' };
  return slides === 1 ? { extension: 'png', contentType: 'image/png' } : { extension: 'zip', contentType: 'application/zip' };
}

/** Slides are counted without those that are hidden, as whoever is shown them counts; with them, as the editor does. */
function chosen({ deck, theme, slides, withHidden, withSources, sources }: Wish): PrintedSlide[] {
  const counted = deck.slides.filter(({ isHidden }) => withHidden || !isHidden);
  const wanted = slides && new Set(slides);
  return counted.flatMap((slide, at): PrintedSlide[] =>
    wanted && !wanted.has(at + 1)
      ? []
      : [
          {
            slide,
            number: at + 1,
            theme: slide.themeSlug === undefined ? theme : themeOf(slide.themeSlug),
            sources: (withSources && sourceLine(slide, (path) => sources.get(path))) || null,
            set: Object.fromEntries(slide.blocks.map((block) => [block.id, settingOf(block)])),
          },
        ],
  );
}

/** As the screen sets it. */
function settingOf(block: Block): BlockSetting {
  if (block.kind === 'text')
    return { text: { size: typeSize(block), ratio: ROLE_LINES[block.role], tone: block.tone ?? ROLE_TONES[block.role] } };
  if (block.kind === 'shape') return { shape: { ink: inkOn(block.fill) } };
  if (block.kind === 'metric') return { metric: metricShape(block) };
  if (block.kind !== 'chart') return {};
  return {
    numbers: block.series.map(({ values }) => values.map((value) => (value === null ? null : chartNumber(value, block.unit)))),
    ...(block.chart === 'ring' && { segments: ringSegments(block) }),
    ...(block.chart === 'doughnut' && {
      pieces: doughnutPieces(block).map(({ value, ...piece }) => ({ ...piece, words: chartNumber(value, block.unit) })),
    }),
  };
}

function addressesOf(block: Block): string[] {
  if (block.kind === 'image') return [block.address];
  if (block.kind === 'logos') return block.items.flatMap(({ address }) => address ?? []);
  return block.kind === 'team' ? block.people.flatMap(({ address }) => address ?? []) : [];
}

/** A picture of ours as PNG or JPEG; null for one that is elsewhere, gone, or no picture: nothing is fetched. */
async function readImage(files: Services['files'], address: string): Promise<PrintedImage | null> {
  const id = fileIdOf(address);
  const bytes = id === null ? null : await readWhole(files, id);
  if (!bytes) return null;
  try {
    const picture = decodePicture(bytes, DECODE)
      .rotate()
      .resize({ width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true });
    const { hasAlpha } = await decodePicture(bytes, DECODE).metadata();
    const { data, info } = await (hasAlpha ? picture.png() : picture.jpeg({ quality: 86 })).toBuffer({ resolveWithObject: true });
    return { bytes: data, type: hasAlpha ? 'png' : 'jpeg', width: info.width, height: info.height };
  } catch {
    return null;
  }
}
