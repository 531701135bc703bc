import type { PostType } from '@heartwood/contract/domain';
import { Button, CheckIcon, ChevronDownIcon, Icon, mobile, Popover } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { VISIBILITY } from '../../post/visibility';

/** Each in a line (design note 1 on posts). `company`: its name; null without one. */
const SAYS: Record<PostType, (company: string | null) => string> = {
  PUBLIC: () => 'Everyone on Heartwood, and search.',
  LIMITED: (company) => (company === null ? 'Everyone who follows you.' : `Members of ${company}, and everyone who follows you.`),
  PRIVATE: (company) => `Members of ${company ?? 'your company'}. Nobody else, not even with the link.`,
};

export const ChoiceRow = styled.button<{ $on: boolean }>`
  display: flex; align-items: flex-start; gap: 11px; width: 100%; padding: 10px; border: 0; border-radius: 8px;
  background: ${({ $on }) => ($on ? 'var(--surface-selected)' : 'none')}; color: var(--text); font: inherit; text-align: left;
  cursor: pointer;
  &:hover:not(:disabled) { background: ${({ $on }) => ($on ? 'var(--surface-selected)' : 'var(--surface-hover)')}; }
  &:disabled { cursor: not-allowed; } &:disabled b { color: var(--text-3); }
  ${mobile} { min-height: 52px; }
`;
/** What a row is called, and one line about it. */
export const ChoiceWords = styled.span`
  flex: 1; min-width: 0;
  & > b { display: block; font-size: 13px; line-height: 18px; font-weight: var(--fw-semi); }
  & > small { display: block; font-size: 12px; line-height: 17px; color: var(--text-2); }
`;
const Note = styled.p`
  margin-top: 4px; padding: 10px 10px 4px; border-top: 1px solid var(--border); font-size: 12px; line-height: 17px; color: var(--text-2);
`;

export interface VisibilityMenuProps {
  value: PostType;
  /** Its name; null: there is none, and nothing is for its people alone. */
  company: string | null;
  variant?: 'secondary' | 'ghost';
  onChange(type: PostType): void;
}

/** Who can see a post, each in a line. */
export function VisibilityMenu({ value, company, variant = 'ghost', onChange }: VisibilityMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { label, icon } = VISIBILITY[value];
  const types = (['PUBLIC', 'LIMITED', 'PRIVATE'] as const).filter((type) => type !== 'PRIVATE' || company !== null);
  return (
    <Popover
      open={isOpen} onOpenChange={setOpen} label="Who can see it" width={328} align="end"
      trigger={<Button variant={variant} icon={icon} iconEnd={ChevronDownIcon} aria-label={`Who can see it: ${label}`}>{label}</Button>}
    >
      {types.map((type) => (
        <ChoiceRow
          key={type} type="button" $on={type === value} aria-pressed={type === value}
          onClick={() => {
            onChange(type);
            setOpen(false);
          }}
        >
          <Icon as={VISIBILITY[type].icon} size={16} />
          <ChoiceWords><b>{VISIBILITY[type].label}</b><small>{SAYS[type](company)}</small></ChoiceWords>
          {type === value ? <Icon as={CheckIcon} size={16} /> : null}
        </ChoiceRow>
      ))}
      <Note>You always see your own posts. You can change this later.</Note>
    </Popover>
  );
}
