/** Checks or prints the audit log: `pnpm audit-log verify` and `pnpm audit-log export`. */
import { parseArgs } from 'node:util'
import { toKeySources } from './keyProviders/toKeySources'
import { readStorageSettings } from './readSettings'
import { runCommand } from './runCommand'
import { SetupError } from './SetupError'
import { createTableFactory } from './server/createTableFactory'
import { openServiceKeys } from './server/keys/openServiceKeys'
import { readAuditHead, readAuditLines, verifyAuditLog } from './server/operation/readAuditLog'
import { openStorage } from './storage/openStorage'

const USAGE = 'Use: pnpm audit-log verify [--checkpoint 12:hash], or pnpm audit-log export'

await runCommand(async () => {
  const { command, checkpoint } = readCommand()
  const settings = readStorageSettings(process.env)
  const { storage, close } = await openStorage(settings.DATABASE)
  try {
    if (command === 'export') {
      const { number = 0 } = (await readAuditHead(storage)) ?? {}
      for await (const line of readAuditLines(storage, number)) console.info(JSON.stringify(line ?? null))
      return
    }
    const tables = createTableFactory({ storage, now: Date.now })
    const keys = await openServiceKeys({ storage, tables, ...toKeySources(settings) })
    const { count, head, problems } = await verifyAuditLog({ storage, keys, checkpoint })
    if (problems.length > 0) throw new SetupError(`The audit log isn’t intact.\n${problems.join('\n')}`)
    console.info(`secure: ${count} lines, each as it was written. Checkpoint: ${head}`)
  } finally {
    await close()
  }
})

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      options: { checkpoint: { type: 'string' } },
      allowPositionals: true,
    })
    const [command] = positionals
    if (positionals.length === 1 && (command === 'verify' || command === 'export')) return { command, ...values }
  } catch {
    // `parseArgs` throws for unknown options. The error below shows the known ones.
  }
  throw new SetupError(USAGE)
}
