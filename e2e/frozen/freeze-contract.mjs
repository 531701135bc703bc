// `npm run freeze-contract`: keeps the bytes of a remote of the present contract, once, when its minor has been raised.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractRules } from '../../tools/src/publish/contract-rules.mjs';
import { remoteConfig } from '../../tools/webpack/remote.mjs';
import { runWebpack } from '../../tools/webpack/run-webpack.mjs';
import { freeze, frozenMinors, frozenName, frozenVersion } from './frozen-remotes.mjs';

const { CONTRACT } = await contractRules();
if (frozenMinors().includes(CONTRACT)) {
  console.log(`${CONTRACT} is frozen already.`);
} else {
  const output = mkdtempSync(join(tmpdir(), 'heartwood-freeze-'));
  const { cache: _, ...config } = remoteConfig({
    folder: 'e2e', name: frozenName(CONTRACT), version: frozenVersion, output, entry: './fixtures/src/frozen.tsx',
  });
  await runWebpack({ ...config, cache: false });
  freeze(CONTRACT, output);
  rmSync(output, { recursive: true });
  console.log(`e2e/frozen/${CONTRACT}.tgz holds a remote of contract ${CONTRACT}: commit it.`);
}
