import type { ConnectionController } from '@foyer/core/adapter'
import type { KeplrWallet } from '../../keplr.js'
import { toAdr36SignDoc } from '../methods/toAdr36SignDoc.js'
import type { WalletApi } from '../walletApi.js'
import { parseAminoResponse, parseDirectResponse, parseSignature } from './parseResponse.js'
import { readSharedAccount } from './readSharedAccount.js'
import { toWalletError } from './toWalletError.js'

export interface KeplrApiParameters {
  readonly live: ConnectionController<'cosmos'>
  readonly before: () => Promise<void>
}

export function createKeplrApi(wallet: KeplrWallet, { live, before }: KeplrApiParameters): WalletApi {
  const request = async (callback: () => Promise<unknown>) => {
    await before()
    return live.request(async () => {
      try {
        return await callback()
      } catch (cause) {
        throw toWalletError(cause)
      }
    })
  }
  return {
    wallet,
    keys: async (chainId) => [await readSharedAccount(wallet, chainId)],
    signDirect: async ({ chainId, signer, doc }) =>
      parseDirectResponse(await request(() => wallet.signDirect(chainId, signer, doc)), doc),
    signAmino: async ({ chainId, signer, doc }) =>
      parseAminoResponse(await request(() => wallet.signAmino(chainId, signer, doc)), doc),
    async signArbitrary({ chainId, signer, doc }) {
      if (wallet.signArbitrary) {
        const { signArbitrary } = wallet
        return parseSignature(await request(() => signArbitrary.call(wallet, chainId, signer, doc)))
      }
      const amino = toAdr36SignDoc(signer, doc)
      return parseAminoResponse(await request(() => wallet.signAmino(chainId, signer, amino)), amino).signature
    },
  }
}
