import { createClient } from '@redis/client'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import type { OpenSignInStorage } from './openSignInStorage'

const COMMAND_TIMEOUT_MS = 10_000
const MAX_RECONNECT_DELAY_MS = 2_000

const PREFIX = 'foyer:sign-in:'

const recordSchema = z.object({ value: z.string(), expiresAt: z.number() })

export async function openValkeySignInStorage(
  url: string,
  onError: (error: unknown) => void,
): Promise<OpenSignInStorage> {
  const client = createClient({
    url,
    commandOptions: { timeout: COMMAND_TIMEOUT_MS },
    socket: { reconnectStrategy: (retries) => Math.min(2 ** retries * 50, MAX_RECONNECT_DELAY_MS) },
  })
  client.on('error', onError)
  await client.connect()
  const toKey = (kind: string, owner: string) => `${PREFIX}${kind}:${owner}`
  return {
    async put({ kind, owner, key, value, expiresAt }) {
      const at = toKey(kind, owner)
      // The hash lives as long as its last record.
      await client
        .multi()
        .hSet(at, key, JSON.stringify({ value, expiresAt }))
        .pExpireAt(at, expiresAt, 'NX')
        .pExpireAt(at, expiresAt, 'GT')
        .exec()
    },
    async take({ kind, owner, key }) {
      const at = toKey(kind, owner)
      const [found] = await client.multi().hGet(at, key).hDel(at, key).execTyped()
      return found === null ? undefined : { kind, owner, key, ...readRecord(String(found)) }
    },
    async list(kind, owner) {
      const records = Object.entries(await client.hGetAll(toKey(kind, owner)))
      return records.map(([key, text]) => ({ kind, owner, key, ...readRecord(text) }))
    },
    async sweep() {},
    async close() {
      client.destroy()
    },
  }
}

const readRecord = (text: string) => z.parse(recordSchema, parseJson(text))
