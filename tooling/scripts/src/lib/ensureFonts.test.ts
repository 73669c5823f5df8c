import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Run } from '../entry/processes.mjs'
import { ensureFonts } from './ensureFonts'

const ALL = ['th', 'hi', 'ar', 'he', 'zh', 'ja', 'ko']
const PACKAGES = 'fontconfig fonts-noto-core fonts-noto-cjk'

let folder: string
const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line))
  folder = mkdtempSync(join(tmpdir(), 'foyer-fonts-'))
  writeFileSync(join(folder, 'apt-get'), '')
  chmodSync(join(folder, 'apt-get'), 0o755)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

interface MachineOptions {
  readonly covered: readonly string[]
  /** Languages that the packages cover. */
  readonly installs?: readonly string[]
  readonly isRoot?: boolean
  readonly hasFontconfig?: boolean
  readonly aptCode?: number
}

/** Creates a machine that runs nothing, and notes what it would install. */
function createMachine({ covered, installs = [], isRoot = true, hasFontconfig = true, aptCode = 0 }: MachineOptions) {
  vi.spyOn(process, 'getuid').mockReturnValue(isRoot ? 0 : 1000)
  const fonts = new Set(covered)
  const installed: string[] = []
  const run: Run = async (command, args) => {
    if (command === 'sudo') return { code: 1, text: 'sudo: a password is required' }
    if (command === 'fc-list') {
      if (!hasFontconfig) throw new Error('spawn fc-list ENOENT')
      const language = args[0]?.replace(':lang=', '') ?? ''
      return { code: 0, text: fonts.has(language) ? '/usr/share/fonts/one.ttf: \n' : '' }
    }
    const packages = args.slice(args.indexOf('--no-install-recommends') + 1)
    if (!args.includes('install')) return { code: 0, text: '' }
    installed.push(packages.join(' '))
    if (aptCode === 0) for (const language of installs) fonts.add(language)
    return { code: aptCode, text: 'E: Unable to locate package' }
  }
  return { installed, tools: { run, env: { PATH: folder } } }
}

it('ensureFonts installs nothing where each language has a font', async () => {
  const { installed, tools } = createMachine({ covered: ALL })
  await ensureFonts(tools)
  expect(installed).toEqual([])
  expect(lines).toEqual([])
})

it.each(ALL)('ensureFonts installs fonts where %s has none', async (language) => {
  const covered = ALL.filter((each) => each !== language)
  const { installed, tools } = createMachine({ covered, installs: [language] })
  await ensureFonts(tools)
  expect(installed).toEqual([PACKAGES])
  expect(lines.join('\n')).not.toContain('No font')
})

it('ensureFonts takes a machine without fontconfig for one without fonts', async () => {
  const { installed, tools } = createMachine({ covered: ALL, hasFontconfig: false })
  await ensureFonts(tools)
  expect(installed).toEqual([PACKAGES])
})

it('ensureFonts says what to install where it may not, and goes on', async () => {
  const { installed, tools } = createMachine({ covered: ['ar', 'he'], isRoot: false })
  await ensureFonts(tools)
  expect(installed).toEqual([])
  expect(lines).toEqual([
    `No font is found for th, hi, zh, ja, ko: install some (Debian: apt-get install ${PACKAGES}), or the browser draws boxes in place of letters.`,
  ])
})

it('ensureFonts says so and goes on if the packages do not install, or do not help', async () => {
  const failing = createMachine({ covered: ['ar'], aptCode: 100 })
  await ensureFonts(failing.tools)
  expect(lines.join('\n')).toMatch(
    /apt-get install failed\.\nE: Unable to locate package\nNo font is found for th, hi, he/,
  )
  const useless = createMachine({ covered: ['ar'], installs: ALL.filter((each) => each !== 'ko') })
  await ensureFonts(useless.tools)
  expect(lines.at(-1)).toMatch(/^No font is found for ko: /)
})
