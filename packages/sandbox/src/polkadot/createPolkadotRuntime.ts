import type { Extrinsic } from '@polkadot/types/interfaces'
import { hexToU8a, u8aToHex } from '@polkadot/util'
import { blake2AsHex, decodeAddress, signatureVerify } from '@polkadot/util-crypto'
import { RpcError } from '../http/answerRpc'
import { createOutcomeEncoder } from './createOutcomeEncoder'
import type { RuntimeMetadata } from './descriptions'
import type { RuntimeCall } from './executeCall'
import type { PolkadotNetwork } from './networks'

interface HeaderParts {
  number: number
  parentHash: `0x${string}` | undefined
  extrinsics: readonly string[]
}

export interface PolkadotHeader {
  parentHash: `0x${string}`
  number: `0x${string}`
  stateRoot: `0x${string}`
  extrinsicsRoot: `0x${string}`
  digest: { logs: never[] }
}

const NOTHING: `0x${string}` = `0x${'00'.repeat(32)}`

export async function createPolkadotRuntime(load: () => Promise<RuntimeMetadata>, { genesisHash }: PolkadotNetwork) {
  const [{ Metadata, TypeRegistry }, [{ default: hex }, { default: version }]] = await Promise.all([
    import('@polkadot/types'),
    load(),
  ])
  const metadata = toMetadata(hex)
  const registry = new TypeRegistry()
  let isDescribed = false
  // Parsing the metadata takes half a second, so only the first transaction waits for it.
  const described = () => {
    if (!isDescribed) registry.setMetadata(new Metadata(registry, metadata))
    isDescribed = true
    return registry
  }

  let encoder: ReturnType<typeof createOutcomeEncoder> | undefined
  const outcomes = () => {
    encoder ??= createOutcomeEncoder(described())
    return encoder
  }

  return {
    version,
    outcomes,
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
    readExtrinsic(input: unknown, blocks: readonly { hash: `0x${string}` }[]) {
      const extrinsic = decode(described(), input)
      const { method, era, nonce, tip, signer, signature } = extrinsic
      // The signature covers chain, version and first block, which the transaction does not contain.
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
          // The highest bit marks a signed transaction.
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
        call: method as RuntimeCall,
        isSignatureGood: since.some(isSignedFor),
      }
    },
    readDryRun(input: unknown) {
      const types = described()
      const api = types.metadata.apis.find((each) => each.name.toString() === 'DryRunApi')
      const [origin] = api?.methods.find((each) => each.name.toString() === 'dry_run_call')?.inputs ?? []
      if (!origin) throw new RpcError(4003, 'Client error: Execution failed', 'No DryRunApi here')
      const bytes = hexToU8a(String(input))
      const caller = types.createType(types.createLookupType(origin.type), bytes)
      const call = types.createType('Call', bytes.slice(caller.encodedLength))
      const { system } = caller.toJSON() as { system?: { signed?: string } }
      if (!system?.signed) throw new RpcError(4003, 'Client error: Execution failed', 'Only signed origins')
      return { signer: u8aToHex(decodeAddress(system.signed)), call: call as RuntimeCall }
    },
  }
}

function decode(registry: import('@polkadot/types').TypeRegistry, input: unknown): Extrinsic {
  try {
    const extrinsic = registry.createType('Extrinsic', input)
    if (extrinsic.isSigned) return extrinsic
  } catch {
    // Malformed input is rejected below.
  }
  throw new RpcError(
    1002,
    'Verification Error: Runtime error: Execution failed',
    'Could not decode `UncheckedExtrinsic`',
  )
}

// Strips the metadata's option byte and its compact length of four bytes.
const toMetadata = (hex: string) => u8aToHex(hexToU8a(hex).slice(5))
