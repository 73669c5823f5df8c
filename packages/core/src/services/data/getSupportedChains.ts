import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { CaipNetworkId } from '../../types/caip.js'
import { isCaipNetworkId } from '../../utils/caip.js'
import type { Http } from '../http.js'

const schema = z.object({ http: z.array(z.unknown()) })

/** `GET /v1/supported-chains`: the networks that the service knows. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getSupportedChains(http: Http): Promise<ReadonlySet<CaipNetworkId>> {
  const parsed = schema.safeParse(await http.getJson('/v1/supported-chains', { retries: 1 }))
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  return new Set(parsed.data.http.filter(isCaipNetworkId))
}
