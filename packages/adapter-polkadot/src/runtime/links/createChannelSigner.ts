import { type Channel, ModalError } from '@foyer/core/adapter'
import type { PolkadotSigner, SignerResult } from '../../provider.js'
import type { PolkadotId } from '../context.js'

export interface ChannelSignerParameters {
  /** What the wallet allows. */
  readonly methods: readonly string[]
  current(): PolkadotId
}

/** A signer whose keys are on another device. */
export function createChannelSigner(channel: Channel, { methods, current }: ChannelSignerParameters): PolkadotSigner {
  return {
    ...(methods.includes('polkadot_signTransaction') && {
      async signPayload(payload) {
        const { address, genesisHash } = payload
        const caipNetworkId: PolkadotId = `polkadot:${genesisHash.slice(2, 34)}`
        const params = { address, transactionPayload: payload }
        return toResult(await channel.request({ method: 'polkadot_signTransaction', params, caipNetworkId }))
      },
    }),
    ...(methods.includes('polkadot_signMessage') && {
      async signRaw(raw) {
        // The specification names `data`, the wallets read `message`.
        const params = { ...raw, message: toText(raw.data) }
        return toResult(await channel.request({ method: 'polkadot_signMessage', params, caipNetworkId: current() }))
      },
    }),
  }
}

function toResult(answer: unknown): SignerResult {
  const {
    id = 1,
    signature,
    signedTransaction,
  } = (typeof answer === 'object' && answer !== null ? answer : { signature: answer }) as Partial<SignerResult>
  if (typeof signature !== 'string' || !signature.startsWith('0x')) {
    throw new ModalError('RESPONSE_INVALID', { message: 'The wallet gave no signature', context: { answer } })
  }
  return { id, signature, ...(signedTransaction && { signedTransaction }) }
}

/** Wallets show what they are given, so text is given as text. */
function toText(data: string): string {
  if (!/^0x([0-9a-f]{2})+$/i.test(data)) return data
  const bytes = Uint8Array.from(data.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return data
  }
}
