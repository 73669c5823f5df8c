import { type Channel, ModalError } from '@foyer/core/adapter'
import type { PolkadotSigner, SignerResult } from '../../provider.js'
import type { PolkadotNetworkId } from '../context.js'

export interface ChannelSignerParameters {
  readonly methods: readonly string[]
  current(): PolkadotNetworkId
}

export function createChannelSigner(channel: Channel, { methods, current }: ChannelSignerParameters): PolkadotSigner {
  return {
    ...(methods.includes('polkadot_signTransaction') && {
      async signPayload(payload) {
        const { address, genesisHash } = payload
        const caipNetworkId: PolkadotNetworkId = `polkadot:${genesisHash.slice(2, 34)}`
        const params = { address, transactionPayload: payload }
        return toResult(await channel.request({ method: 'polkadot_signTransaction', params, caipNetworkId }))
      },
    }),
    ...(methods.includes('polkadot_signMessage') && {
      async signRaw(raw) {
        // WalletConnect's specification names the field `data`, but wallets read `message`.
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
    throw new ModalError('RESPONSE_INVALID', { message: 'The wallet returned no valid signature', context: { answer } })
  }
  return { id, signature, ...(signedTransaction && { signedTransaction }) }
}

/** Decodes hex to text, because the wallet shows the user what it receives. */
function toText(data: string): string {
  if (!/^0x([0-9a-f]{2})+$/i.test(data)) return data
  const bytes = Uint8Array.from(data.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return data
  }
}
