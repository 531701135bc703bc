import type { Slide } from '@heartwood/contract/deck';
import { useEditing } from './editor-context';
import { copiedSlide } from './model/block-ops';
import { newSlide } from './model/new-blocks';

/** What is done with slides as a whole. */
export function useSlideCommands() {
  const { model } = useEditing();
  const slides = () => model.$state.getState().sync.shown.slides;
  const insert = (slide: Slide, after: string | null) => (
    model.edit([{ op: 'add-slide', slide, after }], { slideId: slide.id, selection: [] })
  );
  return {
    insert,
    add: () => insert(newSlide(slides().length ? 'head' : 'title'), model.$state.getState().slideId || null),
    duplicate: (slide: Slide) => insert(copiedSlide(slide), slide.id),
    hide: ({ id, isHidden }: Slide) => model.edit([{ op: 'set-slide', slideId: id, set: { isHidden: isHidden ? null : true } }]),
    remove: ({ id }: Slide) => {
      const at = slides().findIndex((slide) => slide.id === id);
      const next = slides()[at + 1] ?? slides()[at - 1];
      model.edit([{ op: 'remove-slide', slideId: id }], { slideId: next?.id ?? '', selection: [] });
    },
    /** By so many places. */
    shift: ({ id }: Slide, by: 1 | -1) => {
      const all = slides();
      const at = all.findIndex((slide) => slide.id === id);
      const to = at + by;
      if (to < 0 || to >= all.length) return;
      model.edit([{ op: 'move-slide', slideId: id, after: by === 1 ? all[to]!.id : all[to - 1]?.id ?? null }]);
    },
    reorder: (ids: readonly string[], id: string) => (
      model.edit([{ op: 'move-slide', slideId: id, after: ids[ids.indexOf(id) - 1] ?? null }])
    ),
    /** To the next or the one before. */
    step: (by: 1 | -1) => {
      const all = slides();
      const next = all[all.findIndex(({ id }) => id === model.$state.getState().slideId) + by];
      if (next) model.turn(next.id);
    },
  };
}
