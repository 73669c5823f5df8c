import { bitcoin } from '@foyer/adapter-bitcoin'
import { bitcoinMainnet, bitcoinTestnet } from '@foyer/adapter-bitcoin/networks'
import type { NamespaceExample } from '../namespaceExample'

// A funded account outside the sandbox wallets, in each network's format.
const RECIPIENTS = {
  mainnet: 'bc1q4pep488gzvmeyk9r7mkt3a3t89xe5vjqkyx2rm',
  testnet: 'tb1qnvr478c245lfvg48mnw4642yuhyfnwhxf8w8l7',
}
const SATOSHIS = '10000'

export const namespaceExample: NamespaceExample = {
  namespace: 'bip122',
  label: 'Bitcoin',
  adapter: bitcoin(),
  networks: [bitcoinMainnet, bitcoinTestnet],
  transfer: async (_, from) => ({
    recipient: from.startsWith('bc1') ? RECIPIENTS.mainnet : RECIPIENTS.testnet,
    amount: SATOSHIS,
  }),
}
