import { boolean, object, string } from 'yup';
import { route } from '../../rest/route';
import type { AnyRoute } from '../../rest/route';
import { byViewer } from '../identity';
import { operatorRates } from '../operations';
import { moveFiles, type OthersKept } from './move-files';
import { renewAddress, type MaySee } from './renew-address';
import { serveFile } from './serve-file';
import { uploadFile, type CompanyOf } from './upload-file';

const purpose = string().max(100, 'fileType is too long').optional();

/** What lies above this module and tells it of people and things. */
const moveBody = object({
  to: string().required().oneOf(['bucket', 'folder'] as const),
  after: string().uuid().nullable().default(null),
  removes: boolean().default(false),
});

export interface FilePorts { companyOf: CompanyOf; maySee: MaySee; othersKept: OthersKept }

export const fileRoutes = ({ companyOf, maySee, othersKept }: FilePorts): readonly AnyRoute[] => [
  route({
    method: 'POST', path: '/helpers/uploadFile', policy: 'messenger', multipart: 'file',
    // Base64 takes four letters for three bytes.
    bodyLimit: ({ config }) => Math.ceil(config.uploadMaxBytes * 1.4) + 1024,
    body: object({ fileType: purpose, type: purpose, file: string().optional() }),
    rates: [byViewer('upload', 60, 300)],
    handle: (context, { body, file }) => uploadFile(companyOf, context, body, file),
  }),
  ...['/files/:id', '/files/:id/:name'].map((path) => route({
    method: 'GET', path, root: true, policy: 'public',
    handle: (context, { params, query, headers }) => serveFile(context, {
      id: params.id ?? '', query, range: headers.range, isVisit: headers['sec-fetch-mode'] === 'navigate',
    }),
  })),
  route({
    method: 'GET', path: '/files/:id/address', policy: 'messenger', rates: [byViewer('file-address', 600, 300)],
    handle: (context, { params }) => renewAddress(maySee, context, params.id ?? ''),
  }),
  route({
    method: 'POST', path: '/operator/files/move', policy: 'operator', body: moveBody, rates: operatorRates,
    handle: async (context, { body }) => ({ body: await moveFiles(context, body, othersKept) }),
  }),
];
