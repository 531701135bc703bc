#!/usr/bin/env node
// Keeps the API of this commit as the last release: `npm run freeze-release`, after what is released was tagged, and commit what it wrote.
import { freezeRelease } from '../src/last-release/freeze-release.mjs';

const { commit, bytes } = await freezeRelease();
console.log(`The last release is ${commit.slice(0, 8)}, ${bytes} bytes compressed: commit api/last-release.`);
