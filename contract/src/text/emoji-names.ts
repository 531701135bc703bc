/** Names that are commonly typed between colons. A closed list: an unknown name stays as it was typed. */
const names: Readonly<Record<string, string>> = {
  smile: '😄', grin: '😁', joy: '😂', rofl: '🤣', blush: '😊', wink: '😉', heart_eyes: '😍', thinking: '🤔', neutral_face: '😐',
  cry: '😢', sob: '😭', angry: '😠', sweat_smile: '😅', sunglasses: '😎', party: '🥳', partying_face: '🥳', shrug: '🤷',
  facepalm: '🤦', eyes: '👀', '+1': '👍', thumbsup: '👍', '-1': '👎', thumbsdown: '👎', ok_hand: '👌', clap: '👏', pray: '🙏',
  wave: '👋', muscle: '💪', handshake: '🤝', raised_hands: '🙌', point_up: '☝️', heart: '❤️', green_heart: '💚',
  broken_heart: '💔', fire: '🔥', rocket: '🚀', tada: '🎉', sparkles: '✨', star: '⭐', zap: '⚡', bulb: '💡', bug: '🐛',
  warning: '⚠️', check: '✅', white_check_mark: '✅', x: '❌', question: '❓', exclamation: '❗', '100': '💯', chart: '📈',
  moneybag: '💰', calendar: '📅', memo: '📝', link: '🔗', lock: '🔒', bell: '🔔', coffee: '☕', pizza: '🍕', beers: '🍻',
  cake: '🍰', seedling: '🌱', tree: '🌳', earth: '🌍', sun: '☀️', rainbow: '🌈', dog: '🐶', cat: '🐱', unicorn: '🦄',
  hourglass: '⏳', package: '📦', truck: '🚚', office: '🏢', brain: '🧠',
};

export function emojiOf(name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
