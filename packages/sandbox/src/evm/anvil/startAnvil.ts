import type { SandboxLog } from '../../types'
import type { createAnvilProcesses } from './createAnvilProcesses'

const ANSWER_TIMEOUT_MS = 60_000

/**
 * Starts a chain on its preferred port, or on a free one if that is taken.
 *
 * Only anvil's own bind shows whether the port is free: after an earlier check, another process could take it.
 *
 * @returns its RPC URL
 */
export async function startAnvil(
  keeper: ReturnType<typeof createAnvilProcesses>,
  { chainId, mnemonic, port, log }: { chainId: number; mnemonic: string; port: number; log: SandboxLog },
): Promise<string> {
  const args = ['--host', '127.0.0.1', '--chain-id', String(chainId), '--mnemonic', mnemonic]
  const actual = await keeper.start(args, port).catch(async (error: Error) => {
    const free = await keeper.start(args, 0)
    log(`anvil ${chainId}: cannot use port ${port} (${error.message}), took ${free}`)
    return free
  })
  const url = `http://127.0.0.1:${actual}`
  const answered = await requestChainId(url)
  if (answered !== chainId) throw new Error(`anvil ${chainId}: ${url} answers for chain ${answered}`)
  log(`anvil ${chainId}: ${url}`)
  return url
}

async function requestChainId(url: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  const { result } = await response.json()
  return Number(result)
}
