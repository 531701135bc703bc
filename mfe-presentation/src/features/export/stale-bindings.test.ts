import type { Binding } from '@heartwood/contract/deck';
import { marketSlide } from '../../slide/slide.sample';
import { staleBindings } from './stale-bindings';

const bound = (change: Partial<Binding>) => {
  const [, title] = marketSlide.blocks;
  return { slides: [{ ...marketSlide, blocks: [{ ...title!, bindings: [{ ...title!.bindings[0]!, ...change }] }] }] };
};
const facts = [{ path: 'sam.value', digest: 'd2' }];

test('another digest in the plan is stale; what is kept, or not in the list, is not', () => {
  expect(staleBindings(bound({}), facts)).toEqual([{ slideId: 'slide-market', blockId: 'title-001', path: 'sam.value' }]);
  expect(staleBindings(bound({ mode: 'KEPT' }), facts)).toEqual([]);
  expect(staleBindings(bound({ digest: 'd2' }), facts)).toEqual([]);
  expect(staleBindings(bound({ path: 'hidden.value' }), facts)).toEqual([]);
});
