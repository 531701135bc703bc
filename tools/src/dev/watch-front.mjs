import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remoteConfig } from '../../webpack/remote.mjs';
import { shellConfig } from '../../webpack/shell.mjs';
import { remoteNameOf } from '../build/workspace-version.mjs';
import { versionIntegrity } from '../releases/file-digests.mjs';
import { releaseVersion } from '../releases/release-version.mjs';
import { storeVersion } from '../releases/store-version.mjs';
import { readManifest } from '../publish/read-manifest.mjs';
import { root } from '../root.mjs';

const webpack = createRequire(import.meta.url)('webpack');

/** Builds for development stand apart from what `npm start` built and published. */
const developmentFolder = join(root, '.cache', 'development');
export const developmentRemotes = join(developmentFolder, 'remotes');
export const developmentShell = join(developmentFolder, 'shell');

/**
 * Builds the shell at every change.
 * @param {() => void} onBuilt
 */
export function watchShell(onBuilt) {
  return watch('shell', shellConfig({ production: false, output: developmentShell }), onBuilt);
}

/**
 * Builds a remote at every change and publishes each build as a version of its own, the way a release does.
 * @param {string} workspace folder name
 * @param {() => void} onBuilt
 */
export function watchRemote(workspace, onBuilt) {
  const name = remoteNameOf(workspace);
  const output = join(developmentFolder, workspace);
  let build = 0;
  return watch(workspace, remoteConfig({ folder: workspace, name, version: '0.0.0-dev', output, production: false }), async () => {
    build += 1;
    const version = `0.0.0-${process.pid.toString(16)}${build.toString(16).padStart(4, '0')}`;
    storeVersion(output, developmentRemotes, name, version);
    await releaseVersion({
      remotesDir: developmentRemotes, manifest: await readManifest(workspace), version,
      ...versionIntegrity(join(developmentRemotes, name, version)),
    });
    onBuilt();
  });
}

/** Resolves with the first build; later ones call `onBuilt` too. */
function watch(label, config, onBuilt) {
  return new Promise((resolve) => {
    webpack(config).watch({ aggregateTimeout: 150 }, async (error, stats) => {
      try {
        if (error) throw error;
        if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: true }));
        await onBuilt();
        console.log(`Built ${label} in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
      } catch (problem) {
        console.error(`${label}: ${problem instanceof Error ? problem.message : problem}`);
      }
      resolve();
    });
  });
}
