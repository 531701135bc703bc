import { object, string } from 'yup';
import { route } from '../../route';
import type { AnyRoute } from '../../route';
import { byViewer } from '../identity';
import { serveFile } from './serve-file';
import { uploadFile } from './upload-file';

const purpose = string().max(100, 'fileType is too long').optional();

export const fileRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/helpers/uploadFile', policy: 'messenger', multipart: 'file',
    // Base64 takes four letters for three bytes.
    bodyLimit: ({ config }) => Math.ceil(config.uploadMaxBytes * 1.4) + 1024,
    body: object({ fileType: purpose, type: purpose, file: string().optional() }),
    rates: [byViewer('upload', 60, 300)],
    handle: (context, { body, file }) => uploadFile(context, body, file),
  }),
  route({
    method: 'GET', path: '/files/:id', root: true, policy: 'public',
    handle: (context, { params, headers }) => serveFile(context, params.id ?? '', headers.range),
  }),
];
