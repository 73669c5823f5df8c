/**
 * A message as a document to sign (ADR-36).
 *
 * @param {string} signer
 * @param {string} data base64
 * @returns {import('@cosmjs/amino').StdSignDoc}
 */
export const toAdr36 = (signer, data) => ({
  ...{ chain_id: '', account_number: '0', sequence: '0', memo: '' },
  fee: { gas: '0', amount: [] },
  msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
})
