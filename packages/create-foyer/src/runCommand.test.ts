import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from './runCommand'
import { IGNORE_FILE, templates } from './templates'

let cwd = ''
let templatesFolder = ''

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-foyer-'))
  templatesFolder = mkdtempSync(join(tmpdir(), 'create-foyer-templates-'))
  for (const name of Object.keys(templates)) {
    mkdirSync(join(templatesFolder, name, 'src'), { recursive: true })
    writeFileSync(join(templatesFolder, name, 'package.json'), JSON.stringify({ name: 'template', private: true }))
    writeFileSync(join(templatesFolder, name, 'src/modal.ts'), `// ${name}`)
    writeFileSync(join(templatesFolder, name, IGNORE_FILE), 'node_modules\n')
  }
})

afterEach(() => {
  for (const folder of [cwd, templatesFolder]) rmSync(folder, { recursive: true, force: true })
})

async function run(args: readonly string[], userAgent?: string) {
  const print = vi.fn<(text: string) => void>()
  await runCommand(args, { cwd, templatesFolder, version: '1.2.3', isInteractive: false, userAgent, print })
  return print.mock.calls.flat().join('\n')
}
const read = (path: string) => readFileSync(join(cwd, path), 'utf8')

describe('the command', () => {
  it.each(Object.keys(templates))('copies the template %s, names the app, and prints what comes next', async (name) => {
    const printed = await run(['My Harbor!', '--template', name], 'npm/10.9.0 node/v20.19.0')
    expect(JSON.parse(read('My Harbor!/package.json'))).toEqual({ name: 'my-harbor', private: true })
    expect(read('My Harbor!/src/modal.ts')).toBe(`// ${name}`)
    expect(readdirSync(join(cwd, 'My Harbor!')).sort()).toEqual(['.gitignore', 'package.json', 'src'])
    expect(printed).toContain('  cd "My Harbor!"\n  npm install\n  npm run dev\n')
  })

  it.each(['pnpm', 'yarn', 'bun'])('prints the commands of %s if that runs it', async (manager) => {
    const printed = await run(['app', '--template=next'], `${manager}/1.0.0 npm/? node/v20.19.0`)
    expect(printed).toContain(`  cd app\n  ${manager} install\n  ${manager} run dev\n`)
  })

  it('creates the app in the current folder beside a repository', async () => {
    mkdirSync(join(cwd, '.git'))
    expect(await run(['.', '-t', 'next'])).toContain('Next:\n\n  npm install\n')
    expect(read('src/modal.ts')).toBe('// next')
  })

  it('refuses a folder that is not empty, and changes nothing in it', async () => {
    mkdirSync(join(cwd, 'app'))
    writeFileSync(join(cwd, 'app/notes.txt'), 'mine')
    await expect(run(['app', '--template', 'next'])).rejects.toThrow(`The folder ${join(cwd, 'app')} is not empty.`)
    expect(readdirSync(join(cwd, 'app'))).toEqual(['notes.txt'])
  })

  it('refuses a file, an unknown template, an unknown option and a second folder', async () => {
    writeFileSync(join(cwd, 'file'), '')
    await expect(run(['file', '--template', 'next'])).rejects.toThrow('is a file.')
    await expect(run(['app', '--template', 'angular'])).rejects.toThrow(
      'No template is called angular. The templates are vite-react, next, vite-wagmi.',
    )
    await expect(run(['app', '--template', 'toString'])).rejects.toThrow('No template is called toString.')
    await expect(run(['app', '--tempalte', 'next'])).rejects.toThrow("Unknown option '--tempalte'")
    await expect(run(['app', 'other', '--template', 'next'])).rejects.toThrow('One folder is expected')
    expect(readdirSync(cwd)).toEqual(['file'])
  })

  it('fails with its usage if an argument is missing and nobody can be prompted', async () => {
    await expect(run(['app'])).rejects.toThrow('A folder and a template are needed.\n\nUsage: npm create foyer')
    await expect(run(['--template', 'next'])).rejects.toThrow('A folder and a template are needed.')
    expect(readdirSync(cwd)).toEqual([])
  })

  it('prints its usage and its version', async () => {
    expect(await run(['--help'])).toContain('--template vite-wagmi')
    expect(await run(['--version'])).toBe('1.2.3')
  })
})
