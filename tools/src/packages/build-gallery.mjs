import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { building, page } from '../../../shared-ui/gallery/building.mjs';

/**
 * The gallery of shared-ui as a static page that any server of files shows.
 * @param {string} folder where it comes to lie
 */
export async function buildGallery(folder) {
  mkdirSync(folder, { recursive: true });
  copyFileSync(page, join(folder, 'index.html'));
  await build({
    ...building, outdir: folder, minify: true, target: 'es2022', legalComments: 'none', logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
