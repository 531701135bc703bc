/** Takes the names for developers off components: who is named is kept in a bundle, though nobody shows it. */
module.exports = (source) => source.replace(/^[A-Za-z]+\.displayName = "[A-Za-z]+";$/gm, '');
