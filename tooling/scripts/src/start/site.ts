import { log, messageOf } from '../entry/log.mjs'
import { startPlayground } from './startPlayground'
import { startPlaygroundServices } from './startPlaygroundServices'

// Runs as the child of `npm start`: it imports installed packages, so it loads after the installation.

const stops: (() => Promise<unknown>)[] = []

async function end(code: number) {
  for (const stop of stops.reverse()) {
    await stop().catch((error) => log.failed(messageOf(error)))
  }
  process.exit(code)
}

process.once('disconnect', () => end(0))
// Output fails once the parent’s terminal is closed; the process must still exit by itself.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

try {
  log.note('Starting local chains, the server, a phone and a secure site …')
  const local = await startPlaygroundServices(stops)
  log.note('Starting the playground …')
  const playground = await startPlayground(local)
  stops.push(() => playground.stop())
  log.loud(`Open ${playground.url}   (Ctrl-C ends everything)`)
  log.note(`Phone      ${local.phoneUrl}/`)
  log.note(`Mailbox    ${local.inboxUrl}`)
  log.note(`Server     ${local.directoryUrl}/health`)
} catch (error) {
  log.failed((error instanceof Error && error.stack) || String(error))
  await end(1)
}
