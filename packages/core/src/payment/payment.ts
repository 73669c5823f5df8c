import type { CaipNetworkId, Namespace } from '../types/caip.js'

/** What a text says of a payment beyond its receiver. What is absent was not said. */
export interface PaymentDetails {
  readonly format: 'address' | 'caip10' | 'eip681' | 'bip21' | 'solanaPay' | 'name'
  /** Where the receiver can be paid. Several only for an address that several kinds of networks know. */
  readonly namespaces: readonly [Namespace, ...Namespace[]]
  /** One of the modal's networks. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** What shall be sent. `address` absent: the native coin. */
  readonly asset?: { readonly address?: string | undefined } | undefined
  readonly amount?: PaymentAmount | undefined
  /** Who is paid, in their own words. Never to be taken for a proof. */
  readonly label?: string | undefined
  /** What for, for the visitor. */
  readonly message?: string | undefined
  /** What goes along on the chain. */
  readonly memo?: string | undefined
  /** Public keys that go along, so that the receiver finds the payment (Solana Pay). */
  readonly references?: readonly string[] | undefined
}

/** `smallest`: wei and the like, in digits alone. `whole`: coins as a plain decimal. Always above zero. */
export type PaymentAmount =
  | { readonly unit: 'smallest'; readonly value: bigint }
  | { readonly unit: 'whole'; readonly value: string }

/** What was read from a text. */
export type PaymentReading =
  | (PaymentDetails & { readonly kind: 'address'; readonly address: string })
  | (PaymentDetails & {
      readonly kind: 'name'
      readonly name: string
      /** It has letters of several scripts, or of another one that look like Latin ones: it may imitate another name. */
      readonly isLookalike: boolean
    })
  | { readonly kind: 'refused'; readonly reason: PaymentRefusal }

/**
 * Why a text is not taken. `hidden`: it has characters that nobody sees or that turn the direction of reading. `unknown`:
 * neither an address nor a name nor a request. `address`: a form that is known with an address that is wrong.
 * `network`: of a network that this modal does not have. `required`: it demands something that is not known here.
 * `call`: it asks for more than a payment. `interactive`: a Solana Pay link that asks a server. `checksum`: it carries a
 * check code that cannot be checked here.
 */
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

/** Why reading stops, on its way out of where it stopped. */
export class Refused extends Error {
  readonly reason: PaymentRefusal

  constructor(reason: PaymentRefusal) {
    super(reason)
    this.reason = reason
  }
}
