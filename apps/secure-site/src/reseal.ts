import { toKeySources } from './keyProviders/toKeySources'
import { readStorageSettings } from './readSettings'
import { runCommand } from './runCommand'
import { resealSeeds } from './server/keys/resealSeeds'
import { openStorage } from './storage/openStorage'

await runCommand(async () => {
  const settings = readStorageSettings(process.env)
  const { storage, close } = await openStorage(settings.DATABASE)
  try {
    const { resealed } = await resealSeeds({ storage, ...toKeySources(settings) })
    console.info(
      `secure: re-encrypted ${resealed}. Every wallet is now encrypted under the newest service key; the older one is no longer needed.`,
    )
  } finally {
    await close()
  }
})
