import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { getCode, SetupError } from '../settings/SetupError'
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

function openFile(folder: string): KeyStorage {
  const path = join(folder, FILE)
  const reject = (error: unknown) => {
    throw new SetupError(`${path} can’t be read or written (${getCode(error)}). Let the server’s user do both.`)
  }
  return {
    remedy: `delete ${path}`,
    async getOrAdd(key) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(path, key, { mode: 0o600, flag: 'wx' })
        return key
      } catch (error) {
        return getCode(error) === 'EEXIST' ? readFile(path, 'utf8').catch(reject) : reject(error)
      }
    },
  }
}

const openValkey = (url: string): KeyStorage => ({
  remedy: `delete the entry ${ENTRY} of Valkey (DEL ${ENTRY})`,
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
