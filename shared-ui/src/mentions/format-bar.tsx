import { useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/icon-button';
import { moveFocus } from '../controls/roving';
import type { IconType } from '../icon';
import { BoldIcon, CodeIcon, ItalicIcon, LinkIcon, ListIcon, QuoteIcon, StrikethroughIcon } from '../icons';
import { floatingLook } from '../layers/floating-look';
import type { FormatName } from './format-text';

const Bar = styled.div`
  ${floatingLook} position: absolute; z-index: 3; right: 0; bottom: calc(100% + 6px); display: flex; gap: 1px; padding: 3px;
  max-width: 100%; overflow-x: auto;
`;

const tools: readonly { format: FormatName; label: string; icon: IconType; shortcut?: string }[] = [
  { format: 'bold', label: 'Bold', icon: BoldIcon, shortcut: 'Ctrl+B' },
  { format: 'italic', label: 'Italic', icon: ItalicIcon, shortcut: 'Ctrl+I' },
  { format: 'strike', label: 'Strikethrough', icon: StrikethroughIcon, shortcut: 'Ctrl+Shift+X' },
  { format: 'code', label: 'Code', icon: CodeIcon, shortcut: 'Ctrl+E' },
  { format: 'link', label: 'Link', icon: LinkIcon, shortcut: 'Ctrl+K' },
  { format: 'quote', label: 'Quote', icon: QuoteIcon },
  { format: 'list', label: 'Bulleted list', icon: ListIcon },
];

/** Over a field whose words are selected: what can be done with them. */
export function FormatBar({ area, onFormat }: { area: RefObject<HTMLTextAreaElement | null>; onFormat: (format: FormatName) => void }) {
  const isShown = useHasSelection(area);
  if (!isShown) return null;
  return (
    <Bar role="toolbar" aria-label="Formatting" onKeyDown={(event) => moveFocus(event, 'button')}>
      {tools.map(({ format, label, icon, shortcut }, index) => (
        <IconButton
          key={format} icon={icon} label={label} size="sm" tabIndex={index === 0 ? 0 : -1} {...(shortcut === undefined ? {} : { shortcut })}
          // A press must not take the selection out of the field.
          onMouseDown={(event) => event.preventDefault()} onClick={() => onFormat(format)}
        />
      ))}
    </Bar>
  );
}

function useHasSelection(area: RefObject<HTMLTextAreaElement | null>): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const look = () => {
      const { current } = area;
      const isHere =
        current !== null &&
        (document.activeElement === current ||
          document.activeElement?.closest('[role="toolbar"]')?.parentElement?.contains(current) === true);
      setHas(isHere && current.selectionStart !== current.selectionEnd);
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('focusout', look);
    };
  }, [area]);
  return has;
}
