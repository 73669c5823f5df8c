import { type Channel, ModalError } from '@foyer/core/adapter'
import { base64 } from '@scure/base'
import { toAdr36 } from '../acts/adr36.js'
import type { Key, Link } from '../link.js'
import { readAminoAnswer, readBytes, readDirectAnswer } from '../readAnswer.js'
import { toAlgo } from '../toAlgo.js'

/** The keys of a wallet on another device. Its accounts are in the session; what signs them it has to be asked. */
export function createChannelLink(channel: Channel): Link {
  const known = new Map<string, Promise<readonly [Key, ...Key[]]>>()
  const ask = (chainId: string, method: string, params: object) =>
    channel.request({ method, params, caipNetworkId: `cosmos:${chainId}` })

  const signAmino: Link['signAmino'] = async ({ chainId, signer, doc }) =>
    readAminoAnswer(await ask(chainId, 'cosmos_signAmino', { signerAddress: signer, signDoc: doc }), doc)

  return {
    wallet: channel,
    keys(chainId) {
      const before = known.get(chainId)
      if (before) return before
      const keys = ask(chainId, 'cosmos_getAccounts', {}).then(readKeys)
      known.set(chainId, keys)
      // Asked again by the next one who needs it.
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
      return readDirectAnswer(await ask(chainId, 'cosmos_signDirect', { signerAddress: signer, signDoc }), doc)
    },
    signAmino,
    signArbitrary: async ({ chainId, signer, doc }) =>
      (await signAmino({ chainId, signer, doc: toAdr36(signer, doc) })).signature,
  }
}

function readKeys(answer: unknown): readonly [Key, ...Key[]] {
  const [first, ...others] = Array.isArray(answer) ? answer.flatMap(readKey) : []
  if (!first) throw new ModalError('UNKNOWN', { message: 'The wallet gave no account', context: { answer } })
  return [first, ...others]
}

function readKey(value: unknown): Key[] {
  const { address, algo, pubkey } = Object(value) as Readonly<Record<string, unknown>>
  const bytes = readBytes(pubkey)
  return typeof address === 'string' && bytes
    ? [{ address, algo: toAlgo(algo), pubkey: bytes, isAminoOnly: false }]
    : []
}
