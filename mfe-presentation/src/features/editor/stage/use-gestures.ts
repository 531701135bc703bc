import type { Slide } from '@heartwood/contract/deck';
import type { MouseEvent as ReactMouseEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEditing } from '../editor-context';
import { placed } from '../model/block-ops';
import { chosen } from '../model/editor-state';
import { boundsOf, meets, rescaled, resized, restsOf, snapped, type Box, type Guide, type Handle } from '../model/geometry';

interface GestureOptions {
  slide: Slide;
  /** The slide's plane, in slide units. */
  plane: RefObject<HTMLDivElement | null>;
  /** Where blocks are while their size is changed; null when it is done. */
  onResize: (boxes: ReadonlyMap<string, Box> | null) => void;
  /** A picture is to be cut; its ratio is that of the file. */
  onCrop: (crop: { id: string; ratio: number }) => void;
}

/** In pixels of the screen. */
const REACH = 6;
const BEGINS = 3;

interface Gesture { move(dx: number, dy: number, event: PointerEvent): void; end(dx: number, dy: number): void; cancel(): void }

/**
 * Moving, sizing and choosing with the pointer. What is dragged moves by a transform, once a frame, and nothing is drawn anew before it is
 * let go of. Shift keeps to one direction, Alt does not come to rest.
 */
