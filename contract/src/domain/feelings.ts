/**
 * What somebody feels who writes a post (product decisions, "Feelings"): the word that is kept, and its emoji. In the order of the picker.
 */
export const FEELINGS = [
  ['happy', '😊'], ['excited', '🤩'], ['grateful', '🙏'], ['proud', '😌'], ['motivated', '💪'], ['inspired', '💡'],
  ['hopeful', '🌱'], ['confident', '😎'], ['determined', '🎯'], ['focused', '🧐'], ['energised', '⚡'], ['optimistic', '🌞'],
  ['thankful', '🤲'], ['blessed', '😇'], ['loved', '🥰'], ['joyful', '😄'], ['delighted', '😁'], ['cheerful', '😃'],
  ['amazed', '😲'], ['amused', '😆'], ['playful', '😜'], ['silly', '🤪'], ['relaxed', '😏'], ['calm', '🧘'],
  ['peaceful', '🕊️'], ['content', '🙂'], ['satisfied', '☺️'], ['accomplished', '🏆'], ['victorious', '🥇'],
  ['celebrating', '🥳'], ['lucky', '🍀'], ['curious', '🤔'], ['creative', '🎨'], ['thoughtful', '💭'], ['ambitious', '🚀'],
  ['brave', '🦁'], ['bold', '🔥'], ['strong', '🏋️'], ['ready', '✅'], ['pumped', '🙌'], ['fresh', '🌿'], ['refreshed', '💧'],
  ['alive', '🌈'], ['free', '🦋'], ['warm', '☀️'], ['cool', '🆒'], ['chill', '🧊'], ['cosy', '🧸'], ['kind', '💛'],
  ['caring', '🤗'], ['supportive', '🤝'], ['welcome', '👋'], ['connected', '🔗'], ['appreciated', '💐'], ['valued', '💎'],
  ['respected', '🎖️'], ['trusted', '🔐'], ['understood', '👂'], ['fantastic', '✨'], ['wonderful', '🌟'], ['awesome', '👏'],
  ['great', '👍'], ['good', '👌'], ['fine', '🆗'], ['better', '📈'], ['special', '💫'], ['fabulous', '💃'],
  ['productive', '📋'], ['busy', '🐝'], ['organised', '🗂️'], ['prepared', '🎒'], ['professional', '💼'], ['studious', '📚'],
  ['challenged', '🧗'], ['adventurous', '🧭'], ['impatient', '⏳'], ['surprised', '😮'], ['shocked', '😱'],
  ['speechless', '😶'], ['confused', '😕'], ['puzzled', '🧩'], ['unsure', '🤷'], ['undecided', '⚖️'], ['sceptical', '🤨'],
  ['nostalgic', '📷'], ['emotional', '🥹'], ['touched', '🫶'], ['sentimental', '💌'], ['shy', '😳'], ['awkward', '😬'],
  ['embarrassed', '🫣'], ['nervous', '😰'], ['anxious', '😟'], ['worried', '😧'], ['stressed', '😣'], ['overwhelmed', '🤯'],
  ['pressured', '🌡️'], ['tired', '😪'], ['sleepy', '😴'], ['exhausted', '😩'], ['drained', '🪫'], ['bored', '🥱'],
  ['lazy', '🦥'], ['hungry', '🍕'], ['thirsty', '🥤'], ['cold', '🥶'], ['hot', '🥵'], ['sick', '🤒'], ['hurt', '🤕'],
  ['sad', '😢'], ['disappointed', '😞'], ['heartbroken', '💔'], ['lonely', '🌧️'], ['lost', '🗺️'], ['stuck', '🚧'],
  ['frustrated', '😤'], ['annoyed', '😒'], ['angry', '😠'], ['sorry', '🙇'], ['relieved', '😮‍💨'],
] as const;

export type Feeling = (typeof FEELINGS)[number][0];

const EMOJI: ReadonlyMap<string, string> = new Map(FEELINGS);

export const isFeeling = (word: string): word is Feeling => EMOJI.has(word);

/** The emoji of a feeling's word; empty for a word that is none. */
export const feelingEmoji = (word: string): string => EMOJI.get(word) ?? '';
