import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Avatar, Button, Logo, Row, Text, mobile } from '@heartwood/shared-ui';
import { HOME } from '../navigation/home';
import { useLocation } from '../navigation/use-location';
import { session } from '../session/browser-session';

const Bar = styled.header<{ $scrolled: boolean }>`
  position: sticky;
  top: 0;
  z-index: var(--z-topbar);
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  flex: none;
  height: 72px;
  padding: 0 32px;
  border-bottom: 1px solid ${({ $scrolled }) => ($scrolled ? 'var(--border)' : 'transparent')};
  background: var(--surface);
  box-shadow: ${({ $scrolled }) => ($scrolled ? 'var(--shadow-2)' : 'none')};
  transition: border-color var(--t-base), box-shadow var(--t-base);
  ${mobile} {
    grid-template-columns: 1fr auto;
    height: auto;
    padding: 10px 16px 0;
  }
`;
const Sections = styled(Row).attrs({ as: 'nav', gap: 1 })`
  ${mobile} { grid-row: 2; grid-column: 1 / -1; margin: 4px -8px 0; padding-bottom: 4px; overflow-x: auto; }
`;
const End = styled(Row)`justify-content: flex-end;`;
const Home = styled.a`display: flex; width: fit-content; border-radius: var(--r-1); color: inherit; text-decoration: none;`;
const Section = styled(Button)`
  &[aria-current='page'] { color: var(--text); }
  ${mobile} { padding: 0 8px; }
`;

const SECTIONS = [
  { label: 'About us', path: '/auth/about' },
  { label: 'Features', path: '/auth/features' },
  { label: 'Vibrant future', path: '/auth/future' },
];

/** Specification, section 9: the header changes its look after 20 px of scroll. */
const SCROLLED = 20;

const Who = styled(Row)`${mobile} { & > :first-child { display: none; } }`;

export interface MarketingHeaderProps {
  current?: 'login' | 'signup' | undefined;
  /** The name of who is signed in, where the page knows it. */
  person?: { id: string; name: string } | null;
}

/** Header of the pages in front of the product: the way in, or the way back for who is inside already. */
export function MarketingHeader({ current, person = null }: MarketingHeaderProps) {
  const { pathname } = useLocation();
  const isInside = session.tokens.get() !== null;
  return (
    <Bar $scrolled={useScrolled()}>
      <Home href={isInside ? HOME : '/auth/login'} aria-label="Heartwood home"><Logo /></Home>
      <Sections aria-label="About Heartwood">
        {SECTIONS.map(({ label, path }) => (
          <Section key={path} variant="ghost" href={path} aria-current={pathname === path ? 'page' : undefined}>{label}</Section>
        ))}
      </Sections>
      <End>
        {isInside ? (
          <>
            {person === null
              ? null
              : <Who gap={2}><Text size="dense" tone="2">{person.name}</Text><Avatar {...person} size={32} alt="" /></Who>}
            <Button href={HOME}>Go to Heartwood</Button>
          </>
        ) : (
          <>
            <Section variant="ghost" href="/auth/login" aria-current={current === 'login' ? 'page' : undefined}>Login</Section>
            <Button variant="primary" href="/auth/signup" aria-current={current === 'signup' ? 'page' : undefined}>Sign Up</Button>
          </>
        )}
      </End>
    </Bar>
  );
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(() => window.scrollY > SCROLLED);
  useEffect(() => {
    const heard = (): void => setScrolled(window.scrollY > SCROLLED);
    window.addEventListener('scroll', heard, { passive: true });
    return () => window.removeEventListener('scroll', heard);
  }, []);
  return isScrolled;
}
