export { adoptPicture } from './adopt-picture';
export { claimFiles } from './claim-files';
export { FileAddresses, fileAddress, fileIdOf } from './file-addresses';
export { localFileStore } from './file-store';
export { fileRoutes } from './files.routes';
export { decodePicture } from './picture-decoder';
export { recognise } from './recognise';
export { releaseFiles, releaseFilesOf, restoreFiles, restoreFilesOf } from './release-files';
export { sweepFiles } from './sweep-files';
