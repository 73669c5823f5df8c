#!/usr/bin/env node
/** Runs the server, or a command for it, with settings from the environment. */
import { version } from '../package.json'
import { readDirectory } from './directory/readDirectory'
import { deployResolver, readDeployment } from './names/ens/deployResolver'
import { backUp, restore } from './operation/backUp'
import { runProjectsCommand } from './projects/runProjectsCommand'
import { readSettings } from './settings/readSettings'
import { SetupError } from './settings/SetupError'
import { startServer } from './startServer'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const USAGE = `Usage:
  foyer-server                        starts the server
  foyer-server check                  names every mistake in the settings
  foyer-server projects …             lists, adds, changes and removes projects
  foyer-server backup FOLDER          copies the data into a new folder
  foyer-server restore FOLDER         copies a backup into the empty data folder
  foyer-server deploy-resolver CHAIN  deploys the contract that shows the names to other apps
  foyer-server --help, --version

Settings are environment variables. PUBLIC_URL=https://wallet.example is enough to start; the data goes to ./data.
The others: https://www.npmjs.com/package/@foyer/server`

const [command = 'start', argument, ...more] = process.argv.slice(2)
const takesArgument = ['backup', 'restore', 'deploy-resolver'].includes(command)

try {
  if (['--help', '-h', 'help'].includes(command)) {
    console.info(USAGE)
  } else if (command === '--version') {
    console.info(version)
  } else if (command === 'projects') {
    console.info(await runProjectsCommand(process.argv.slice(3), process.env))
  } else {
    await run()
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const isKnown = takesArgument || command === 'start' || command === 'check'
  if (!isKnown || more.length > 0 || takesArgument !== (argument !== undefined)) throw new SetupError(USAGE)
  const settings = readSettings(process.env)
  if (command === 'check') {
    await readDirectory(settings.DIRECTORY_FOLDER, settings.DIRECTORY_KEY)
    console.info('The settings are valid.')
  } else if (command === 'backup' && argument !== undefined) {
    await backUp(settings.DATA_FOLDER, argument)
    console.info(`The backup is in ${argument}.`)
  } else if (command === 'restore' && argument !== undefined) {
    await restore(argument, settings.DATA_FOLDER)
    console.info(`${settings.DATA_FOLDER} has the data of the backup.`)
  } else if (command === 'deploy-resolver' && argument !== undefined) {
    const address = await deployResolver(readDeployment(settings, argument, process.env))
    console.info(`The resolver is ${address}. Its owner is the account that paid.`)
  } else {
    const server = await startServer(settings, (line) => console.error(line))
    console.info(`server: ${settings.PUBLIC_URL}, port ${server.port}`)
    const stop = (signal: NodeJS.Signals) => {
      // From here on, a second signal ends the process at once.
      for (const each of SIGNALS) process.removeListener(each, stop)
      void (signal === 'SIGTERM' ? server.drain() : Promise.resolve()).finally(() => server.close())
    }
    for (const signal of SIGNALS) process.on(signal, stop)
  }
}
