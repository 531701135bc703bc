// `npm start` without a look at the sources: for a data folder that a whole start has left, see `prepare.ts`.
import { root } from '../../tools/src/root.mjs';
import { servePublished } from '../../tools/src/start/serve.mjs';

process.chdir(root);
await servePublished(process.argv.slice(2));
