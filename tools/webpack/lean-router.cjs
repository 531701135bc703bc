/** Parts of pages that a server of its own renders or a data router loads: below a plain `Router` none of them is ever drawn. */
const neverDrawn = ['PrefetchPageLinks', 'DefaultErrorComponent', 'RSCErrorHandler'];

/**
 * Lets a bundle go without what our pages take nothing of. Names for developers hold every component in it, though nobody shows them; so
 * does making one, for all that webpack knows; and links hold all that could be named ahead.
 */
module.exports = (source) => neverDrawn.reduce(
  (text, name) => text.replace(new RegExp(`^function ${name}\\((?:\\{[^}]*\\})?\\) \\{$`, 'm'), '$&\n  return null;'),
  source
    .replace(/^[A-Za-z]+\.displayName = "[A-Za-z]+";$/gm, '')
    .replace(/^(var [A-Za-z]+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
);
