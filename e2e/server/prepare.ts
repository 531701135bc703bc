import { execFileSync } from 'node:child_process';
import { root } from '../../tools/src/root.mjs';

/** Builds once before the workers start products, so that no two of them build the same thing. */
export default function prepare(): void {
  execFileSync(process.execPath, ['tools/bin/build.mjs'], { cwd: root, stdio: 'inherit' });
}
