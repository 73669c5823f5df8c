import { hexToU8a, u8aToHex } from '@polkadot/util'
import { blake2AsHex, decodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { RpcError } from '../http/rpc.mjs'
import { encodeOutcome } from './encodeOutcome.mjs'

/**
 * @typedef {{ number: number, parentHash: `0x${string}` | undefined, extrinsics: readonly string[] }} HeaderParts
 * @typedef {{ parentHash: `0x${string}`, number: `0x${string}`, stateRoot: `0x${string}`, extrinsicsRoot: `0x${string}`, digest: { logs: never[] } }} Header
 * @typedef {import('./execute.mjs').Call} Call
 */

/** @type {`0x${string}`} */
const NOTHING = `0x${'00'.repeat(32)}`

/**
 * What is known of a network's transactions and blocks: its description, read by Polkadot's own library.
 *
 * @param {() => Promise<import('./descriptions.mjs').Description>} load
 * @param {import('./networks.mjs').NetworkFacts} facts
 */
export async function createRuntime(load, { genesisHash }) {
  const [{ Metadata, TypeRegistry }, [{ default: hex }, { default: version }]] = await Promise.all([
    import('@polkadot/types'),
    load(),
  ])
  const metadata = toMetadata(hex)
  const registry = new TypeRegistry()
  let isDescribed = false
  /** Half a second of work: only the first transaction waits for it. */
  const described = () => {
    if (!isDescribed) registry.setMetadata(new Metadata(registry, metadata))
    isDescribed = true
    return registry
  }

  /** @type {ReturnType<typeof encodeOutcome> | undefined} */
  let encoder
  const outcomes = () => {
    encoder ??= encodeOutcome(described())
    return encoder
  }

  return {
    version,
    outcomes,
    /** As `Metadata_metadata_at_version` gives it: an option of bytes. */
    opaqueMetadata: hex,
    metadata,
    /** @param {HeaderParts} parts */
    createHeader({ number, parentHash = NOTHING, extrinsics }) {
      const header = {
        parentHash,
        number: /** @type {`0x${string}`} */ (`0x${number.toString(16)}`),
        stateRoot: blake2AsHex(`state ${number}`),
        extrinsicsRoot: blake2AsHex(extrinsics.join()),
        digest: { logs: [] },
      }
      return { header, hash: registry.createType('Header', header).hash.toHex() }
    },
    /**
     * @param {unknown} given
     * @param {readonly { hash: `0x${string}` }[]} blocks
     */
    readExtrinsic(given, blocks) {
      const extrinsic = decode(described(), given)
      const { method, era, nonce, tip, signer, signature } = extrinsic
      // What is signed says on which chain, in which version, and since which block; none of that is in the transaction.
      const isSignedFor = (/** @type {string} */ blockHash) => {
        const payload = described().createType(
          'ExtrinsicPayload',
          {
            blockHash,
            era,
            genesisHash,
            method: method.toHex(),
            nonce,
            specVersion: version.specVersion,
            tip,
            transactionVersion: version.transactionVersion,
            mode: 0,
            metadataHash: null,
            assetId: null,
          },
          // Its highest bit says that the transaction is signed.
          { version: extrinsic.version & 0x7f },
        )
        const bytes = payload.toU8a({ method: true })
        const signed = bytes.length > 256 ? described().hash(bytes) : bytes
        return signatureVerify(signed, signature.toU8a(), signer.toString()).isValid
      }
      const since = era.isMortalEra ? blocks.slice(-64).map(({ hash }) => hash) : [genesisHash]
      return {
        hash: extrinsic.hash.toHex(),
        signer: u8aToHex(decodeAddress(signer.toString())),
        nonce: nonce.toNumber(),
        tip: tip.toBigInt(),
        call: /** @type {Call} */ (method),
        isSignatureGood: since.some(isSignedFor),
      }
    },
    /** Who would call what, of `DryRunApi_dry_run_call`. @param {unknown} given */
    readDryRun(given) {
      const types = described()
      const api = types.metadata.apis.find((each) => each.name.toString() === 'DryRunApi')
      const [origin] = api?.methods.find((each) => each.name.toString() === 'dry_run_call')?.inputs ?? []
      if (!origin) throw new RpcError(4003, 'Client error: Execution failed', 'No DryRunApi here')
      const bytes = hexToU8a(String(given))
      const caller = types.createType(types.createLookupType(origin.type), bytes)
      const call = types.createType('Call', bytes.slice(caller.encodedLength))
      const { system } = /** @type {{ system?: { signed?: string } }} */ (caller.toJSON())
      if (!system?.signed) throw new RpcError(4003, 'Client error: Execution failed', 'Only signed origins')
      return { signer: u8aToHex(decodeAddress(system.signed)), call: /** @type {Call} */ (call) }
    },
  }
}

/** @type {(registry: import('@polkadot/types').TypeRegistry, given: unknown) => import('@polkadot/types/interfaces').Extrinsic} */
function decode(registry, given) {
  try {
    const extrinsic = registry.createType('Extrinsic', given)
    if (extrinsic.isSigned) return extrinsic
  } catch {
    // Said below.
  }
  throw new RpcError(
    1002,
    'Verification Error: Runtime error: Execution failed',
    'Could not decode `UncheckedExtrinsic`',
  )
}

/** What is inside of the option: one byte, and the length as a compact number of four. @param {string} hex */
const toMetadata = (hex) => u8aToHex(hexToU8a(hex).slice(5))
