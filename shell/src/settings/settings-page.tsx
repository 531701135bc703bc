import { useUnit } from 'effector-react';
import { useEffect, useRef, type ComponentType } from 'react';
import styled from 'styled-components';
import { H1, Icon, latePart, mobile } from '@heartwood/shared-ui';
import { HOME } from '../navigation/home';
import { useLocation } from '../navigation/use-location';
import { NotFound } from '../page/not-found';
import { pageHead } from '../page/page-head';
import { PageSkeleton } from '../page/page-skeleton';
import { $offered } from '../registry/offered.model';
import { $publishedRegistry } from '../registry/registry.model';
import { AccountTab } from './account-tab';
import { AppearanceTab } from './appearance-tab';
import { ProfileTab } from './profile-tab';
import { SecurityTab } from './security-tab';
import { SETTINGS, settingsPath, type SettingsKey } from './settings-path';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs';

const Slot = latePart(() => import('../slots/slot').then((part) => part.Slot));

const Frame = styled.div`
  display: grid;
  grid-template-columns: 212px minmax(0, 1fr);
  flex: 1 0 auto;
  ${mobile} { grid-template: auto 1fr / minmax(0, 1fr); }
`;
const Side = styled.div`border-right: 1px solid var(--border); ${mobile} { border-right: 0; border-bottom: 1px solid var(--border); }`;
const List = styled.nav`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: 1px;
  padding: 16px 12px;
  ${mobile} { flex-direction: row; padding: 8px 12px; overflow-x: auto; scroll-padding-inline: 12px; }
`;
const Entry = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: 34px;
  padding: 0 10px;
  border-radius: var(--r-2);
  color: var(--text-2);
  font-size: 13px;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &:hover { background: var(--surface-selected); }
  &[aria-current] { background: var(--surface-selected); color: var(--text); font-weight: var(--fw-semi); }
  ${mobile} { height: 44px; }
`;
const Room = styled.div`min-width: 0; padding: 24px 40px 32px; & > div { max-width: 760px; } ${mobile} { padding: 16px; }`;
const Heading = styled(H1)`margin-bottom: 16px;`;

const OWN_TABS: Record<Exclude<SettingsKey, 'notifications' | 'blocked'>, ComponentType> = {
  profile: ProfileTab,
  account: AccountTab,
  security: SecurityTab,
  appearance: AppearanceTab,
};

/** /app/settings: the person's own things, and what remotes bring for them. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const offered = useUnit($offered);
  const isKnown = useUnit($publishedRegistry) !== null;
  const tabs = SETTINGS_TABS.filter(({ slot }) => slot === undefined || offered.has(slot));
  const key = pathname.slice(SETTINGS.length + 1).replace(/\/$/, '');
  const tab = tabs.find((one) => one.key === key);
  if (!tab) return isKnown ? <NotFound /> : <PageSkeleton />;
  return (
    <Frame>
      <Side><Tabs tabs={tabs} current={tab} /></Side>
      <Room><div><Tab key={tab.key} tab={tab} /></div></Room>
    </Frame>
  );
}

function Tabs({ tabs, current }: { tabs: readonly SettingsTab[]; current: SettingsTab }) {
  const here = useRef<HTMLAnchorElement>(null);
  // On a phone the list goes on sideways.
  useEffect(() => {
    // What it returns in a browser of today is a promise, and no clean-up.
    void here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <List aria-label="Settings">
      {tabs.map(({ key, label, icon }) => (
        <Entry key={key} href={settingsPath(key)} {...(key === current.key && { 'ref': here, 'aria-current': 'page' as const })}>
          <Icon as={icon} size={16} />
          {label}
        </Entry>
      ))}
    </List>
  );
}

function Tab({ tab: { key, label, slot } }: { tab: SettingsTab }) {
  useEffect(() => pageHead.set({ title: label, crumbs: [{ label: 'Settings', to: SETTINGS }, { label }], backTo: HOME }), [label]);
  // A remote's view brings its own heading.
  if (slot !== undefined) return <Slot fallback={<PageSkeleton />} name={slot} title={label} />;
  const Own = OWN_TABS[key as keyof typeof OWN_TABS];
  return <><Heading>{label}</Heading><Own /></>;
}
