import { useState } from 'react';
import styled from 'styled-components';
import { faceColour } from './initials';

// Corner and letter as drawn: 20 -> 6/10, 24 -> 7/11, 32 -> 9/13, 40 -> 11/15, 56 -> 15/20.
const Frame = styled.span<{ $size: number; $round: boolean; $face: number | null }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size, $round }) => ($round ? '50%' : `${Math.round($size * 0.27)}px`)};
  background: ${({ $face }) => ($face === null ? 'var(--plate-2)' : `var(--face-${$face})`)};
  color: ${({ $face }) => ($face === null ? 'var(--plate-text)' : `var(--face-${$face}-text)`)};
  font: 700 ${({ $size }) => Math.round($size * 0.21 + 5.8)}px/1 var(--font);
  & > img { width: 100%; height: 100%; object-fit: cover; }
`;

export interface CompanyMarkProps {
  name: string;
  /** Gives the letter a colour of its own, where several stand beside each other. */
  id?: string;
  logo?: string | null | undefined;
  size?: number;
  /** A company is a squircle; inside its ring it is round. */
  shape?: 'squircle' | 'round';
  /** '' by default: a mark nearly always stands beside its name. */
  alt?: string;
  /** The logo does not load; another address is tried again. */
  onBroken?(): void;
}

/** The company's logo, or its first letter on spruce. */
export function CompanyMark({ name, id, logo, size = 32, shape = 'squircle', alt = '', onBroken }: CompanyMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = logo && logo !== broken ? logo : null;
  const fail = () => {
    setBroken(shown);
    onBroken?.();
  };
  const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Frame $size={size} $round={shape === 'round'} $face={id === undefined ? null : faceColour(id)} {...(shown === null ? named : {})}>
      {shown === null ? (name.trim()[0] ?? '?').toUpperCase() : <img src={shown} alt={alt} width={size} height={size} onError={fail} />}
    </Frame>
  );
}
