import styled, { css } from 'styled-components';

const faces = {
  display: css`font: var(--fw-display) var(--fs-display)/var(--lh-display) var(--font); letter-spacing: var(--ls-display);`,
  h1: css`font: var(--fw-h1) var(--fs-h1)/var(--lh-h1) var(--font); letter-spacing: var(--ls-h1);`,
  h2: css`font: var(--fw-h2) var(--fs-h2)/var(--lh-h2) var(--font); letter-spacing: var(--ls-h2);`,
  h3: css`font: var(--fw-h3) var(--fs-h3)/var(--lh-h3) var(--font); letter-spacing: var(--ls-h3);`,
};

/** The page's one big sentence. Pass `as` when the heading level differs from the look. */
export const Display = styled.h1`${faces.display}`;
export const H1 = styled.h1`${faces.h1}`;
export const H2 = styled.h2`${faces.h2}`;
export const H3 = styled.h3`${faces.h3}`;

const sizes = {
  body: css`font-size: var(--fs-body); line-height: var(--lh-body);`,
  dense: css`font-size: var(--fs-dense); line-height: var(--lh-dense);`,
  small: css`font-size: var(--fs-small); line-height: var(--lh-small);`,
  micro: css`font-size: var(--fs-micro); line-height: var(--lh-micro); font-weight: var(--fw-medium);`,
};
const tones = { '1': 'var(--text)', '2': 'var(--text-2)', '3': 'var(--text-3)' };
const weights = { body: 'var(--fw-body)', medium: 'var(--fw-medium)', semi: 'var(--fw-semi)', bold: 'var(--fw-bold)' };

export interface TextProps {
  size?: keyof typeof sizes;
  /** Left out, the text takes the colour around it (a plate has its own). */
  tone?: keyof typeof tones;
  weight?: keyof typeof weights;
}

/** Running text; a `<span>` unless `as="p"` (or another element) says otherwise. */
export const Text = styled.span.withConfig({
  shouldForwardProp: (name) => name !== 'size' && name !== 'tone' && name !== 'weight',
})<TextProps>`
  ${({ size }) => size && sizes[size]}
  ${({ tone }) => tone && css`color: ${tones[tone]};`}
  ${({ weight }) => weight && css`font-weight: ${weights[weight]};`}
`;
