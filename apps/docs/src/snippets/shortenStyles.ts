import { createHash } from 'node:crypto'
import type { markTypes } from './markTypes.ts'

const STYLED = / style="(--shiki-light:#\w+;--shiki-dark:#\w+)"/g

/** Gives the tokens of code short classes in place of their colors, which are most of a page of the reference. */
export function createStyleShortener() {
  const classes = new Map<string, string>()
  const classOf = (style: string) => {
    const name = classes.get(style) ?? `t${createHash('sha256').update(style).digest('hex').slice(0, 3)}`
    if (![...classes].every(([other, taken]) => taken !== name || other === style))
      throw new Error(`Two colors of code have the class ${name}.`)
    classes.set(style, name)
    return name
  }
  const transformer: ReturnType<typeof markTypes>[number] = {
    name: 'foyer:styles',
    postprocess: (html) => html.replace(STYLED, (_, style: string) => ` class="${classOf(style)}"`),
  }
  return {
    transformer,
    /** Returns the rules of the classes that were given so far. */
    writeRules: () =>
      [...classes]
        .map(([style, name]) => `.${name}{${style}}`)
        .sort()
        .join(''),
  }
}
