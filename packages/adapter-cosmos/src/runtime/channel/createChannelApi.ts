import { type Channel, ModalError } from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import { toAdr36SignDoc } from '../methods/toAdr36SignDoc.js'
import type { SharedAccount, WalletApi } from '../walletApi.js'
import { parseAlgo } from '../wallets/parseAlgo.js'
import { parseAminoResponse, parseBytes, parseDirectResponse } from '../wallets/parseResponse.js'

export function createChannelApi(channel: Channel): WalletApi {
  const known = new Map<string, Promise<readonly [SharedAccount, ...SharedAccount[]]>>()
  const request = (chainId: string, method: string, params: object) =>
    channel.request({ method, params, caipNetworkId: `cosmos:${chainId}` })

  const signAmino: WalletApi['signAmino'] = async ({ chainId, signer, doc }) =>
    parseAminoResponse(await request(chainId, 'cosmos_signAmino', { signerAddress: signer, signDoc: doc }), doc)

  return {
    wallet: channel,
    keys(chainId) {
      const before = known.get(chainId)
      if (before) return before
      const keys = request(chainId, 'cosmos_getAccounts', {}).then(readKeys)
      known.set(chainId, keys)
      // After a failure, the next call requests the accounts again.
      keys.catch(() => known.delete(chainId))
      return keys
    },
    async signDirect({ chainId, signer, doc }) {
      const signDoc = {
        chainId: doc.chainId,
        accountNumber: String(doc.accountNumber),
        bodyBytes: base64.encode(doc.bodyBytes),
        authInfoBytes: base64.encode(doc.authInfoBytes),
      }
      return parseDirectResponse(await request(chainId, 'cosmos_signDirect', { signerAddress: signer, signDoc }), doc)
    },
    signAmino,
    signArbitrary: async ({ chainId, signer, doc }) =>
      (await signAmino({ chainId, signer, doc: toAdr36SignDoc(signer, doc) })).signature,
  }
}

function readKeys(answer: unknown): readonly [SharedAccount, ...SharedAccount[]] {
  const [first, ...others] = Array.isArray(answer) ? answer.flatMap(readKey) : []
  if (!first) throw new ModalError('UNKNOWN', { message: 'The wallet returned no valid account', context: { answer } })
  return [first, ...others]
}

function readKey(value: unknown): SharedAccount[] {
  const { address, algo, pubkey } = Object(value) as Readonly<Record<string, unknown>>
  const bytes = parseBytes(pubkey)
  return typeof address === 'string' && bytes
    ? [{ address, algo: parseAlgo(algo), pubkey: bytes, isAminoOnly: false }]
    : []
}
