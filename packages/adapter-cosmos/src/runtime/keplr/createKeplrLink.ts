import type { KeplrWallet } from '../../keplr.js'
import { toAdr36 } from '../acts/adr36.js'
import type { Link } from '../link.js'
import { readAminoAnswer, readDirectAnswer, readSignature } from '../readAnswer.js'
import { readKey } from './readKey.js'
import { toWalletError } from './toWalletError.js'

/** The keys of a wallet in this browser. `before` anything is signed. */
export function createKeplrLink(wallet: KeplrWallet, before: () => Promise<void>): Link {
  const ask = async (act: () => Promise<unknown>) => {
    await before()
    try {
      return await act()
    } catch (cause) {
      throw toWalletError(cause)
    }
  }
  return {
    wallet,
    keys: async (chainId) => [await readKey(wallet, chainId)],
    signDirect: async ({ chainId, signer, doc }) =>
      readDirectAnswer(await ask(() => wallet.signDirect(chainId, signer, doc)), doc),
    signAmino: async ({ chainId, signer, doc }) =>
      readAminoAnswer(await ask(() => wallet.signAmino(chainId, signer, doc)), doc),
    async signArbitrary({ chainId, signer, doc }) {
      if (wallet.signArbitrary) {
        const { signArbitrary } = wallet
        return readSignature(await ask(() => signArbitrary.call(wallet, chainId, signer, doc)))
      }
      const amino = toAdr36(signer, doc)
      return readAminoAnswer(await ask(() => wallet.signAmino(chainId, signer, amino)), amino).signature
    },
  }
}
