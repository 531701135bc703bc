import { DECK_LIMITS, DECK_VERSION, isDeckLink, type Block, type Deck, type DeckOp, type Slide } from '@heartwood/contract/deck';
import { checkRichText, LEVELS } from '@heartwood/contract/text';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { invalid, tooLarge } from '../../request/errors';
import { fileAddress, fileIdOf } from '../files';
import { DECK_SCHEMA, OP_SCHEMA } from './deck-schema';

const ajv = new Ajv2020({ discriminator: true, strict: true, strictTypes: false, strictRequired: false, ownProperties: true });
ajv.addSchema(DECK_SCHEMA).addSchema(OP_SCHEMA);

function compiled(ref: string): (value: unknown, at: string) => void {
  let validate: ValidateFunction | undefined;
  return (value, at) => {
    validate ??= ajv.getSchema(ref);
    if (!validate) throw new Error(`there is no schema ${ref}`);
    if (validate(value)) return;
    const [fault] = validate.errors ?? [];
    throw invalid('data', `${at}${fault?.instancePath ?? ''} is not part of a presentation: ${fault?.message ?? 'unknown'}.`);
  };
}

/** What a database keeps: no NUL, no half of a character. */
function mustBeWritten(value: unknown): void {
  JSON.stringify(value, (key, each: unknown) => {
    for (const text of [key, each]) {
      if (typeof text === 'string' && /\0|[\ud800-\udfff]/u.test(text)) throw invalid('data', 'There is a character that cannot be kept.');
    }
    return each;
  });
}

const mustBeDeck = compiled(`deck.${DECK_VERSION}`);
const mustBeSlide = compiled(`deck.${DECK_VERSION}#/$defs/slide`);
const mustBeBlock = compiled(`deck.${DECK_VERSION}#/$defs/block`);
const mustBeOp = compiled('deck-op');

/** Older forms of a deck, each brought up to the next. */
const MIGRATIONS: Readonly<Record<number, (deck: Record<string, unknown>) => Record<string, unknown>>> = {
  // What it could hold it can hold still.
  1: (deck) => deck,
};

/** A deck of any version in the present form. What is none of ours stays as it is, for the check to refuse. */
export function migrateDeck(deck: unknown): unknown {
  let now = deck;
  for (;;) {
    if (typeof now !== 'object' || now === null || !('version' in now)) return now;
    const { version } = now;
    const up = typeof version === 'number' && Object.hasOwn(MIGRATIONS, version) ? MIGRATIONS[version] : undefined;
    if (!up) return now;
    now = { ...up(now as Record<string, unknown>), version: (version as number) + 1 };
  }
}

/** A whole deck from outside. Throws INVALID with the place, TOO_LARGE. */
export function checkDeck(value: unknown): Deck {
  mustBeWritten(value);
  const migrated = migrateDeck(value);
  mustBeDeck(migrated, 'deck');
  const { version, settings, slides } = migrated as Deck;
  if (new Set(slides.map(({ id }) => id)).size < slides.length) throw invalid('data', 'Two slides have one id.');
  const deck: Deck = { version, settings, slides: slides.map(cleanSlide) };
  if (bytesOf(deck.slides) > DECK_LIMITS.bytes) throw tooManyBytes();
  return deck;
}

/** Steps from outside. Throws INVALID. */
export function checkOps(values: readonly unknown[]): DeckOp[] {
  if (values.length === 0) throw invalid('ops', 'There is nothing to do.');
  if (values.length > DECK_LIMITS.opsOfPatch) throw tooLarge(`A patch can have at most ${DECK_LIMITS.opsOfPatch} steps.`);
  mustBeWritten(values);
  return values.map((value, at) => {
    mustBeOp(value, `ops/${at}`);
    const op = value as DeckOp;
    if (op.op === 'add-slide') return { ...op, slide: checkSlide(op.slide) };
    if (op.op === 'add-block') return { ...op, block: checkBlock(op.block) };
    return op;
  });
}

function checkSlide(value: unknown): Slide {
  mustBeSlide(value, 'slide');
  return cleanSlide(value as Slide);
}

function checkBlock(value: unknown): Block {
  mustBeBlock(value, 'block');
  return cleanBlock(value as Block);
}

/** A slide after steps: blocks that were there before are known to be good. Throws INVALID. */
export function checkChanged(slide: Slide, before: Slide | undefined): Slide {
  const known = new Set<unknown>(before?.blocks);
  if (slide.blocks.length > DECK_LIMITS.blocksOfSlide)
    throw invalid('data', `A slide can have at most ${DECK_LIMITS.blocksOfSlide} blocks.`);
  return { ...slide, blocks: slide.blocks.map((block) => (known.has(block) ? block : checkBlock(block))) };
}

export const tooManyBytes = () => tooLarge(`A presentation can have at most ${DECK_LIMITS.bytes / 1_000_000} MB.`);
export const tooManySlides = () => invalid('data', `A presentation can have at most ${DECK_LIMITS.slides} slides.`);
export const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

function cleanSlide(slide: Slide): Slide {
  if (new Set(slide.blocks.map(({ id }) => id)).size < slide.blocks.length) throw invalid('data', 'Two blocks of a slide have one id.');
  return { ...slide, blocks: slide.blocks.map(cleanBlock) };
}

/** What a schema does not say: rich text, links, and addresses of pictures, which are kept as they stand in our rows. */
function cleanBlock(block: Block): Block {
  if (block.link !== undefined && !isDeckLink(block.link)) throw invalid('data', 'A link begins with https: or mailto:.');
  switch (block.kind) {
    case 'text': {
      const fault = checkRichText(block.value, LEVELS.deck);
      if (fault) throw invalid('data', fault.message);
      return block;
    }
    case 'image': return { ...block, address: picture(block.address) };
    case 'logos': return { ...block, items: block.items.map((item) => ({ ...item, address: pictureOrNone(item.address) })) };
    case 'team': return { ...block, people: block.people.map((person) => ({ ...person, address: pictureOrNone(person.address) })) };
    case 'chart': {
      if (block.series.some(({ values }) => values.length !== block.labels.length))
        throw invalid('data', 'A chart has as many values as labels.');
      return block;
    }
    default: return block;
  }
}

function picture(address: string): string {
  const id = fileIdOf(address);
  if (id !== null) return fileAddress(id);
  if (!/^\/demo\/pictures\/[\w.-]{1,100}$/.test(address)) throw invalid('data', 'Upload a picture first.');
  return address;
}

const pictureOrNone = (address: string | null) => (address === null ? null : picture(address));

/** The pictures of a block, as they stand in our rows. */
export function picturesOf(block: Block): string[] {
  const addresses = block.kind === 'image' ? [block.address]
    : block.kind === 'logos' ? block.items.map(({ address }) => address)
      : block.kind === 'team' ? block.people.map(({ address }) => address) : [];
  return addresses.filter((address) => address !== null);
}
