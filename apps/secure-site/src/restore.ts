import { readDatabaseSetting } from './readSettings'
import { readFileArgument, runCommand } from './runCommand'
import { restoreDatabase } from './storage/backup/restoreDatabase'

await runCommand(async () => {
  const file = readFileArgument('restore')
  await restoreDatabase(readDatabaseSetting(process.env), file)
  console.info(`secure: restored ${file}. Start the site with the service key of that time; users sign in again.`)
})
