import type { ShellRequest } from '@heartwood/contract';

/** `fetch`, and where somebody wants to see an upload go up, the older request that tells. */
export function sendWithProgress(input: RequestInfo | URL, init: ShellRequest = {}): Promise<Response> {
  const { onProgress, ...plain } = init;
  if (!onProgress) return window.fetch(input, plain);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(plain.method ?? 'GET', String(input));
    request.responseType = 'blob';
    new Headers(plain.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onload = () => resolve(new Response(request.response as Blob, { status: request.status, statusText: request.statusText, headers: headersOf(request) }));
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The request was aborted', 'AbortError'));
    plain.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(plain.body as XMLHttpRequestBodyInit | null);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/[\r\n]+/).filter(Boolean);
  return new Headers(lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  }));
}
