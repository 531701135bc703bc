import type { TextBlock } from '@heartwood/contract/deck';
import { RichTextEditor } from '@heartwood/shared-ui/editor';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { TextLook, textStyle } from '../../../slide/text-block';
import { useEditing } from '../editor-context';

/** The shared editor in the look of the slide: no frame, no ground, no room of its own. */
const Bare = styled(TextLook)`
  position: absolute;
  inset: 0 0 auto;
  min-height: 100%;
  user-select: text;
  & > div { border: 0; outline: 0; overflow: visible; background: none; }
  && [role='textbox'] {
    min-height: 1em;
    padding: 0;
    outline: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
  }
`;

/** Words written where they stand. */
export function TextWriting({ block }: { block: TextBlock }) {
  const { model } = useEditing();
  const slideId = useRef(model.$state.getState().slideId);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current?.querySelector<HTMLElement>('[role="textbox"]');
    element?.focus();
    const { document } = window;
    const range = document.createRange();
    if (element) range.selectNodeContents(element);
    range.collapse(false);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
  }, []);
  const set = (values: Partial<TextBlock>) => model.edit(
    [{ op: 'set-block', slideId: slideId.current, blockId: block.id, set: values as Record<string, unknown> }],
    { key: `write:${block.id}` });
  const leave = () => {
    // What is longer than its box makes the box longer.
    const height = Math.ceil(frame.current?.scrollHeight ?? 0);
    if (height > block.height + 4) set({ height });
    if (model.$state.getState().editing === block.id) model.write(null);
  };
  return (
    <Bare
      ref={frame} $role={block.role} style={textStyle(block)} onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        leave();
      }}
    >
      <RichTextEditor
        value={block.value} level="deck" toolbar={false} ariaLabel={block.role === 'title' ? 'Title' : 'Text'}
        onChange={(value) => set({ value })} onBlur={leave}
      />
    </Bare>
  );
}
