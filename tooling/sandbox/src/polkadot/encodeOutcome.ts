import type { TypeRegistry } from '@polkadot/types'
import { bnToU8a, compactToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import type { Happened, Refusal } from './createLedger'
import type { Outcome } from './execute'

/**
 * What came of transactions, in the bytes that a chain keeps and answers.
 *
 * @param registry with its description
 */
export function encodeOutcome(registry: TypeRegistry) {
  const { pallets } = registry.metadata
  const encode = (type: unknown, value: unknown): Uint8Array =>
    // Types are known by their number in the description.
    registry.createType(registry.createLookupType(type as number), value).toU8a()

  const variantOf = (pallet: string, name: string, kind: 'events' | 'errors') => {
    const found = pallets.find((each) => each.name.toString() === pallet)
    const variant =
      found &&
      registry.lookup
        .getSiType(found[kind].unwrap().type)
        .def.asVariant.variants.find((each) => each.name.toString() === name)
    if (!found || !variant) throw new Error(`The description has no ${pallet}.${name}.`)
    return { pallet: found.index.toNumber(), index: variant.index.toNumber(), fields: variant.fields }
  }
  const event = ({ pallet, name, args }: Happened) => {
    const variant = variantOf(pallet, name, 'events')
    const fields = variant.fields.map(({ type }, index) => encode(type, args[index]))
    return u8aConcat(Uint8Array.of(variant.pallet, variant.index), ...fields)
  }
  const toError = (refusal: Refusal) => {
    if ('token' in refusal) return { Token: refusal.token }
    const { pallet, index } = variantOf(refusal.pallet, refusal.name, 'errors')
    return { Module: { index: pallet, error: Uint8Array.of(index, 0, 0, 0) } }
  }

  return {
    toError,
    /** `System.Events` of a block: to each the place of its transaction, and no topics. */
    events(records: readonly { index: number; happened: Happened }[]) {
      const all = records.map(({ index, happened }) =>
        u8aConcat(Uint8Array.of(0), bnToU8a(index, { bitLength: 32 }), event(happened), Uint8Array.of(0)),
      )
      return u8aToHex(u8aConcat(compactToU8a(all.length), ...all))
    },
    /** `CallDryRunEffects`: the result, the events, and no messages to other chains. */
    dryRun({ events, refusal }: Outcome) {
      const nothing = Uint8Array.of(0, 0)
      // The type that the description has; the library knows an older one by its name.
      const [error] = variantOf('System', 'ExtrinsicFailed', 'events').fields
      const result = refusal
        ? u8aConcat(Uint8Array.of(1), nothing, encode(error?.type, toError(refusal)))
        : u8aConcat(Uint8Array.of(0), nothing)
      return u8aToHex(
        u8aConcat(Uint8Array.of(0), result, compactToU8a(events.length), ...events.map(event), Uint8Array.of(0, 0)),
      )
    },
    /** `RuntimeDispatchInfo`. */
    info: ({ refTime, proofSize, fee }: { refTime: number; proofSize: number; fee: bigint }) =>
      u8aToHex(
        u8aConcat(compactToU8a(refTime), compactToU8a(proofSize), Uint8Array.of(0), bnToU8a(fee, { bitLength: 128 })),
      ),
  }
}
