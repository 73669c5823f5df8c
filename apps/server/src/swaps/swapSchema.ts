import * as z from 'zod/mini'
import { SWAP_PROVIDERS, type SwapProviderName } from './routers'

const URLS: Readonly<Record<SwapProviderName, string>> = {
  '1inch': 'https://api.1inch.com',
  '0x': 'https://api.0x.org',
  lifi: 'https://li.quest',
}

const address = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'has a router that is no address')),
  z.transform((text: string) => text.toLowerCase()),
)
const provider = z
  .strictObject({
    name: z.enum(SWAP_PROVIDERS, 'has a provider that is not 1inch, 0x or lifi'),
    key: z.optional(z.string().check(z.regex(/^[\w.-]{1,500}$/, 'has a key with odd characters'))),
    integrator: z.optional(z.string().check(z.regex(/^[\w.-]{1,23}$/))),
    /** Contracts in place of the default ones, by network. An empty list turns the network off. */
    routers: z._default(
      z.record(z.string().check(z.regex(/^eip155:[1-9]\d{0,14}$/)), z.array(address).check(z.maxLength(10))),
      {},
    ),
    apiUrl: z.optional(
      z
        .string()
        .check(
          z.regex(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/, 'has an apiUrl that is no URL'),
        ),
    ),
  })
  .check(z.refine(({ name, key }) => name === 'lifi' || key !== undefined, 'has a provider without its key'))

/** Providers of swaps with the operator's keys, the preferred one first. */
export const swapProvidersSchema = z
  .array(
    z.pipe(
      provider,
      z.transform(({ apiUrl, ...rest }) => ({ ...rest, apiUrl: apiUrl ?? URLS[rest.name] })),
    ),
    'is not JSON such as [{"name":"0x","key":"…"}]',
  )
  .check(
    z.minLength(1, 'has no provider'),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names a provider twice'),
  )

export type SwapProviderSettings = z.output<typeof swapProvidersSchema>[number]
