// Pictures in full, over the page: for whoever opens one.
export { PhotoViewer, type PhotoViewerProps } from './photo-viewer';
