const COLOURS = ['#4c6a5d', '#2c5f8a', '#7a4a22', '#6a3d7a', '#8a2c4b', '#3d5a1e', '#5a4a8a', '#1e6a6a'];

/** A channel without a logo keeps its colour everywhere: by its id. White text on each reaches 4.5:1. */
export function channelColour(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 100_003;
  return COLOURS[sum % COLOURS.length] ?? '';
}
