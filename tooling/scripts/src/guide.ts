import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from './entry/childEnv.mjs'
import { log, messageOf } from './entry/log.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { whenStopped } from './entry/whenStopped.mjs'
import { readCommands, readInlineCommand } from './guide/readCommands'

// Follows docs/writing-an-adapter.md verbatim in a new repository: packs, copies the example, and tests it against the
// contract with vitest 4, vitest 3 and neither.

const PAGE = 'docs/writing-an-adapter.md'

const folder = mkdtempSync(join(tmpdir(), 'foyer-guide-'))
const ownFolder = join(folder, 'mine')
const { run, stop } = createProcesses()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
whenStopped(() => {
  stop()
  process.exit(1)
})

// Prefer the local cache, and skip audit and funding messages.
const npm = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
const env = childEnv({ ...npm, MINE: ownFolder, NODE_ENV: '', NO_COLOR: '1' })

async function follow(name: string, commands: string, cwd: string) {
  const { code, text } = await run('bash', ['-euo', 'pipefail', '-c', commands], { cwd, env, quiet: true })
  if (code !== 0) throw new Error(`${PAGE}: ${name} fails:\n${commands}\n${text}`)
  log.done(`${PAGE}: ${name}`)
  return text
}

function expectText(text: string, wanted: string) {
  if (!text.replace(/ +/g, ' ').includes(wanted)) throw new Error(`${PAGE}: this is to say "${wanted}":\n${text}`)
}

try {
  const page = readFileSync(join(root, PAGE), 'utf8')
  const [pack, install, plain, ...others] = readCommands(page)
  if (!pack || !install || !plain || others.length > 0)
    throw new Error(`${PAGE} has three blocks of commands: to pack, to try, to try without vitest.`)
  await follow('packs', pack, root)
  expectText(await follow('vitest 4', install, ownFolder), 'RUN v4.')
  expectText(
    await follow(
      'vitest 3',
      `${readInlineCommand(page, 'npm install --save-dev vitest@3')}\nnpx vitest run`,
      ownFolder,
    ),
    'RUN v3.',
  )
  expectText(await follow('node:test', plain, ownFolder), 'the adapter of tron keeps the contract')
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}
