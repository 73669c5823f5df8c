export interface CodeBlock {
  /** Path from the repository's root. */
  path: string
  text: string
  isDiff: boolean
}

export interface Recipe {
  name: string
  text: string
  blocks: readonly CodeBlock[]
}

/** Reads the recipes: each `## Heading` with its blocks. A `diff` block changes a file, others are new files. */
export function readRecipes(page: string): Recipe[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      name: section.slice(0, section.indexOf('\n')),
      text: section,
      blocks: [...section.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, path = '', text = '']) => ({
        path,
        text,
        isDiff: language === 'diff',
      })),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

/** Applies a `diff` block, whose lines without `+` are adjacent in the file. */
export function applyDiff(before: string, diff: string) {
  const lines = diff.replace(/\n$/, '').split('\n')
  const textOf = (left: string) => lines.flatMap((line) => (line[0] === left ? [] : [`${line.slice(1)}\n`])).join('')
  const found = `\n${before}`.split(`\n${textOf('+')}`)
  if (found.length !== 2) throw new Error(`These lines are in the file ${found.length - 1} times:\n${textOf('+')}`)
  return found.join(`\n${textOf('-')}`).slice(1)
}
