import type { SandboxLog } from '../types'
import type { createAnvilKeeper } from './createAnvilKeeper'

const ANSWER_TIMEOUT_MS = 60_000

/**
 * One chain on its preferred port, or on any free one when that is taken.
 *
 * Anvil's own bind is the test whether the port is free: asking first and binding later would leave a gap in which a
 * leftover of another run answers in its place.
 *
 * @returns its RPC URL
 */
export async function startAnvil(
  keeper: ReturnType<typeof createAnvilKeeper>,
  { chainId, mnemonic, port, log }: { chainId: number; mnemonic: string; port: number; log: SandboxLog },
): Promise<string> {
  const args = ['--host', '127.0.0.1', '--chain-id', String(chainId), '--mnemonic', mnemonic]
  const actual = await keeper.start(args, port).catch(async (error: Error) => {
    const free = await keeper.start(args, 0)
    log(`anvil ${chainId}: cannot use port ${port} (${error.message}), took ${free}`)
    return free
  })
  const url = `http://127.0.0.1:${actual}`
  const answered = await askChainId(url)
  if (answered !== chainId) throw new Error(`anvil ${chainId}: ${url} answers for chain ${answered}`)
  log(`anvil ${chainId}: ${url}`)
  return url
}

async function askChainId(url: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  const { result } = await response.json()
  return Number(result)
}
