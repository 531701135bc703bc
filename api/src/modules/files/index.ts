export { adoptPicture } from './adopt-picture';
export { localFileStore } from './file-store';
export type { FileStore } from './file-store';
export { fileRoutes } from './files.routes';
