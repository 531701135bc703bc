#!/usr/bin/env node
// What `npm run backup` has made, into an empty place: `npm run restore -- FOLDER`.
import { installIfNeeded } from '../src/start/install.mjs';

installIfNeeded();
const { runHere } = await import('../src/backup/run-here.mjs');
await runHere('restore');
