import type { ToldAsk } from '../../wallets/asks'
import { NETWORKS } from '../networks'

/** What the panel says of a transaction: a wallet without the chain's description shows its bytes. */
export function toSigned(payload: { readonly address: string } & Readonly<Record<string, unknown>>): ToldAsk {
  const { address, genesisHash, method, nonce } = payload
  const network = Object.values(NETWORKS).find((each) => each.genesisHash === genesisHash)
  return {
    kind: 'transaction',
    told: {
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
