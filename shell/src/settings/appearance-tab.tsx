import styled from 'styled-components';
import { useReadable } from '@heartwood/contract/kit';
import { inPlace, latePart, Text } from '@heartwood/shared-ui';
import { session } from '../session/browser-session';
import { useCurrentCompany } from '../session/current-company';
import { useChooseTheme } from '../theme/use-choose-theme';
import { ThemeCard } from './theme-card';

const PreferenceRows = latePart(
  () => import('../preferences/preference-rows').then((part) => part.PreferenceRows), { failed: inPlace('The settings') },
);

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin-bottom: 20px;
  @media (max-width: 640px) { grid-template-columns: minmax(0, 1fr); }
`;

const Note = styled(Text)`margin-top: 12px;`;

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** How Heartwood looks for this person. */
export function AppearanceTab() {
  const { me } = useCurrentCompany();
  const { theme } = useReadable(session.ui);
  const choose = useChooseTheme(me);
  return (
    <>
      <Cards role="radiogroup" aria-label="Theme">
        {THEMES.map(({ value, label }) => (
          <ThemeCard key={value} value={value} label={label} isChosen={theme === value} onChoose={() => choose(value)} />
        ))}
      </Cards>
      <PreferenceRows />
      <Note as="p" size="small" tone="3">The theme is kept on your account, the rest on this device.</Note>
    </>
  );
}
