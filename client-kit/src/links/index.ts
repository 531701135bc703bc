export { askPreview, type PagePreview } from './ask-preview';
