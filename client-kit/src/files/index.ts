export { isShownByBrowser, type ViewedDocument } from './document-kind';
export { fileSize } from './file-size';
export { useFreshAddress, type FreshAddress } from './fresh-address';
export { useDocuments, type Documents } from './use-documents';
export { useFileLink } from './use-file-link';
export { isPicture, usePictures, type Pictures } from './use-pictures';
