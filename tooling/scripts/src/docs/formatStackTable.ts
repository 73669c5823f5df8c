import { formatTable } from './formatTable'
import type { StackRow, StackUse } from './readStack'

const HEAD = `## The stack

The packages of Foyer’s chosen stack: the manifests that list each, how the sources use it, and where. "Types only" means that
the sources only use \`import type\`, so that no build contains code of the package.
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
  use.kind === 'range' ? `version range only; the code comes from \`${use.part}\`` : USES[use.kind]
