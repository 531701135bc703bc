/**
 * Lets a bundle make its icons in a few lines. What the library makes of each (a component in a component, with its name in two
 * spellings as classes) is 4 kB in the shell and in every remote, of which `Icon` of shared-ui takes nothing: it says what an icon looks
 * like and whether it has a name.
 */
module.exports = () => `
import { createElement, forwardRef } from 'react';
const svg = {
  xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
};
export default (name, nodes) => forwardRef(({ size, ...rest }, ref) => createElement(
  'svg', { ref, ...svg, width: size, height: size, 'aria-hidden': rest.role ? undefined : true, ...rest },
  nodes.map(([tag, attributes]) => createElement(tag, attributes)),
));
`;
