import { buildStale } from '../../tools/src/build/build-stale.mjs';
import { keepTemporaryFilesInMemory } from '../../tools/src/test/memory-folder.mjs';
import { Product, TEMPLATE } from './product.mjs';

/** Before the workers: everything is built once, and one fresh product leaves its data folder for theirs to begin with. */
export default async function prepare(): Promise<() => Promise<void>> {
  keepTemporaryFilesInMemory();
  buildStale();
  const first = await Product.start();
  await first.stop();
  process.env[TEMPLATE] = first.dataDir;
  return () => first.remove();
}
