import { XIcon, IconButton } from '@heartwood/shared-ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { LateThumb } from '../../slide/late-thumb';
import { spokenName } from '../../slide/slide-view';
import type { ShownDeck } from './shown-deck';
import { dark } from './view-look';

const Over = styled.div`${dark} position: absolute; inset: 0; z-index: 2; display: flex; flex-direction: column;`;
const Top = styled.div`
  display: flex; align-items: center; justify-content: space-between; flex: none; height: 60px; padding: 0 20px 0 28px;
  & h2 { font-size: 15px; font-weight: 620; }
`;
const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 42vw), 1fr));
  gap: 20px;
  flex: 1;
  align-content: start;
  padding: 8px 28px 28px;
  overflow: auto;
  & > li > button {
    display: block; width: 100%; padding: 0; border: 0; background: none; color: inherit; text-align: start; cursor: pointer;
  }
  & small {
    display: block; margin-top: 6px; overflow: hidden; color: var(--text-3); font-size: 12px; line-height: 17px; text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .thumb { overflow: hidden; border-radius: 6px; }
  & [aria-current] .thumb { outline: 2px solid #DCE7E0; outline-offset: 2px; }
  & button:focus-visible { outline: none; }
  & button:focus-visible .thumb { outline: 2px solid var(--focus); outline-offset: 4px; }
`;

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1, ArrowLeft: () => -1, ArrowDown: (columns) => columns, ArrowUp: (columns) => -columns,
};

interface OverviewGridProps { shown: ShownDeck; index: number; onChoose(index: number): void; onClose(): void }

/** All slides at once; arrows go among them, Enter shows one. */
export function OverviewGrid({ shown: { slides, theme, settings }, index, onChoose, onClose }: OverviewGridProps) {
  const list = useRef<HTMLOListElement>(null);
  const buttons = () => [...list.current?.querySelectorAll('button') ?? []];
  useEffect(() => list.current?.querySelectorAll('button')[index]?.focus(), [index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    const columns = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length;
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + (STEPS[event.key]?.(columns) ?? NaN);
    const target = all[next];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Over role="dialog" aria-modal="true" aria-label="All slides" onKeyDown={onKeyDown}>
      <Top>
        <h2>{slides.length === 1 ? '1 slide' : `${slides.length} slides`}</h2>
        <IconButton icon={XIcon} label="Close overview" onClick={onClose} />
      </Top>
      <Grid ref={list}>
        {slides.map((slide, place) => (
          <li key={slide.id}>
            <button
              type="button" aria-label={spokenName(slide, place + 1)} {...(place === index && { 'aria-current': true })}
              onClick={() => onChoose(place)}
            >
              <div className="thumb"><LateThumb slide={slide} theme={theme} settings={settings} number={place + 1} /></div>
              <small aria-hidden>{spokenName(slide, place + 1).replace(/^Slide /, '')}</small>
            </button>
          </li>
        ))}
      </Grid>
    </Over>
  );
}
