import { connect } from '@foyer/core/actions'
import { expect, it } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet } from '../../networks.js'
import { createTestApp } from '../../testing/createTestApp.js'

const MAINNET = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TESTNET = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

function createWallet() {
  let chain = 'BITCOIN_MAINNET'
  let isNews = false
  let isSlow = false
  let notify: (chain: unknown) => void = () => {}
  const accounts = () => [chain === 'BITCOIN_MAINNET' ? MAINNET : TESTNET]
  return {
    requestAccounts: async () => accounts(),
    async getAccounts() {
      if (isNews) {
        isNews = false
        isSlow = true
        notify({ enum: chain })
      } else if (isSlow) {
        isSlow = false
        for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      }
      return accounts()
    },
    getChain: async () => ({ enum: chain }),
    async switchChain(next: string) {
      chain = next
      isNews = true
    },
    on(event: string, listener: (chain: unknown) => void) {
      if (event === 'chainChanged') notify = listener
    },
    removeListener: () => {},
  }
}

it('switchNetwork resolves after the wallet’s switch, with or without an event', async () => {
  const { modal, account } = createTestApp({ wallets: [{ id: 'own', name: 'Own', provider: createWallet() }] })
  await connect(modal, { walletId: 'own' })
  await modal.connection('bip122')?.switchNetwork?.(bitcoinTestnet)
  expect(account()).toMatchObject({ caipAddress: `${bitcoinTestnet.caipNetworkId}:${TESTNET}` })
  await modal.connection('bip122')?.switchNetwork?.(bitcoinMainnet)
  expect(account().address).toBe(MAINNET)
  modal.destroy()
})
