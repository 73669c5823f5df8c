import { ProviderRpcError } from '../../wallets/errors'
import type { PolkadotContext } from './context'

const REJECTED = 4001

interface Asked {
  readonly method: string
  readonly params: unknown
  /** What the wallet says when its owner declines. */
  readonly refusal: string
}

/** Writes a request down. Extensions have no error codes: what the site gets is an error with a message. */
export async function inWords<T>({ journal }: PolkadotContext, asked: Asked, act: () => Promise<T>): Promise<T> {
  const entry = journal.write(asked.method, asked.params)
  try {
    const result = await act()
    entry.done()
    return result
  } catch (error) {
    const code = error instanceof ProviderRpcError ? error.code : -1
    entry.failed(code)
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(code === REJECTED ? asked.refusal : message)
  }
}
