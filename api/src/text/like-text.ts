/** For a search that contains a text: `%`, `_` and `\` mean themselves. */
export const likeText = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
