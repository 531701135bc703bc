import { fileURLToPath, URL } from 'node:url';

/** The page that holds the gallery; it lies beside what is built, as `index.html`. */
export const page = fileURLToPath(new URL('page.html', import.meta.url));

/** How the gallery is built, by esbuild: to work on it, and for the package. */
export const building = {
  entryPoints: [fileURLToPath(new URL('main.tsx', import.meta.url))],
  bundle: true,
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
};
