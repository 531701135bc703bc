#!/usr/bin/env node
// Database and files into a folder, also while the product runs: `npm run backup -- FOLDER [--at http://localhost:4000]`.
import { installIfNeeded } from '../src/start/install.mjs';

installIfNeeded();
const { runHere } = await import('../src/backup/run-here.mjs');
await runHere('backup');
