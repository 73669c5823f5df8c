import { readDatabaseSetting } from './readSettings'
import { readFileArgument, runCommand } from './runCommand'
import { backUpDatabase } from './storage/backup/backUpDatabase'

await runCommand(async () => {
  const file = readFileArgument('backup')
  await backUpDatabase(readDatabaseSetting(process.env), file)
  console.info(
    `secure: backed up to ${file}. It opens no wallet without SERVICE_KEY, or the key provider, which are not in it.`,
  )
})
