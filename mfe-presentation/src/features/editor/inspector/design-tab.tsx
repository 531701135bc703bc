import { LostPart } from '@heartwood/client-kit/states';
import { MODULES, modulePlace } from '@heartwood/contract/domain';
import { SLIDE_LAYOUTS, type DeckTheme, type Slide, type SlideLayout } from '@heartwood/contract/deck';
import { useShell } from '@heartwood/contract/kit';
import {
  Button, Columns2Icon, Icon, latePart, LayoutGridIcon, PanelLeftIcon, PanelTopIcon, QuoteIcon, RectangleHorizontalIcon, Segment, Switch,
  Text, type IconType,
} from '@heartwood/shared-ui';
import { formatDayShort } from '@heartwood/shared-ui/dates';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useEditing } from '../editor-context';
import { bindingOps, boundOf, type Bound } from '../model/bindings';
import { layoutOps } from '../model/layouts';
import { useThemeCommands } from '../use-theme-commands';
import { kindName } from '../stage/canvas-block';

/** What is chosen comes behind the first picture. */
export const BlockProperties = latePart(
  () => import('./block-properties').then((part) => part.BlockProperties),
  { failed: (lost) => <LostPart what="The properties" lost={lost} /> },
);

const Group = styled.section`
  display: flex; flex-direction: column; gap: 8px;
  & > h2 { font-size: 12.5px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-2); }
`;
const Themes = styled.div`display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px;`;
const ThemePress = styled.button`
  display: flex;
  flex-direction: column;
  gap: 5px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-2);
  font-size: 11px;
  line-height: 14px;
  font-weight: var(--fw-medium);
  text-align: start;
  cursor: pointer;
  & > span {
    display: flex; gap: 3px; align-items: flex-end; height: 40px; padding: 6px; border: 1px solid var(--border-2); border-radius: 8px;
    forced-color-adjust: none;
  }
  & > span > i { width: 5px; height: 12px; border-radius: 2px; &:last-child { height: 18px; opacity: .6; } }
  &[aria-pressed='true'] > span { outline: 2px solid var(--action); outline-offset: 2px; }
`;
const Layouts = styled.div`display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px;`;
const LayoutPress = styled.button`
  display: grid;
  place-items: center;
  height: 36px;
  border: 1px solid var(--border-2);
  border-radius: 8px;
  background: var(--surface);
  color: var(--text-2);
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &[aria-pressed='true'] { border-color: var(--text); background: var(--surface-selected); color: var(--text); }
`;
const Linked = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 10px 12px;
  border: 1px solid var(--border);
  border-radius: 10px;
  font-size: 12.5px;
  line-height: 18px;
  & > div { display: flex; align-items: center; gap: 8px; & > b { flex: 1; min-width: 0; } & > :first-child:is(button) { flex: 1; } }
`;
const Row = styled.div`
  display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 13px; line-height: 18px;
  font-weight: var(--fw-medium);
`;

const LAYOUTS: Record<SlideLayout, readonly [string, IconType]> = {
  aside: ['Title at the side', PanelLeftIcon], halves: ['Two halves', Columns2Icon], grid: ['Grid', LayoutGridIcon],
  head: ['Title above', PanelTopIcon], title: ['Title alone', RectangleHorizontalIcon], quote: ['Quote', QuoteIcon],
};

const SHOWN_THEMES = 4;

/** How the slide looks, and what is chosen on it. */
export function DesignTab({ slide, onThemes }: { slide: Slide; onThemes: () => void }) {
  const { model, themes, facts } = useEditing();
  const { state, head } = useUnit({ state: model.$state, head: model.$head });
  const { settings } = state.sync.shown;
  const { apply } = useThemeCommands();
  const present = themes.findIndex(({ id }) => id === head.theme.id);
  const first = present < SHOWN_THEMES ? themes.slice(0, SHOWN_THEMES) : [themes[present]!, ...themes.slice(0, SHOWN_THEMES - 1)];
  const bound = boundOf(slide, facts).filter(({ block }) => state.selection.length === 0 || state.selection.includes(block.id));
  return (
    <>
      {state.selection.length > 0 ? <BlockProperties slide={slide} /> : null}
      <Group>
        <h2>Theme</h2>
        <Themes>
          {first.map((theme) => {
            const look = theme.look as DeckTheme;
            return (
              <ThemePress key={theme.id} type="button" aria-pressed={theme.id === head.theme.id} onClick={() => void apply(theme)}>
                <span style={{ background: look.colours.ground }}>
                  <i style={{ background: look.series[0] }} />
                  <i style={{ background: look.series[1] }} />
                </span>
                {theme.name}
              </ThemePress>
            );
          })}
        </Themes>
        <Button size="sm" variant="ghost" onClick={onThemes}>All themes and your brand</Button>
      </Group>
      <Group>
        <h2>Layout</h2>
        <Layouts>
          {SLIDE_LAYOUTS.map((layout) => {
            const [name, icon] = LAYOUTS[layout];
            return (
              <LayoutPress
                key={layout} type="button" aria-label={name} data-tip={name} aria-pressed={slide.layout === layout}
                onClick={() => model.edit(layoutOps(slide, layout))}
              >
                <Icon as={icon} size={16} />
              </LayoutPress>
            );
          })}
        </Layouts>
      </Group>
      {bound[0] ? <LinkedModule bound={bound[0]} /> : null}
      <Row>Show source line<Switch
        label="Show source line" on={settings.showsSource}
        onChange={(showsSource) => model.edit([{ op: 'set-deck', set: { showsSource } }])}
      /></Row>
      <Row>Slide number<Switch
        label="Slide number" on={settings.showsNumber} onChange={(showsNumber) => model.edit([{ op: 'set-deck', set: { showsNumber } }])}
      /></Row>
    </>
  );
}

function LinkedModule({ bound }: { bound: Bound }) {
  const { model } = useEditing();
  const { nav } = useShell();
  const { fact, block, binding } = bound;
  const module = fact?.module ? MODULES.find(({ key }) => key === fact.module) : undefined;
  const who = [fact?.changedBy, fact?.changedAt ? formatDayShort(fact.changedAt) : null].filter(Boolean).join(', ');
  return (
    <Group>
      <h2>Linked module</h2>
      <Linked>
        <div>
          <Segment solid={binding.mode === 'FOLLOW'} label="" />
          <b>{fact?.name ?? binding.path}</b>
          <Text size="small" tone="2">{who}</Text>
        </div>
        <span>This {kindName(block).toLowerCase()} tells you when {module?.label ?? 'the plan'} changes.</span>
        <div>
          {module
            ? <Button size="sm" onClick={() => void model.flush().then(() => nav.navigate(modulePlace(module.key)))}>Open module</Button>
            : null}
          <Button size="sm" variant="ghost" onClick={() => model.edit(bindingOps([bound], 'unlink', new Date().toISOString()))}>
            Unlink
          </Button>
        </div>
      </Linked>
    </Group>
  );
}
