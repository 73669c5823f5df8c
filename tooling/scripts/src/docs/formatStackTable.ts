import { formatTable } from './formatTable'
import type { StackRow, StackUse } from './readStack'

const HEAD = `## The stack

The packages of the given stack: the manifest that has each, how our sources use it, and where. "Types only"
is nothing but \`import type\`: a build of ours has none of its code.
`

/** Writes the table of the stack. */
export const formatStackTable = (rows: readonly StackRow[]) =>
  `${HEAD}\n${formatTable(
    ['Package', 'In', 'Used as', 'Used by'],
    rows.map(({ name, manifests, use, files: [first, ...more] }) => [
      `\`${name}\``,
      manifests.join(', ') || 'none',
      describe(use),
      `${first ?? 'none'}${more.length > 0 ? ` and ${more.length} more` : ''}`,
    ]),
  )}`

const USES = {
  code: 'code',
  copy: 'code, copied into the build',
  types: 'types only',
  command: 'a command',
  none: 'nothing',
} as const

const describe = (use: StackUse) =>
  use.kind === 'range' ? `a range beside \`${use.part}\`, whose code is used` : USES[use.kind]
