import type { RequestListener } from 'node:http';
import compression from 'compression';

/** Whatever is text that we write; files were compressed when they were built, or are none. */
const WORDS = /^(?:application\/(?:json|graphql-response\+json)|text\/html)\b/;

/**
 * Answers of 1 kB and more go out compressed, as the browser likes it best. A page of another origin can neither ask nor measure them
 * (`own-origin.ts`, `security-headers.ts`), so that their length tells nobody what is in them.
 */
export function compressed(next: RequestListener): RequestListener {
  const compress = compression({ threshold: 1024, filter: (_request, response) => WORDS.test(String(response.getHeader('content-type'))) });
  return (request, response) => {
    // What goes out as it is suits everybody, also out of a cache.
    if (request.headers['accept-encoding'] === undefined) next(request, response);
    else compress(request as never, response as never, () => next(request, response));
  };
}