export function useGestures({ slide, plane, onResize, onCrop }: GestureOptions) {
  const { model } = useEditing();
  const find = (selector: string) => plane.current?.querySelector<HTMLElement>(selector) ?? null;
  const blockElement = (id: string) => find(`[data-block="${CSS.escape(id)}"]`);

  const showGuides = (guides: readonly Guide[], scale: number) => {
    for (const axis of ['x', 'y'] as const) {
      const line = find(`[data-guide="${axis}"]`);
      const guide = guides.find((each) => each.axis === axis);
      if (!line) continue;
      line.style.display = guide ? 'block' : 'none';
      if (!guide) continue;
      const thin = `${1 / scale}px`;
      Object.assign(line.style, axis === 'x'
        ? {
          left: `${guide.at}px`, top: '0', width: thin, height: '900px',
        } : { top: `${guide.at}px`, left: '0', height: thin, width: '1600px' });
    }
  };

  const moving = (scale: number): Gesture => {
    const blocks = chosen(model.$state.getState());
    const start = boundsOf(blocks);
    const rests = restsOf(slide.blocks.filter((block) => !blocks.includes(block)));
    const elements = blocks.flatMap(({ id }) => blockElement(id) ?? []);
    let at = { x: 0, y: 0 };
    const shift = (value: string) => {
      // Its frame comes with being chosen, a moment after the press.
      const frame = find('[data-frame]');
      for (const element of frame ? [...elements, frame] : elements) element.style.transform = value;
    };
    return {
      move(dx, dy, { shiftKey, altKey }) {
        const straight = !shiftKey ? { dx, dy } : Math.abs(dx) > Math.abs(dy) ? { dx, dy: 0 } : { dx: 0, dy };
        const rest = altKey ? null : snapped({ ...start, x: start.x + straight.dx, y: start.y + straight.dy }, rests, REACH / scale);
        at = { x: straight.dx + (rest?.dx ?? 0), y: straight.dy + (rest?.dy ?? 0) };
        shift(`translate(${at.x}px, ${at.y}px)`);
        showGuides(rest?.guides ?? [], scale);
      },
      end() {
        this.cancel();
        model.edit(placed(slide.id, blocks, blocks.map((block) => ({ ...block, x: block.x + at.x, y: block.y + at.y }))));
      },
      cancel() {
        shift('');
        showGuides([], scale);
      },
    };
  };

  const sizing = (handle: Handle, scale: number): Gesture => {
    const blocks = chosen(model.$state.getState());
    const start = boundsOf(blocks);
    const rests = restsOf(slide.blocks.filter((block) => !blocks.includes(block)));
    const hasRatio = blocks.every(({ kind }) => kind === 'image');
    let boxes = new Map<string, Box>();
    return {
      move(dx, dy, { shiftKey, altKey }) {
        const frame = resized(start, handle, dx, dy, shiftKey !== hasRatio);
        const edge = {
          x: handle.includes('w') ? frame.x : frame.x + frame.width, y: handle.includes('n') ? frame.y : frame.y + frame.height, width: 0,
          height: 0,
        };
        const rest = altKey || shiftKey || hasRatio ? null : snapped(edge, rests, REACH / scale);
        const to = rest ? resized(
          start, handle, dx + (handle.length === 1 && 'ns'.includes(handle) ? 0 : rest.dx),
          dy + (handle.length === 1 && 'ew'.includes(handle) ? 0 : rest.dy),
        ) : frame;
        boxes = new Map(blocks.map((block) => [block.id, rescaled(block, start, to)]));
        onResize(boxes);
      },
      end() {
        this.cancel();
        model.edit(placed(slide.id, blocks, blocks.map((block) => boxes.get(block.id) ?? block)));
      },
      cancel: () => onResize(null),
    };
  };

  const choosing = (from: { x: number; y: number }, before: readonly string[]): Gesture => {
    const frame = find('[data-marquee]');
    const boxOf = (dx: number, dy: number): Box => (
      { x: Math.min(from.x, from.x + dx), y: Math.min(from.y, from.y + dy), width: Math.abs(dx), height: Math.abs(dy) });
    return {
      move(dx, dy) {
        const { x, y, width, height } = boxOf(dx, dy);
        if (frame)
          Object.assign(frame.style, { display: 'block', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      },
      end(dx, dy) {
        this.cancel();
        const found = slide.blocks.filter((block) => meets(block, boxOf(dx, dy))).map(({ id }) => id);
        model.select([...new Set([...before, ...found])]);
      },
      cancel() {
        if (frame) frame.style.display = 'none';
      },
    };
  };

  const press = (event: ReactPointerEvent, scale: number, origin: DOMRect): Gesture | null => {
    const target = event.target as HTMLElement;
    const handle = target.closest<HTMLElement>('[data-handle]')?.dataset['handle'] as Handle | undefined;
    if (handle) return sizing(handle, scale);
    const id = target.closest<HTMLElement>('[data-block]')?.dataset['block'];
    const { selection } = model.$state.getState();
    if (id === undefined) {
      const before = event.shiftKey ? selection : [];
      if (!event.shiftKey) model.select([]);
      return choosing({ x: (event.clientX - origin.left) / scale, y: (event.clientY - origin.top) / scale }, before);
    }
    if (event.shiftKey) {
      model.select(selection.includes(id) ? selection.filter((each) => each !== id) : [...selection, id]);
      return null;
    }
    if (!selection.includes(id)) model.select([id]);
    return moving(scale);
  };

  const onPointerDown = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !plane.current) return;
    const origin = plane.current.getBoundingClientRect();
    const scale = origin.width / 1600 || 1;
    const { clientX, clientY, pointerId } = event;
    let gesture: Gesture | null = null;
    const made = press(event, scale, origin);
    if (!made) return;
    let latest: PointerEvent | null = null;
    let frame = 0;
    const by = ({ clientX: x, clientY: y }: PointerEvent) => [(x - clientX) / scale, (y - clientY) / scale] as const;
    const draw = () => {
      frame = 0;
      if (latest) gesture?.move(...by(latest), latest);
    };
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      if (gesture === null && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < BEGINS) return;
      gesture = made;
      latest = moved;
      frame ||= requestAnimationFrame(draw);
    };
    const done = (ended: PointerEvent | null) => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onEscape, true);
      if (!gesture) return;
      if (!ended) {
        gesture.cancel();
        return;
      }
      gesture.move(...by(ended), ended);
      gesture.end(...by(ended));
    };
    const onUp = (ended: PointerEvent) => {
      if (ended.pointerId === pointerId) done(ended);
    };
    const onCancel = () => done(null);
    const onEscape = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.stopPropagation();
      done(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onEscape, true);
  };

  /** A second press on a text writes in it, on a picture it cuts that. */
  const onDoubleClick = (event: ReactMouseEvent<HTMLElement>) => {
    const pressed = (event.target as HTMLElement).closest<HTMLElement>('[data-block]')?.dataset['block'];
    const block = slide.blocks.find(({ id }) => id === pressed);
    if (!block || block.isWithheld) return;
    if (block.kind === 'text' && model.$state.getState().editing !== block.id) model.write(block.id);
    const picture = block.kind === 'image' ? blockElement(block.id)?.querySelector('img') : null;
    if (picture && picture.naturalHeight > 0) onCrop({ id: block.id, ratio: picture.naturalWidth / picture.naturalHeight });
  };

  return { onPointerDown, onDoubleClick };
}
