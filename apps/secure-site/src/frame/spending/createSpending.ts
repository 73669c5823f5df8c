import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { Network } from '../chain/networks'
import { formatAmount } from '../decode/formatAmount'
import type { ReviewRow } from '../decode/review'
import type { SiteApi } from '../session/createSiteApi'
import { createRandomBytes, toBase64Url } from '../vault/bytes'
import { type Assertion, type SpendPermit, spendPermitSchema } from './spendPermit'

const ID_BYTES = 32
export const DECIMALS = { eip155: 18, solana: 9 } as const

/** Amounts and recipients of one request, or of what an app may send without asking until a time. */
export interface Spend {
  /** @default send */
  readonly kind?: 'send' | 'grant' | undefined
  /** Id of the permission that the request uses. */
  readonly permission?: string | undefined
  /** End of what is granted, in ms since 1970. */
  readonly until?: number | undefined
  /** Base units of the network’s coin. */
  readonly amount: bigint
  readonly to: readonly string[]
  readonly hasOther: boolean
  /** True if it isn’t known who gets something. */
  readonly hasUnknown: boolean
}

// States that nothing is sent: for a text, or a change of the wallet itself, such as its email.
export const TEXT = 'text'

// For a signature that may permit anything.
export const UNKNOWN_SPEND: Spend = { amount: 0n, to: [], hasOther: true, hasUnknown: true }

const answerSchema = z.extend(z.omit(spendPermitSchema, { id: true }), {
  left: z.optional(z.string().check(z.regex(/^-?\d+$/))),
})

export interface SpendRequest {
  /** Asks the server whether its policy lets the request begin. Rejects with its reason. */
  begin(signal: AbortSignal): Promise<{ readonly permit: SpendPermit; readonly rows: readonly ReviewRow[] }>
  adopt(permit: SpendPermit, assertion: Assertion | undefined): void
}

export interface Spending {
  readonly current: () => { readonly id: string; readonly assertion?: Assertion | undefined } | undefined
  readonly of: (describe: () => Spend | typeof TEXT) => SpendRequest
}

/** States to the server what one request sends, which the server’s policy limits. */
export function createSpending({ api, token, network }: { api: SiteApi; token: string; network: Network }): Spending {
  let current: ReturnType<Spending['current']>
  return {
    current: () => current,
    of: (describe) => ({
      async begin(signal) {
        const id = toBase64Url(createRandomBytes(ID_BYTES))
        const described = describe()
        const spend = described === TEXT ? { kind: TEXT } : toStatement(described, network)
        const { left, passkey } = await api.call('policy/begin', { id, spend }, answerSchema, { token, signal })
        const rest = left === undefined || described === TEXT ? undefined : BigInt(left) - described.amount
        const text = rest === undefined ? '' : formatAmount(rest, DECIMALS[network.namespace])
        return {
          permit: { id, ...(passkey && { passkey }) },
          rows:
            rest === undefined ? [] : [{ name: texts().approvals.rows.leftToday, value: `${text} ${network.symbol}` }],
        }
      },
      adopt({ id }, assertion) {
        current = { id, assertion }
      },
    }),
  }
}

const toStatement = (
  { kind = 'send', amount, to, hasOther, hasUnknown, permission, until }: Spend,
  network: Network,
) => ({
  ...{ kind, network: network.caipNetworkId, amount: String(amount), to: [...new Set(to)], hasOther, hasUnknown },
  ...(permission !== undefined && { permission }),
  ...(until !== undefined && { until }),
})
