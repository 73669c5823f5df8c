import type { Extrinsic } from '@polkadot/types/interfaces'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import { blake2AsHex, decodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { RpcError } from '../http/rpc'
import type { Description } from './descriptions'
import { encodeOutcome } from './encodeOutcome'
import type { Call } from './execute'
import type { NetworkFacts } from './networks'

interface HeaderParts {
  number: number
  parentHash: `0x${string}` | undefined
  extrinsics: readonly string[]
}

export interface Header {
  parentHash: `0x${string}`
  number: `0x${string}`
  stateRoot: `0x${string}`
  extrinsicsRoot: `0x${string}`
  digest: { logs: never[] }
}

const NOTHING: `0x${string}` = `0x${'00'.repeat(32)}`

/** What is known of a network's transactions and blocks: its description, read by Polkadot's own library. */
export async function createRuntime(load: () => Promise<Description>, { genesisHash }: NetworkFacts) {
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

  let encoder: ReturnType<typeof encodeOutcome> | undefined
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
    createHeader({ number, parentHash = NOTHING, extrinsics }: HeaderParts) {
      const header = {
        parentHash,
        number: `0x${number.toString(16)}` as `0x${string}`,
        stateRoot: blake2AsHex(`state ${number}`),
        extrinsicsRoot: blake2AsHex(extrinsics.join()),
        digest: { logs: [] },
      }
      return { header, hash: registry.createType('Header', header).hash.toHex() }
    },
    readExtrinsic(given: unknown, blocks: readonly { hash: `0x${string}` }[]) {
      const extrinsic = decode(described(), given)
      const { method, era, nonce, tip, signer, signature } = extrinsic
      // What is signed says on which chain, in which version, and since which block; none of that is in the transaction.
      const isSignedFor = (blockHash: string) => {
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
        call: method as Call,
        isSignatureGood: since.some(isSignedFor),
      }
    },
    /** Who would call what, of `DryRunApi_dry_run_call`. */
    readDryRun(given: unknown) {
      const types = described()
      const api = types.metadata.apis.find((each) => each.name.toString() === 'DryRunApi')
      const [origin] = api?.methods.find((each) => each.name.toString() === 'dry_run_call')?.inputs ?? []
      if (!origin) throw new RpcError(4003, 'Client error: Execution failed', 'No DryRunApi here')
      const bytes = hexToU8a(String(given))
      const caller = types.createType(types.createLookupType(origin.type), bytes)
      const call = types.createType('Call', bytes.slice(caller.encodedLength))
      const { system } = caller.toJSON() as { system?: { signed?: string } }
      if (!system?.signed) throw new RpcError(4003, 'Client error: Execution failed', 'Only signed origins')
      return { signer: u8aToHex(decodeAddress(system.signed)), call: call as Call }
    },
  }
}

function decode(registry: import('@polkadot/types').TypeRegistry, given: unknown): Extrinsic {
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

/** What is inside of the option: one byte, and the length as a compact number of four. */
const toMetadata = (hex: string) => u8aToHex(hexToU8a(hex).slice(5))
