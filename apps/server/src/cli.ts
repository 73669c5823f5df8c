#!/usr/bin/env node
/** Runs the server, or a command for it, with settings from the environment and a file. */
import { version } from '../package.json'
import { signDescriptors } from './descriptors/signDescriptors'
import { buildDirectory } from './directory/buildDirectory'
import { importDirectory } from './directory/importDirectory'
import { deployResolver, readDeployment } from './names/ens/deployResolver'
import { backUp, restore } from './operation/backUp'
import { runProjectsCommand } from './projects/runProjectsCommand'
import { checkSecureSite, runSiteCommand } from './secureSite/runSite'
import { findPortMistakes, findSiteMistakes, hasSecureSite, toSiteEnvironment } from './secureSite/siteEnvironment'
import { startSecureSite } from './secureSite/startSecureSite'
import { addSettingsFile } from './settings/addSettingsFile'
import { findFolderMistakes } from './settings/findFolderMistakes'
import { findSettingNotes } from './settings/findSettingNotes'
import { readSettings, type Settings } from './settings/readSettings'
import { getCode, SetupError } from './settings/SetupError'
import { startServer } from './startServer'

type Environment = Readonly<Record<string, string | undefined>>

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const USAGE = `Usage:
  foyer-server                        starts the server
  foyer-server check                  names every mistake in the settings
  foyer-server projects …             lists, adds, changes and removes projects
  foyer-server backup FOLDER          copies the data into a new folder
  foyer-server restore FOLDER         copies a backup into the empty data folder
  foyer-server secure-site …          starts the secure site alone, or runs a command of it
  foyer-server sign-descriptors KEY REGISTRY FOLDER
                                      signs descriptions of contracts into a folder
  foyer-server build-directory KEY SOURCES FOLDER
                                      builds a signed list of wallets from downloaded registries
  foyer-server import-directory FOLDER
                                      stores a signed list of wallets in Postgres, for every instance
  foyer-server deploy-resolver CHAIN  deploys the contract that shows the names to other apps
  foyer-server --help, --version

Settings are environment variables, or in a JSON file that SETTINGS_FILE names.
PUBLIC_URL=https://wallet.example is enough to start; the data goes to ./data.
With SECURE_SITE_URL, the server starts a secure site for embedded wallets as well.
The others: https://www.npmjs.com/package/@foyer/server`

const [command = 'start', argument, ...more] = process.argv.slice(2)
const takesArgument = ['backup', 'restore', 'deploy-resolver', 'import-directory'].includes(command)

try {
  if (['--help', '-h', 'help'].includes(command)) {
    console.info(USAGE)
  } else if (command === '--version') {
    console.info(version)
  } else if (command === 'projects') {
    console.info(await runProjectsCommand(process.argv.slice(3), addSettingsFile(process.env)))
  } else if (command === 'secure-site') {
    process.exitCode = await runSiteCommand(process.argv.slice(3), addSettingsFile(process.env))
  } else if (command === 'sign-descriptors') {
    await runSigning(process.argv.slice(3))
  } else if (command === 'build-directory') {
    await runBuilding(process.argv.slice(3))
  } else {
    await run(addSettingsFile(process.env))
  }
} catch (error) {
  const message = toSentence(error)
  if (message === undefined) throw error
  console.error(message)
  // A start that failed may have left connections open.
  process.exit(1)
}

/** Returns what an operator is told, which for an error of the system names its code and path. */
function toSentence(error: unknown): string | undefined {
  if (error instanceof SetupError) return error.message
  if (!(error instanceof Error) || !('syscall' in error)) return undefined
  const where = 'path' in error ? ` ${error.path}` : ''
  return `${String(error.syscall)}${where} failed (${getCode(error)}). Check the settings, and what they name.`
}

async function runSigning([keyFile, registry, folder, ...others]: readonly string[]): Promise<void> {
  if (keyFile === undefined || registry === undefined || folder === undefined || others.length > 0)
    throw new SetupError(USAGE)
  const { key, contracts, descriptors, ignored } = await signDescriptors(keyFile, registry, folder)
  for (const line of ignored) console.info(`left out: ${line}`)
  console.info(`${folder} has ${descriptors} descriptions of ${contracts} contracts. Their key is ${key}`)
}

