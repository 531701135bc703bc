#!/usr/bin/env node
// The API's tests on every Node that `engines` promises: `npm run test-nodes -- [--node 22] [PATH …]`. Half an hour for all on two cores.
import { parseArgs } from 'node:util';
import { installIfNeeded } from '../src/start/install.mjs';
import { apiOnNode, TESTED_NODES } from '../src/test/api-on-node.mjs';

installIfNeeded();
const { positionals, values } = parseArgs({ allowPositionals: true, options: {
  node: { type: 'string', multiple: true, default: TESTED_NODES }, workers: { type: 'string', default: '2' },
} });
const failed = [];
for (const major of values.node) if (!await apiOnNode(major, [...positionals, '--maxWorkers', values.workers])) failed.push(major);
console.log(failed.length === 0 ? `Passed on Node ${values.node.join(', ')}` : `Failed on Node ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
