import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Count } from '../surface/badge';
import { moveFocus } from './roving';
import { openTabLook, tabLineLook, tabLook } from './tab-line';

const Line = styled.div`${tabLineLook}`;

const Tab = styled.button<{ $on: boolean }>`
  ${tabLook}
  cursor: pointer;
  transition: color var(--t-base), border-color var(--t-base);
  ${({ $on }) => $on && openTabLook}
  &:disabled { color: var(--text-disabled); cursor: not-allowed; }
`;

const Number = styled.span`color: var(--text-3); font-weight: var(--fw-medium); font-variant-numeric: tabular-nums;`;

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** A segment or an icon before the label. */
  lead?: ReactNode;
  count?: number;
  /** Something new behind the tab, as an ink pill; nothing at 0. */
  news?: number;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** Shared with the `TabPanel`s. */
  id: string;
}

/** Underlined tabs; arrows move and choose. Put what belongs to the chosen one in a `TabPanel` with the same id. */
export function Tabs<Value extends string>({ tabs, value, onChange, label, id }: TabsProps<Value>) {
  return (
    <Line
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => {
        const tab = tabs[moveFocus(event, '[role="tab"]') ?? -1];
        if (tab) onChange(tab.value);
      }}
    >
      {tabs.map((tab) => {
        const on = tab.value === value;
        return (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={on}
            $on={on}
            {...(on ? { 'aria-controls': `${id}-panel` } : {})}
            disabled={tab.disabled}
            tabIndex={on ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.lead}
            {tab.label}
            {tab.count === undefined ? null : <Number>{tab.count}</Number>}
            {tab.news ? <Count value={tab.news} /> : null}
          </Tab>
        );
      })}
    </Line>
  );
}

export interface TabPanelProps { id: string; value: string; children: ReactNode }

/** The panel of the chosen tab. */
export function TabPanel({ id, value, children }: TabPanelProps) {
  return <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>{children}</div>;
}
