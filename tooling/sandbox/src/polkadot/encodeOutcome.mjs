import { bnToU8a, compactToU8a, u8aConcat, u8aToHex } from '@polkadot/util'

/**
 * What came of transactions, in the bytes that a chain keeps and answers.
 *
 * @param {import('@polkadot/types').TypeRegistry} registry with its description
 */
export function encodeOutcome(registry) {
  const { pallets } = registry.metadata
  /** @type {(type: unknown, value: unknown) => Uint8Array} */
  const encode = (type, value) =>
    // Types are known by their number in the description.
    registry.createType(registry.createLookupType(/** @type {number} */ (type)), value).toU8a()

  /** @param {string} pallet @param {string} name @param {'events' | 'errors'} kind */
  const variantOf = (pallet, name, kind) => {
    const found = pallets.find((each) => each.name.toString() === pallet)
    const variant =
      found &&
      registry.lookup
        .getSiType(found[kind].unwrap().type)
        .def.asVariant.variants.find((each) => each.name.toString() === name)
    if (!found || !variant) throw new Error(`The description has no ${pallet}.${name}.`)
    return { pallet: found.index.toNumber(), index: variant.index.toNumber(), fields: variant.fields }
  }
  /** @param {import('./createLedger.mjs').Happened} happened */
  const event = ({ pallet, name, args }) => {
    const variant = variantOf(pallet, name, 'events')
    const fields = variant.fields.map(({ type }, index) => encode(type, args[index]))
    return u8aConcat(Uint8Array.of(variant.pallet, variant.index), ...fields)
  }
  /** @param {import('./createLedger.mjs').Refusal} refusal */
  const toError = (refusal) => {
    if ('token' in refusal) return { Token: refusal.token }
    const { pallet, index } = variantOf(refusal.pallet, refusal.name, 'errors')
    return { Module: { index: pallet, error: Uint8Array.of(index, 0, 0, 0) } }
  }

  return {
    toError,
    /** `System.Events` of a block: to each the place of its transaction, and no topics. @param {readonly { index: number, happened: import('./createLedger.mjs').Happened }[]} records */
    events(records) {
      const all = records.map(({ index, happened }) =>
        u8aConcat(Uint8Array.of(0), bnToU8a(index, { bitLength: 32 }), event(happened), Uint8Array.of(0)),
      )
      return u8aToHex(u8aConcat(compactToU8a(all.length), ...all))
    },
    /** `CallDryRunEffects`: the result, the events, and no messages to other chains. @param {import('./execute.mjs').Outcome} outcome */
    dryRun({ events, refusal }) {
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
    /** `RuntimeDispatchInfo`. @param {{ refTime: number, proofSize: number, fee: bigint }} info */
    info: ({ refTime, proofSize, fee }) =>
      u8aToHex(
        u8aConcat(compactToU8a(refTime), compactToU8a(proofSize), Uint8Array.of(0), bnToU8a(fee, { bitLength: 128 })),
      ),
  }
}
