import { toKeySources } from './keyProviders/toKeySources'
import { readStorageSettings } from './readSettings'
import { runCommand } from './runCommand'
import { SetupError } from './SetupError'
import { resealSeeds } from './server/keys/resealSeeds'
import { openStorage } from './storage/openStorage'

await runCommand(async () => {
  const [flag, ...more] = process.argv.slice(2).filter((argument) => argument !== '--')
  if (more.length > 0 || (flag !== undefined && flag !== '--sign-rows'))
    throw new SetupError('Use: pnpm reseal [--sign-rows, for a database of a version before signed rows]')
  const settings = readStorageSettings(process.env)
  const { storage, close } = await openStorage(settings.DATABASE)
  try {
    const { resealed } = await resealSeeds({
      storage,
      signsUnsigned: flag === '--sign-rows',
      ...toKeySources(settings),
    })
    console.info(
      `secure: re-encrypted ${resealed}. Every wallet is now encrypted under the newest service key; the older one is no longer needed.`,
    )
  } finally {
    await close()
  }
})
