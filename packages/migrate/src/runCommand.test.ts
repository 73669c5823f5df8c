import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from './runCommand.js'
import { ARROW_APPS } from './testing/arrowApps.js'

function createApp() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries({
    'package.json': '{ "name": "harbor" }',
    ...ARROW_APPS.connectKitArrowApp,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { folder, read: () => readFileSync(join(folder, 'src/App.tsx'), 'utf8') }
}

async function run(...args: readonly string[]): Promise<string> {
  const print = vi.fn<(text: string) => void>()
  await runCommand(args, { version: '1.2.3', print })
  return print.mock.calls.flat().join('')
}

it('the command moves the folder that it is given, and prints what it did', async () => {
  const { folder, read } = createApp()
  const printed = await run(folder, '--force')
  expect(read()).toContain('createModal')
  expect(printed).toContain('Changed 2 files.\nAdded @foyer/adapter-evm, @foyer/core, @foyer/react-ui')
})

it('the command prints a patch in a dry run, and writes nothing', async () => {
  const { folder, read } = createApp()
  const printed = await run(folder, '--dry-run')
  expect(read()).not.toContain('createModal')
  expect(printed).toContain('+    "@foyer/core": "^1.2.3"')
  expect(printed).toContain('Would change 2 files.')
})

it('the command refuses a surplus argument, and changes nothing', async () => {
  const { folder, read } = createApp()
  await expect(run(folder, 'other', '--force')).rejects.toThrow('Surplus argument `other`')
  expect(read()).not.toContain('createModal')
  await expect(run('bytes', folder, folder, 'other')).rejects.toThrow('Surplus argument `other`')
})

it('the command refuses an option that it does not know, and `bytes` without a target', async () => {
  await expect(run('--fast')).rejects.toThrow("Unknown option '--fast'")
  await expect(run('bytes')).rejects.toThrow('needs a URL or a folder')
})

it('the command prints how it is used', async () => {
  expect(await run('--help')).toContain('Usage: foyer-migrate')
})
