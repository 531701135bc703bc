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

document.documentElement.dataset['theme'] = window.location.hash.includes('dark') ? 'dark' : 'light';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <>
      <GlobalStyle />
      <Page><Display>Components</Display><Columns><Controls /><Looks /><Layers /><Writing /></Columns></Page>
    </>,
  );
}
