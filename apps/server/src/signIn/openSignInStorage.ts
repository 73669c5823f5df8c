import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignInStorage } from '@foyer/siwx/server'
import { createSqliteStorage } from '@foyer/siwx/sqlite'
import { openSqlite } from '../relay/mailbox/openSqlite'
import { openOrExplain } from '../storage/openOrExplain'
import { openValkeySignInStorage } from './openValkeySignInStorage'

export interface OpenSignInStorage extends SignInStorage {
  close(): Promise<void>
}

export async function openSignInStorage({
  folder,
  valkeyUrl,
  onError,
}: {
  readonly folder: string
  readonly valkeyUrl: string | undefined
  readonly onError: (error: unknown) => void
}): Promise<OpenSignInStorage> {
  if (valkeyUrl !== undefined) return openValkeySignInStorage(valkeyUrl, onError)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'sign-in.db')
  return openOrExplain(path, async () => {
    const database = await openSqlite(path)
    return {
      ...createSqliteStorage(database),
      async close() {
        database.close()
      },
    }
  })
}
