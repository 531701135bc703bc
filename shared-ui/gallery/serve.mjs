// The gallery: every control in every state, for looking at while working on it. Not part of any build.
// `npm run -w @heartwood/shared-ui gallery`, then open the address it prints (add #dark for the dark theme).
import { context } from 'esbuild';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, URL } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'gallery-'));
const port = Number(process.env.PORT ?? 4301);

writeFileSync(
  join(out, 'index.html'),
  '<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Components</title><link rel="stylesheet" href="main.css"></head><body><div id="root"></div><script src="main.js"></script></body></html>',
);

const build = await context({
  entryPoints: [join(folder, 'main.tsx')],
  outdir: out,
  bundle: true,
  jsx: 'automatic',
  sourcemap: true,
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"development"' },
});
await build.watch();
await build.serve({ servedir: out, port });
process.stdout.write(`Gallery on http://localhost:${port}/\n`);
