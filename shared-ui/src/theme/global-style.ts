import { createGlobalStyle } from 'styled-components';
import { mobile } from './media';
import { tokenRules } from './token-rules';

/** Tokens, reset and base text rules. The shell renders it once, above everything; remotes rely on it being there. */
export const GlobalStyle = createGlobalStyle`
  ${tokenRules}
  *, *::before, *::after { box-sizing: border-box; }
  html, body { height: 100%; margin: 0; }
  body {
    font: var(--fw-body) var(--fs-body)/var(--lh-body) var(--font);
    letter-spacing: var(--ls-body);
    color: var(--text);
    background: var(--canvas);
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    ${mobile} { font-size: 15px; }
  }
  h1, h2, h3, h4, p, ul, ol, figure, dl, dd, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { font: inherit; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  a { color: inherit; text-decoration: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  b, strong { font-weight: var(--fw-semi); }
  svg { display: block; flex: none; }
  img { max-width: 100%; }
  table, time, .num { font-variant-numeric: tabular-nums lining-nums; }
  table { border-collapse: separate; border-spacing: 0; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: var(--r-1); scroll-margin: 72px; }
  /* A heading takes the focus so that a page is read from there: nothing can be pressed on it. */
  :is(h1, h2)[tabindex='-1']:focus-visible { outline: none; }
  .tip {
    position: fixed; left: 0; top: 0; z-index: var(--z-tooltip); max-width: 280px; padding: 5px 9px; border-radius: 6px;
    pointer-events: none;
    background: var(--text); color: var(--surface); font-size: 12px; line-height: 16px; font-weight: var(--fw-medium);
  }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media print {
    * { print-color-adjust: exact; }
    body { background: none; }
    h1, h2, h3, h4, summary { break-after: avoid; }
    li, blockquote, figure { break-inside: avoid; }
    .tip { display: none; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0s !important; animation-iteration-count: 1 !important; scroll-behavior: auto !important; }
  }
`;
