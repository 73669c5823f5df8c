#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runCommand } from './runCommand'
import { UsageError } from './UsageError'

const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))

try {
  await runCommand(process.argv.slice(2), {
    cwd: process.cwd(),
    templatesFolder: fileURLToPath(new URL('templates', import.meta.url)),
    version,
    isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    userAgent: process.env.npm_config_user_agent,
    print: (text) => console.info(text),
  })
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error)
  process.exitCode = 1
}
