export function getHue(text: string): number {
  let hash = 7
  for (const letter of text.toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360_007
  return hash % 360
}
