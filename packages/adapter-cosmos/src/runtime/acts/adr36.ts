import type { StdSignDoc } from '@cosmjs/amino'
import { base64 } from '@scure/base'

/** A message as a document to sign (ADR-36), for wallets that have no call of their own for it. */
export function toAdr36(signer: string, data: string | Uint8Array): StdSignDoc {
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
