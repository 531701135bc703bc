import { createRequire } from 'node:module';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, toolsFolder } from '../src/root.mjs';
import { baseConfig, labelOf } from './base.mjs';

const require = createRequire(import.meta.url);
const HtmlWebpackPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');

/** Where it lies on the development server: the files beside it are those of the federated build. */
export const alonePath = '/alone/';

/**
 * One remote alone on the fake shell, without federation; an edited component is replaced where it stands.
 * @param {string} folder `mfe-growth`, or `.` in a repository of a squad's own
 * @returns {import('webpack').Configuration}
 */
export function aloneConfig(folder) {
  const base = baseConfig({ folder, production: false, refresh: true });
  return {
    ...base,
    cache: { ...base.cache, name: `${labelOf(folder)}-alone` },
    entry: writeEntry(folder),
    output: {
      path: join(root, '.cache', 'alone', `${labelOf(folder)}-dist`), publicPath: alonePath, filename: '[name].js',
      uniqueName: `${labelOf(folder)}_alone`,
    },
    // What does not compile is told by the overlay of the server.
    plugins: [new ReactRefreshPlugin({ overlay: false }), new HtmlWebpackPlugin({
      title: labelOf(folder),
      templateContent: '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body></body></html>',
    })],
  };
}

function writeEntry(folder) {
  const place = join(root, '.cache', 'alone');
  const sample = join(root, folder, 'dev', 'sample-shell');
  const hasSample = existsSync(`${sample}.ts`) || existsSync(`${sample}.tsx`);
  const lines = [
    `import * as remote from ${JSON.stringify(join(root, folder, 'src', 'remote'))};`,
    `import { manifest } from ${JSON.stringify(join(root, folder, 'src', 'remote.manifest'))};`,
    `import { showAlone } from ${JSON.stringify(join(toolsFolder, 'webpack', 'show-alone'))};`,
    ...(hasSample ? [`import { createSampleShell } from ${JSON.stringify(sample)};`] : []),
    `showAlone({ remote, manifest${hasSample ? ', createSampleShell' : ''} });`,
  ];
  mkdirSync(place, { recursive: true });
  const path = join(place, `${labelOf(folder)}.ts`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}
