export { fileSize } from './file-size';
export { useFreshAddress, type FreshAddress } from './fresh-address';
export { useFileLink } from './use-file-link';
export { isPicture, usePictures, type Pictures } from './use-pictures';
