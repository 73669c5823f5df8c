import { readStorageSettings } from './readSettings'
import { runCommand } from './runCommand'
import { resealSeeds } from './server/keys/resealSeeds'
import { openStorage } from './storage/openStorage'

await runCommand(async () => {
  const { DATABASE, SERVICE_KEY, OLDER_SERVICE_KEY } = readStorageSettings(process.env)
  const { storage, close } = await openStorage(DATABASE)
  try {
    const { resealed } = await resealSeeds({ storage, serviceKey: SERVICE_KEY, olderServiceKey: OLDER_SERVICE_KEY })
    console.info(
      `secure: re-encrypted ${resealed}. Every wallet is now encrypted under SERVICE_KEY; OLDER_SERVICE_KEY is no longer needed.`,
    )
  } finally {
    await close()
  }
})
