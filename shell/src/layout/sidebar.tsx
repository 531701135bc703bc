import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { mobile, useIsMobile } from '@heartwood/shared-ui';
import { $isMenuOpen, menuToggled } from '../dialogs/dialogs.model';
import { useCurrentCompany } from '../session/current-company';
import { AreaMenu } from './area-menu';
import { CompanySwitch } from './company-switch';
import { PlanBox } from './plan-box';
import { useEscape } from './use-escape';

const Side = styled.aside<{ $open: boolean; $onlyPhone: boolean }>`
  display: ${({ $onlyPhone }) => ($onlyPhone ? 'none' : 'flex')};
  flex-direction: column;
  gap: 12px;
  min-height: 0;
  padding: 12px;
  overflow: auto;
  ${mobile} {
    display: flex;
    position: fixed;
    left: 0;
    top: 0;
    bottom: 0;
    z-index: var(--z-modal);
    width: 304px;
    padding: 14px 14px calc(26px + env(safe-area-inset-bottom));
    border-radius: 0 16px 16px 0;
    background: var(--canvas);
    visibility: hidden;
    transform: translateX(-104%);
    transition: transform var(--t-slow) var(--ease-out), visibility 0s var(--t-slow);
    ${({ $open }) => (
      $open && css`visibility: visible; transform: none; box-shadow: var(--shadow-3); transition: transform var(--t-slow) var(--ease-out);`
    )}
  }
`;

const Bottom = styled.div`margin-top: auto;`;

/** Company switch, the two areas with their menus, and the plan; below 1024 px a sheet behind the hamburger. */
export function Sidebar({ onlyPhone }: { onlyPhone: boolean }) {
  const { isManager } = useCurrentCompany();
  const isMenuOpen = useUnit($isMenuOpen);
  const isMobile = useIsMobile();
  const side = useRef<HTMLElement>(null);
  const isSheetOpen = isMobile && isMenuOpen;
  useEscape(isSheetOpen, () => menuToggled(false));
  // The sheet takes the focus while it is open and gives it back to the button that opened it.
  useEffect(() => {
    if (!isSheetOpen) return undefined;
    side.current?.querySelector<HTMLElement>('button, a')?.focus();
    return () => document.querySelector<HTMLElement>('[aria-controls="side"]')?.focus();
  }, [isSheetOpen]);
  return (
    <Side ref={side} id="side" aria-label="Main" $open={isMenuOpen} $onlyPhone={onlyPhone}>
      <CompanySwitch />
      <AreaMenu />
      {isManager ? <Bottom><PlanBox /></Bottom> : null}
    </Side>
  );
}
