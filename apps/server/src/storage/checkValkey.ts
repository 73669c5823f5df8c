import { createClient } from '@redis/client'
import { getErrorMessage, SetupError } from '../settings/SetupError'

const CONNECT_TIMEOUT_MS = 5_000

/** Connects to Valkey once. Rejects with a `SetupError` without an answer, for which other clients wait for ever. */
export async function checkValkey(url: string): Promise<void> {
  const socket = { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false as const }
  const client = createClient({ url, socket, commandOptions: { timeout: CONNECT_TIMEOUT_MS } })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    throw new SetupError(
      `VALKEY_URL can’t be reached: ${getErrorMessage(error)}. Start Valkey, or change the setting, and start again.`,
    )
  } finally {
    if (client.isOpen) client.destroy()
  }
}
