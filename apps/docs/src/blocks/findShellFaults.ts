import { spawnSync } from 'node:child_process'
import { type Fault, lineAt } from './markup.ts'
import type { WorkspacePackage } from './readWorkspace.ts'

const OTHER_COMMANDS = ['create-next-app', 'create-vite', 'tsc', 'vitest']

// An app that a starter has created has these.
const APP_SCRIPTS = ['build', 'dev']

const OWN_COMMANDS = ['exec', 'pack']

const COMMAND = /(?<=^|[\s(])(npm|pnpm|npx) +([^\n;|&)]+)/gm

export interface ShellPlace {
  /** Holds the page; empty for the root. */
  readonly folder: string
  readonly packages: readonly WorkspacePackage[]
}

/** Parses a block by the shell, and looks up the scripts, commands and packages of ours that it names. */
export function findShellFaults(code: string, place: ShellPlace): readonly Fault[] {
  const { status, stderr } = spawnSync('sh', ['-n'], { input: code, encoding: 'utf8' })
  const [, line = '1', reason = stderr.trim()] = /(\d+): (.*)/.exec(stderr) ?? []
  if (status !== 0) return [{ line: Number(line), message: `Shell: ${reason}.` }]
  const commands = code.replaceAll(/(?<=^|\s)#.*$/gm, '')
  return [...commands.matchAll(COMMAND)].flatMap(({ index, 1: tool = '', 2: rest = '' }) => {
    const words = rest.trim().split(/\s+/)
    const message = tool === 'npx' ? checkCommand(words[0] ?? '', place) : checkScript(words, place)
    return message === undefined ? [] : [{ line: lineAt(commands, index), message: `Shell: ${message}` }]
  })
}

function checkCommand(word: string, { packages }: ShellPlace) {
  const command = word.replace(/(?<=.)@.*$/, '')
  const isOurs = packages.some(({ name, commands }) => (name === command ? commands[0] : commands.includes(command)))
  return isOurs || OTHER_COMMANDS.includes(command) ? undefined : `no package has the command ${command}.`
}

function checkScript(words: readonly string[], place: ShellPlace) {
  const { folder, packages } = place
  const [, filter = ''] = words[0] === '--filter' ? words : []
  const filtered = filter.replaceAll(/'|\.{3}/g, '')
  const owners = packages.filter((each) =>
    filtered ? each.name === filtered : each.folder === '' || each.folder === folder,
  )
  if (owners.length === 0) return `no package is named ${filtered}.`
  const [first = '', ...others] = words.slice(filtered ? 2 : 0)
  if (OWN_COMMANDS.includes(first)) return undefined
  if (first === 'install') return checkInstalled(others, packages)
  if (first === 'create') return checkCommand(`create-${others[0]}`, place)
  const script = first === 'run' ? (others[0] ?? '') : first
  const isKnown = owners.some(({ scripts }) => scripts.includes(script))
  return isKnown || (first === 'run' && APP_SCRIPTS.includes(script)) ? undefined : `no script is named ${script}.`
}

function checkInstalled(words: readonly string[], packages: readonly WorkspacePackage[]) {
  const published = packages.filter(({ isPublished }) => isPublished).map(({ name }) => name)
  const unknown = words.find((word) => word.startsWith('@foyer/') && !published.includes(word))
  return unknown && `no published package is named ${unknown}.`
}
