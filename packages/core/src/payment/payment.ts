import type { CaipNetworkId, Namespace } from '../types/caip.js'

export interface PaymentDetails {
  readonly format: 'address' | 'caip10' | 'eip681' | 'bip21' | 'solanaPay' | 'name'
  readonly namespaces: readonly [Namespace, ...Namespace[]]
  readonly caipNetworkId?: CaipNetworkId | undefined
  // Asset to pay with. Without `address`, the native coin.
  readonly asset?: { readonly address?: string | undefined } | undefined
  readonly amount?: PaymentAmount | undefined
  // Name that the receiver has put into the request. Unverified.
  readonly label?: string | undefined
  readonly message?: string | undefined
  readonly memo?: string | undefined
  readonly references?: readonly string[] | undefined
}

// Amount in the smallest unit, e.g. wei (`smallest`), or in coins as decimal text (`whole`). Always above zero.
export type PaymentAmount =
  | { readonly unit: 'smallest'; readonly value: bigint }
  | { readonly unit: 'whole'; readonly value: string }

export type ParsedPayment =
  | (PaymentDetails & { readonly kind: 'address'; readonly address: string })
  | (PaymentDetails & {
      readonly kind: 'name'
      readonly name: string
      readonly isLookalike: boolean
    })
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal }

// Why a text is refused as a payment. `hidden`: it has invisible characters, or ones that change the direction of text.
// `unknown`: it is no address, name or payment request. `address`: its form is known, but the address is invalid.
// `network`: the modal does not have its network. `required`: it demands a parameter that Foyer does not know. `call`:
// it calls a contract for more than a payment. `interactive`: a Solana Pay link that would query a server. `checksum`:
// it has a checksum that Foyer cannot verify.
export type PaymentRefusal =
  | 'empty'
  | 'tooLong'
  | 'hidden'
  | 'unknown'
  | 'address'
  | 'network'
  | 'amount'
  | 'encoding'
  | 'duplicate'
  | 'required'
  | 'call'
  | 'interactive'
  | 'checksum'

export class RefusedPaymentError extends Error {
  readonly reason: PaymentRefusal

  constructor(reason: PaymentRefusal) {
    super(reason)
    this.reason = reason
  }
}
