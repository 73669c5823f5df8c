#!/usr/bin/env node
import { readFileSync } from 'node:fs'
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

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      force: { type: 'boolean' },
      click: { type: 'string' },
      browser: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void process.stdout.write(USAGE)
  if (positionals[0] === 'bytes') {
    const [, before, after] = positionals
    if (before === undefined) throw new MigrateError('`bytes` needs a URL or a folder.')
    const { measure } = await import('./bytes/measure.js')
    const options = { click: values.click, browser: values.browser }
    const first = await measure(before, options)
    const second = after === undefined ? undefined : await measure(after, options)
    return void process.stdout.write(formatBytes(first, second))
  }
  const [folder = '.'] = positionals
  const isDryRun = values['dry-run'] === true
  const { changed, notes, added, removed, diff } = await migrateFolder({
    ...{ folder, isDryRun, isForced: values.force === true, version: `^${version}` },
  })
  if (isDryRun) process.stdout.write(diff)
  const lines = [
    `${isDryRun ? 'Would change' : 'Changed'} ${changed.length} ${changed.length === 1 ? 'file' : 'files'}.`,
    ...(added.length ? [`Added ${added.join(', ')}: run your package manager's install.`] : []),
    ...(removed.length ? [`Removed ${removed.join(', ')}.`] : []),
    ...(notes.length ? ['', 'Left to you:', ...notes.map(formatNote)] : []),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

run().catch((cause: unknown) => {
  const isUsage = cause instanceof TypeError && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS')
  process.stderr.write(
    cause instanceof MigrateError || isUsage ? `${Object(cause).message}\n` : `${Object(cause).stack ?? cause}\n`,
  )
  process.exitCode = 1
})
