/** All but what renders on a server. */
export {
  createGlobalStyle, css, default, isStyledComponent, keyframes, styled, StyleSheetConsumer, StyleSheetContext, StyleSheetManager,
  ThemeConsumer, ThemeContext, ThemeProvider, useTheme, withTheme,
} from 'styled-components';
