import type { DescribedPrompt } from '../../wallet/prompts'
import { POLKADOT_NETWORKS } from '../networks'

export function createTransactionPrompt(
  payload: { readonly address: string } & Readonly<Record<string, unknown>>,
): DescribedPrompt {
  const { address, genesisHash, method, nonce } = payload
  const network = Object.values(POLKADOT_NETWORKS).find((each) => each.genesisHash === genesisHash)
  return {
    kind: 'transaction',
    description: {
      title: 'Sign this transaction?',
      text: ['Call', String(method)],
      facts: [
        ['Network', network?.name ?? String(genesisHash)],
        ['From', address],
        ['Nonce', String(Number(nonce))],
      ],
    },
  }
}
