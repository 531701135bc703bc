import { useKeys } from '@heartwood/client-kit/keys';
import { useShell } from '@heartwood/contract/kit';
import type { Slide } from '@heartwood/contract/deck';
import type { KeyboardEvent, RefObject } from 'react';
import { viewPath } from '../../../places';
import { useEditing } from '../editor-context';
import { focusProperties } from '../inspector/focus-properties';
import { placed, removal } from '../model/block-ops';
import { chosen } from '../model/editor-state';
import { resized } from '../model/geometry';
import { useSlideCommands } from '../use-slide-commands';
import { useBlockCommands } from './use-block-commands';

interface StageKeys {
  slide: Slide;
  paper: RefObject<HTMLElement | null>;
  isHolding: boolean;
  onHold: (isHolding: boolean) => void;
}

const ARROWS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Everything that the pointer can do on a slide, by keys. Those of the page work wherever nobody writes. */
export function useStageKeys({ slide, paper, isHolding, onHold }: StageKeys) {
  const { model } = useEditing();
  const { nav } = useShell();
  const slides = useSlideCommands();
  const blocks = useBlockCommands(slide);
  const isWriting = () => model.$state.getState().editing !== null;
  const unless = (run: () => void) => () => {
    if (!isWriting()) run();
  };
  useKeys({
    'Ctrl+m': slides.add, 'Ctrl+z': unless(model.undo), 'Ctrl+Z': unless(model.redo), 'Ctrl+y': unless(model.redo),
    'Ctrl+d': unless(() => (model.$state.getState().selection.length ? blocks.duplicate() : slides.duplicate(slide))),
    'Ctrl+g': unless(blocks.group), 'Ctrl+G': unless(blocks.ungroup), 'Ctrl+]': unless(() => blocks.depth('forward')),
    'Ctrl+[': unless(() => blocks.depth('backward')),
    'PageDown': () => slides.step(1), 'PageUp': () => slides.step(-1),
    'F5': () => void model.flush().then(() => nav.navigate(viewPath(model.$head.getState().id))),
  });

  return (event: KeyboardEvent<HTMLElement>) => {
    if (isWriting() || event.defaultPrevented) return;
    const focused = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset['block'];
    const { selection } = model.$state.getState();
    const isHeld = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    const arrow = ARROWS[event.key];
    if (arrow && selection.length > 0 && !isHeld) {
      done();
      const step = event.shiftKey ? 10 : 1;
      const all = chosen(model.$state.getState());
      const [dx, dy] = [arrow[0] * step, arrow[1] * step];
      const boxes = all.map((block) => (
        event.altKey ? resized(block, 'se', dx * 10, dy * 10) : { ...block, x: block.x + dx, y: block.y + dy }
      ));
      model.edit(placed(slide.id, all, boxes), { key: `nudge:${selection.join()}` });
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && selection.length > 0) {
      done();
      model.edit(removal(slide.id, selection), { selection: [] });
      paper.current?.focus();
    } else if (event.key === 'Enter' && event.shiftKey && focused !== undefined) {
      done();
      onHold(true);
      model.select(
        selection.includes(focused) && isHolding ? selection.filter((id) => id !== focused) : [...new Set([...selection, focused])],
      );
    } else if ((event.key === 'Enter' || event.key === 'F2') && focused !== undefined) {
      done();
      const block = slide.blocks.find(({ id }) => id === focused);
      if (block?.kind === 'text' && !block.isWithheld) model.write(focused);
      else {
        model.select([focused]);
        queueMicrotask(focusProperties);
      }
    } else if (event.key === ' ' && focused !== undefined) {
      done();
      model.select([focused]);
    } else if (event.key.toLowerCase() === 'a' && isHeld) {
      done();
      model.select(slide.blocks.map(({ id }) => id));
    } else if (event.key === 'Escape' && selection.length > 0) {
      done();
      onHold(false);
      model.select([]);
      paper.current?.focus();
    }
  };
}
