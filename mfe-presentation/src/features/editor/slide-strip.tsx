import { LateMenu } from '@heartwood/client-kit/menus';
import { slideName, type DeckSettings, type DeckTheme, type Slide } from '@heartwood/contract/deck';
import { Button, EllipsisIcon, EyeOffIcon, Icon, IconButton, PlusIcon, VisuallyHidden, type MenuItem } from '@heartwood/shared-ui';
import type { StripHandle } from '@heartwood/shared-ui/sortable';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { LateThumb } from '../../slide/late-thumb';
import { useEditing } from './editor-context';
import { isStale } from './model/bindings';
import { listLook } from './strip-look';
import { useSlideCommands } from './use-slide-commands';
import { useSortable } from './use-sortable';

const Frame = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-height: 0;
  padding: 14px;
  overflow: auto;
  border-right: 1px solid var(--border);
`;
const List = styled.ol`${listLook}`;
const Row = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
  & > span:first-child {
    flex: none; width: 14px; padding-top: 2px; font-size: 12px; line-height: 16px; color: var(--text-3); text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
const Press = styled.button<{ $on: boolean; $hidden: boolean }>`
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--border-2);
  border-radius: 7px;
  background: var(--surface);
  text-align: start;
  cursor: pointer;
  touch-action: none;
  & > div { content-visibility: auto; contain-intrinsic-size: auto 72px; }
  ${({ $on }) => $on && css`outline: 2px solid var(--action); outline-offset: 2px;`}
  ${({ $hidden }) => $hidden && css`& > div { opacity: .45; }`}
  &:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;
const Stale = styled.i`
  position: absolute; top: 6px; right: 6px; width: 11px; height: 11px; border-radius: 3px; background: var(--warning);
  forced-color-adjust: none;
`;
const Out = styled.span`
  position: absolute; left: 6px; bottom: 5px; display: grid; padding: 2px; border-radius: 4px; background: var(--surface);
  color: var(--text-2);
`;
const More = styled.span`
  position: absolute; right: 4px; bottom: 4px; opacity: 0; background: var(--surface); border-radius: 6px;
  *:hover > &, &:focus-within, &:has([aria-expanded='true']) { opacity: 1; }
`;

/** All slides in their order. Arrows go from one to the next, with Ctrl they move it; Space lifts one. */
export function SlideStrip() {
  const { model, theme, facts } = useEditing();
  const { sync: { shown: { slides, settings } }, slideId } = useUnit(model.$state);
  const commands = useSlideCommands();
  const frame = useRef<HTMLElement>(null);
  const Sortable = useSortable(frame);
  useEffect(() => {
    frame.current?.querySelector('[aria-current="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [slideId]);

  const onKeyDown = (slide: Slide) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (event.defaultPrevented || event.altKey) return;
    if (by !== null) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) commands.shift(slide, by);
      else {
        commands.step(by);
        queueMicrotask(() => frame.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus());
      }
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      commands.remove(slide);
      queueMicrotask(() => frame.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus());
    }
  };

  const renderSlide = (slide: Slide, handle: StripHandle, index: number) => (
    <StripSlide
      slide={slide} number={index + 1} theme={theme} settings={settings} handle={handle} isPresent={slide.id === slideId}
      isStale={isStale(slide, facts)} onKeyDown={onKeyDown(slide)} onOpen={() => model.turn(slide.id)}
      items={[
        { key: 'duplicate', label: 'Duplicate', shortcut: 'Ctrl D', onSelect: () => commands.duplicate(slide) },
        { key: 'hide', label: slide.isHidden ? 'Show when presenting' : 'Hide when presenting', onSelect: () => commands.hide(slide) },
        { key: 'up', label: 'Move up', disabled: index === 0, onSelect: () => commands.shift(slide, -1) },
        { key: 'down', label: 'Move down', disabled: index === slides.length - 1, onSelect: () => commands.shift(slide, 1) },
        'line', { key: 'delete', label: 'Delete', danger: true, onSelect: () => commands.remove(slide) },
      ]}
    />
  );

  return (
    <Frame ref={frame} aria-label="Slides">
      {Sortable
        ? <Sortable slides={slides} renderSlide={renderSlide} onReorder={commands.reorder} />
        : <List aria-label="Slides">{slides.map((slide, index) => <li key={slide.id}>{renderSlide(slide, {}, index)}</li>)}</List>}
      <Button size="sm" icon={PlusIcon} style={{ marginInlineStart: 22, flex: 'none' }} onClick={commands.add}>Slide</Button>
    </Frame>
  );
}

interface StripSlideProps {
  slide: Slide;
  number: number;
  theme: DeckTheme;
  settings: DeckSettings;
  handle: StripHandle;
  isPresent: boolean;
  isStale: boolean;
  items: MenuItem[];
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function StripSlide({
  slide, number, theme, settings, handle: { onKeyDown: lift, ...handle }, isPresent, isStale: hasStale, items, onOpen, onKeyDown,
}: StripSlideProps) {
  const name = slideName(slide) || 'no title';
  return (
    <Row>
      <span aria-hidden="true">{number}</span>
      <Press
        {...handle} type="button" $on={isPresent} $hidden={slide.isHidden ?? false} aria-current={isPresent ? 'true' : undefined}
        onClick={onOpen}
        onKeyDown={(event) => {
          onKeyDown(event);
          // Enter opens; Space lifts.
          if (!event.defaultPrevented && event.key !== 'Enter') (lift as ((event: KeyboardEvent) => void) | undefined)?.(event);
        }}
      >
        <LateThumb slide={slide} theme={theme} settings={settings} number={number} />
        <VisuallyHidden>
          {`Slide ${number}: ${name}${slide.isHidden ? ', hidden' : ''}${hasStale ? ', plan has changed' : ''}`}
        </VisuallyHidden>
        {hasStale ? <Stale /> : null}
        {slide.isHidden ? <Out aria-hidden="true"><Icon as={EyeOffIcon} size={14} /></Out> : null}
      </Press>
      <More><LateMenu
        label={`Slide ${number}: actions`} items={items}
        trigger={<IconButton size="sm" icon={EllipsisIcon} label={`More about slide ${number}`} />}
      /></More>
    </Row>
  );
}
