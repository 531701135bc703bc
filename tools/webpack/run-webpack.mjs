import { createRequire } from 'node:module';

const webpack = createRequire(import.meta.url)('webpack');

/**
 * One build; rejects with webpack's own report when it has errors.
 * @param {import('webpack').Configuration} config
 * @returns {Promise<import('webpack').Stats>}
 */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, errorDetails: true, colors: false })));
        else resolve(stats);
      });
    });
  });
}
