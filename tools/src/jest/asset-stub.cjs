/** Stands in for style sheets, fonts and pictures, which jest cannot load. */
module.exports = 'asset';
