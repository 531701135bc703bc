// Pictures in full. An entry of its own, so that it comes when the first one is pressed:
// `latePart(() => import('@heartwood/shared-ui/image-viewer').then((part) => part.ImageViewer))`.
export { ImageViewer, type ImageViewerProps } from './image-viewer';
export type { ViewedImage } from './viewed-image';
