import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'
import { Address, NETWORK, OutScript, Script } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'

export interface EncodedOutput {
  readonly address: string | undefined
  readonly value: bigint
}

export function encodeTransaction(
  inputs: readonly { readonly txid: string; readonly index: number }[],
  outputs: readonly EncodedOutput[],
): { readonly raw: string; readonly txid: string } {
  const bytes = RawOldTx.encode({
    version: 2,
    inputs: inputs.map(({ txid, index }) => ({
      txid: hex.decode(txid),
      index,
      finalScriptSig: new Uint8Array(),
      sequence: 0xfffffffd,
    })),
    outputs: outputs.map(({ address, value }) => ({
      amount: value,
      script: address
        ? OutScript.encode(Address(NETWORK).decode(address))
        : Script.encode(['RETURN', new Uint8Array(4)]),
    })),
    lockTime: 0,
  })
  return { raw: hex.encode(bytes), txid: hex.encode(sha256(sha256(bytes)).reverse()) }
}
