import type { StdSignDoc } from '@cosmjs/amino'

/**
 * A message as a document to sign (ADR-36).
 *
 * @param data base64
 */
export const toAdr36 = (signer: string, data: string): StdSignDoc => ({
  ...{ chain_id: '', account_number: '0', sequence: '0', memo: '' },
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
})
