import { parseArgs } from 'node:util'
import { formatBytes } from './bytes/formatBytes.js'
import { MigrateError, migrateFolder } from './migrateFolder.js'
import { formatNote } from './notes.js'

const USAGE = `Usage: foyer-migrate [folder] [--dry-run] [--force]
       foyer-migrate bytes <url or folder> [<url or folder after the move>] [options]

Moves an app from AppKit, RainbowKit, ConnectKit, Solana wallet-adapter, sats-connect or cosmos-kit to Foyer.

  --dry-run            prints the changes as a patch, and writes nothing
  --force              writes although Git has changes that are not committed

\`bytes\` measures JavaScript and CSS: of a page, what it transfers before a click and after one; of a folder, its files.

  --click SELECTOR     clicks this element and measures again, such as 'text=Connect'
  --browser PATH       the browser to measure with; by default Chrome or Chromium where they are installed
`

export interface CommandSurroundings {
  readonly version: string
  print(text: string): void
}

/** Runs the command by its arguments. Throws a `MigrateError` for those that it does not know. */
export async function runCommand(args: readonly string[], { version, print }: CommandSurroundings): Promise<void> {
  const { values, positionals } = readArguments(args)
  if (values.help) return print(USAGE)
  const [first = '.', ...others] = positionals
  if (first === 'bytes') return print(await compareBytes(others, { click: values.click, browser: values.browser }))
  refuseSurplus(others)
  const isDryRun = values['dry-run'] === true
  const { changed, notes, added, removed, diff } = await migrateFolder({
    folder: first,
    isDryRun,
    isForced: values.force === true,
    version: `^${version}`,
  })
  if (isDryRun) print(diff)
  const lines = [
    `${isDryRun ? 'Would change' : 'Changed'} ${changed.length} ${changed.length === 1 ? 'file' : 'files'}.`,
    ...(added.length ? [`Added ${added.join(', ')}: run your package manager's install.`] : []),
    ...(removed.length ? [`Removed ${removed.join(', ')}.`] : []),
    ...(notes.length ? ['', 'Left to you:', ...notes.map(formatNote)] : []),
  ]
  print(`${lines.join('\n')}\n`)
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        click: { type: 'string' },
        browser: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (cause) {
    if (cause instanceof TypeError) throw new MigrateError(cause.message, { cause })
    throw cause
  }
}

async function compareBytes(
  targets: readonly string[],
  options: { readonly click: string | undefined; readonly browser: string | undefined },
): Promise<string> {
  const [before, after, ...others] = targets
  if (before === undefined) throw new MigrateError('`bytes` needs a URL or a folder.')
  refuseSurplus(others)
  const { measure } = await import('./bytes/measure.js')
  const first = await measure(before, options)
  return formatBytes(first, after === undefined ? undefined : await measure(after, options))
}

function refuseSurplus(surplus: readonly string[]): void {
  if (!surplus.length) return
  const list = surplus.map((each) => `\`${each}\``).join(', ')
  throw new MigrateError(
    `Surplus ${surplus.length === 1 ? 'argument' : 'arguments'} ${list}: nothing was done.\n\n${USAGE}`,
  )
}
