import { LateMenu } from '@heartwood/client-kit/menus';
import { toFace } from '@heartwood/client-kit/people';
import { useShell } from '@heartwood/contract/kit';
import {
  AvatarStack, Button, ChevronRightIcon, DownloadIcon, EllipsisIcon, HistoryIcon, Icon, IconButton, MessageSquareIcon, PlayIcon, SaveState,
  Share2Icon,
} from '@heartwood/shared-ui';
import { formatTime } from '@heartwood/shared-ui/dates';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDeckCommands } from '../../deck/use-deck-commands';
import { LIST, viewPath } from '../../places';
import { useEditing } from './editor-context';
import type { Panel } from './editor-props';
import type { SavePhase } from './model/save-loop';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  height: var(--h-topbar);
  padding: 0 18px 0 24px;
  border-bottom: 1px solid var(--border);
`;
const Where = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  min-width: 0;
  font-size: 13.5px;
  & > a { color: var(--text-3); font-weight: var(--fw-medium); text-decoration: none; &:hover { text-decoration: underline; } }
  & > svg { flex: none; color: var(--text-3); }
  & > h1 { min-width: 0; font-size: 13.5px; font-weight: var(--fw-semi); }
`;
const Title = styled.button`
  max-width: calc(100% + 12px);
  padding: 4px 6px;
  margin: 0 -6px;
  overflow: hidden;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text);
  font: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: text;
  &:hover { background: var(--surface-hover); }
`;
const TitleField = styled.input`
  width: 280px;
  max-width: 100%;
  padding: 3px 6px;
  margin: 0 -6px;
  border: 1px solid var(--border-control);
  border-radius: 6px;
  background: var(--surface);
  color: var(--text);
  font: inherit;
`;

export interface EditorHeadProps {
  /** What stands open beside the slide; pressed again, it closes. */
  panel?: Panel;
  onShare: () => void;
  onExport: () => void;
  onPanel: (panel: Panel) => void;
}

/** Whose deck it is, whether it is saved, who else is here, and what is done with it. */
export function EditorHead({ panel, onShare, onExport, onPanel }: EditorHeadProps) {
  const { model } = useEditing();
  const { nav } = useShell();
  const { save, people, head } = useUnit({ save: model.$save, people: model.$people, head: model.$head });
  const faces = [...new Map(people.map(({ person }) => [person.id, toFace(person)])).values()];
  const present = async () => {
    await model.flush();
    nav.navigate(`${viewPath(head.id)}?slide=${model.$state.getState().slideId}`);
  };
  return (
    <Bar>
      <Where>
        <a href={nav.createHref(LIST)}>Presentations</a>
        <Icon as={ChevronRightIcon} size={14} />
        <h1><DeckTitle /></h1>
        <Saved save={save} onRetry={model.retry} />
      </Where>
      {faces.length > 0 ? <AvatarStack people={faces} size={26} /> : null}
      <Button variant="ghost" icon={MessageSquareIcon} aria-pressed={panel === 'comments'} onClick={() => onPanel('comments')}>
        {head.commentCount > 0 ? `Comments ${head.commentCount}` : 'Comments'}
      </Button>
      <LateMenu
        label="More" trigger={<IconButton icon={EllipsisIcon} label="More" />}
        items={[
          { key: 'history', label: 'History', icon: HistoryIcon, onSelect: () => onPanel('history') },
          { key: 'export', label: 'Export', icon: DownloadIcon, onSelect: onExport },
        ]}
      />
      <Button icon={Share2Icon} onClick={onShare}>Share</Button>
      <Button variant="primary" icon={PlayIcon} onClick={() => void present()}>Present</Button>
    </Bar>
  );
}

function Saved({ save, onRetry }: { save: SavePhase; onRetry: () => void }) {
  if (save.kind === 'saved') return save.at === null ? <SaveState state="saved" /> : <SaveState state="saved" at={formatTime(save.at)} />;
  if (save.kind === 'error') return <SaveState state="error" why={save.why} onRetry={onRetry} />;
  return <SaveState state={save.kind} />;
}

function DeckTitle() {
  const { model } = useEditing();
  const head = useUnit(model.$head);
  const { rename } = useDeckCommands();
  const shell = useShell();
  const [written, setWritten] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isWriting = written !== null;
  useEffect(() => {
    if (isWriting) field.current?.select();
  }, [isWriting]);
  const save = async () => {
    const title = written?.trim() ?? '';
    setWritten(null);
    if (title === '' || title === head.title) return;
    model.headIs({ ...head, title });
    const result = await rename(head.id, title);
    if (result.ok) return;
    model.headIs({ ...model.$head.getState(), title: head.title });
    shell.toast({ title: 'An error occurred.', text: result.message || `The title “${title}” could not be saved.`, status: 'error' });
  };
  if (written === null) return <Title type="button" title="Rename" onClick={() => setWritten(head.title)}>{head.title}</Title>;
  return (
    <TitleField
      ref={field} aria-label="Title of the presentation" value={written} maxLength={200}
      onChange={(event) => setWritten(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setWritten(null);
      }}
    />
  );
}
