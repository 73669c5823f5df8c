import * as z from 'zod/mini'

const MAX_DATA_CHARS = 200_000
const MAX_TOKENS = 5_000
const MAX_DECIMALS = 36
const MAX_UNITS = 1n << 256n

const isUnits = (value: bigint) => value < MAX_UNITS

export const unitsField = z.pipe(
  z.union([z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)), z.int().check(z.gte(0))]),
  z.pipe(
    z.transform((value: string | number) => BigInt(value)),
    z.bigint().check(z.refine(isUnits)),
  ),
)
export const amountField = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.pipe(
    z.transform((text: string) => BigInt(text)),
    z.bigint().check(z.refine(isUnits)),
  ),
)
export const addressField = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  z.transform((text: string) => text.toLowerCase()),
)
export const dataField = z.string().check(z.maxLength(MAX_DATA_CHARS), z.regex(/^0x([0-9a-fA-F]{2})+$/))

const tokenSchema = z.object({
  address: addressField,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  symbol: z.string().check(z.minLength(1), z.maxLength(40)),
  decimals: z.int().check(z.gte(0), z.lte(MAX_DECIMALS)),
  logoURI: z.catch(z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/\S+$/))), undefined),
  eip2612: z.catch(z.optional(z.boolean()), undefined),
})

export const parseTokens = (items: readonly unknown[]) =>
  items
    .flatMap((item) => {
      const { data } = z.safeParse(tokenSchema, item)
      return data === undefined ? [] : [data]
    })
    .slice(0, MAX_TOKENS)
    .map(({ logoURI: logoUri, ...token }) => ({ ...token, logoUri }))

const FEE_DECIMALS = 4

export function formatPercent(part: bigint, whole: bigint): string | undefined {
  if (whole === 0n || part > whole) return undefined
  const digits = String((part * 100n * 10n ** BigInt(FEE_DECIMALS)) / whole).padStart(FEE_DECIMALS + 1, '0')
  const decimals = digits.slice(-FEE_DECIMALS).replace(/0+$/, '')
  return `${digits.slice(0, -FEE_DECIMALS)}${decimals && `.${decimals}`}`
}
