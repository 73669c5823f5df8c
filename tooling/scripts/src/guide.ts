import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnv } from './entry/childEnv.mjs'
import { log, messageOf } from './entry/log.mjs'
import { createProcesses } from './entry/processes.mjs'
import { root } from './entry/root.mjs'
import { whenStopped } from './entry/whenStopped.mjs'
import { readAside, readCommands } from './guide/readCommands'

// Does what docs/writing-an-adapter.md says, word for word, as a stranger with a repository of their own: packs, copies the
// example, and holds it against the contract with vitest 4, with vitest 3 and without either.

const PAGE = 'docs/writing-an-adapter.md'

const folder = mkdtempSync(join(tmpdir(), 'foyer-guide-'))
const mine = join(folder, 'mine')
const { run, stop } = createProcesses()
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
whenStopped(() => {
  stop()
  process.exit(1)
})

// As npm does by itself for who has asked for it: from what is there, and without a word about anything else.
const npm = { npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
const env = childEnv({ ...npm, MINE: mine, NODE_ENV: '', NO_COLOR: '1' })

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
  expectText(await follow('vitest 4', install, mine), 'RUN v4.')
  expectText(
    await follow('vitest 3', `${readAside(page, 'npm install --save-dev vitest@3')}\nnpx vitest run`, mine),
    'RUN v3.',
  )
  expectText(await follow('node:test', plain, mine), 'the adapter of tron keeps the contract')
} catch (error) {
  log.failed(messageOf(error))
  process.exitCode = 1
}
