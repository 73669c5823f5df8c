/** A hue from 0 to 359 that a text always gets. */
export function hueOf(text: string): number {
  let hash = 7
  for (const letter of text.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}
