import type { PayState } from '@foyer/core/internal/send'

/** Returns the icon of the payment's token, else the one of a payer's token balance. */
export const getPaymentIconUrl = ({ payment, payers }: Pick<PayState, 'payment' | 'payers'>): string | undefined =>
  payment?.token.iconUrl ?? payers.find((each) => each.iconUrl)?.iconUrl
