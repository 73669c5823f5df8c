import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SetupError } from '../settings/SetupError'
import { findSiteMistakes, toServerNames, toSiteEnvironment } from './siteEnvironment'

type Environment = Readonly<Record<string, string | undefined>>

const COMMANDS: Readonly<Record<string, string>> = {
  start: 'start',
  backup: 'backup',
  restore: 'restore',
  reseal: 'reseal',
  'rotate-key': 'rotateKey',
  'audit-log': 'auditLog',
}

// Beside the bundled server; in this repository, the sources, with the options by which Node reads them.
const BUNDLES = fileURLToPath(new URL('secure-site/dist/server/', import.meta.url))
const SOURCES = fileURLToPath(new URL('../../../secure-site/src/', import.meta.url))

/** Returns the arguments of Node for a command of the site. */
export function toNodeArguments(command: string, args: readonly string[] = []): readonly string[] {
  const bundle = `${BUNDLES}${command}.mjs`
  return existsSync(bundle) ? [bundle, ...args] : [...process.execArgv, `${SOURCES}${command}.ts`, ...args]
}

/** Names all mistakes in the site's settings. A process of its own reads them, so that this one never has its keys. */
export async function checkSecureSite(
  environment: Environment,
  nodes?: Readonly<Record<string, readonly string[]>>,
): Promise<readonly string[]> {
  const mistakes = findSiteMistakes(environment)
  if (!environment.SECURE_SITE_URL) return mistakes
  const child = spawn(process.execPath, toNodeArguments('start', ['--check']), {
    env: withoutRepeated(toSiteEnvironment(environment, nodes)),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const code = await waitForEnd(child)
  if (code === 0) return mistakes
  const lines = toServerNames(text.trim().replace(/^secure: /, '')).split('\n')
  return [...mistakes, ...lines]
}

/** Leaves out secrets that are also in files, which this process names as a mistake itself. */
const withoutRepeated = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !environment[`${name}_FILE`]))

/** Runs the site alone, or one of its commands, such as `backup`. Resolves with its exit code. */
export async function runSiteCommand(args: readonly string[], environment: Environment): Promise<number> {
  const [first = 'start', ...more] = args.length === 0 || args[0]?.startsWith('-') ? ['start', ...args] : args
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  if (command === undefined)
    throw new SetupError(`The secure site has no command ${first}. It has ${Object.keys(COMMANDS).join(', ')}.`)
  const child = spawn(process.execPath, toNodeArguments(command, more), {
    env: toSiteEnvironment(environment),
    // The channel ends with this process, and the site with the channel.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const forward = (signal: NodeJS.Signals) => void child.kill(signal)
  process.on('SIGTERM', forward)
  // A terminal sends SIGINT to both.
  process.on('SIGINT', (signal) => {
    if (!process.stdin.isTTY) forward(signal)
  })
  return waitForEnd(child)
}

const waitForEnd = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
