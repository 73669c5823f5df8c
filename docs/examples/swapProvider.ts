import { ModalError, type SwapProvider } from '@foyer/core'

const POOL = '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'
const usdc = {
  caipNetworkId: 'eip155:8453',
  address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
} as const
const soon = () => Date.now() + 30_000

async function ask(path: string, body: object, signal: AbortSignal) {
  const answer = await fetch(`/pool/${path}`, { method: 'POST', body: JSON.stringify(body), signal })
  if (!answer.ok) throw new ModalError('HTTP_FAILED', { context: { status: answer.status } })
  return answer.json()
}

export const harborPool: SwapProvider = {
  id: 'harbor',
  name: 'Harbor Pool',
  supports: ({ caipNetworkId }) => caipNetworkId === 'eip155:8453',
  // The only contract that is called, and that may take the token.
  routers: () => [POOL],
  tokens: async () => ({ tokens: [usdc], expiresAt: soon() }),
  async quote({ from, to, amount, signal }) {
    const { out } = await ask('price', { from: from.address, to: to.address, amount: String(amount) }, signal)
    // Nothing: not this pair. Amounts are bigint, in the smallest unit.
    return out ? { toAmount: BigInt(out), expiresAt: soon() } : undefined
  },
  allowance: async () => ({ spender: POOL, expiresAt: soon() }),
  async build({ quote, slippage, from, amount, account, signal }) {
    // In percent, two places at most: `0.5` is 50 of 10,000.
    const [whole = '0', part = ''] = slippage.split('.')
    const least = (quote.toAmount * (10_000n - BigInt(whole + part.padEnd(2, '0')))) / 10_000n
    const { data } = await ask('build', { amount: String(amount), least: String(least), account }, signal)
    return { to: POOL, data, value: from.address === undefined ? amount : 0n, expiresAt: soon() }
  },
}
