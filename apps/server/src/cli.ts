/** Runs the server with settings from the environment. With the argument `check` it only reads them. */
import { readDirectory } from './directory/readDirectory'
import { readSettings } from './settings/readSettings'
import { SetupError } from './settings/SetupError'
import { startServer } from './startServer'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const [command = 'start', ...more] = process.argv.slice(2)

try {
  if (more.length > 0 || !['start', 'check'].includes(command))
    throw new SetupError('Usage: foyer-server, or foyer-server check')
  const settings = readSettings(process.env)
  if (command === 'check') {
    await readDirectory(settings.DIRECTORY_FOLDER, settings.DIRECTORY_KEY)
    console.info('The settings are valid.')
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
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
