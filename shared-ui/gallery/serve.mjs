// The gallery: every control in every state, for looking at while working on it. The package brings it built (docs/squads.md).
// `npm run -w @heartwood/shared-ui gallery`, then open the address it prints (D switches the theme).
import { context } from 'esbuild';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { building, page } from './building.mjs';

const out = mkdtempSync(join(tmpdir(), 'gallery-'));
const port = Number(process.env.PORT ?? 4301);

copyFileSync(page, join(out, 'index.html'));

const build = await context({ ...building, outdir: out, sourcemap: true, define: { 'process.env.NODE_ENV': '"development"' } });
await build.watch();
await build.serve({ servedir: out, port });
process.stdout.write(`Gallery on http://localhost:${port}/\n`);
