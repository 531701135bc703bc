import styled from 'styled-components';
import { mobile } from '../theme/media';

/** Read aloud, not seen. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A key cap: `⌘K`. */
export const Kbd = styled.kbd`
  display: inline-block;
  height: 18px;
  padding: 0 5px;
  border: 1px solid var(--border-2);
  border-radius: 4px;
  font: var(--fw-semi) 10.5px/16px var(--font);
  color: var(--text-3);
`;

/** An inline link; `as="button"` for an action that reads like one. */
export const TextLink = styled.a`
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  color: var(--link);
  font-weight: var(--fw-medium);
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover { text-decoration-thickness: 2px; }
  ${mobile} { padding-block: 10px; margin-block: -10px; }
`;
