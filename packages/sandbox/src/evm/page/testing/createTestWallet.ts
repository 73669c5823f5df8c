import type { EIP1193EventMap } from 'viem'
import { createMemoryStorage } from '../../../wallet/storage'
import type { EvmPageWallet, EvmPageWalletOptions } from '../../../wallet/types'
import { createEvmWallet } from '../createEvmWallet'

const EVENTS = ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message'] as const

export interface TestWallet extends EvmPageWallet {
  ask(method: string, params?: unknown): Promise<unknown>
  codeOf(method: string, params?: unknown): Promise<unknown>
  readonly events: [name: string, value: unknown][]
}

export async function createTestWallet(options: Partial<EvmPageWalletOptions> = {}): Promise<TestWallet> {
  const wallet = createEvmWallet({
    name: 'Lantern',
    rdns: 'sandbox.foyer.lantern',
    rpcUrls: {},
    storage: createMemoryStorage(),
    ...options,
  })
  const { provider } = wallet
  await new Promise<void>((resolve) => provider.on('connect', () => resolve()))

  const events: TestWallet['events'] = []
  for (const name of EVENTS) {
    const listener: EIP1193EventMap[typeof name] = (value: unknown) => events.push([name, value])
    provider.on(name, listener)
  }
  const request = provider.request as (args: { method: string; params?: unknown }) => Promise<unknown>
  const send: TestWallet['ask'] = (method, params) => request(params === undefined ? { method } : { method, params })
  return {
    ...wallet,
    ask: send,
    events,
    codeOf: (method, params) =>
      send(method, params).then(
        (value) => {
          throw new Error(`${method} gave ${JSON.stringify(value)}`)
        },
        (error: { code: unknown }) => error.code,
      ),
  }
}

export const TEST_ACCOUNTS = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const

export const OPTIMISM_CHAIN_PARAMETERS = {
  chainId: '0xa',
  chainName: 'OP Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.optimism.io'],
}
