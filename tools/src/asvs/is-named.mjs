const TEST = /\.(test|spec)\.(ts|tsx|mjs)$|\.attacks\.mjs$/;

/**
 * Whether a file has what an answer names: a test by its whole title, a heading or bold word of a document, the key of a data file,
 * else what a source declares.
 * @param {string} path
 * @param {string} text
 * @param {string} name
 */
export function isNamed(path, text, name) {
  if (path.endsWith('.md'))
    return text.split('\n').some((line) => /^#+ /.test(line) ? line.replace(/^#+ /, '') === name : line.includes(`**${name}`));
  if (TEST.test(path)) {
    const plain = text.replaceAll(/\\(['"`])/g, '$1');
    return ["'", '"', '`'].some((quote) => plain.includes(quote + name + quote));
  }
  const symbol = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `\\b(?:function\\*?|const|let|class|interface|type|enum)\\s+${symbol}\\b|^\\s*(?:async |static |private )*['"]?${symbol}['"]?\\s*[:(]`,
    'm',
  ).test(text);
}
