import type { Answer, TestServer } from './test-server';

export interface Uploaded {
  id: string; name: string; type: string; size: number; url: string; error?: { code: string; field?: string; message: string };
}

/** Uploads a file as a form does; a short text unless told. */
export function upload(server: TestServer, token: string, {
  bytes = 'crates;8\n', name = 'crates.csv', type = 'text/plain', fileType = 'file', headers = {},
}: {
  bytes?: Buffer | string; name?: string; type?: string; fileType?: string; headers?: Record<string, string>;
} = {}): Promise<Answer<Uploaded>> {
  const form = new FormData();
  form.set('fileType', fileType);
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  return server.request<Uploaded>('POST', '/api/v1/helpers/uploadFile', { body: form, token, headers });
}
