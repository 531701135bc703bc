import styled, { css } from 'styled-components';

interface FlexProps {
  /** Steps of the 4 px scale (2 = 8 px), 2 by default for rows and 0 for columns. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
}

const own = new Set(['gap', 'align', 'justify', 'wrap']);
const shouldForwardProp = (name: string) => !own.has(name);

const flex = css<FlexProps>`
  display: flex;
  ${({ gap }) => gap !== undefined && css`gap: ${gap === 0 ? '0' : `var(--s-${gap})`};`}
  ${({ align }) => align && css`align-items: ${align === 'start' || align === 'end' ? `flex-${align}` : align};`}
  ${({ justify }) => (
    justify && css`justify-content: ${justify === 'between' ? 'space-between' : justify === 'center' ? 'center' : `flex-${justify}`};`
  )}
  ${({ wrap }) => wrap && css`flex-wrap: wrap;`}
`;

export const Row = styled.div.withConfig({ shouldForwardProp })<FlexProps>`
  align-items: center;
  gap: var(--s-2);
  ${flex}
`;

export const Column = styled.div.withConfig({ shouldForwardProp })<FlexProps>`
  ${flex}
  flex-direction: column;
`;

/** Takes the room that is left and lets its text be clipped. */
export const Grow = styled.div`flex: 1; min-width: 0;`;

/** One line, cut with an ellipsis. For previews only: names wrap. */
export const Clip = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const Divider = styled.hr`height: 1px; margin: 0; border: 0; background: var(--border);`;
