import { defineErrors } from '../../errors/defineErrors.js'
import { ModalError } from '../../errors/ModalError.js'

/** By how much the fee may rise between the review and the wallet request. */
export const FEE_MARGIN_PERCENT = 20

export const sendError = defineErrors({
  SEND_INCOMPLETE: 'An amount and receiver address are required',
  TOKEN_REQUIRED:
    'A token is required\nFor the coin of a network pass its `nativeCurrency`, such as `mainnet.nativeCurrency`.',
  NETWORK_NOT_FOUND:
    'Network Not Found\n"{caipNetworkId}" is no network of "{namespace}": pass the `namespace` of the network.',
  SEND_ADDRESS_INVALID:
    'Send address invalid\n"{to}" is no address or name on this network (`context.reason`: {reason}).',
  SEND_ALLOWS_OTHERS: 'Send allows others\nThe simulation shows that the transfer would approve another spender.',
  SEND_AMOUNT_INVALID:
    'Send amount invalid\nPass whole tokens above zero as decimal text, such as "1.5", with no more decimals than the token; "{amount}" is none.',
  SEND_FEE_UP: `Send fee up\nThe fee rose by more than ${FEE_MARGIN_PERCENT} % since it was shown: quote the transfer again.`,
  SEND_NOT_ENOUGH: 'Send not enough\nThe account cannot pay the amount and the fee.',
  SEND_STOPPED:
    'Send stopped\nTransfers before index {index} were sent: `context.hashes` has them, `cause` is why the others were not.',
  SEND_TAKES_MORE: 'Send takes more\nThe simulation shows that more than the amount would leave the account.',
  SEND_TOO_LITTLE: 'Send too little\nThe amount is below the minimum of the network.',
})

export function createWouldFailError(reason: string | undefined): ModalError {
  const message = 'Send would fail\nThe simulation shows that the transfer would fail.'
  return new ModalError('SEND_WOULD_FAIL', { context: { reason }, message: reason ? `${message} ${reason}` : message })
}