async function runBuilding([keyFile, sources, folder, ...others]: readonly string[]): Promise<void> {
  if (keyFile === undefined || sources === undefined || folder === undefined || others.length > 0)
    throw new SetupError(USAGE)
  const { key, wallets, images, ignored } = await buildDirectory(keyFile, sources, folder)
  for (const line of ignored) console.info(`left out: ${line}`)
  console.info(`${folder} has ${wallets} wallets and ${images} pictures. DIRECTORY_KEY=${key}`)
}

async function run(environment: Environment): Promise<void> {
  const isKnown = takesArgument || command === 'start' || command === 'check'
  if (!isKnown || more.length > 0 || takesArgument !== (argument !== undefined)) throw new SetupError(USAGE)
  if (command === 'check' || command === 'start') for (const note of findSettingNotes(environment)) console.error(note)
  const settings = await readAllSettings(environment, command === 'check')
  if (command === 'check') {
    console.info('The settings are valid.')
    if (settings.PORT === 0) console.info('PORT is 0: the server takes any free port.')
  } else if (command === 'backup' && argument !== undefined) {
    await backUp(settings.DATA_FOLDER, argument)
    console.info(`The backup is in ${argument}.`)
  } else if (command === 'restore' && argument !== undefined) {
    await restore(argument, settings.DATA_FOLDER)
    console.info(`${settings.DATA_FOLDER} has the data of the backup.`)
  } else if (command === 'import-directory' && argument !== undefined) {
    const { version, wallets } = await importDirectory(settings, argument)
    console.info(
      `The directory of ${wallets} wallets is version ${version}. Running instances serve it within seconds.`,
    )
  } else if (command === 'deploy-resolver' && argument !== undefined) {
    const address = await deployResolver(readDeployment(settings, argument, environment))
    console.info(`The resolver is ${address}. Its owner is the account that paid.`)
  } else {
    await serve(environment, settings)
  }
}

/** Reads the settings and folders of the server and has the secure site read its own. Names all mistakes at once. */
async function readAllSettings(environment: Environment, isCheck: boolean): Promise<Settings> {
  const own = attempt(() => readSettings(environment))
  const { NODES, NODES_FILE } = environment
  // The site may use the server's nodes, also while another setting of the server is wrong.
  const read = 'value' in own ? own : attempt(() => readSettings({ PUBLIC_URL: 'http://localhost', NODES, NODES_FILE }))
  const nodes = 'value' in read ? read.value.NODES : undefined
  const needsFolders = isCheck || command === 'start'
  const both = [...(needsFolders ? await findFolderMistakes(environment) : []), ...findPortMistakes(environment)]
  const isWhole = isCheck || 'failure' in own || both.length > 0
  const ofSite = isWhole ? await checkSecureSite(environment, nodes) : findSiteMistakes(environment)
  const mistakes = [...both, ...ofSite]
  const messages = [...('failure' in own ? [own.failure] : []), ...mistakes.map((line) => `  ${line}`)]
  if ('value' in own && messages.length === 0) return own.value
  throw new SetupError(['failure' in own ? '' : 'These settings need a change:', ...messages].join('\n').trim())
}

function attempt<Value>(run: () => Value): { readonly value: Value } | { readonly failure: string } {
  try {
    return { value: run() }
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    return { failure: error.message }
  }
}

async function serve(environment: Environment, settings: Settings): Promise<void> {
  const log = (line: string) => console.error(line)
  const site = hasSecureSite(environment)
    ? await startSecureSite({ environment: toSiteEnvironment(environment, settings.NODES), log })
    : undefined
  const server = await startServer(settings, log, {}, site?.state).catch(async (error: unknown) => {
    await site?.stop('SIGINT')
    throw error
  })
  console.info(`server: ${settings.PUBLIC_URL}, port ${server.port}`)
  const stop = (signal: NodeJS.Signals) => {
    // From here on, a second signal ends the process at once.
    for (const each of SIGNALS) process.removeListener(each, stop)
    void site?.stop(signal)
    void (signal === 'SIGTERM' ? server.drain() : Promise.resolve()).finally(() => server.close())
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  void site?.failed.then(() => {
    log('The secure site ended and can’t start again, so the server stops as well.')
    process.exitCode = 1
    stop('SIGTERM')
  })
}
