export { fileSize } from './file-size';
export { isOld, useFreshAddress, type FreshAddress } from './fresh-address';
