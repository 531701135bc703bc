import type { BlockKind, Slide } from '@heartwood/contract/deck';
import { useEditing } from '../editor-context';
import { addition, copied, depthOps, newId, placed, removal, setAll, type Depth } from '../model/block-ops';
import { chosen } from '../model/editor-state';
import { aligned, distributed, type Edge } from '../model/geometry';
import { newBlock, type NewBlock } from '../model/new-blocks';
import type { Block } from '@heartwood/contract/deck';

/** What is done with blocks of a slide. */
export function useBlockCommands(slide: Slide) {
  const { model } = useEditing();
  const all = () => chosen(model.$state.getState());
  const ids = () => model.$state.getState().selection;
  const insert = (blocks: readonly Block[]) => {
    model.edit(addition(slide, blocks), { selection: blocks.map(({ id }) => id) });
    const [first] = blocks;
    queueMicrotask(() => first && document.querySelector<HTMLElement>(`[data-block="${CSS.escape(first.id)}"]`)?.focus());
  };
  return {
    insert,
    add: (kind: BlockKind, what?: NewBlock) => {
      const block = newBlock(kind, what);
      insert([block]);
      if (kind === 'text') model.write(block.id);
    },
    duplicate: () => insert(copied(all())),
    remove: () => model.edit(removal(slide.id, ids()), { selection: [] }),
    set: (values: object, key: string | null = null) => model.edit(setAll(slide.id, all(), values), { key }),
    depth: (depth: Depth) => model.edit(depthOps(slide, ids(), depth)),
    align: (edge: Edge) => model.edit(placed(slide.id, all(), aligned(all(), edge))),
    distribute: (axis: 'x' | 'y') => model.edit(placed(slide.id, all(), distributed(all(), axis))),
    group: () => {
      if (all().length > 1) model.edit(setAll(slide.id, all(), { group: newId() }));
    },
    ungroup: () => model.edit(setAll(slide.id, all(), { group: null })),
  };
}
