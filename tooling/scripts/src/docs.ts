import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDependencies } from './docs/writeDependencies'
import { writeOptions } from './docs/writeOptions'
import { log, messageOf } from './entry/log.mjs'
import { root } from './entry/root.mjs'

// `pnpm docs:write` writes the pages that are made from the code; with `--check` it says which are not up to date.

const PAGES = { 'docs/options.md': writeOptions, 'docs/dependencies.md': writeDependencies }

const isCheck = process.argv.includes('--check')
for (const [path, write] of Object.entries(PAGES)) {
  try {
    const text = write(root)
    if (!isCheck) writeFileSync(join(root, path), text)
    else if (readFileSync(join(root, path), 'utf8') !== text) throw new Error('is not up to date: pnpm docs:write')
    log.done(path)
  } catch (error) {
    log.failed(`${path}: ${messageOf(error)}`)
    process.exitCode = 1
  }
}
