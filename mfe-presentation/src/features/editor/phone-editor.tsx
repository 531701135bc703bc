import type { Slide, TextBlock } from '@heartwood/contract/deck';
import { plainText } from '@heartwood/contract/text';
import { useShell } from '@heartwood/contract/kit';
import {
  ArrowLeftIcon, Banner, Button, Drawer, Field, IconButton, MonitorIcon, PencilIcon, PlayIcon, SaveState, Share2Icon, Textarea,
} from '@heartwood/shared-ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { LIST, viewPath } from '../../places';
import { SlideView } from '../../slide/slide-view';
import { Banners } from './banners';
import { useEditing } from './editor-context';
import type { EditorHeadProps } from './editor-head';
import { slideOf } from './model/words';

const Frame = styled.div`display: flex; flex: 1; flex-direction: column; min-height: 0; padding-bottom: 24px;`;
const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 56px;
  padding: 0 8px 0 4px;
  border-bottom: 1px solid var(--border);
  background: var(--surface);
  & > div { flex: 1; min-width: 0; }
  & h1 { overflow: hidden; font-size: 15px; line-height: 20px; font-weight: var(--fw-semi); text-overflow: ellipsis; white-space: nowrap; }
`;
const List = styled.ol`display: flex; flex-direction: column; gap: 20px; padding: 16px; list-style: none;`;
const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: 8px;
  content-visibility: auto;
  contain-intrinsic-size: auto 260px;
  & > div:first-child { overflow: hidden; border: 1px solid var(--border-2); border-radius: 8px; }
  & > div:last-child {
    display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: 13px; color: var(--text-2);
  }
`;
const Fields = styled.div`display: flex; flex-direction: column; gap: 16px;`;

/** On a phone: slides to look at, their words and notes to change. The rest says where it can be done. */
export function PhoneEditor({ onShare }: EditorHeadProps) {
  const { model, theme, sources } = useEditing();
  const { nav } = useShell();
  const { state, save, head } = useUnit({ state: model.$state, save: model.$save, head: model.$head });
  const [openId, setOpenId] = useState<string | null>(null);
  const { slides, settings } = state.sync.shown;
  const open = openId === null ? undefined : slideOf(state.sync.shown, openId);
  return (
    <Frame>
      <Head>
        <IconButton icon={ArrowLeftIcon} label="Back to presentations" onClick={() => nav.navigate(LIST)} />
        <div>
          <h1>{head.title}</h1>
          <SaveState state={save.kind} {...(save.kind === 'error' && { why: save.why, onRetry: model.retry })} />
        </div>
        <IconButton icon={Share2Icon} label="Share" onClick={onShare} />
        <IconButton icon={PlayIcon} label="Present" onClick={() => void model.flush().then(() => nav.navigate(viewPath(head.id)))} />
      </Head>
      <Banners />
      <div style={{ padding: '12px 16px 0' }}>
        <Banner icon={MonitorIcon}>Here you change words and notes. Moving, drawing, themes and new blocks need a larger screen.</Banner>
      </div>
      <List aria-label="Slides">
        {slides.map((slide, index) => (
          <Item key={slide.id}>
            <SlideView slide={slide} theme={theme} settings={settings} number={index + 1} sources={sources} />
            <div>
              <span>Slide {index + 1}{slide.isHidden ? ', hidden when presenting' : ''}</span>
              <Button
                icon={PencilIcon} aria-label={`Words of slide ${index + 1}`}
                onClick={() => {
                  model.turn(slide.id);
                  setOpenId(slide.id);
                }}
              >
                Words
              </Button>
            </div>
          </Item>
        ))}
      </List>
      {open ? (
        <Drawer open title={`Slide ${slides.indexOf(open) + 1}`} onClose={() => setOpenId(null)}>
          <WordsForm slide={open} />
        </Drawer>
      ) : null}
    </Frame>
  );
}

const ROLE_NAMES: Record<TextBlock['role'], string> = {
  title: 'Title', kicker: 'Line above the title', body: 'Text', caption: 'Small print',
};

function WordsForm({ slide }: { slide: Slide }) {
  const { model } = useEditing();
  const texts = slide.blocks.filter((block): block is TextBlock => block.kind === 'text');
  const write = (block: TextBlock, text: string) => model.edit(
    [{ op: 'set-block', slideId: slide.id, blockId: block.id, set: { value: withLines(block, text) } as Record<string, unknown> }],
    { key: `write:${block.id}` });
  return (
    <Fields>
      {texts.map((block) => (
        <Field key={block.id} label={ROLE_NAMES[block.role]}>
          <Textarea
            rows={block.role === 'body' ? 5 : 2} value={plainText(block.value)} onChange={(event) => write(block, event.target.value)}
          />
        </Field>
      ))}
      <Field label="Speaker notes">
        <Textarea
          rows={6} value={slide.notes}
          onChange={(event) => (
            model.edit([{ op: 'set-slide', slideId: slide.id, set: { notes: event.target.value } }], { key: `notes:${slide.id}` })
          )}
        />
      </Field>
    </Fields>
  );
}

/** Each line a block; those that say what they said keep their look. */
function withLines({ value }: TextBlock, text: string): TextBlock['value'] {
  const known = value.map((block) => ({ block, words: plainText([block]) }));
  return text.split('\n').map((line, index) => (
    known[index]?.words === line ? known[index].block : known.find(({ words }) => words === line)?.block
      ?? {
        ...(known[index]?.block.children.every((child) => 'text' in child) ? { ...known[index].block } : { type: 'paragraph' as const }),
        children: [{ text: line }],
      }));
}
