import { LostLayer } from '@heartwood/client-kit/states';
import { slideName, type DeckTheme } from '@heartwood/contract/deck';
import { Button, ChevronLeftIcon, IconButton, latePart, PlusIcon } from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { DeckThemeFragment } from '../../generated/graphql';
import { slidesWords } from '../../deck/deck-words';
import { useEditing } from './editor-context';
import { presentSlide } from './model/editor-state';
import { PanelHead } from './panel-head';
import { Side } from './inspector/inspector';
import { useThemeCommands } from './use-theme-commands';

const BrandDialog = latePart(
  () => import('./brand.dialog').then((part) => part.BrandDialog),
  { failed: (lost, { onClose }) => <LostLayer what="Your brand" lost={lost} onClose={onClose} /> },
);

const Grid = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: 14px 12px; padding: 14px 18px;`;
const Press = styled.button`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  font-size: 12.5px;
  line-height: 17px;
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] > span { outline: 2px solid var(--action); outline-offset: 2px; }
`;
const Look = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  padding: 9px;
  border: 1px solid var(--border-2);
  border-radius: 8px;
  font-size: 10.5px;
  line-height: 12.5px;
  font-weight: var(--fw-semi);
  forced-color-adjust: none;
  & > b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-weight: inherit; }
  & > i { position: absolute; bottom: 8px; width: 8px; border-radius: 2px; }
`;
const Brand = styled.section`
  display: flex; flex-direction: column; gap: 8px; padding: 4px 18px 18px;
  & > h2 { font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-2); }
`;
const Foot = styled.div`
  position: sticky; bottom: 0; display: flex; gap: 8px; margin-top: auto; padding: 12px; border-top: 1px solid var(--border);
  background: var(--surface); & > * { flex: 1; }
`;

interface ThemesPanelProps {
  preview: DeckThemeFragment | null;
  onPreview: (theme: DeckThemeFragment | null) => void;
  onClose: () => void;
}

/** All looks, tried on the present slide before one is taken. */
export function ThemesPanel({ preview, onPreview, onClose }: ThemesPanelProps) {
  const { model, themes } = useEditing();
  const { state, head } = useUnit({ state: model.$state, head: model.$head });
  const { apply, applyToSlide } = useThemeCommands();
  const [isBranding, setBranding] = useState(false);
  const slide = presentSlide(state);
  const words = (slide && slideName(slide)) || head.title;
  const tried = preview ?? head.theme;
  const take = (run: () => unknown) => () => {
    run();
    onPreview(null);
  };
  return (
    <Side aria-label="Themes">
      <PanelHead
        title="Themes" back={<IconButton size="sm" icon={ChevronLeftIcon} label="Back to properties" onClick={onClose} />} onClose={onClose}
      />
      <Grid>
        {themes.map((theme) => {
          const { colours, series } = theme.look as DeckTheme;
          return (
            <Press key={theme.id} type="button" aria-pressed={theme.id === tried.id} onClick={() => onPreview(theme)}>
              <Look aria-hidden="true" style={{ background: colours.ground, color: colours.text }}>
                <b>{words}</b>
                {[14, 20, 26].map((height, index) => (
                  <i key={height} style={{ left: 9 + index * 12, height, background: series[index] ?? colours.accent }} />
                ))}
              </Look>
              {theme.id === head.theme.id ? `${theme.name}, in use` : theme.name}
            </Press>
          );
        })}
      </Grid>
      <Brand>
        <h2>Your brand</h2>
        <Button icon={PlusIcon} onClick={() => setBranding(true)}>Add logo and 2 colours</Button>
      </Brand>
      <Foot>
        {isOwn(tried) ? null : (
          <Button
            variant="ghost" disabled={!slide || tried.slug === (slide.themeSlug ?? head.theme.slug)}
            onClick={take(() => slide && applyToSlide(tried, slide.id))}
          >Only this slide</Button>
        )}
        <Button variant="primary" onClick={take(() => apply(tried))}>{`Apply to ${slidesWords(state.sync.shown.slides.length)}`}</Button>
      </Foot>
      {isBranding ? <BrandDialog onClose={() => setBranding(false)} /> : null}
    </Side>
  );
}

/** The company's own look is of a whole deck. */
const isOwn = ({ slug }: DeckThemeFragment): boolean => slug === 'company';
