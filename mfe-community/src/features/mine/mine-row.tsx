import { Icon, mobile, Text, type IconType } from '@heartwood/shared-ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { DueWords } from './mine-words';

const Heading = styled.h3`
  margin: 0; padding: 14px 12px 4px; font-size: 12px; line-height: 17px; font-weight: var(--fw-semi); color: var(--text-3);
`;
const List = styled.ul`margin: 0; padding: 0; list-style: none;`;
const look = css`
  display: flex; align-items: flex-start; gap: 10px; width: 100%; min-height: 44px; padding: 8px 12px; border: 0; border-radius: var(--r-2);
  background: none; color: var(--text); font: inherit; font-size: 13px; line-height: 18px; text-align: left; text-decoration: none;
  cursor: pointer;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  & > svg { flex: none; margin-top: 2px; color: var(--text-3); }
  ${mobile} { font-size: 14px; line-height: 20px; min-height: 48px; }
`;
const Link = styled.a`${look}`;
const Press = styled.button`${look}`;
const Words = styled.span`
  flex: 1; min-width: 0; overflow-wrap: anywhere;
  & b { font-weight: var(--fw-semi); }
  & > :first-child { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
`;
const TONES = { late: 'var(--danger-text)', today: 'var(--info-text)', later: 'var(--text-2)' } as const;
const Due = styled.span<{ $tone: DueWords['tone'] }>`
  flex: none; font-size: 12px; font-weight: var(--fw-medium); white-space: nowrap; color: ${({ $tone }) => TONES[$tone]};
`;
const More = styled.a`display: inline-block; padding: 6px 12px; font-size: 12.5px; color: var(--text-2);`;
const MoreText = styled(Text)`display: block; padding: 6px 12px;`;

export interface MineSectionProps {
  title: string;
  count: number;
  /** What is not shown, in words, and where it is. */
  more?: string | null;
  moreHref?: string;
  onLeave?: () => void;
  children: ReactNode;
}

export function MineSection({ title, count, more = null, moreHref, onLeave, children }: MineSectionProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <Heading>{title} <span>{count}</span></Heading>
      <List>{children}</List>
      {more === null ? null : moreHref === undefined
        ? <MoreText size="small" tone="3">{more}</MoreText> : <More href={moreHref} data-mine onClick={onLeave}>{more}</More>}
    </section>
  );
}

export interface MineRowProps {
  icon: IconType;
  /** Where it is; without one it opens by `onOpen` alone. */
  href?: string;
  hint?: string;
  due?: DueWords | undefined;
  onOpen(): void;
  children: ReactNode;
}

export function MineRow({ icon, href, hint, due, onOpen, children }: MineRowProps) {
  const inside = (
    <>
      <Icon as={icon} size={16} />
      <Words>
        <span>{children}</span>
        {hint === undefined ? null : <Text as="span" size="small" tone="3" style={{ display: 'block' }}>{hint}</Text>}
      </Words>
      {due === undefined ? null : <Due $tone={due.tone}>{due.text}</Due>}
    </>
  );
  return (
    <li>
      {href === undefined
        ? <Press type="button" data-mine onClick={onOpen}>{inside}</Press> : <Link data-mine href={href} onClick={onOpen}>{inside}</Link>}
    </li>
  );
}
