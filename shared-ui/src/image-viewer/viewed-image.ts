export interface ViewedImage {
  id: string;
  /** Says what it is: shown, and read instead of it. */
  name: string;
  url: string;
}
