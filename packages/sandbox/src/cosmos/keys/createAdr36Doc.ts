import type { StdSignDoc } from '@cosmjs/amino'

/**
 * Wraps a message into an ADR-36 document.
 *
 * @param data base64
 */
export const createAdr36Doc = (signer: string, data: string): StdSignDoc => ({
  ...{ chain_id: '', account_number: '0', sequence: '0', memo: '' },
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
})
