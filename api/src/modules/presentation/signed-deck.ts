import type { Block, Deck, Slide } from '@heartwood/contract/deck';
import type { Context } from '../../request/context';

type Signs = Pick<Context, 'fileAddresses'>;

/** Addresses of pictures, for who reads the deck now. */
export const signed = (context: Signs, deck: Deck): Deck => ({ ...deck, slides: deck.slides.map((slide) => signedSlide(context, slide)) });

export const signedSlide = (context: Signs, slide: Slide): Slide => ({
  ...slide, blocks: slide.blocks.map((block) => signedBlock(context, block)),
});

export function signedBlock({ fileAddresses }: Signs, block: Block): Block {
  const sign = (address: string | null) => (address === null ? null : fileAddresses.sign(address));
  switch (block.kind) {
    case 'image': return { ...block, address: fileAddresses.sign(block.address) };
    case 'logos': return { ...block, items: block.items.map((item) => ({ ...item, address: sign(item.address) })) };
    case 'team': return { ...block, people: block.people.map((person) => ({ ...person, address: sign(person.address) })) };
    default: return block;
  }
}
