const OTHER_OPTIONS = /(?<=[{,]\s+)…(?= ?[,}])/g

export interface FilledCode {
  readonly code: string
  /** Returns the position in the code as it is shown. */
  toShown(position: number): number
}

/** Fills in what a snippet leaves to the reader as `…`: a text, or the other options. */
export function fillIn(shown: string): FilledCode {
  const places = [...shown.matchAll(OTHER_OPTIONS)].map(({ index }) => ({ index, filled: fillOptions(shown, index) }))
  const added = (before: (index: number, shift: number) => boolean) =>
    places.reduce((shift, { index, filled }) => (before(index, shift) ? shift + filled.length - 1 : shift), 0)
  return {
    code: shown.replaceAll("'…'", "'x'").replace(OTHER_OPTIONS, (_, index: number) => fillOptions(shown, index)),
    toShown: (position) => position - added((index, shift) => index + shift < position),
  }
}

/** Spreads options of what encloses a place: of a modal, of its sign-in, or of another function. */
function fillOptions(shown: string, index: number) {
  const before = shown.slice(0, index)
  const [, member] = /\b(siwx|siweConfig): \{\s+$/.exec(before) ?? []
  if (member) return `...options.${member}!`
  const [, name = 'createModal'] = /\b(createS\w+|siwx)\(\{\s+$/.exec(before) ?? []
  return name === 'createModal' ? '...options' : `...optionsOf(${name})`
}
