import type { StdSignDoc } from '@cosmjs/amino'
import { base64 } from '@scure/base'

/** Builds the document of ADR-36, for wallets without `signArbitrary`. */
export function toAdr36SignDoc(signer: string, data: string | Uint8Array): StdSignDoc {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data: base64.encode(bytes) } }],
    memo: '',
  }
}
