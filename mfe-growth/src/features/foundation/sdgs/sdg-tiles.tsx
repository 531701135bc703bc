import { SUSTAINABLE_DEVELOPMENT_GOALS } from '@heartwood/contract/domain';
import { CheckIcon, Icon, mobile } from '@heartwood/shared-ui';
import styled, { css } from 'styled-components';
import { SdgNumber } from '../../../module/sdg-number';

// A name is never broken within a word: two columns where one writes, one on the narrowest phone.
const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(228px, 1fr)); gap: 6px; margin: 0; padding: 0; list-style: none;
  ${mobile} { grid-template-columns: repeat(auto-fill, minmax(min(100%, 156px), 1fr)); }
`;
const Tile = styled.button<{ $on: boolean }>`
  position: relative;
  display: flex;
  gap: 9px;
  align-items: center;
  width: 100%;
  height: 100%;
  min-height: 46px;
  padding: 6px 8px;
  border: 1px solid var(--border-2);
  border-radius: 10px;
  background: var(--surface);
  color: var(--text);
  font: var(--fw-medium) 12px/16px var(--font);
  letter-spacing: -.01em;
  text-align: left;
  cursor: pointer;
  &:not(:disabled):hover { border-color: var(--border-control); }
  &:disabled { cursor: default; }
  ${({ $on }) => $on && css`&, &:not(:disabled):hover { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); font-weight: var(--fw-semi); }`}
  & > span { flex: 1; min-width: 0; overflow-wrap: break-word; }
  & > svg { flex: none; }
`;

export interface SdgTilesProps {
  chosen: ReadonlySet<number>;
  canEdit: boolean;
  onToggle: (sdgId: number) => void;
}

/** The 17 goals of the United Nations, to choose from. */
export function SdgTiles({ chosen, canEdit, onToggle }: SdgTilesProps) {
  return (
    <Grid aria-label="Sustainable development goals">
      {SUSTAINABLE_DEVELOPMENT_GOALS.map(({ id, name }) => {
        const isOn = chosen.has(id);
        return (
          <li key={id}>
            <Tile type="button" $on={isOn} aria-pressed={isOn} disabled={!canEdit} onClick={() => onToggle(id)}>
              <SdgNumber $solid={isOn}>{id}</SdgNumber>
              <span>{name}</span>
              {isOn ? <Icon as={CheckIcon} size={14} /> : null}
            </Tile>
          </li>
        );
      })}
    </Grid>
  );
}
