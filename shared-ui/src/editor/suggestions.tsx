import type { Level } from '@heartwood/contract/text';
import * as Radix from '@radix-ui/react-popover';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import styled from 'styled-components';
import { useActiveRow } from '../controls/active-row';
import { ListRow, Match, matches } from '../controls/listbox';
import { Icon } from '../icon';
import { floatingLook } from '../layers/floating-look';
import { useLayerHost } from '../layers/layer-host';
import type { MentionMember } from '../mentions/mention-value';
import { Avatar } from '../people/avatar';
import { blockChoices, takeTyped, typedQuery, type Typed } from './block-choices';

const Surface = styled(
  Radix.Content,
)`${floatingLook} width: 240px; max-height: min(320px, var(--radix-popover-content-available-height)); overflow: auto;`;

interface Row { key: string; label: string; lead: React.ReactNode; run: (editor: Editor) => void }

export interface Suggestions {
  rows: readonly Row[];
  typed: Typed | null;
  active: number;
  setActive: (index: number) => void;
  choose: (index: number) => void;
  /** True when the key was used. */
  onKey: (event: KeyboardEvent) => boolean;
  idOf: (index: number) => string;
}

/** What "/" and "@" offer at the caret. The focus stays in the text; the text says which row is chosen. */
export function useSuggestions(id: string, level: Level, members: readonly MentionMember[]): Suggestions {
  const editor = useSlate();
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const found = typedQuery(editor);
  const place = found && `${found.sign}${found.path.join('.')}:${found.from}`;
  const typed = found && place !== closedAt && isOffered(editor) ? found : null;
  const rows = typed === null ? [] : rowsOf(typed, level, members);
  const idOf = (index: number) => `${id}-choice-${index}`;
  const choose = (index: number) => {
    if (!typed) return;
    takeTyped(editor, typed);
    rows[index]?.run(editor);
    ReactEditor.focus(editor);
  };
  const { active, setActive, onKey } = useActiveRow({ count: rows.length, isDisabled: () => false, onChoose: choose, idOf });
  return {
    rows, typed: rows.length > 0 ? typed : null, active, setActive, choose, idOf,
    onKey: (event) => {
      if (rows.length === 0) return false;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        setClosedAt(place);
        return true;
      }
      if (event.key === 'Tab') {
        event.preventDefault();
        choose(active);
        return true;
      }
      if (event.key === 'Home' || event.key === 'End') return false;
      return onKey(event);
    },
  };
}

function isOffered(editor: Editor): boolean {
  return Editor.above(editor, { match: (node) => 'type' in node && node.type === 'code-block' }) === undefined;
}

function rowsOf({ sign, query }: Typed, level: Level, members: readonly MentionMember[]): Row[] {
  if (sign === '/')
    return blockChoices(level, query).map(({ key, label, icon, run }) => ({ key, label, lead: <Icon as={icon} size={16} />, run }));
  if (!level.features.has('mention')) return [];
  return members
    .filter(({ name }) => matches(query, name))
    .slice(0, 6)
    .map((member) => ({
      key: member.id,
      label: member.name,
      lead: <Avatar id={member.id} name={member.name} photo={member.photo} size={24} alt="" />,
      run: (editor) => mention(editor, member),
    }));
}

function mention(editor: Editor, { id, name }: MentionMember): void {
  Transforms.insertNodes(editor, { type: 'mention', userId: id, name, children: [{ text: '' }] });
  Transforms.move(editor, { unit: 'offset' });
  Transforms.insertText(editor, ' ');
}

/** The list at the caret. It takes no focus. */
export function SuggestionList({ id, from }: { id: string; from: Suggestions }) {
  const editor = useSlate();
  const container = useLayerHost();
  const { typed, rows, active, setActive, choose, idOf } = from;
  // Where the sign stands: the list does not walk along with what is typed after it.
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() });
  anchor.current.getBoundingClientRect = () => caretRect(editor, typed);
  if (!typed) return null;
  const label = typed.sign === '/' ? 'Blocks' : 'Team Members';
  return (
    <Radix.Root open>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal container={container}>
        <Surface
          role="region"
          aria-label={typed.sign === '/' ? 'Insert a block' : 'Mention a member'}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <div id={`${id}-choices`} role="listbox" aria-label={label}>
            {rows.map(({ key, label: shown, lead }, index) => (
              <ListRow
                key={key}
                id={idOf(index)}
                active={index === active}
                selected={false}
                lead={lead}
                onChoose={() => choose(index)}
                onHover={() => setActive(index)}
              >
                <Match text={shown} query={typed.query} />
              </ListRow>
            ))}
          </div>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

function caretRect(editor: Editor, typed: Typed | null): DOMRect {
  if (!typed) return new DOMRect();
  const point = { path: typed.path, offset: typed.from };
  const range = ReactEditor.toDOMRange(editor, { anchor: point, focus: point });
  // Test environments have no layout.
  return typeof range.getBoundingClientRect === 'function' ? range.getBoundingClientRect() : new DOMRect();
}
