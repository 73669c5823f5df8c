/** Runs the server, or a command for it, with settings from the environment. */
import { readDirectory } from './directory/readDirectory'
import { backUp, restore } from './operation/backUp'
import { runProjectsCommand } from './projects/runProjectsCommand'
import { readSettings } from './settings/readSettings'
import { SetupError } from './settings/SetupError'
import { startServer } from './startServer'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const USAGE =
  'Usage: foyer-server, foyer-server check, foyer-server projects …, foyer-server backup FOLDER, or foyer-server restore FOLDER'

const [command = 'start', folder, ...more] = process.argv.slice(2)
const takesFolder = command === 'backup' || command === 'restore'

try {
  if (command === 'projects') {
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
  const isKnown = takesFolder || command === 'start' || command === 'check'
  if (!isKnown || more.length > 0 || takesFolder !== (folder !== undefined)) throw new SetupError(USAGE)
  const settings = readSettings(process.env)
  if (command === 'check') {
    await readDirectory(settings.DIRECTORY_FOLDER, settings.DIRECTORY_KEY)
    console.info('The settings are valid.')
  } else if (command === 'backup' && folder !== undefined) {
    await backUp(settings.DATA_FOLDER, folder)
    console.info(`The backup is in ${folder}.`)
  } else if (command === 'restore' && folder !== undefined) {
    await restore(folder, settings.DATA_FOLDER)
    console.info(`${settings.DATA_FOLDER} has the data of the backup.`)
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
