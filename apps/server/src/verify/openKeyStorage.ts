import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import type { KeyStorage } from './openAttestor'

const FILE = 'verify-key.json'
const ENTRY = 'foyer:verify-key'

/** Opens the storage of the key: Valkey, which instances share, or a file that its owner alone can read. */
export const openKeyStorage = ({
  folder,
  valkeyUrl,
}: {
  readonly folder: string
  readonly valkeyUrl: string | undefined
}): KeyStorage => (valkeyUrl === undefined ? openFile(folder) : openValkey(valkeyUrl))

const openFile = (folder: string): KeyStorage => ({
  async getOrAdd(key) {
    const path = join(folder, FILE)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await writeFile(path, key, { mode: 0o600, flag: 'wx' })
      return key
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFile(path, 'utf8')
      throw error
    }
  },
})

const openValkey = (url: string): KeyStorage => ({
  async getOrAdd(key) {
    const client = createClient({ url })
    // The start of the server fails with the command below.
    client.on('error', () => {})
    await client.connect()
    try {
      await client.set(ENTRY, key, { condition: 'NX' })
      return (await client.get(ENTRY)) ?? key
    } finally {
      client.destroy()
    }
  },
})
