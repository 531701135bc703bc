import { ROLE_LINES, ROLE_TONES, typeSize, type TextBlock } from '@heartwood/contract/deck';
import { isBlank } from '@heartwood/contract/text';
import { RichTextView } from '@heartwood/shared-ui/rich-text';
import styled, { css } from 'styled-components';
import { toneColour } from './slide-frame';

const looks = {
  title: css`font-weight: 640; letter-spacing: -.025em;`,
  kicker: css`font-weight: 620;`,
  body: css``,
  caption: css`font-weight: 480;`,
};

/** How a text stands on its slide; the editor wears it too. Give it `textStyle` beside. */
export const TextLook = styled.div<{ $role: TextBlock['role'] }>`
  width: 100%;
  ${({ $role }) => looks[$role]}
  & input[type='checkbox'] { width: .7em; height: .7em; }
`;

export const textStyle = ({ role, size, tone, align }: Pick<TextBlock, 'role' | 'size' | 'tone' | 'align'>) => ({
  fontSize: typeSize(size === undefined ? { role } : { role, size }), lineHeight: ROLE_LINES[role],
  color: toneColour(tone, ROLE_TONES[role]),
  textAlign: align ?? 'start', '--lh-body': `${ROLE_LINES[role]}em`,
} as const);

export function TextView({ block }: { block: TextBlock }) {
  // A title without words is none to who hears it.
  const heading = block.role === 'title' && !isBlank(block.value) ? { role: 'heading', 'aria-level': 2 } : {};
  return <TextLook $role={block.role} style={textStyle(block)} {...heading}><RichTextView value={block.value} /></TextLook>;
}
