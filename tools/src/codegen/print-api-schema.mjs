import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/build-api.mjs';
import { root } from '../root.mjs';

/** @returns {Promise<string>} the schema that `buildSchema()` of the API assembles, as schema language */
export async function printApiSchema() {
  const file = join(root, 'api', '.cache', `schema-${process.pid}.mjs`);
  try {
    await bundleForNode({ stdin: {
      contents: "export { printSchema } from 'graphql';\nexport { buildSchema } from './src/graphql/schema';",
      resolveDir: join(root, 'api'), loader: 'ts',
    }, outfile: file });
    const { buildSchema, printSchema } = await import(pathToFileURL(file).href);
    return `${printSchema(buildSchema())}\n`;
  } finally {
    rmSync(file, { force: true });
  }
}
