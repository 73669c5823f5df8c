import * as z from 'zod/mini'
import { requestJson, UpstreamError } from '../http/requestJson'
import type { SwapProviderSettings } from './swapSchema'

// Statuses with which providers say that they do not swap this.
const NO_ROUTE = [400, 404, 422]

/** Requests an answer of a provider. Resolves to undefined if the provider does not swap this. */
export async function requestProvider<T>(
  { name, apiUrl }: Pick<SwapProviderSettings, 'name' | 'apiUrl'>,
  schema: z.ZodMiniType<T>,
  {
    path,
    query = {},
    headers,
    maxBytes,
  }: {
    readonly path: string
    readonly query?: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
    readonly maxBytes?: number
  },
): Promise<T | undefined> {
  const answer = await requestJson({
    service: name,
    url: `${apiUrl}${path}?${new URLSearchParams(query)}`,
    headers,
    ...(maxBytes !== undefined && { maxBytes }),
  }).catch((error: unknown) => {
    if (error instanceof UpstreamError && NO_ROUTE.includes(error.status ?? 0)) return undefined
    throw error
  })
  if (answer === undefined) return undefined
  const { data } = z.safeParse(schema, answer)
  if (data === undefined) throw new UpstreamError(name)
  return data
}
