import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import '../src/theme/fonts.css';
import { Display, GlobalStyle, mobile } from '../src/index';
import { Controls } from './sections/controls';
import { Layers } from './sections/layers';
import { Looks } from './sections/looks';
import { Writing } from './sections/writing';

const Page = styled.main`min-height: 100%; padding: 40px 48px; background: var(--surface); ${mobile} { padding: 16px; }`;
const Columns = styled.div`columns: 3; column-gap: 28px; margin-top: 28px; ${mobile} { columns: 1; }`;

const root = document.documentElement;
root.dataset['theme'] = window.location.hash.includes('dark') ? 'dark' : 'light';
window.addEventListener('keydown', ({ key, target }) => {
  if (key === 'd' && target === document.body) root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
});

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <>
      <GlobalStyle />
      <Page><Display>Components</Display><Columns><Controls /><Looks /><Layers /><Writing /></Columns></Page>
    </>,
  );
}
