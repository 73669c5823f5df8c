/** Rotates the service key under its provider: `pnpm rotate-key`. With `--rewrap`, only wraps it anew. */
import { toKeySources } from './keyProviders/toKeySources'
import { readStorageSettings } from './readSettings'
import { runCommand } from './runCommand'
import { SetupError } from './SetupError'
import { isKeyProvider } from './server/keys/openServiceKeys'
import { rewrapServiceKey } from './server/keys/rewrapServiceKey'
import { ROTATION_WAIT_MS, rotateServiceKey } from './server/keys/rotateServiceKey'
import { openStorage } from './storage/openStorage'

const USAGE = 'Use: pnpm rotate-key [--no-wait, if no instance of the site runs], or pnpm rotate-key --rewrap'

await runCommand(async () => {
  const flag = readFlag()
  const settings = readStorageSettings(process.env)
  const { serviceKey, olderServiceKey } = toKeySources(settings)
  if (!isKeyProvider(serviceKey))
    throw new SetupError('SERVICE_KEY is rotated with a new one and `pnpm reseal`. This command needs KEY_PROVIDER.')
  if (typeof olderServiceKey === 'string')
    throw new SetupError('First run `pnpm reseal`, and then this command without OLDER_SERVICE_KEY.')
  const { storage, close } = await openStorage(settings.DATABASE)
  try {
    if (flag === '--rewrap') {
      await rewrapServiceKey({ storage, serviceKey, olderServiceKey })
      console.info('secure: wrapped the service key anew. The older key provider is needed for older backups alone.')
      return
    }
    const isWaiting = flag === undefined
    if (isWaiting)
      console.info(`secure: waits ${ROTATION_WAIT_MS / 1000} s, while running instances change to the new service key.`)
    const keys = { serviceKey, olderServiceKey }
    const { resealed } = await rotateServiceKey({ storage, ...keys, ...(!isWaiting && { wait: async () => {} }) })
    console.info(
      `secure: re-encrypted ${resealed}. Every seed is now encrypted under the new service key; the older one has been removed.`,
    )
  } finally {
    await close()
  }
})

function readFlag(): '--rewrap' | '--no-wait' | undefined {
  const [flag, ...more] = process.argv.slice(2).filter((argument) => argument !== '--')
  if (more.length === 0 && (flag === undefined || flag === '--rewrap' || flag === '--no-wait')) return flag
  throw new SetupError(USAGE)
}
