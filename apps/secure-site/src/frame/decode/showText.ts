/**
 * Characters that are not seen, or change the order in which others are: with them a text may look like another.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** A stranger's text with those characters written out. */
export const showText = (text: string): string =>
  text.replace(/\r\n/g, '\n').replace(HIDDEN, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A stranger's name or symbol, which must not fill the window. */
export const showName = (text: string, longest = 40): string => {
  const shown = showText(text).replace(/\s+/g, ' ').trim()
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown
}
