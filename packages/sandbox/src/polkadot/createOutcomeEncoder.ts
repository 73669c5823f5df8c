import type { TypeRegistry } from '@polkadot/types'
import { bnToU8a, compactToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import type { DispatchFailure, RuntimeEvent } from './createPolkadotBalances'
import type { CallOutcome } from './executeCall'

/**
 * Encodes results of transactions as a chain stores them.
 *
 * @param registry with the chain's metadata
 */
export function createOutcomeEncoder(registry: TypeRegistry) {
  const { pallets } = registry.metadata
  const encode = (type: unknown, value: unknown): Uint8Array =>
    // Metadata refers to types by number.
    registry.createType(registry.createLookupType(type as number), value).toU8a()

  const variantOf = (pallet: string, name: string, kind: 'events' | 'errors') => {
    const result = pallets.find((each) => each.name.toString() === pallet)
    const variant =
      result &&
      registry.lookup
        .getSiType(result[kind].unwrap().type)
        .def.asVariant.variants.find((each) => each.name.toString() === name)
    if (!result || !variant) throw new Error(`The description has no ${pallet}.${name}.`)
    return { pallet: result.index.toNumber(), index: variant.index.toNumber(), fields: variant.fields }
  }
  const event = ({ pallet, name, args }: RuntimeEvent) => {
    const variant = variantOf(pallet, name, 'events')
    const fields = variant.fields.map(({ type }, index) => encode(type, args[index]))
    return u8aConcat(Uint8Array.of(variant.pallet, variant.index), ...fields)
  }
  const toError = (refusal: DispatchFailure) => {
    if ('token' in refusal) return { Token: refusal.token }
    const { pallet, index } = variantOf(refusal.pallet, refusal.name, 'errors')
    return { Module: { index: pallet, error: Uint8Array.of(index, 0, 0, 0) } }
  }

  return {
    toError,
    /** Encodes a block's `System.Events`, each with its transaction's index and without topics. */
    events(records: readonly { index: number; happened: RuntimeEvent }[]) {
      const all = records.map(({ index, happened }) =>
        u8aConcat(Uint8Array.of(0), bnToU8a(index, { bitLength: 32 }), event(happened), Uint8Array.of(0)),
      )
      return u8aToHex(u8aConcat(compactToU8a(all.length), ...all))
    },
    /** Encodes `CallDryRunEffects`: the result, the events, and no messages to other chains. */
    dryRun({ events, refusal }: CallOutcome) {
      const nothing = Uint8Array.of(0, 0)
      // Uses the error type of the metadata, as the library's type of the same name is older.
      const [error] = variantOf('System', 'ExtrinsicFailed', 'events').fields
      const result = refusal
        ? u8aConcat(Uint8Array.of(1), nothing, encode(error?.type, toError(refusal)))
        : u8aConcat(Uint8Array.of(0), nothing)
      return u8aToHex(
        u8aConcat(Uint8Array.of(0), result, compactToU8a(events.length), ...events.map(event), Uint8Array.of(0, 0)),
      )
    },
    info: ({ refTime, proofSize, fee }: { refTime: number; proofSize: number; fee: bigint }) =>
      u8aToHex(
        u8aConcat(compactToU8a(refTime), compactToU8a(proofSize), Uint8Array.of(0), bnToU8a(fee, { bitLength: 128 })),
      ),
  }
}
