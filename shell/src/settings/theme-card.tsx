import styled from 'styled-components';
import type { ThemeChoice } from '../session/ui-storage';

/** Drawn in the colours of its own theme, whichever is on: canvas, sheet, lines beside it and on it. */
const LOOKS: Record<ThemeChoice, { canvas: string; sheet: string; side: string; lines: string }> = {
  system: {
    canvas: 'linear-gradient(90deg, #F0F3EF 50%, #0A110E 50%)', sheet: 'linear-gradient(90deg, #FFFFFF 29%, #111A16 29%)',
    side: '#C6D0C8', lines: '#9FB0A6',
  },
  light: { canvas: '#F0F3EF', sheet: '#FFFFFF', side: '#CBD3CB', lines: '#CBD3CB' },
  dark: { canvas: '#0A110E', sheet: '#111A16', side: '#314139', lines: '#314139' },
};

const Card = styled.label`
  display: block;
  border: 1px solid var(--border-2);
  border-radius: 12px;
  overflow: hidden;
  cursor: pointer;
  &:has(:checked) { border-color: var(--text); outline: 2px solid var(--text); outline-offset: -2px; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
const Picture = styled.span`
  display: grid;
  grid-template-columns: 30% 1fr;
  height: 112px;
  padding: 8px 8px 0 0;
  forced-color-adjust: none;
  & > span:last-child { padding-top: 6px; border-radius: 8px 8px 0 0; }
`;
const Line = styled.i`display: block; height: 6px; margin: 8px 10px 0; border-radius: 3px;`;
const Foot = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 11px 13px;
  border-top: 1px solid var(--border);
  font-size: 13px;
  font-weight: var(--fw-semi);
`;
const Dot = styled.input`
  appearance: none;
  width: 18px;
  height: 18px;
  margin: 0;
  border: 1.5px solid var(--border-control);
  border-radius: 50%;
  background: var(--surface);
  cursor: inherit;
  &:checked { border: 5.5px solid var(--action); }
  &:focus-visible { outline: none; }
  @media (forced-colors: active) { appearance: auto; }
`;

export interface ThemeCardProps {
  value: ThemeChoice;
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

/** A theme as a small picture of the product in it. */
export function ThemeCard({ value, label, isChosen, onChoose }: ThemeCardProps) {
  const { canvas, sheet, side, lines } = LOOKS[value];
  return (
    <Card>
      <Picture aria-hidden style={{ background: canvas }}>
        <span>{[40, 26, 32].map((width) => <Line key={width} style={{ width, background: side }} />)}</span>
        <span style={{ background: sheet }}>{[64, 90, 48].map((width) => <Line key={width} style={{ width, background: lines }} />)}</span>
      </Picture>
      <Foot><Dot type="radio" name="theme" checked={isChosen} onChange={onChoose} />{label}</Foot>
    </Card>
  );
}
