/** A channel without a logo keeps its colour everywhere: by its id, of all hues. White text on each reaches 4.5:1. */
export function channelColour(id: string): string {
  let sum = 0;
  for (const letter of id) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619);
  return `hsl(${(sum >>> 0) % 360} 40% 31%)`;
}
