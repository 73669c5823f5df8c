#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { MigrateError } from './migrateFolder.js'
import { runCommand } from './runCommand.js'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

try {
  await runCommand(process.argv.slice(2), { version, print: (text) => void process.stdout.write(text) })
} catch (cause) {
  process.stderr.write(`${cause instanceof MigrateError ? cause.message : (Object(cause).stack ?? cause)}\n`)
  process.exitCode = 1
}
